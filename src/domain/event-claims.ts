// The claims that follow from events by themselves: nobody who appends such an event can forget the claim with it.
import type { DomainEvent } from '../events/schema/events'
import type { Claim } from '../events/store/log'
import { couponClaims } from './billing/coupon'
import { hourClaims } from './mentoring/hour-claims'

/** Of coupons held and of mentoring hours booked. */
export const eventClaims = (
  stream: string,
  events: readonly Pick<DomainEvent, 'type' | 'data'>[],
): { readonly claims: readonly Claim[]; readonly releases: readonly Claim[] } => {
  const [coupons, hours] = [couponClaims(stream, events), hourClaims(stream, events)]
  return { claims: [...coupons.claims, ...hours.claims], releases: [...coupons.releases, ...hours.releases] }
}
