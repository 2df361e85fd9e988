// The claims that belong to events: an address belongs to one account, a coupon to one person. They are stored beside the
// log and not in it, so an import of events from another log calculates them again.
import { couponClaims } from '../../domain/billing/coupon'
import { accountEvents } from '../../events/schema/account'
import type { Claim, RecordedEvent } from '../../events/store/log'
import type { Secrets } from '../runtime/secrets'

export type EventClaims = { readonly claims: readonly Claim[]; readonly releases: readonly Claim[] }

/** Call it with each event of a log, in order. The address of an erased account cannot be read, so nothing is claimed for it. */
export const createClaims = ({ emailClaim }: Pick<Secrets, 'emailClaim'>): ((event: RecordedEvent) => EventClaims) => {
  const held = new Map<string, Claim>()
  return (recorded) => {
    const parsed = accountEvents.parse(recorded)
    if (!parsed?.ok) return { claims: [], releases: [] }
    const { stream } = recorded
    const { event } = parsed
    const coupons = couponClaims(stream, [event])
    const before = held.get(stream)
    if (event.type === 'AccountErased' && before) {
      held.delete(stream)
      return { claims: [], releases: [before] }
    }
    if ((event.type !== 'AccountRegistered' && event.type !== 'ProfileChanged') || !event.personal) return coupons
    const own: Claim = { kind: 'email', value: emailClaim(event.personal.email), stream }
    if (before?.value === own.value) return coupons
    held.set(stream, own)
    return { claims: [own], releases: before ? [before] : [] }
  }
}
