// How a command reaches its decider: the stream is read, folded and decided on, and what follows is appended.
import type { AccountEvent } from '../events/schema/account'
import type { Claim, EventMetadata } from '../events/store/log'
import type { Decider } from './decider'

export type Handled<Code extends string> =
  | { readonly ok: true; readonly position: number }
  | { readonly ok: false; readonly code: Code | 'conflict' | 'claimed' }

export type Handle = <State, Command, Code extends string>(
  decider: Decider<State, Command, AccountEvent, Code>,
  stream: string,
  command: Command,
  metadata: EventMetadata,
  claims?: readonly Claim[],
  releases?: readonly Claim[],
) => Promise<Handled<Code>>
