// Remembers when each API token was last used, to the hour: it changes with the calls of a program, so it lies in runtime.db and not
// in the log.
import { endsTokens } from '../../../domain/accounts/api-tokens/state'
import { requireAccount } from '../../../events/schema/events'
import type { EventLog } from '../../../events/store/log'
import { hourMs } from '../../../time/units'
import type { TokenUses } from '../../core/ports'
import type { RuntimeDb } from './runtime-db'

const ends: ReadonlySet<string> = new Set(endsTokens)

export const createTokenUses = ({ prepare }: RuntimeDb, log: Pick<EventLog, 'onCommit'>): TokenUses => {
  const byToken = prepare<{ readonly last_used: number }, [string]>('SELECT last_used FROM token_use WHERE token = ?')
  const save = prepare<never, [string, string, number]>(
    'INSERT INTO token_use VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET last_used = max(last_used, excluded.last_used)',
  )
  const remove = prepare<never, [string]>('DELETE FROM token_use WHERE token = ?')
  const removeOf = prepare<never, [string]>('DELETE FROM token_use WHERE account = ?')
  log.onCommit('effects', (events) => {
    for (const { type, stream, data } of events) {
      if (type === 'ApiTokenRevoked') remove.run(String(data.apiToken))
      if (ends.has(type)) removeOf.run(requireAccount(stream))
    }
  })
  const of = (token: string) => byToken.get(token)?.last_used ?? null
  return {
    of,
    touch: (token, account, now) => {
      const hour = Math.floor(now / hourMs) * hourMs
      if ((of(token) ?? 0) < hour) save.run(token, account, hour)
    },
  }
}
