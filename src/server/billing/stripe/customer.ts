// An account's one customer at Stripe.
import type Stripe from 'stripe'
import type { CheckoutRequest } from '../../../billing/gateway'
import { isMissing } from './failure'

const localeOf = (language: CheckoutRequest['language']): string => (language === 'pt-BR' ? 'pt-BR' : 'en-US')

/**
 * The customer to buy as. Two simultaneous checkouts send the same key and parameters, so that Stripe creates only one;
 * name and address may differ between them and are therefore sent afterwards. One deleted at Stripe is created again.
 */
export const customerFor = async (client: Stripe, request: CheckoutRequest): Promise<string> => {
  const { customer, account } = request
  const existing = customer && (await updateCustomer(client, customer, request))
  if (existing) return existing
  const key = customer ? `customer-${account}-after-${customer}` : `customer-${account}`
  const created = await client.customers.create({ metadata: { account } }, { idempotencyKey: key })
  return (await updateCustomer(client, created.id, request)) ?? created.id
}

/** Sends Stripe the customer's name and address; null if Stripe no longer has the customer. */
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
