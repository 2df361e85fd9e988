// What an account of Stripe's is set up with besides products and prices: the portal's pages and webhook endpoints.
import type Stripe from 'stripe'
import * as documents from './documents'
import { get, idFor, invalid, put, type World } from './world'

type Params = Record<string, unknown>
type Tree = { [name: string]: unknown }

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Parameters are texts: what is a yes or a no becomes one, and an empty text is nothing. */
const typed = (value: unknown): unknown => {
  if (value === 'true' || value === 'false') return value === 'true'
  if (Array.isArray(value)) return value.map(typed)
  return isTree(value) ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, typed(each)])) : value
}

/** Overwrites the given fields and leaves the others. */
const merged = <T>(old: T, change: unknown): T => {
  if (!isTree(change) || !isTree(old)) return change as T
  const both = Object.entries(change).map(([name, each]) => [name, merged(old[name], each)])
  return { ...old, ...Object.fromEntries(both) }
}

/** The products are in an answer only when asked for: `expand[]=features.subscription_update.products`. */
const shown = (one: Stripe.BillingPortal.Configuration, expand: readonly string[], at: string) => {
  const { products, ...update } = one.features.subscription_update
  const wanted = expand.includes(`${at}features.subscription_update.products`)
  return { ...one, features: { ...one.features, subscription_update: wanted ? { ...update, products } : update } }
}

const setFeatures = (one: Stripe.BillingPortal.Configuration, params: Params) => {
  const features = typed(params.features)
  const update = isTree(features) ? features.subscription_update : undefined
  const products = isTree(update) ? update.products : undefined
  if (Array.isArray(products) && products.length > 10) return invalid('At most 10 products.')
  if (isTree(update) && update.enabled === true && !(Array.isArray(products) && products.length > 0))
    return invalid('Products are required when subscription_update is enabled.')
  one.features = merged(one.features, features ?? {})
  return one
}

export const portals = {
  list: (world: World, expand: readonly string[]) =>
    [...world.portals.values()].map((one) => shown(one, expand, 'data.')),
  make: (world: World, params: Params, metadata: Stripe.Metadata, expand: readonly string[]) => {
    const made = documents.portal(idFor(world, 'bpc'), world.now, { metadata })
    return shown(put(world.portals, setFeatures(made, params)), expand, '')
  },
  change: (world: World, id: string, params: Params, expand: readonly string[]) =>
    shown(setFeatures(get(world.portals, 'configuration', id), params), expand, ''),
}

const isLocal = ({ hostname }: URL) => /^(localhost|127\.|\[::1\]|10\.|192\.168\.)/.test(hostname)

const addressOf = (text: unknown): string => {
  const url = URL.parse(String(text))
  if (!url || !/^https?:$/.test(url.protocol))
    return invalid('Invalid URL: An explicit scheme is needed.', 'url_invalid')
  return isLocal(url) ? invalid('Invalid URL: URL must be publicly accessible.', 'url_invalid') : String(text)
}

const eventsOf = (value: unknown): string[] =>
  Array.isArray(value) && value.length > 0 ? value.map(String) : invalid('Missing required param: enabled_events.')

/** An account has at most so many. */
const endpointsMax = 16

const withoutSecret = ({ secret: _, ...rest }: Stripe.WebhookEndpoint): Stripe.WebhookEndpoint => rest

export const endpoints = {
  list: (world: World) => [...world.endpoints.values()].map(withoutSecret),
  /** The only answer that has the secret in it. */
  make: (world: World, params: Params, metadata: Stripe.Metadata) => {
    if (world.endpoints.size >= endpointsMax) return invalid('You have reached the maximum of 16 webhook endpoints.')
    const id = idFor(world, 'we')
    return put(
      world.endpoints,
      documents.endpoint(id, world.now, {
        url: addressOf(params.url),
        enabled_events: eventsOf(params.enabled_events),
        api_version: typeof params.api_version === 'string' ? params.api_version : null,
        metadata,
        secret: `whsec_${id}`,
      }),
    )
  },
  /** Its version cannot be changed. */
  change: (world: World, id: string, params: Params) => {
    const one = get(world.endpoints, 'webhook_endpoint', id)
    if ('api_version' in params) return invalid('Received unknown parameter: api_version', 'parameter_unknown')
    if ('url' in params) one.url = addressOf(params.url)
    if ('enabled_events' in params) one.enabled_events = eventsOf(params.enabled_events)
    if ('disabled' in params) one.status = params.disabled === 'true' ? 'disabled' : 'enabled'
    return withoutSecret(one)
  },
}
