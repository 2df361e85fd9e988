// Stripe's objects in the port's terms; fetch-snapshots.ts asks Stripe. Times at Stripe are seconds, ours are milliseconds.

import type Stripe from 'stripe'
import type { CheckoutSnapshot, PaymentSnapshot, SubscriptionSnapshot } from '../../../billing/gateway'
import { type DisputeState, type SubscriptionStatus, subscriptionStatuses } from '../../../events/schema/vocabulary'
import { logger } from '../../runtime/logger'
import { missing } from './failure'
import { idOf, ownIds } from './ids'
import { type Offer, offerOf, offerOfPrice } from './offer-of-price'

const gateway = 'stripe' as const

const ms = (seconds: number): number => seconds * 1000

/** Of an object without ids of ours, such as a subscription made by hand, the customer may still say whose it is. */
const accountOf = (
  metadata: Stripe.Metadata | null | undefined,
  customer?: string | Stripe.Customer | Stripe.DeletedCustomer | null,
): string =>
  ownIds(metadata).account ??
  (customer && typeof customer === 'object' && !customer.deleted ? ownIds(customer.metadata).account : null) ??
  missing()

const statusOf = (status: Stripe.Subscription['status'], subscription: string): SubscriptionStatus => {
  const knownStatus = subscriptionStatuses.find((one) => one === status && one !== 'unknown')
  if (knownStatus) return knownStatus
  logger.error('stripe.unknown_status', { why: 'unknown status of a subscription: it allows nothing', subscription })
  return 'unknown'
}

/** A subscription with its items, and its customer expanded. */
export const subscriptionSnapshot = (one: Stripe.Subscription): SubscriptionSnapshot => {
  const items = one.items.data
  // One item is what we sell; should an operator add others, the first that is a plan of ours counts.
  const item = items.find(({ price }) => offerOfPrice(price)) ?? items[0]
  const offer = item && offerOfPrice(item.price)
  if (!offer)
    logger.error('stripe.unknown_price', { why: 'a price of no plan: it allows nothing', subscription: one.id })
  const periodEnd = item?.current_period_end ?? one.ended_at ?? one.start_date
  return {
    gateway,
    subscription: one.id,
    account: accountOf(one.metadata, one.customer),
    plan: offer?.plan ?? null,
    cycle: offer?.cycle ?? (item?.price.recurring?.interval === 'year' ? 'annually' : 'monthly'),
    status: statusOf(one.status, one.id),
    start: ms(one.start_date),
    periodStart: ms(item?.current_period_start ?? one.start_date),
    periodEnd: ms(periodEnd),
    // Under flexible billing only the date may show that it ends.
    cancelAtPeriodEnd: one.cancel_at_period_end || (one.cancel_at !== null && one.cancel_at <= periodEnd),
  }
}

/** What was taken back of a payment: a charge that was paid, and the disputes about it. */
export type TakenBack = { readonly refunded: number; readonly dispute: DisputeState | null; readonly at: number | null }

/** The newest dispute decides; inquiries take no money and are none, an unknown status holds as an open one. */
export const disputeState = (disputes: readonly Stripe.Dispute[]): DisputeState | null => {
  const [newest] = disputes.filter(({ status }) => !status.startsWith('warning_')).sort((a, b) => b.created - a.created)
  if (!newest) return null
  if (newest.status === 'won' || newest.status === 'prevented') return 'won'
  return newest.status === 'lost' ? 'lost' : 'open'
}

/** A one-time purchase. */
export const intentSnapshot = (one: Stripe.PaymentIntent, back: TakenBack): PaymentSnapshot => {
  const { plan, cycle } = offerOf(one.metadata) ?? missing()
  const paid = one.status === 'succeeded'
  return {
    gateway,
    payment: one.id,
    account: accountOf(one.metadata),
    plan,
    cycle,
    state: paid ? 'paid' : 'failed',
    amount: paid ? one.amount_received : one.amount,
    refunded: back.refunded,
    dispute: back.dispute,
    checkout: ownIds(one.metadata).checkout,
    subscription: null,
    at: back.at ?? ms(one.created),
  }
}

/** A purchase of nothing at all: a coupon of 100 %, for which Stripe makes no payment. */
export const freeSnapshot = (session: Stripe.Checkout.Session): PaymentSnapshot => {
  const { plan, cycle } = offerOf(session.metadata) ?? missing()
  return {
    gateway,
    payment: session.id,
    account: accountOf(session.metadata),
    plan,
    cycle,
    state: 'paid',
    amount: 0,
    refunded: 0,
    dispute: null,
    checkout: ownIds(session.metadata).checkout,
    subscription: null,
    at: ms(session.created),
  }
}

/** One invoice of a subscription, paid or tried. `offer` is what its lines sell. */
export const invoiceSnapshot = (one: Stripe.Invoice, offer: Offer, back: TakenBack): PaymentSnapshot => {
  const paid = one.status === 'paid'
  if (!paid && one.attempt_count === 0) return missing()
  const details = one.parent?.subscription_details
  return {
    gateway,
    payment: one.id,
    account: accountOf(details?.metadata, one.customer),
    plan: offer.plan,
    cycle: offer.cycle,
    state: paid ? 'paid' : 'failed',
    amount: paid ? one.amount_paid : one.amount_due,
    refunded: back.refunded,
    dispute: back.dispute,
    // The first invoice is what the checkout bought; later ones were not asked for again.
    checkout: one.billing_reason === 'subscription_create' ? ownIds(details?.metadata).checkout : null,
    subscription: idOf(details?.subscription),
    at: ms(one.status_transitions.paid_at ?? one.created),
  }
}

const lost: ReadonlySet<string> = new Set(['requires_payment_method', 'canceled'])

/** What is still to come of a checkout that is complete and not paid: Pix and boleto are paid later, or never. */
const unpaidState = (session: Stripe.Checkout.Session): 'pending' | 'failed' => {
  const { payment_intent: intent, subscription } = session
  if (intent && typeof intent === 'object') return lost.has(intent.status) ? 'failed' : 'pending'
  if (subscription && typeof subscription === 'object')
    return ['incomplete_expired', 'canceled'].includes(subscription.status) ? 'failed' : 'pending'
  return 'pending'
}

const checkoutState = (session: Stripe.Checkout.Session): CheckoutSnapshot['state'] => {
  const { status, payment_status: paid } = session
  if (status === 'expired') return 'expired'
  if (status === 'open') return 'open'
  if (status === 'complete')
    return paid === 'paid' || paid === 'no_payment_required' ? 'completed' : unpaidState(session)
  logger.error('stripe.unknown_checkout_status', {
    why: 'unknown status of a checkout: it grants nothing',
    checkout: session.id,
  })
  return 'pending'
}

/** A checkout with its payment and subscription expanded; `payment` is what fetch-snapshots.ts made of the former. */
export const checkoutSnapshot = (
  session: Stripe.Checkout.Session,
  payment: PaymentSnapshot | null,
): CheckoutSnapshot => {
  const { account, checkout } = ownIds(session.metadata)
  const { subscription } = session
  return {
    gateway,
    reference: session.id,
    checkout: checkout ?? missing(),
    account: account ?? missing(),
    state: checkoutState(session),
    url: session.url,
    customer: idOf(session.customer),
    payment,
    subscription: subscription && typeof subscription === 'object' ? subscriptionSnapshot(subscription) : null,
  }
}
