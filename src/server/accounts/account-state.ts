// What an account's events say of it now.
import { type AccountState, account } from '../../domain/accounts/account'
import { fold } from '../../domain/decider'
import { accountEvents, accountStream } from '../../events/schema/account'
import type { Core } from '../core'

export const accountState = (core: Core, id: string): AccountState =>
  fold(account, accountEvents.history(core.events.read(accountStream(id))))
