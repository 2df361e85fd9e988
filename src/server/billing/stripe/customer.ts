// An account's one customer at Stripe.
import type Stripe from 'stripe'
import type { CheckoutRequest } from '../../../billing/gateway'
import { isMissing } from './failure'

const localeOf = (language: CheckoutRequest['language']): string => (language === 'pt-BR' ? 'pt-BR' : 'en-US')

/**
 * The customer to buy as. Two checkouts at once ask with the same key and the same words, so that Stripe makes one: the
 * name and address, which may change between the two, are told afterwards. One deleted at Stripe is made anew.
 */
export const customerFor = async (client: Stripe, request: CheckoutRequest): Promise<string> => {
  const { customer, account } = request
  const known = customer && (await updateCustomer(client, customer, request))
  if (known) return known
  const key = customer ? `customer-${account}-after-${customer}` : `customer-${account}`
  const made = await client.customers.create({ metadata: { account } }, { idempotencyKey: key })
  return (await updateCustomer(client, made.id, request)) ?? made.id
}

/** Tells Stripe who the customer is; null if there is no such customer any more. */
const updateCustomer = async (
  client: Stripe,
  customer: string,
  { name, email, language }: CheckoutRequest,
): Promise<string | null> => {
  try {
    const { id } = await client.customers.update(customer, { name, email, preferred_locales: [localeOf(language)] })
    return id
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
