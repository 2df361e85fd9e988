// The calls this product makes of Stripe's API, answered from the world. A call that is not here is refused, so that a
// test cannot pass on an answer nobody wrote.
import type Stripe from 'stripe'
import { expire, openSession, textOnly } from './checkout'
import * as documents from './documents'
import { refund } from './money'
import * as objects from './objects'
import { endpoints, portals } from './setup'
import { endSubscription, setCancel } from './subscriptions'
import { get, idFor, invalid, put, Refusal, type World } from './world'

type Params = Record<string, unknown>
type Call = { readonly world: World; readonly id: string; readonly params: Params; readonly origin: string }
type Answer = (call: Call) => unknown

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
const yes = (value: unknown): boolean => value === 'true'
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

/** One page of a list, newest first, after the object that was last. */
const page = <T extends { id: string }>(all: Iterable<T>, { limit, starting_after: after }: Params) => {
  const newest = [...all].toReversed()
  const from = after ? newest.findIndex(({ id }) => id === after) + 1 : 0
  const data = newest.slice(from, from + Number(limit ?? 10))
  return { object: 'list', data, has_more: from + data.length < newest.length, url: '/v1/list' }
}

const named = (value: unknown): Stripe.Metadata => textOnly(value)

const makePrice: Answer = ({ world, params }) => {
  const key = text(params.lookup_key)
  const holder = key && [...world.prices.values()].find(({ lookup_key: held }) => held === key)
  if (holder && !yes(params.transfer_lookup_key)) return invalid('A price already uses that lookup key.')
  if (holder) holder.lookup_key = null
  const interval = (params.recurring as { interval?: 'month' | 'year' } | undefined)?.interval
  return put(
    world.prices,
    objects.price(idFor(world, 'price'), world.now, {
      currency: text(params.currency) ?? 'brl',
      lookup_key: key ?? null,
      metadata: named(params.metadata),
      product: text(params.product) ?? '',
      recurring: interval ? objects.recurring(interval) : null,
      type: interval ? 'recurring' : 'one_time',
      unit_amount: Number(params.unit_amount),
    }),
  )
}

const changed = <T extends { metadata?: Stripe.Metadata | null }>(
  one: T,
  params: Params,
  fields: readonly string[],
): T => {
  for (const field of fields)
    if (field in params)
      Object.assign(one, { [field]: params[field] === 'true' || (params[field] !== 'false' && params[field]) })
  if (params.metadata) one.metadata = { ...one.metadata, ...named(params.metadata) }
  return one
}

const expandedSession = ({ world, params }: Call, session: Stripe.Checkout.Session) => {
  const wanted = texts(params.expand)
  const intent = world.intents.get(String(session.payment_intent))
  const charge = world.charges.get(String(intent?.latest_charge))
  const subscription = world.subscriptions.get(String(session.subscription))
  return {
    ...session,
    ...(wanted.some((each) => each.startsWith('payment_intent')) &&
      intent && { payment_intent: { ...intent, latest_charge: charge ?? null } }),
    ...(wanted.includes('subscription') && subscription && { subscription }),
  }
}

const withCustomer = (world: World, one: Stripe.Subscription, params: Params) =>
  texts(params.expand).includes('customer')
    ? { ...one, customer: world.customers.get(String(one.customer)) ?? one.customer }
    : one

const invoiceOf = ({ world, id, params }: Call) => {
  const invoice = get(world.invoices, 'invoice', id)
  const payments = [...world.invoicePayments.values()].filter(({ invoice: its }) => its === id)
  return {
    ...invoice,
    ...(texts(params.expand).includes('payments') && { payments: page(payments, {}) }),
    ...(texts(params.expand).includes('customer') && { customer: world.customers.get(String(invoice.customer)) }),
  }
}

const heldBy = (status: unknown) => (one: Stripe.Subscription) => status === 'all' || !status || one.status === status

