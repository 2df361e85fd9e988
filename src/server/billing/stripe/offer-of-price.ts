// Finds which of our offers a Stripe price is. A price is found by its lookup key when something is bought; later it
// is identified by its metadata, because the key moves on to a new price when the catalogue changes.
import type Stripe from 'stripe'
import { type BillingCycle, billingCycles, type SoldPlan, soldPlans } from '../../../events/schema/vocabulary'

export type Offer = { readonly plan: SoldPlan; readonly cycle: BillingCycle }

export const lookupKey = ({ plan, cycle }: Offer): string => `trampolim_${plan}_${cycle}`

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
