// Brings a command to its decider: the stream's state decides it, and the resulting events are appended.
import type { DomainEvent } from '../events/schema/events'
import type { Claim, EventMetadata, Unchanged } from '../events/store/log'
import type { Decider } from './decider'

/**
 * `conflict`: other writers were faster several times, or one of the `unchanged` streams did change. `claimed`: another stream holds the claim. `full`: see
 * stream-reserve.ts.
 */
export type Unhandled = 'conflict' | 'claimed' | 'full'

export type Handled<Code extends string> =
  | { readonly ok: true; readonly position: number }
  | { readonly ok: false; readonly code: Code | Unhandled }

export type Handle = <State, Command, Code extends string>(
  decider: Decider<State, Command, DomainEvent, Code>,
  stream: string,
  command: Command,
  metadata: EventMetadata,
  depends?: {
    /** Claims of other streams that are over; those of this one follow from its events. */
    readonly releases?: readonly Claim[]
    /** What the command was made of: other streams that must still be at these versions. */
    readonly unchanged?: readonly Unchanged[]
  },
) => Promise<Handled<Code>>
