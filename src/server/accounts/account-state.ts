// The present state of an account, folded from its events.
import { type AccountState, account } from '../../domain/accounts/account'
import { accountStream } from '../../events/schema/account'
import type { Core } from '../core'

export const accountState = (core: Pick<Core, 'states'>, id: string): AccountState =>
  core.states.of(account, accountStream(id)).state
