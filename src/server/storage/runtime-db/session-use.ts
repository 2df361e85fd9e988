// Remembers where and when sessions were last used: by this a person recognises them, and unused ones end. It changes with each
// request, so it is stored in runtime.db and not in the log.

import { recent } from '../../../cache/bounded'
import { endsSessions } from '../../../domain/accounts/session'
import { requireAccount } from '../../../events/schema/events'
import type { EventLog } from '../../../events/store/log'
import { minuteMs } from '../../../time/units'
import type { SessionUse, SessionUses } from '../../core/ports'
import type { RuntimeDb } from './runtime-db'

/** Precision of the last use, in milliseconds: it is written no more often. */
export const useStepMs = 5 * minuteMs

/** Sessions remembered in memory, about 200 bytes each. */
const rememberedMax = 10_000

type Row = { readonly device: string; readonly network: string; readonly last_used: number }
/** `still`: the open sessions of an account. */
type Options = { readonly log: Pick<EventLog, 'onCommit'>; readonly still: (account: string) => readonly string[] }

const endsAll: ReadonlySet<string> = new Set(endsSessions)

/** A session's use, remembered because every request asks for it and nothing else writes the table. */
export const createSessionUses = ({ prepare }: RuntimeDb, { log, still }: Options): SessionUses => {
  const insert = prepare<never, [string, string, string, string, number]>(
    'INSERT OR REPLACE INTO session_use VALUES (?, ?, ?, ?, ?)',
  )
  const bySession = prepare<Row, [string]>('SELECT device, network, last_used FROM session_use WHERE session = ?')
  const used = prepare<never, [number, string]>('UPDATE session_use SET last_used = ? WHERE session = ?')
  const remove = prepare<never, [string]>('DELETE FROM session_use WHERE session = ?')
  const removeOthers = prepare<never, [string, string]>(
    'DELETE FROM session_use WHERE account = ? AND session NOT IN (SELECT value FROM json_each(?))',
  )

  let remembered = recent<string, SessionUse>(rememberedMax)

  // Registered after the read models, so they know which sessions are left.
  log.onCommit('effects', (events) => {
    for (const { type, stream, data } of events) {
      if (type === 'SessionEnded') {
        remembered.delete(String(data.session))
        remove.run(String(data.session))
      }
      if (!endsAll.has(type)) continue
      const account = requireAccount(stream)
      // Which of them are the account's is not known here, and this is rare.
      remembered = recent(rememberedMax)
      removeOthers.run(account, JSON.stringify(type === 'AccountErased' ? [] : still(account)))
    }
  })

  return {
    begin: (session, account, use) => {
      remembered.set(session, use)
      insert.run(session, account, use.device, use.network, use.lastUsed)
    },
    of: (session) => {
      const previous = remembered.get(session)
      if (previous) return previous
      const row = bySession.get(session)
      if (!row) return null
      const use = { device: row.device, network: row.network, lastUsed: row.last_used }
      remembered.set(session, use)
      return use
    },
    touch: (session, now) => {
      const previous = remembered.get(session)
      if (previous) remembered.set(session, { ...previous, lastUsed: now })
      used.run(now, session)
    },
  }
}
