// Making and revoking the API tokens of an account.
import type { DomainEvent } from '../../../events/schema/events'
import type { TokenScope } from '../../../events/schema/vocabulary'
import { dayMs } from '../../../time/units'
import { accept, type Decider, refuse } from '../../decider'
import { type AccountState, account } from '../account'

/** Tokens of one account that are neither revoked nor expired. */
export const tokensMax = 10
/** Characters of a token's name. */
export const tokenNameMax = 60
/** How many days a token may last; every token expires. */
export const tokenDays = [30, 90, 365] as const

export type ApiTokenCommand =
  | {
      readonly kind: 'make'
      /** The account's epoch when its password was shown. */
      readonly epoch: number
      readonly id: string
      readonly scope: TokenScope
      /** Hash of the token. */
      readonly token: string
      readonly name: string
      readonly days: number
      readonly now: number
    }
  | { readonly kind: 'revoke'; readonly id: string }
  | { readonly kind: 'revoke-all' }

/** 'session-ended': the account changed since its password was shown. */
export type ApiTokenRefusal = 'account-missing' | 'session-ended' | 'token-missing' | 'tokens-full'

const revoked = (id: string): DomainEvent => ({ type: 'ApiTokenRevoked', data: { apiToken: id }, personal: null })

export const apiTokens: Decider<AccountState, ApiTokenCommand, DomainEvent, ApiTokenRefusal> = {
  initial: account.initial,
  evolve: account.evolve,

  decide: (command, { registered, erased, active, epoch, apiTokens: tokens }) => {
    if (!registered || erased) return refuse('account-missing')
    if (command.kind === 'revoke-all') return accept(...tokens.map(({ id }) => revoked(id)))
    if (command.kind === 'revoke')
      return tokens.some(({ id }) => id === command.id) ? accept(revoked(command.id)) : refuse('token-missing')
    if (command.epoch !== epoch || !active) return refuse('session-ended')
    const { id, scope, token, name, days, now } = command
    if (tokens.filter(({ until }) => until > now).length >= tokensMax) return refuse('tokens-full')
    const data = { apiToken: id, scope, token, made: now, until: now + days * dayMs }
    return accept({ type: 'ApiTokenMade', data, personal: { name } })
  },
}
