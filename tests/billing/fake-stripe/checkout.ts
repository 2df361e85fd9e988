// Checkout sessions: opened by the server, then paid, refused, paid later or left by a person on the double's page.
import type Stripe from 'stripe'
import { charge, newIntent } from './money'
import * as objects from './objects'
import { liveOn, startSubscription } from './subscriptions'
import { emit, get, idFor, invalid, put, type World } from './world'

/** Seconds a payment to be made later may wait. */
export const pixSeconds = 24 * 3600

export const openSession = (
  world: World,
  params: Stripe.Checkout.SessionCreateParams,
  origin: string,
): Stripe.Checkout.Session => {
  const [line] = params.line_items ?? []
  const price = get(world.prices, 'price', line?.price ?? '')
  const { mode = 'payment', customer = null, metadata, discounts } = params
  if ((mode === 'subscription') !== (price.recurring !== null)) return invalid('The price does not fit the mode.')
  if (customer !== null) get(world.customers, 'customer', customer)
  const coupon = Array.isArray(discounts) && discounts[0]?.coupon
  const off = coupon ? (get(world.coupons, 'coupon', coupon).amount_off ?? 0) : 0
  const id = idFor(world, 'cs_test')
  const own = mode === 'payment' ? params.payment_intent_data?.metadata : params.subscription_data?.metadata
  world.orders.set(id, { price: price.id, metadata: textOnly(own) })
  return put(
    world.sessions,
    objects.session(id, world.now, {
      amount_subtotal: price.unit_amount,
      amount_total: (price.unit_amount ?? 0) - off,
      cancel_url: params.cancel_url ?? null,
      client_reference_id: params.client_reference_id ?? null,
      customer,
      locale: params.locale ?? null,
      metadata: textOnly(metadata),
      mode,
      success_url: params.success_url ?? null,
      url: `${origin}/pay/${id}`,
    }),
  )
}

/** Metadata are texts at Stripe, whatever was sent. */
export const textOnly = (metadata: unknown): Stripe.Metadata =>
  Object.fromEntries(Object.entries(metadata ?? {}).map(([name, value]) => [name, String(value)]))

const close = (session: Stripe.Checkout.Session, status: 'complete' | 'expired'): void => {
  session.status = status
  session.url = null
}

const open = (world: World, id: string): Stripe.Checkout.Session => {
  const session = get(world.sessions, 'checkout.session', id)
  return session.status === 'open'
    ? session
    : invalid('This Checkout Session is not open.', 'checkout_session_not_open')
}

const boughtBy = ({ customer }: Stripe.Checkout.Session): string =>
  (typeof customer === 'string' ? customer : customer?.id) ?? invalid('A session of the double has a customer.')

export const pay = (world: World, id: string): void => {
  const session = open(world, id)
  const purchase = get(world.orders, 'order', id)
  const amount = session.amount_total ?? 0
  const customer = boughtBy(session)
  if (session.mode === 'subscription') {
    world.declined.delete(customer)
    const made = startSubscription(world, { customer, price: purchase.price, metadata: purchase.metadata, amount })
    session.subscription = made.id
    session.invoice = typeof made.latest_invoice === 'string' ? made.latest_invoice : null
  } else {
    const intent = newIntent(world, { amount, customer, metadata: purchase.metadata })
    session.payment_intent = intent.id
    charge(world, intent, true)
  }
  close(session, 'complete')
  session.payment_status = 'paid'
  emit(world, 'checkout.session.completed', session)
}

/** A refused card: the page stays open for another. */
export const decline = (world: World, id: string): void => {
  const session = open(world, id)
  if (session.mode !== 'payment') return
  const purchase = get(world.orders, 'order', id)
  const intent = newIntent(world, {
    amount: session.amount_total ?? 0,
    customer: boughtBy(session),
    metadata: purchase.metadata,
  })
  session.payment_intent = intent.id
  charge(world, intent, false)
}

/** Bought with Pix: complete, and unpaid until the bank says so. One-time purchases only. */
export const payLater = (world: World, id: string): void => {
  const session = open(world, id)
  if (session.mode !== 'payment') invalid('Pix pays one-time purchases only.')
  const purchase = get(world.orders, 'order', id)
  const intent = newIntent(world, {
    amount: session.amount_total ?? 0,
    customer: boughtBy(session),
    metadata: purchase.metadata,
  })
  intent.status = 'processing'
  session.payment_intent = intent.id
  close(session, 'complete')
  emit(world, 'checkout.session.completed', session)
}

export const waiting = ({ status, payment_status: paid }: Stripe.Checkout.Session): boolean =>
  status === 'complete' && paid === 'unpaid'

/** The bank says whether the Pix came. */
export const settlePix = (world: World, id: string, paid: boolean): void => {
  const session = get(world.sessions, 'checkout.session', id)
  const intent = world.intents.get(String(session.payment_intent))
  if (!waiting(session) || intent?.status !== 'processing') {
    invalid('Nothing is waited for.')
    return
  }
  if (paid) {
    charge(world, intent, true)
    session.payment_status = 'paid'
    emit(world, 'checkout.session.async_payment_succeeded', session)
    return
  }
  intent.status = 'requires_payment_method'
  emit(world, 'checkout.session.async_payment_failed', session)
}

export const expire = (world: World, id: string): Stripe.Checkout.Session => {
  const session = open(world, id)
  close(session, 'expired')
  emit(world, 'checkout.session.expired', session)
  return session
}

/** Turns the clock, and lets happen what time brings. */
export const turn = (world: World, seconds: number): void => {
  const until = world.now + seconds
  for (const session of world.sessions.values()) {
    const { id, status, expires_at: ends, created } = session
    if (status === 'open' && ends <= until) expire(world, id)
    const intent = world.intents.get(String(session.payment_intent))
    if (waiting(session) && intent?.status === 'processing' && created + pixSeconds <= until)
      settlePix(world, id, false)
  }
  liveOn(world, until)
  world.now = until
}
