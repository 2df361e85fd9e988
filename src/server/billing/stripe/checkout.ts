// Opening a checkout at Stripe.

import type Stripe from 'stripe'
import { isRecurring } from '../../../billing/catalogue'
import type { CheckoutRequest, OpenedCheckout } from '../../../billing/gateway'
import { discounted } from '../../../billing/price'
import { customerFor } from './customer'
import { isCode, refuse } from './failure'
import { currency, priceFor } from './prices'

export const localeOf = (language: CheckoutRequest['language']): 'pt-BR' | 'en' =>
  language === 'pt-BR' ? 'pt-BR' : 'en'

/** A coupon at Stripe for this one checkout. In cents and not in percent, so that both sides round alike: we did. */
const couponFor = async (client: Stripe, { checkout, price, discount }: CheckoutRequest): Promise<string> => {
  const id = `trampolim_${checkout}`
  try {
    await client.coupons.create(
      {
        id,
        amount_off: price - discounted(price, discount),
        currency,
        duration: 'once',
        max_redemptions: 1,
        name: `${discount}%`,
      },
      { idempotencyKey: `coupon-${checkout}` },
    )
  } catch (error) {
    if (!isCode(error, 'resource_already_exists')) throw error
  }
  return id
}

/** The same checkout has the same key, so that it opens the same checkout however often it is asked for. */
export const openCheckout = async (client: Stripe, request: CheckoutRequest): Promise<OpenedCheckout> => {
  const { checkout, account, plan, cycle, price, discount } = request
  const bought = await priceFor(client, request, price)
  const customer = await customerFor(client, request)
  const discounts = discount > 0 ? { discounts: [{ coupon: await couponFor(client, request) }] } : {}
  const metadata = { account, checkout, plan, cycle }
  const session = await client.checkout.sessions.create(
    {
      line_items: [{ price: bought, quantity: 1 }],
      customer,
      client_reference_id: account,
      locale: localeOf(request.language),
      success_url: request.success,
      cancel_url: request.cancel,
      metadata,
      ...discounts,
      ...(isRecurring(plan)
        ? // With nothing to pay today no card is asked for.
          { mode: 'subscription', subscription_data: { metadata }, payment_method_collection: 'if_required' }
        : { mode: 'payment', payment_intent_data: { metadata } }),
    },
    { idempotencyKey: `checkout-${checkout}` },
  )
  if (!session.url) return refuse('the checkout has no page any more', { checkout })
  return { reference: session.id, customer, url: session.url, expires: session.expires_at * 1000 }
}