const routes: Readonly<Record<string, Answer>> = {
  'POST customers': ({ world, params }) =>
    put(world.customers, objects.customer(idFor(world, 'cus'), world.now, { metadata: named(params.metadata) })),
  'POST customers/:id': ({ world, id, params }) =>
    changed(get(world.customers, 'customer', id), params, ['name', 'email']),
  'GET products': ({ world, params }) => page(world.products.values(), params),
  'POST products': ({ world, params }) =>
    put(
      world.products,
      objects.product(text(params.id) ?? idFor(world, 'prod'), world.now, {
        name: text(params.name) ?? '',
        metadata: named(params.metadata),
      }),
    ),
  'POST products/:id': ({ world, id, params }) =>
    changed(get(world.products, 'product', id), params, ['name', 'active', 'default_price']),
  'GET products/:id': ({ world, id }) => get(world.products, 'product', id),
  'GET prices': ({ world, params }) => {
    const keys = texts(params.lookup_keys)
    return page(
      [...world.prices.values()].filter(
        ({ lookup_key: key, active, product }) =>
          (keys.length === 0 || (key !== null && keys.includes(key))) &&
          (params.active === undefined || active === yes(params.active)) &&
          (params.product === undefined || product === params.product),
      ),
      params,
    )
  },
  'GET prices/:id': ({ world, id }) => get(world.prices, 'price', id),
  'POST prices': makePrice,
  'POST prices/:id': ({ world, id, params }) => changed(get(world.prices, 'price', id), params, ['active', 'nickname']),
  'POST coupons': ({ world, params }) => {
    const id = text(params.id) ?? idFor(world, 'coupon')
    if (world.coupons.has(id)) return invalid('Coupon already exists.', 'resource_already_exists')
    const off = params.amount_off === undefined ? null : Number(params.amount_off)
    return put(world.coupons, objects.coupon(id, world.now, { amount_off: off, currency: 'brl', duration: 'once' }))
  },
  'POST checkout/sessions': ({ world, params, origin }) =>
    openSession(world, params as Stripe.Checkout.SessionCreateParams, origin),
  'GET checkout/sessions': ({ world, params }) => page(world.sessions.values(), params),
  'GET checkout/sessions/:id': (call) => expandedSession(call, get(call.world.sessions, 'checkout.session', call.id)),
  'POST checkout/sessions/:id/expire': ({ world, id }) => expire(world, id),
  'GET subscriptions': ({ world, params }) => {
    const expand = texts(params.expand).includes('data.customer') ? ['customer'] : []
    const all = [...world.subscriptions.values()].filter(heldBy(params.status))
    return page(
      all.map((one) => withCustomer(world, one, { expand })),
      params,
    )
  },
  'GET subscriptions/:id': ({ world, id, params }) =>
    withCustomer(world, get(world.subscriptions, 'subscription', id), params),
  'POST subscriptions/:id': ({ world, id, params }) => {
    const one = get(world.subscriptions, 'subscription', id)
    if (one.status === 'canceled') return invalid('A canceled subscription can only update its metadata.')
    if ('cancel_at_period_end' in params) setCancel(world, one, yes(params.cancel_at_period_end))
    return one
  },
  'DELETE subscriptions/:id': ({ world, id }) => {
    const one = get(world.subscriptions, 'subscription', id)
    if (one.status === 'canceled') return get(new Map<string, never>(), 'subscription', id)
    endSubscription(world, one)
    return one
  },
  'GET invoices/:id': invoiceOf,
  'GET invoice_payments': ({ world, params }) => {
    const intent = (params.payment as { payment_intent?: string } | undefined)?.payment_intent
    return page(
      [...world.invoicePayments.values()].filter(({ payment }) => payment.payment_intent === intent),
      params,
    )
  },
  'GET payment_intents/:id': ({ world, id, params }) => {
    const intent = get(world.intents, 'payment_intent', id)
    const charge = world.charges.get(String(intent.latest_charge))
    return texts(params.expand).includes('latest_charge') ? { ...intent, latest_charge: charge ?? null } : intent
  },
  'POST refunds': ({ world, params }) =>
    refund(world, String(params.payment_intent), params.amount === undefined ? undefined : Number(params.amount)),
  'GET disputes': ({ world, params }) =>
    page(
      [...world.disputes.values()].filter(({ charge }) => charge === params.charge),
      params,
    ),
  'GET events': ({ world, params }) => {
    const types = texts(params.types)
    const since = Number((params.created as { gte?: string } | undefined)?.gte ?? 0)
    return page(
      world.events.filter(({ type, created }) => created >= since && (types.length === 0 || types.includes(type))),
      params,
    )
  },
  'GET billing_portal/configurations': ({ world, params }) => page(portals.list(world, texts(params.expand)), params),
  'POST billing_portal/configurations': ({ world, params }) =>
    portals.make(world, params, named(params.metadata), texts(params.expand)),
  'POST billing_portal/configurations/:id': ({ world, id, params }) =>
    portals.change(world, id, params, texts(params.expand)),
  'GET webhook_endpoints': ({ world, params }) => page(endpoints.list(world), params),
  'POST webhook_endpoints': ({ world, params }) => endpoints.make(world, params, named(params.metadata)),
  'POST webhook_endpoints/:id': ({ world, id, params }) => endpoints.change(world, id, params),
  'POST billing_portal/sessions': ({ world, params, origin }) => {
    get(world.customers, 'customer', String(params.customer))
    const id = idFor(world, 'bps')
    return put(
      world.portalSessions,
      documents.portalSession(id, world.now, {
        customer: String(params.customer),
        return_url: text(params.return_url) ?? null,
        configuration: text(params.configuration) ?? 'bpc_default',
        locale: null,
        url: `${origin}/portal/${id}`,
      }),
    )
  },
}

/** Rows by their shape: the id of an object is the segment after the resource's name. */
const shaped = Object.entries(routes).map(([row, answer]) => ({ row: row.split(/[ /]/), answer }))

/** Answers one call, or throws the refusal that Stripe would give. */
export const answerCall = (world: World, method: string, path: string, params: Params, origin: string): unknown => {
  const asked = [method, ...path.split('/')]
  const found = shaped.find(
    ({ row }) => row.length === asked.length && row.every((part, at) => part === ':id' || part === asked[at]),
  )
  if (!found) throw new Refusal(404, { type: 'invalid_request_error', message: `The double has no ${method} ${path}` })
  const id = asked[found.row.indexOf(':id')] ?? ''
  return found.answer({ world, id, params, origin })
}
