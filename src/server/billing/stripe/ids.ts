// Ids in Stripe's objects: their own, and those of ours that they carry.
import type Stripe from 'stripe'

export const idOf = (one: string | { readonly id: string } | null | undefined): string | null =>
  typeof one === 'string' ? one : (one?.id ?? null)

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Ids of ours that an object carries; anything else in their place is as if it were absent. */
export const ownIds = (metadata: Stripe.Metadata | null | undefined) => ({
  account: uuid.test(metadata?.account ?? '') ? (metadata?.account ?? null) : null,
  checkout: uuid.test(metadata?.checkout ?? '') ? (metadata?.checkout ?? null) : null,
})

/** The id of the payment that a payment intent belongs to: its invoice's, if it pays one. */
export const paymentOfIntent = async (client: Stripe, intent: string): Promise<string> => {
  const payment = { type: 'payment_intent', payment_intent: intent } as const
  const { data } = await client.invoicePayments.list({ payment, limit: 1 })
  return idOf(data[0]?.invoice) ?? intent
}
