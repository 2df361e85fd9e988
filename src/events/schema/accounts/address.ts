// Events about the email address of an account: whether it was proved, and the steps of changing it; and an erasure that waits
// while a change can be undone. The address itself changes with ProfileChanged, as it always has.
import { z } from 'zod'
import { event } from '../catalog'
import { time } from '../fields'

export const addressEvents = {
  /** The present address is proved: by a mailed link, a provider that verified it, or an undone change away from it. */
  AddressProved: event({
    repeatable: false,
    data: () => z.object({ by: z.enum(['mail', 'provider', 'undo']) }),
    golden: { data: { by: 'mail' } },
  }),
  /** A new address was asked for; it counts once a link mailed to it is used before `until` (ms). */
  AddressChangeRequested: event({
    repeatable: true,
    data: () => z.object({ until: time }),
    personal: () => z.object({ email: z.string() }),
    golden: { data: { until: 1_797_000_000_000 }, personal: { email: 'marina.reis@exemplo.com.br' } },
  }),
  AddressChangeCancelled: event({ repeatable: false, data: () => z.object({}), golden: { data: {} } }),
  /**
   * The new address was proved; ProfileChanged and AddressProved follow in the same append. Until `undoUntil` (ms) a link
   * mailed to the former address takes the change back; null if that one was never proved, so that no stranger can.
   */
  AddressChangeConfirmed: event({
    repeatable: false,
    data: () => z.object({ undoUntil: time.nullable() }),
    golden: { data: { undoUntil: 1_797_000_000_000 } },
  }),
  /** The person asked for the account to be erased; it is at `due` (ms), when no change of its address can be undone any more. */
  ErasureRequested: event({
    repeatable: true,
    data: () => z.object({ due: time }),
    golden: { data: { due: 1_797_000_000_000 } },
  }),
  /** The person keeps the account after all. */
  ErasureCancelled: event({ repeatable: false, data: () => z.object({}), golden: { data: {} } }),
} as const
