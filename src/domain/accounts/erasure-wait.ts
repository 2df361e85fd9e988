// An erasure that waits: within a week of a change of address the former address can still undo it, and the person who
// moved the account must not be able to end that by erasing it.
import type { DomainEvent } from '../../events/schema/events'

/** Events that end a waiting erasure: after them the account may be in other hands than when erasure was requested. */
const ending: readonly DomainEvent['type'][] = [
  'ErasureCancelled',
  'AccountErased',
  'AccountDeactivated',
  'PasswordReset',
]

const ends = (event: DomainEvent): boolean => {
  if (event.type === 'PasswordChanged') return event.data.survivor === 'none'
  if (event.type === 'AddressProved') return event.data.by === 'undo'
  if (event.type === 'RoleChanged') return event.data.role === 'admin'
  return ending.includes(event.type)
}

/** When the account is erased (ms) after an event; null while nobody asked for it. */
export const erasureAfter = (due: number | null, event: DomainEvent): number | null => {
  if (event.type === 'ErasureRequested') return event.data.due
  return ends(event) ? null : due
}
