// What an account's events say of it now.
import { type AccountState, account } from '../../domain/accounts/account'
import { accountStream } from '../../events/schema/account'
import type { Core } from '../core'

export const accountState = (core: Core, id: string): AccountState => core.states.of(account, accountStream(id)).state
