// Sets Stripe up to sell our plans: a product and its prices for each, and the portal's pages. Run again, it finds
// what is there and changes only what differs from the catalogue.
import type Stripe from 'stripe'
import { type Catalogue, isRecurring } from '../../../billing/catalogue'
import { annually } from '../../../billing/price'
import { billingCycles, type SoldPlan, soldPlans } from '../../../events/schema/vocabulary'
import { idOf } from './ids'
import { lookupKey, type Offer, offerOf } from './offer-of-price'
import { portalConfiguration, portalFeatures, portalMark } from './portal'
import { currency, fits, interval } from './prices'

/** `spare`: in the way, and the operator's to delete. */
type SetupOutcome = 'made' | 'kept' | 'changed' | 'spare'
export type SetUp = { readonly what: string; readonly id: string; readonly did: SetupOutcome }

/** The most products searched, since the Stripe account may sell others too. */
const productsMax = 10_000

const productOf = async (client: Stripe, plan: SoldPlan): Promise<Stripe.Product | undefined> => {
  let count = 0
  for await (const product of client.products.list({ active: true, limit: 100 })) {
    if (product.metadata.trampolim === plan) return product
    if (++count >= productsMax) throw new Error(`more than ${productsMax} products: ours could not be told from none`)
  }
  return undefined
}

const productFor = async (client: Stripe, plan: SoldPlan, name: string): Promise<SetUp> => {
  const existing = await productOf(client, plan)
  const what = `product ${plan}`
  if (!existing) {
    const created = await client.products.create({ name, metadata: { trampolim: plan } })
    return { what, id: created.id, did: 'made' }
  }
  if (existing.name === name) return { what, id: existing.id, did: 'kept' }
  await client.products.update(existing.id, { name })
  return { what, id: existing.id, did: 'changed' }
}

/** A price's amount never changes at Stripe: a new one takes the key over, and those who pay the old one go on doing so. */
const priceOf = async (client: Stripe, product: string, offer: Offer, cents: number): Promise<SetUp> => {
  const key = lookupKey(offer)
  const { data } = await client.prices.list({ lookup_keys: [key], active: true, limit: 1 })
  const [existing] = data
  const what = `price ${key}`
  const metadata = { plan: offer.plan, cycle: offer.cycle }
  // A price made by hand has no metadata. It gets them, since its lookup key moves to the next price and its payers must keep their plan.
  if (existing && !offerOf(existing.metadata)) await client.prices.update(existing.id, { metadata })
  if (existing && idOf(existing.product) === product && fits(existing, offer, cents))
    return { what, id: existing.id, did: 'kept' }
  const created = await client.prices.create({
    product,
    currency,
    unit_amount: cents,
    lookup_key: key,
    transfer_lookup_key: true,
    metadata,
    ...(isRecurring(offer.plan) && { recurring: { interval: interval(offer.cycle) } }),
  })
  if (existing) await client.prices.update(existing.id, { active: false })
  return { what, id: created.id, did: existing ? 'changed' : 'made' }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** True if Stripe's object has every value we want. Stripe adds fields and returns lists in any order. */
const holds = (has: unknown, wanted: unknown): boolean => {
  if (Array.isArray(wanted)) {
    const list: readonly unknown[] = Array.isArray(has) ? has : []
    return list.length === wanted.length && wanted.every((one) => list.some((other) => holds(other, one)))
  }
  if (!isObject(wanted)) return has === wanted
  return isObject(has) && Object.entries(wanted).every(([name, each]) => holds(has[name], each))
}

const portalOf = async (
  client: Stripe,
  products: readonly { readonly product: string; readonly prices: readonly string[] }[],
): Promise<SetUp> => {
  const features = portalFeatures(products)
  // Stripe leaves the products out of its answer unless they are asked for.
  const existing = await portalConfiguration(client, ['data.features.subscription_update.products'])
  const what = 'portal'
  if (!existing) {
    const created = await client.billingPortal.configurations.create({ features, metadata: portalMark })
    return { what, id: created.id, did: 'made' }
  }
  if (holds(existing.features, features)) return { what, id: existing.id, did: 'kept' }
  await client.billingPortal.configurations.update(existing.id, { features })
  return { what, id: existing.id, did: 'changed' }
}

/** Makes or finds everything, in order; throws what Stripe refuses, and may then be run again. */
export const setUpStripe = async (client: Stripe, { offers, prices }: Catalogue): Promise<SetUp[]> => {
  const setUps: SetUp[] = []
  const subscribed: { readonly product: string; readonly prices: readonly string[] }[] = []
  for (const plan of soldPlans.filter((one) => offers[one].active)) {
    const product = await productFor(client, plan, offers[plan].name)
    setUps.push(product)
    const createdIds: string[] = []
    for (const cycle of billingCycles) {
      const cents = cycle === 'monthly' ? prices[plan] : annually(prices[plan])
      const price = await priceOf(client, product.id, { plan, cycle }, cents)
      setUps.push(price)
      createdIds.push(price.id)
    }
    if (isRecurring(plan)) subscribed.push({ product: product.id, prices: createdIds })
  }
  return [...setUps, await portalOf(client, subscribed)]
}
