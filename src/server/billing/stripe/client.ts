// The one place that makes a client of Stripe's SDK. Under Bun the package is its Web Crypto build: only the async forms
// of its webhook functions work.
import type Stripe from 'stripe'
import type { Config, StripeSettings } from '../../config/config'

/** What the SDK's types describe. The webhook endpoint is to be made with the same version. */
export const apiVersion = '2026-10-28.endive'

/** Milliseconds one try may take, and how often it is tried again: 31 s in all with the waits between. */
const timeoutMs = 10_000
const retries = 2

export const stripeClient = async ({ secretKey, apiBase }: StripeSettings): Promise<Stripe> => {
  // Not at the start of a server that sells without it: it takes 4 MB.
  const { default: Client } = await import('stripe')
  // Otherwise the SDK prints whatever a header of the answer contains.
  process.env.STRIPE_SUPPRESS_NOTICES ??= 'true'
  return new Client(secretKey, {
    apiVersion,
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
    ...(apiBase && placeOf(new URL(apiBase))),
  })
}

const placeOf = ({ hostname, port, protocol }: URL) => ({
  host: hostname,
  port: port || (protocol === 'http:' ? 80 : 443),
  protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
})

/** Where the provider's pages are: a form that buys leads there, so the content security policy must allow it. */
export const payingOrigins = ({ stripe }: Pick<Config, 'stripe'>): string[] =>
  stripe
    ? [
        'https://checkout.stripe.com',
        'https://billing.stripe.com',
        ...(stripe.apiBase ? [new URL(stripe.apiBase).origin] : []),
      ]
    : []
