// Remembers when each passkey was last used, and its authenticator's signature counter then. It changes with each sign-in, so it lies
// in runtime.db and not in the log.
import { requireAccount } from '../../../events/schema/events'
import type { EventLog } from '../../../events/store/log'
import type { PasskeyUses } from '../../core/ports'
import type { RuntimeDb } from './runtime-db'

type Row = { readonly last_used: number; readonly counter: number }

export const createPasskeyUses = ({ prepare }: RuntimeDb, log: Pick<EventLog, 'onCommit'>): PasskeyUses => {
  const byPasskey = prepare<Row, [string]>('SELECT last_used, counter FROM passkey_use WHERE passkey = ?')
  const save = prepare<never, [string, string, number, number]>(
    `INSERT INTO passkey_use VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET
       last_used = max(last_used, excluded.last_used), counter = max(counter, excluded.counter)`,
  )
  const remove = prepare<never, [string]>('DELETE FROM passkey_use WHERE passkey = ?')
  const removeOf = prepare<never, [string]>('DELETE FROM passkey_use WHERE account = ?')
  log.onCommit('effects', (events) => {
    for (const { type, stream, data } of events) {
      if (type === 'PasskeyRemoved') remove.run(String(data.passkey))
      if (type === 'SecondFactorRemoved' || type === 'AccountErased') removeOf.run(requireAccount(stream))
    }
  })
  return {
    of: (passkey) => {
      const row = byPasskey.get(passkey)
      return row && { lastUsed: row.last_used, counter: row.counter }
    },
    record: (passkey, account, { lastUsed, counter }) => void save.run(passkey, account, lastUsed, counter),
  }
}
