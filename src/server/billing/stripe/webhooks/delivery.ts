// Reads what one of Stripe's events is about. An event is only a hint: the current state is read afterwards, so only its ids
// are stored, and it does not matter which API version of Stripe it was written in.
import type Stripe from 'stripe'
import type { Delivery } from '../../../../domain/billing/webhook'
import { idOf, ownIds } from '../ids'

type About = Pick<Delivery, 'kind' | 'about' | 'account'>

type Reader<Thing> = (of: Thing) => About | null

const ofCheckout: Reader<Stripe.Checkout.Session> = ({ id, metadata }) => ({
  kind: 'checkout',
  about: id,
  account: ownIds(metadata).account,
})
const ofSubscription: Reader<Stripe.Subscription> = ({ id, metadata }) => ({
  kind: 'subscription',
  about: id,
  account: ownIds(metadata).account,
})
const ofInvoice: Reader<Stripe.Invoice> = ({ id, parent }) => ({
  kind: 'payment',
  about: id,
  account: ownIds(parent?.subscription_details?.metadata).account,
})
const ofIntent: Reader<Stripe.Charge | Stripe.Refund | Stripe.Dispute> = ({ payment_intent, metadata }) => {
  const about = idOf(payment_intent)
  return about === null ? null : { kind: 'intent', about, account: ownIds(metadata).account }
}

type Types = Stripe.Event['type']
type ObjectOf<Type extends Types> = Extract<Stripe.Event, { readonly type: Type }>['data']['object']

const readers: { readonly [Type in Types]?: Reader<ObjectOf<Type>> } = {
  'checkout.session.completed': ofCheckout,
  'checkout.session.async_payment_succeeded': ofCheckout,
  'checkout.session.async_payment_failed': ofCheckout,
  'checkout.session.expired': ofCheckout,
  'customer.subscription.created': ofSubscription,
  'customer.subscription.updated': ofSubscription,
  'customer.subscription.deleted': ofSubscription,
  'customer.subscription.paused': ofSubscription,
  'customer.subscription.resumed': ofSubscription,
  'invoice.paid': ofInvoice,
  'invoice.payment_failed': ofInvoice,
  'invoice.payment_action_required': ofInvoice,
  'charge.refunded': ofIntent,
  'charge.refund.updated': ofIntent,
  'charge.dispute.created': ofIntent,
  'charge.dispute.updated': ofIntent,
  'charge.dispute.closed': ofIntent,
}

/** What the webhook endpoint is made for, and what reconciling looks through. */
export const deliveredTypes = Object.keys(readers) as Types[]

/** Null for what nothing here follows from: most of Stripe's types, and any it invents later. */
const aboutOf = ({ type, data }: Stripe.Event): About | null =>
  (readers[type] as Reader<typeof data.object> | undefined)?.(data.object) ?? null

/** An event as it is stored, or null for one that is not. */
export const deliveryOf = (event: Stripe.Event): Delivery | null => {
  const about = aboutOf(event)
  return about && { event: event.id, type: event.type, made: event.created * 1000, ...about }
}
