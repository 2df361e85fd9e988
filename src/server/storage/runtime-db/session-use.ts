// Where and when sessions were last used: by this a person recognises them, and unused ones end. It changes with each
// request, so it is stored in runtime.db and not in the log.
import { endsSessions } from '../../../domain/accounts/session'
import { requireAccount } from '../../../events/schema/accounts/account'
import type { EventLog } from '../../../events/store/log'
import { minuteMs } from '../../../time/units'
import type { SessionUses } from '../../core'
import type { RuntimeDb } from './runtime-db'

/** Precision of the last use, in milliseconds: it is written no more often. */
export const useStepMs = 5 * minuteMs

type Row = { readonly device: string; readonly network: string; readonly last_used: number }
/** `still`: the open sessions of an account. */
type Options = { readonly log: Pick<EventLog, 'onCommit'>; readonly still: (account: string) => readonly string[] }

const endsAll: ReadonlySet<string> = new Set(endsSessions)

export const createSessionUses = ({ prepare }: RuntimeDb, { log, still }: Options): SessionUses => {
  const insert = prepare<never, [string, string, string, string, number]>(
    'INSERT OR REPLACE INTO session_use VALUES (?, ?, ?, ?, ?)',
  )
  const one = prepare<Row, [string]>('SELECT device, network, last_used FROM session_use WHERE session = ?')
  const used = prepare<never, [number, string]>('UPDATE session_use SET last_used = ? WHERE session = ?')
  const remove = prepare<never, [string]>('DELETE FROM session_use WHERE session = ?')
  const removeOthers = prepare<never, [string, string]>(
    'DELETE FROM session_use WHERE account = ? AND session NOT IN (SELECT value FROM json_each(?))',
  )

  // Registered after the read models, so they know which sessions are left.
  log.onCommit('effects', (events) => {
    for (const { type, stream, data } of events) {
      if (type === 'SessionEnded') remove.run(String(data.session))
      if (!endsAll.has(type)) continue
      const account = requireAccount(stream)
      removeOthers.run(account, JSON.stringify(type === 'AccountErased' ? [] : still(account)))
    }
  })

  return {
    begin: (session, account, { device, network, lastUsed }) =>
      void insert.run(session, account, device, network, lastUsed),
    of: (session) => {
      const row = one.get(session)
      return row && { device: row.device, network: row.network, lastUsed: row.last_used }
    },
    touch: (session, now) => void used.run(now, session),
  }
}
