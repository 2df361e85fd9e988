// Which of Stripe's prices is which of ours. A price is found by its lookup key when something is bought; later it is
// told by its metadata, since the key moves on to a new price when the catalogue changes.
import type Stripe from 'stripe'
import { isRecurring } from '../../../billing/catalogue'
import { type BillingCycle, billingCycles, type SoldPlan, soldPlans } from '../../../events/schema/vocabulary'
import { refuse } from './failure'

export const currency = 'brl'

export type Offer = { readonly plan: SoldPlan; readonly cycle: BillingCycle }

export const lookupKey = ({ plan, cycle }: Offer): string => `trampolim_${plan}_${cycle}`

export const interval = (cycle: BillingCycle): 'month' | 'year' => (cycle === 'monthly' ? 'month' : 'year')

const among = <Value extends string>(values: readonly Value[], value: string | undefined): Value | undefined =>
  values.find((one) => one === value)

/** The plan and cycle that an object's metadata names, or undefined. */
export const offerOf = (metadata: Stripe.Metadata | null | undefined): Offer | undefined => {
  const plan = among(soldPlans, metadata?.plan)
  const cycle = among(billingCycles, metadata?.cycle)
  return plan && cycle ? { plan, cycle } : undefined
}

/** What a price sells, or undefined for one that is not ours. */
export const offerOfPrice = (price: Stripe.Price): Offer | undefined => {
  const offer = offerOf(price.metadata)
  if (offer) return offer
  // Made by hand in Stripe's dashboard, with the key but without the metadata.
  for (const plan of soldPlans)
    for (const cycle of billingCycles) if (price.lookup_key === lookupKey({ plan, cycle })) return { plan, cycle }
  return undefined
}

/** Whether a price at Stripe is what the catalogue says: its amount in cents, its currency and how often it is paid. */
export const fits = (price: Stripe.Price, { plan, cycle }: Offer, cents: number): boolean =>
  price.active &&
  price.currency === currency &&
  price.unit_amount === cents &&
  (isRecurring(plan)
    ? price.recurring?.interval === interval(cycle) && price.recurring.interval_count === 1
    : price.type === 'one_time')

/** The id of the price to sell at. Nobody is charged anything but what they were shown: a difference refuses. */
export const priceFor = async (client: Stripe, offer: Offer, cents: number): Promise<string> => {
  const key = lookupKey(offer)
  const { data } = await client.prices.list({ lookup_keys: [key], active: true, limit: 1 })
  const [price] = data
  if (!price) return refuse('refused', 'no price has this lookup key: run trampolim stripe setup', { key })
  if (!fits(price, offer, cents))
    return refuse('refused', 'the price differs from the catalogue: run trampolim stripe setup', { key })
  return price.id
}
