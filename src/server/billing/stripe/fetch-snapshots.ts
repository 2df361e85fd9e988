// Asks Stripe for what is true now: a checkout, a subscription, a payment, each with all that its snapshot needs.

import type Stripe from 'stripe'
import type { CheckoutSnapshot, PaymentSnapshot, SubscriptionSnapshot } from '../../../billing/gateway'
import { logger } from '../../runtime/logger'
import { missing } from './failure'
import { idOf } from './ids'
import { type Offer, offerOf, offerOfPrice } from './offer-of-price'
import {
  checkoutSnapshot,
  disputeState,
  freeSnapshot,
  intentSnapshot,
  invoiceSnapshot,
  subscriptionSnapshot,
  type TakenBack,
} from './snapshots'

const nothingBack: TakenBack = { refunded: 0, dispute: null, at: null }

const takenBack = async (client: Stripe, charge: Stripe.Charge | null): Promise<TakenBack> => {
  if (!charge?.paid) return nothingBack
  const disputes = charge.disputed ? (await client.disputes.list({ charge: charge.id, limit: 10 })).data : []
  return { refunded: charge.amount_refunded, dispute: disputeState(disputes), at: charge.created * 1000 }
}

const chargeOf = (intent: Stripe.PaymentIntent): Stripe.Charge | null =>
  intent.latest_charge && typeof intent.latest_charge === 'object' ? intent.latest_charge : null

export const readSubscription = async (client: Stripe, id: string): Promise<SubscriptionSnapshot> =>
  subscriptionSnapshot(await client.subscriptions.retrieve(id, { expand: ['customer'] }))

const isPaid = ({ payment_status: paid }: Stripe.Checkout.Session) => paid === 'paid' || paid === 'no_payment_required'

/** What a one-time checkout was paid with; null for one that is not paid, and for a subscription's. */
const paymentOf = async (client: Stripe, session: Stripe.Checkout.Session): Promise<PaymentSnapshot | null> => {
  if (session.mode !== 'payment' || session.status !== 'complete' || !isPaid(session)) return null
  const { payment_intent: intent } = session
  if (!intent) return freeSnapshot(session)
  if (typeof intent === 'string') return null
  return intentSnapshot(intent, await takenBack(client, chargeOf(intent)))
}

const checkoutOf = async (client: Stripe, session: Stripe.Checkout.Session): Promise<CheckoutSnapshot> =>
  checkoutSnapshot(session, await paymentOf(client, session))

const checkoutParts = ['payment_intent.latest_charge', 'subscription']

export const readCheckout = async (client: Stripe, id: string): Promise<CheckoutSnapshot> =>
  checkoutOf(client, await client.checkout.sessions.retrieve(id, { expand: checkoutParts }))

/** What an invoice's lines sell: the dearest line's price, since a change of plan also brings credits. */
const offerOfInvoice = async (client: Stripe, invoice: Stripe.Invoice): Promise<Offer> => {
  const dearest = [...invoice.lines.data].sort((a, b) => b.amount - a.amount)[0]
  const price = dearest?.pricing?.price_details?.price
  const sold = typeof price === 'string' ? await client.prices.retrieve(price) : price
  const offer = (sold && offerOfPrice(sold)) ?? offerOf(invoice.parent?.subscription_details?.metadata)
  if (offer) return offer
  logger.error('stripe.unknown_invoice', { why: 'an invoice of no plan', invoice: invoice.id })
  return missing()
}

const intentOf = (invoice: Stripe.Invoice): string | null => {
  const paid = invoice.payments?.data.find(({ status }) => status === 'paid') ?? invoice.payments?.data[0]
  return idOf(paid?.payment.payment_intent)
}

const readInvoice = async (client: Stripe, id: string): Promise<PaymentSnapshot> => {
  const invoice = await client.invoices.retrieve(id, { expand: ['payments', 'customer'] })
  if (invoice.parent?.type !== 'subscription_details') return missing()
  const intent = intentOf(invoice)
  const back = intent
    ? await takenBack(client, chargeOf(await client.paymentIntents.retrieve(intent, { expand: ['latest_charge'] })))
    : nothingBack
  return invoiceSnapshot(invoice, await offerOfInvoice(client, invoice), back)
}

const readIntent = async (client: Stripe, id: string): Promise<PaymentSnapshot> => {
  const intent = await client.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
  return intentSnapshot(intent, await takenBack(client, chargeOf(intent)))
}

/** A payment by the id in its snapshot: that of an invoice, a payment intent, or the checkout session of a purchase for 0. */
export const readPayment = async (client: Stripe, id: string): Promise<PaymentSnapshot> => {
  if (id.startsWith('in_')) return readInvoice(client, id)
  if (id.startsWith('cs_')) return (await readCheckout(client, id)).payment ?? missing()
  return readIntent(client, id)
}
