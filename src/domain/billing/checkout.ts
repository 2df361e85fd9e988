// A checkout's rules: what may be bought beside what one has, one open checkout at a time, and the coupon it holds.

import { isRecurring, rankOf } from '../../billing/catalogue'
import type { CheckoutSnapshot } from '../../billing/gateway'
import { discounted } from '../../billing/price'
import type { DomainEvent } from '../../events/schema/events'
import type { BillingCycle, CheckoutOutcome, GatewayName, SoldPlan } from '../../events/schema/vocabulary'
import { accept, type Decision, refuse } from '../decider'
import { type Entitlements, entitlementAt, liveSubscriptions } from './entitlement'
import type { BillingRefusal, BillingState, Checkout } from './state'

export type CheckoutChoice = {
  /** A new id; ours, and the provider's idempotency key. */
  readonly checkout: string
  readonly gateway: GatewayName
  readonly plan: SoldPlan
  readonly cycle: BillingCycle
  /** Cents of one period. */
  readonly price: number
}

/** A coupon that is good: looked up by the caller, held by the log's claim. */
export type Discount = { readonly code: string; readonly percent: number }

/** Why a plan cannot be bought now, or null. Decision 0131. */
export const refusalOf = (entitlements: Entitlements, plan: SoldPlan, now: number): BillingRefusal | null => {
  if (isRecurring(plan) && liveSubscriptions(entitlements, now).length > 0) return 'subscription-running'
  const current = entitlementAt(entitlements, now).plan
  if (rankOf(plan) === rankOf(current)) return 'plan-current'
  return rankOf(plan) < rankOf(current) ? 'plan-covered' : null
}

const isOpen = ({ state }: Checkout): boolean => state === 'started' || state === 'open'

/** The checkout that waits for the person to pay, if there is one; a pending one (Pix) waits for the provider. */
export const openCheckoutOf = ({ checkouts }: BillingState): Checkout | null =>
  [...checkouts.values()].find(isOpen) ?? null

/** Whether a payment is on the way for this plan, or for another subscription where it is one: both could arrive, and be paid twice. */
const isPending = ({ checkouts }: BillingState, plan: SoldPlan): boolean =>
  [...checkouts.values()].some(
    (one) => one.state === 'pending' && (one.plan === plan || (isRecurring(one.plan) && isRecurring(plan))),
  )

/** Whether an open checkout is the very one asked for. */
export const isSameCheckout = (
  open: Checkout,
  { gateway, plan, cycle, price, coupon }: Omit<CheckoutChoice, 'checkout'> & { readonly coupon: Discount | null },
): boolean =>
  open.gateway === gateway &&
  open.plan === plan &&
  open.cycle === cycle &&
  open.price === price &&
  open.coupon === (coupon?.code ?? null)

/**
 * Whether another checkout of this account holds the coupon or was paid with it. The log's claim keeps other accounts from a
 * coupon; its own account could hold it again, and would pay two checkouts with it.
 */
const isTaken = ({ checkouts }: BillingState, code: string): boolean =>
  [...checkouts.values()].some((one) => one.coupon === code && (one.holds || one.state === 'completed'))

/** Starts a checkout, or nothing if the same one is open. Another open one must be closed at the provider first. */
export const startCheckout = (
  state: BillingState,
  command: CheckoutChoice & { readonly coupon: Discount | null; readonly now: number },
): Decision<DomainEvent, BillingRefusal> => {
  const { checkout, gateway, plan, cycle, price, coupon, now } = command
  const refused = refusalOf(state.entitlements, plan, now)
  if (refused) return refuse(refused)
  if (isPending(state, plan)) return refuse('checkout-pending')
  const open = openCheckoutOf(state)
  if (open) return isSameCheckout(open, command) ? accept() : refuse('checkout-open')
  if (coupon && isTaken(state, coupon.code)) return refuse('coupon-taken')
  const discount = coupon?.percent ?? 0
  const amount = discounted(price, discount)
  const started: DomainEvent = {
    type: 'CheckoutStarted',
    data: { checkout, gateway, plan, cycle, price, amount, coupon: coupon?.code ?? null, discount },
    personal: null,
  }
  const couponEvents: DomainEvent[] = coupon
    ? [{ type: 'CouponHeld', data: { ...coupon, checkout }, personal: null }]
    : []
  return accept(started, ...couponEvents)
}

const ended: ReadonlySet<string> = new Set(['completed', 'expired', 'failed', 'abandoned'])

/** The events for the provider's state of a checkout: pending, or ended, when its coupon is used or released. */
export const progressEvents = (checkout: Checkout, state: CheckoutSnapshot['state']): DomainEvent[] => {
  if (state === 'open') return []
  if (state === 'pending')
    return checkout.state === 'started' || checkout.state === 'open'
      ? [{ type: 'CheckoutPending', data: { checkout: checkout.checkout }, personal: null }]
      : []
  return endEvents(checkout, state)
}

/** Its end, recorded once; one that has ended may only be recorded as paid after all. */
export const endEvents = (checkout: Checkout, outcome: CheckoutOutcome): DomainEvent[] => {
  const { checkout: id, coupon, discount, holds, state } = checkout
  if (state === outcome || (ended.has(state) && outcome !== 'completed') || state === 'completed') return []
  const events: DomainEvent[] = [{ type: 'CheckoutEnded', data: { checkout: id, outcome }, personal: null }]
  if (holds && coupon !== null)
    events.push(
      outcome === 'completed'
        ? { type: 'CouponUsed', data: { code: coupon, checkout: id, percent: discount }, personal: null }
        : { type: 'CouponReleased', data: { code: coupon, checkout: id }, personal: null },
    )
  return events
}
