// The API tokens of an account that work.
import type { ApiToken } from '../../domain/accounts/api-tokens/state'
import { accountState } from '../accounts/account-state'
import type { Core } from '../core/core'

/** The tokens that work at a time (ms), the latest first. */
export const liveTokens = (core: Pick<Core, 'states'>, account: string, now: number): readonly ApiToken[] =>
  accountState(core, account)
    .apiTokens.filter(({ until }) => until > now)
    .toReversed()
