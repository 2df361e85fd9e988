// Waiting mails about accounts, in runtime.db: without their links, which are made when a mail is sent.
import { requireAccount } from '../../events/schema/events'
import type { EventLog } from '../../events/store/log'
import type { AccountMail, AccountMails } from '../core/ports'
import type { RuntimeDb } from '../storage/runtime-db/runtime-db'

/** Most mails that may wait; beyond it the oldest is dropped. */
const waitingMax = 10_000

export const createAccountMails = ({ prepare }: RuntimeDb, log: Pick<EventLog, 'onCommit'>): AccountMails => {
  const insert = prepare<never, [string, string, string, string, string, number]>(
    'INSERT INTO mails VALUES (?, ?, ?, ?, ?, ?)',
  )
  const oldest = prepare<AccountMail, [number]>('SELECT * FROM mails ORDER BY at, id LIMIT ?')
  const remove = prepare<never, [string]>('DELETE FROM mails WHERE id = ?')
  const removeOf = prepare<never, [string]>('DELETE FROM mails WHERE account = ?')
  const trim = prepare<never, [number]>(
    'DELETE FROM mails WHERE id IN (SELECT id FROM mails ORDER BY at DESC, id DESC LIMIT -1 OFFSET ?)',
  )
  const listeners: (() => void)[] = []
  log.onCommit('effects', (events) => {
    for (const { type, stream } of events) if (type === 'AccountErased') removeOf.run(requireAccount(stream))
  })
  return {
    queue: ({ kind, account, address, language, at }) => {
      insert.run(Bun.randomUUIDv7(), kind, account, address, language, at)
      trim.run(waitingMax)
      for (const listener of listeners) listener()
    },
    waiting: (limit) => oldest.all(limit),
    remove: (id) => void remove.run(id),
    onQueued: (listener) => void listeners.push(listener),
  }
}
