// Folds which API tokens an account has.
import type { DomainEvent } from '../../../events/schema/events'
import type { TokenScope } from '../../../events/schema/vocabulary'

/** A token that was not revoked; it may have expired. Times in milliseconds since 1970. */
export type ApiToken = {
  readonly id: string
  readonly scope: TokenScope
  /** Hash of the token itself. */
  readonly token: string
  /** Empty once the account's key is destroyed. */
  readonly name: string
  readonly made: number
  readonly until: number
}

/** Events that end all tokens of an account: an intruder may have made one, or nobody may use them any more. */
export const endsTokens = [
  'PasswordChanged',
  'PasswordReset',
  'SecondFactorRemoved',
  'TotpEnabled',
  'AccountDeactivated',
  'AccountErased',
] as const satisfies readonly DomainEvent['type'][]
const ends: ReadonlySet<string> = new Set(endsTokens)

/** The tokens after an event. Those that had expired when a new one was made are dropped. */
export const tokensAfter = (tokens: readonly ApiToken[], event: DomainEvent): readonly ApiToken[] => {
  if (ends.has(event.type)) return tokens.length === 0 ? tokens : []
  if (event.type === 'ApiTokenRevoked') return tokens.filter(({ id }) => id !== event.data.apiToken)
  if (event.type !== 'ApiTokenMade') return tokens
  const { apiToken, ...rest } = event.data
  const name = event.personal?.name ?? ''
  return [...tokens.filter(({ until }) => until > rest.made), { ...rest, id: apiToken, name }]
}
