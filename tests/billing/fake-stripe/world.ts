// What the double knows: every object by its id, a clock that only a test turns, and what happened in order. It is no
// copy of Stripe: it does what this product asks of Stripe, as its documentation says Stripe does it.
import type Stripe from 'stripe'
import { apiVersion } from '../../../src/server/billing/stripe/client'

export type World = {
  /** Seconds since 1970. */
  now: number
  ids: number
  readonly customers: Map<string, Stripe.Customer>
  readonly products: Map<string, Stripe.Product>
  readonly prices: Map<string, Stripe.Price>
  readonly coupons: Map<string, Stripe.Coupon>
  readonly sessions: Map<string, Stripe.Checkout.Session>
  /** What a session sells: Stripe keeps it out of the object. */
  readonly orders: Map<string, { readonly price: string; readonly metadata: Stripe.Metadata }>
  readonly intents: Map<string, Stripe.PaymentIntent>
  readonly charges: Map<string, Stripe.Charge>
  readonly refunds: Map<string, Stripe.Refund>
  readonly disputes: Map<string, Stripe.Dispute>
  readonly subscriptions: Map<string, Stripe.Subscription>
  readonly invoices: Map<string, Stripe.Invoice>
  readonly invoicePayments: Map<string, Stripe.InvoicePayment>
  readonly portals: Map<string, Stripe.BillingPortal.Configuration>
  readonly portalSessions: Map<string, Stripe.BillingPortal.Session>
  readonly endpoints: Map<string, Stripe.WebhookEndpoint>
  /** Customers whose card is refused. */
  readonly declined: Set<string>
  readonly events: Stripe.Event[]
  /** Called with each event as it happens. */
  onEvent: (event: Stripe.Event) => void
}

export const createWorld = (now: number): World => ({
  now,
  ids: 0,
  customers: new Map(),
  products: new Map(),
  prices: new Map(),
  coupons: new Map(),
  sessions: new Map(),
  orders: new Map(),
  intents: new Map(),
  charges: new Map(),
  refunds: new Map(),
  disputes: new Map(),
  subscriptions: new Map(),
  invoices: new Map(),
  invoicePayments: new Map(),
  portals: new Map(),
  portalSessions: new Map(),
  endpoints: new Map(),
  declined: new Set(),
  events: [],
  onEvent: () => {},
})

export const idFor = (world: World, prefix: string): string => {
  world.ids++
  return `${prefix}_double${String(world.ids).padStart(6, '0')}`
}

/** Keeps an object and gives it back. */
export const put = <T extends { id: string }>(map: Map<string, T>, one: T): T => {
  map.set(one.id, one)
  return one
}

type EventType = Stripe.Event['type']
type ObjectOf<Type extends EventType> = Extract<Stripe.Event, { type: Type }>['data']['object']

/** Emits an event with the object as it is now, whatever changes later. */
export const emit = <Type extends EventType>(world: World, type: Type, object: ObjectOf<Type>): void => {
  const event = {
    id: idFor(world, 'evt'),
    object: 'event' as const,
    api_version: apiVersion,
    created: world.now,
    data: { object: structuredClone(object) },
    livemode: false,
    pending_webhooks: 1,
    request: null,
    type,
  } satisfies Omit<Stripe.EventBase, 'data' | 'type'> & { type: Type; data: { object: ObjectOf<Type> } }
  // One member of the union of two hundred, which a generic cannot pick.
  const stripeEvent = event as unknown as Stripe.Event
  world.events.push(stripeEvent)
  world.onEvent(stripeEvent)
}

/** A refusal in Stripe's own form. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly error: { type: string; code?: string; message: string; param?: string },
  ) {
    super(error.message)
  }
}

export const noSuch = (what: string, id: string): never => {
  throw new Refusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param: 'id',
  })
}

export const invalid = (message: string, code?: string): never => {
  throw new Refusal(400, { type: 'invalid_request_error', ...(code && { code }), message })
}

export const get = <T>(map: Map<string, T>, what: string, id: string): T => map.get(id) ?? noSuch(what, id)

/** The same day of the month so many months on, the month's last day if it has none; 00:00 counts in UTC. */
export const monthsAfter = (anchor: number, months: number): number => {
  const from = new Date(anchor * 1000)
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0)).getUTCDate()
  const to = new Date(from)
  to.setUTCDate(1)
  to.setUTCMonth(from.getUTCMonth() + months)
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return to.getTime() / 1000
}
