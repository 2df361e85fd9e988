// Reads what one of Stripe's events is about. An event is only a hint: the current state is read afterwards, so only its ids
// are stored, and it does not matter which API version of Stripe it was written in.
import type Stripe from 'stripe'
import type { Delivery } from '../../../../domain/billing/webhook'
import { idOf, ownIds } from '../ids'

type About = Pick<Delivery, 'kind' | 'about' | 'account'>

const ofIntent = (intent: string | Stripe.PaymentIntent | null, metadata?: Stripe.Metadata | null): About | null => {
  const about = idOf(intent)
  return about === null ? null : { kind: 'intent', about, account: ownIds(metadata).account }
}

/** Null for what nothing here follows from: most of Stripe's types, and any it invents later. */
const aboutOf = (event: Stripe.Event): About | null => {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired': {
      const { id: about, metadata } = event.data.object
      return { kind: 'checkout', about, account: ownIds(metadata).account }
    }
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed': {
      const { id: about, metadata } = event.data.object
      return { kind: 'subscription', about, account: ownIds(metadata).account }
    }
    case 'invoice.paid':
    case 'invoice.payment_failed':
    case 'invoice.payment_action_required': {
      const { id: about, parent } = event.data.object
      return { kind: 'payment', about, account: ownIds(parent?.subscription_details?.metadata).account }
    }
    case 'charge.refunded':
    case 'charge.refund.updated':
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
      return ofIntent(event.data.object.payment_intent, event.data.object.metadata)
    default:
      return null
  }
}

/** The types aboutOf knows: what the webhook endpoint is made for, and what reconciling looks through. */
export const deliveredTypes = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'charge.refunded',
  'charge.refund.updated',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
] as const satisfies readonly Stripe.Event['type'][]

/** An event as it is stored, or null for one that is not. */
export const deliveryOf = (event: Stripe.Event): Delivery | null => {
  const about = aboutOf(event)
  return about && { event: event.id, type: event.type, made: event.created * 1000, ...about }
}
