// Sets up the webhook endpoint at Stripe, for exactly the events that are handled here.
import type Stripe from 'stripe'
import { apiVersion } from './client'
import type { SetUp } from './setup'
import { deliveredTypes } from './webhooks/delivery'

export const webhookPath = '/api/stripe/webhook'

/** The endpoint's address from what an operator types: the site's own, or all of it. Null for one that Stripe cannot use. */
export const endpointAddress = (typed: string): string | null => {
  const url = URL.parse(typed)
  if (url?.protocol !== 'https:' || url.username || url.password || url.search || url.hash) return null
  return url.pathname === '/' || url.pathname === webhookPath ? `${url.origin}${webhookPath}` : null
}

/** `secret` verifies deliveries; Stripe sends it only in the answer that creates the endpoint. */
export type SetUpEndpoint = { readonly done: readonly SetUp[]; readonly secret: string | null }

/** Stripe allows 16 endpoints an account; more than a page of them there cannot be. */
const listed = 100

const what = 'webhook'
const sameEvents = (events: readonly string[]): boolean =>
  events.length === deliveredTypes.length && deliveredTypes.every((type) => events.includes(type))

const updateEndpoint = async (
  client: Stripe,
  { id, enabled_events: events, status }: Stripe.WebhookEndpoint,
): Promise<SetUp> => {
  if (sameEvents(events) && status === 'enabled') return { what, id, did: 'kept' }
  await client.webhookEndpoints.update(id, { enabled_events: [...deliveredTypes], disabled: false })
  return { what, id, did: 'changed' }
}

/** Makes or finds the endpoint of an address; an old one of another API version is named as spare. */
export const setUpEndpoint = async (client: Stripe, url: string): Promise<SetUpEndpoint> => {
  const { data } = await client.webhookEndpoints.list({ limit: listed })
  const ours = data.filter((one) => one.url === url)
  const existing = ours.find((one) => one.api_version === apiVersion)
  const spare = ours
    .filter((one) => one !== existing)
    .map(({ id }): SetUp => ({ what: 'webhook of the same address', id, did: 'spare' }))
  if (existing) return { done: [await updateEndpoint(client, existing), ...spare], secret: null }
  const created = await client.webhookEndpoints.create({
    url,
    enabled_events: [...deliveredTypes],
    api_version: apiVersion,
    metadata: { trampolim: what },
  })
  return { done: [{ what, id: created.id, did: 'made' }, ...spare], secret: created.secret ?? null }
}
