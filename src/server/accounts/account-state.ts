// The present state of an account, folded from its events.
import { type AccountState, account } from '../../domain/accounts/account'
import { accountStream } from '../../events/schema/events'
import type { StreamStates } from '../runtime/stream-states'

export const accountState = (core: { readonly states: StreamStates }, id: string): AccountState =>
  core.states.of(account, accountStream(id)).state
