// The prices at Stripe at which our offers are sold.
import type Stripe from 'stripe'
import { isRecurring } from '../../../billing/catalogue'
import type { BillingCycle } from '../../../events/schema/vocabulary'
import { refuse } from './failure'
import { lookupKey, type Offer } from './offer-of-price'

export const currency = 'brl'

export const interval = (cycle: BillingCycle): 'month' | 'year' => (cycle === 'monthly' ? 'month' : 'year')

/** Whether a price at Stripe is what the catalogue says: its amount in cents, its currency and how often it is paid. */
export const fits = (price: Stripe.Price, { plan, cycle }: Offer, cents: number): boolean =>
  price.active &&
  price.currency === currency &&
  price.unit_amount === cents &&
  (isRecurring(plan)
    ? price.recurring?.interval === interval(cycle) && price.recurring.interval_count === 1
    : price.type === 'one_time')

/** The id of the price to sell at. Refused if it differs from `cents`: nobody is charged anything but what they were shown. */
export const priceFor = async (client: Stripe, offer: Offer, cents: number): Promise<string> => {
  const key = lookupKey(offer)
  const { data } = await client.prices.list({ lookup_keys: [key], active: true, limit: 1 })
  const [price] = data
  if (!price) return refuse('no price has this lookup key: run trampolim stripe setup', { key })
  if (!fits(price, offer, cents))
    return refuse('the price differs from the catalogue: run trampolim stripe setup', { key })
  return price.id
}
