// Stripe as the port's adapter.
import type Stripe from 'stripe'
import type { CheckoutSnapshot, Gateway, SubscriptionSnapshot } from '../../../billing/gateway'
import { localeOf, openCheckout } from './checkout'
import { callStripe } from './failure'
import { readCheckout, readPayment, readSubscription } from './fetch-snapshots'
import { portalConfiguration } from './portal'

/** Closes a checkout; one that is closed already, or paid meanwhile, is answered as it is. */
const expireCheckout = async (client: Stripe, reference: string): Promise<CheckoutSnapshot> => {
  const checkout = await readCheckout(client, reference)
  if (checkout.state !== 'open') return checkout
  try {
    await client.checkout.sessions.expire(reference)
  } catch (error) {
    const now = await readCheckout(client, reference)
    if (now.state === 'open') throw error
    return now
  }
  return readCheckout(client, reference)
}

const cancelAtPeriodEnd = async (client: Stripe, id: string): Promise<SubscriptionSnapshot> => {
  await client.subscriptions.update(id, { cancel_at_period_end: true })
  return readSubscription(client, id)
}

const cancelNow = async (client: Stripe, id: string): Promise<SubscriptionSnapshot> => {
  const { status } = await readSubscription(client, id)
  // Stripe answers the second cancelling of a subscription as if there were none.
  if (status !== 'canceled' && status !== 'incomplete_expired')
    await client.subscriptions.cancel(id, { invoice_now: false, prorate: false })
  return readSubscription(client, id)
}

export const gatewayOf = (client: Stripe): Gateway => ({
  name: 'stripe',
  openCheckout: (request) => callStripe(() => openCheckout(client, request)),
  readCheckout: (reference) => callStripe(() => readCheckout(client, reference)),
  expireCheckout: (reference) => callStripe(() => expireCheckout(client, reference)),
  readSubscription: (subscription) => callStripe(() => readSubscription(client, subscription)),
  readPayment: (payment) => callStripe(() => readPayment(client, payment)),
  openPortal: (customer, back, language) =>
    callStripe(async () => {
      const configuration = await portalConfiguration(client)
      const session = await client.billingPortal.sessions.create({
        customer,
        return_url: back,
        locale: localeOf(language),
        ...(configuration && { configuration: configuration.id }),
      })
      return session.url
    }),
  cancelAtPeriodEnd: (subscription) => callStripe(() => cancelAtPeriodEnd(client, subscription)),
  cancelNow: (subscription) => callStripe(() => cancelNow(client, subscription)),
})
