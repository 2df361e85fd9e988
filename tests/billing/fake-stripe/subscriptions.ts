// Subscriptions and their invoices, which renew, fall behind and end as the clock is turned.
import type Stripe from 'stripe'
import * as documents from './documents'
import { charge, newIntent } from './money'
import * as objects from './objects'
import { emit, get, idFor, monthsAfter, put, type World } from './world'

/** Seconds a renewal that failed may still be paid. */
export const pastDueSeconds = 7 * 24 * 3600

const monthsOf = (price: Stripe.Price): number => (price.recurring?.interval === 'year' ? 12 : 1)

export const itemOf = (one: Stripe.Subscription): Stripe.SubscriptionItem => {
  const [item] = one.items.data
  if (!item) throw new Error('a subscription of the double has one item')
  return item
}

const customerOf = ({ customer }: Stripe.Subscription): string =>
  typeof customer === 'string' ? customer : customer.id

/** One invoice, tried at once with the customer's card. */
const bill = (
  world: World,
  one: Stripe.Subscription,
  amount: number,
  reason: NonNullable<Stripe.Invoice['billing_reason']>,
): boolean => {
  const { price, current_period_start: start, current_period_end: end } = itemOf(one)
  const customer = customerOf(one)
  const paid = amount === 0 || !world.declined.has(customer)
  const line = documents.line(idFor(world, 'il'), { amount, price, start, end, subscription: one.id })
  const invoice = put(
    world.invoices,
    documents.invoice(idFor(world, 'in'), world.now, [line], {
      amount_due: amount,
      amount_paid: paid ? amount : 0,
      attempt_count: 1,
      attempted: true,
      billing_reason: reason,
      customer,
      parent: {
        type: 'subscription_details',
        quote_details: null,
        subscription_details: { metadata: { ...one.metadata }, subscription: one.id },
      },
      status: paid ? 'paid' : 'open',
      total: amount,
    }),
  )
  if (paid) invoice.status_transitions.paid_at = world.now
  one.latest_invoice = invoice.id
  if (amount > 0) {
    const intent = newIntent(world, { amount, customer, metadata: {} })
    charge(world, intent, paid)
    put(
      world.invoicePayments,
      documents.invoicePayment(idFor(world, 'inpay'), world.now, {
        invoice: invoice.id,
        payment: { type: 'payment_intent', payment_intent: intent.id },
        amount_requested: amount,
        status: paid ? 'paid' : 'open',
      }),
    )
  }
  emit(world, paid ? 'invoice.paid' : 'invoice.payment_failed', invoice)
  return paid
}

export const startSubscription = (
  world: World,
  {
    customer,
    price: bought,
    metadata,
    amount,
  }: { customer: string; price: string; metadata: Stripe.Metadata; amount: number },
): Stripe.Subscription => {
  const price = get(world.prices, 'price', bought)
  const id = idFor(world, 'sub')
  const end = monthsAfter(world.now, monthsOf(price))
  const item = objects.item(idFor(world, 'si'), world.now, {
    price,
    subscription: id,
    current_period_start: world.now,
    current_period_end: end,
  })
  const one = put(
    world.subscriptions,
    objects.subscription(id, world.now, [item], { customer, metadata: { ...metadata } }),
  )
  emit(world, 'customer.subscription.created', one)
  bill(world, one, amount, 'subscription_create')
  return one
}

export const changed = (world: World, one: Stripe.Subscription): void =>
  emit(world, 'customer.subscription.updated', one)

/** Ends it now. */
export const endSubscription = (world: World, one: Stripe.Subscription): void => {
  one.status = 'canceled'
  one.ended_at = world.now
  one.canceled_at ??= world.now
  emit(world, 'customer.subscription.deleted', one)
}

export const setCancel = (world: World, one: Stripe.Subscription, cancel: boolean): void => {
  one.cancel_at_period_end = cancel
  one.cancel_at = cancel ? itemOf(one).current_period_end : null
  one.canceled_at = cancel ? world.now : null
  changed(world, one)
}

const payOpenInvoice = (world: World, one: Stripe.Subscription): void => {
  const openInvoice = typeof one.latest_invoice === 'string' ? world.invoices.get(one.latest_invoice) : undefined
  if (openInvoice?.status !== 'open' || (one.status !== 'past_due' && one.status !== 'unpaid')) return
  const tried = [...world.invoicePayments.values()].find(({ invoice }) => invoice === openInvoice.id)
  const intent = tried && world.intents.get(String(tried.payment.payment_intent))
  if (!tried || !intent) return
  charge(world, intent, true)
  tried.status = 'paid'
  openInvoice.status = 'paid'
  openInvoice.amount_paid = openInvoice.amount_due
  openInvoice.attempt_count++
  openInvoice.status_transitions.paid_at = world.now
  one.status = 'active'
  emit(world, 'invoice.paid', openInvoice)
  changed(world, one)
}

/** Changes the card; a good one pays the open invoice. */
export const setCard = (world: World, customer: string, good: boolean): void => {
  if (!good) {
    world.declined.add(customer)
    return
  }
  world.declined.delete(customer)
  for (const one of world.subscriptions.values()) if (customerOf(one) === customer) payOpenInvoice(world, one)
}

const renew = (world: World, one: Stripe.Subscription): void => {
  const item = itemOf(one)
  const step = monthsOf(item.price)
  let months = step
  while (monthsAfter(one.billing_cycle_anchor, months) <= item.current_period_end) months += step
  item.current_period_start = item.current_period_end
  item.current_period_end = monthsAfter(one.billing_cycle_anchor, months)
  // Periods of an unpaid one go on; their invoices stay drafts that nobody is asked to pay.
  if (one.status !== 'unpaid' && !bill(world, one, item.price.unit_amount ?? 0, 'subscription_cycle'))
    one.status = 'past_due'
  changed(world, one)
}

const lives: ReadonlySet<string> = new Set(['active', 'past_due', 'trialing', 'unpaid'])

/** When something happens to it by itself. */
const dueOf = (world: World, one: Stripe.Subscription): number => {
  if (!lives.has(one.status)) return Number.POSITIVE_INFINITY
  const openInvoice = one.status === 'past_due' ? world.invoices.get(String(one.latest_invoice)) : undefined
  const end = itemOf(one).current_period_end
  return openInvoice ? Math.min(end, openInvoice.created + pastDueSeconds) : end
}

const happen = (world: World, one: Stripe.Subscription): void => {
  if (itemOf(one).current_period_end <= world.now) {
    if (one.cancel_at_period_end) endSubscription(world, one)
    else renew(world, one)
    return
  }
  one.status = 'unpaid'
  changed(world, one)
}

/** Brings every subscription up to a time, in the order in which changes are due. */
export const liveOn = (world: World, until: number): void => {
  for (;;) {
    const [next] = [...world.subscriptions.values()]
      .map((one) => ({ one, due: dueOf(world, one) }))
      .filter(({ due }) => due <= until)
      .sort((a, b) => a.due - b.due)
    if (!next) break
    world.now = Math.max(world.now, next.due)
    happen(world, next.one)
  }
}
