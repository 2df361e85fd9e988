// An account's money: checkouts, payments, subscriptions and coupons. What a provider says is true now is compared with
// what the log knows, and only the difference is an event: repeats and the order of deliveries make no difference.
import type { CheckoutSnapshot, PaymentSnapshot, SubscriptionSnapshot } from '../../billing/gateway'
import type { DomainEvent } from '../../events/schema/events'
import type { AdminReason, CheckoutOutcome, GatewayName, Plan } from '../../events/schema/vocabulary'
import { accept, type Decider, refuse } from '../decider'
import { type CheckoutChoice, type Discount, endEvents, progressEvents, startCheckout } from './checkout'
import { type Entitlements, endedStatuses, evolveEntitlements, noEntitlements } from './entitlement'
import { dueEvent } from './entitlement-events'
import { paymentEvents } from './payment'
import { soldEvents, type TermsOf } from './sold'
import { type BillingRefusal, type BillingState, evolveCheckouts, evolvePayments } from './state'

/** `now` in milliseconds; `termsOf` from the catalogue of now. */
type When = { readonly now: number; readonly termsOf: TermsOf }

export type BillingCommand =
  /** Starts a checkout. One that is open already is not made twice: nothing happens, and the caller takes that one. */
  | ({ readonly kind: 'start-checkout' } & CheckoutChoice & { readonly coupon: Discount | null } & When)
  /** The provider has made a page for it. */
  | {
      readonly kind: 'open-checkout'
      readonly checkout: string
      readonly reference: string
      readonly customer: string
      readonly expires: number
    }
  /** Nothing came of it, and the provider need not be asked: it never had it. */
  | {
      readonly kind: 'end-checkout'
      readonly checkout: string
      readonly outcome: Exclude<CheckoutOutcome, 'completed'>
    }
  | ({ readonly kind: 'apply-checkout'; readonly checkout: CheckoutSnapshot } & When)
  | ({ readonly kind: 'apply-payment'; readonly payment: PaymentSnapshot } & When)
  | ({ readonly kind: 'apply-subscription'; readonly subscription: SubscriptionSnapshot } & When)
  /** A plan given by the operator, whatever is paid for; `free` takes the gift back. */
  | ({ readonly kind: 'assign-plan'; readonly plan: Plan; readonly reason?: AdminReason } & When)
  /** Says what time alone has made true. */
  | ({ readonly kind: 'announce' } & When)

export const billing: Decider<BillingState, BillingCommand, DomainEvent, BillingRefusal> = {
  initial: { entitlements: noEntitlements, closed: null, customers: {}, checkouts: new Map(), payments: new Map() },

  evolve: (state, event) => {
    if (event.type === 'AccountErased') return { ...billing.initial, closed: new Set() }
    if (state.closed)
      return event.type === 'SubscriptionChanged'
        ? { ...state, closed: new Set(state.closed).add(event.data.subscription) }
        : state
    return {
      closed: null,
      entitlements: evolveEntitlements(state.entitlements, event),
      customers:
        event.type === 'CustomerLinked'
          ? { ...state.customers, [event.data.gateway]: event.data.customer }
          : state.customers,
      checkouts: evolveCheckouts(state.checkouts, event),
      payments: evolvePayments(state.payments, event),
    }
  },

  decide: (command, state) => {
    if (state.closed && command.kind === 'apply-subscription') return closing(state.closed, command.subscription)
    if (!state.entitlements.registered) return refuse('account-missing')
    switch (command.kind) {
      case 'start-checkout':
        return startCheckout(state, command)
      case 'open-checkout':
        return openCheckout(state, command)
      case 'end-checkout': {
        const checkout = state.checkouts.get(command.checkout)
        return checkout ? accept(...endEvents(checkout, command.outcome)) : refuse('checkout-missing')
      }
      case 'apply-checkout':
        return accept(...withAnnouncements(state, checkoutEvents(state, command.checkout), command))
      case 'apply-payment':
        return accept(...withAnnouncements(state, paymentEvents(state, command.payment), command))
      case 'apply-subscription':
        return accept(...withAnnouncements(state, subscriptionEvents(state, command.subscription), command))
      case 'assign-plan':
        return accept(...withAnnouncements(state, assignment(state, command), command))
      case 'announce':
        return accept(...withAnnouncements(state, [], command))
    }
  },
}

/** The gift alone: the plan in force is announced separately, since a greater one may be paid for. */
const assignment = (
  { entitlements }: BillingState,
  { plan, now, reason = 'unspecified' }: Extract<BillingCommand, { kind: 'assign-plan' }>,
): DomainEvent[] =>
  plan === (entitlements.assigned?.plan ?? 'free')
    ? []
    : [{ type: 'PlanAssigned', data: { plan, from: now, reason }, personal: null }]

/** The most announcements of one command: there are four kinds of entitlement events. */
const announcementsMax = 4

/** The events, the terms of what was sold by them, and the entitlement events due after them. */
const withAnnouncements = (
  state: BillingState,
  events: readonly DomainEvent[],
  { now, termsOf }: When,
): DomainEvent[] => {
  const after = events.reduce(evolveEntitlements, state.entitlements)
  const sold = soldEvents(after, now, termsOf)
  const all = [...events, ...sold]
  let entitlements = sold.reduce<Entitlements>(evolveEntitlements, after)
  for (let announced = 0; announced < announcementsMax; announced++) {
    const due = dueEvent(entitlements, now, termsOf)
    if (!due) break
    all.push(due)
    entitlements = evolveEntitlements(entitlements, due)
  }
  return all
}

const linkEvents = ({ customers }: BillingState, gateway: GatewayName, customer: string | null): DomainEvent[] =>
  customer === null || customers[gateway] === customer
    ? []
    : [{ type: 'CustomerLinked', data: { gateway, customer }, personal: null }]

const openCheckout = (
  state: BillingState,
  { checkout: id, reference, customer, expires }: Extract<BillingCommand, { kind: 'open-checkout' }>,
) => {
  const checkout = state.checkouts.get(id)
  if (!checkout) return refuse('checkout-missing')
  const links = linkEvents(state, checkout.gateway, customer)
  // Opened before, or paid for meanwhile.
  if (checkout.state !== 'started') return accept(...links)
  return accept(...links, { type: 'CheckoutOpened', data: { checkout: id, reference, expires }, personal: null })
}

const checkoutEvents = (state: BillingState, snapshot: CheckoutSnapshot): DomainEvent[] => {
  const { gateway, customer, payment, subscription } = snapshot
  const checkout = state.checkouts.get(snapshot.checkout)
  return [
    ...linkEvents(state, gateway, customer),
    ...(checkout ? progressEvents(checkout, snapshot.state) : []),
    ...(payment ? paymentEvents(state, payment) : []),
    ...(subscription ? subscriptionEvents(state, subscription) : []),
  ]
}

/** An erased account accepts only the news that a subscription it left running has ended. */
const closing = (closed: ReadonlySet<string>, { account: _, ...data }: SubscriptionSnapshot) => {
  if (!endedStatuses.has(data.status)) return refuse('account-missing' as const)
  return closed.has(data.subscription)
    ? accept<DomainEvent>()
    : accept<DomainEvent>({ type: 'SubscriptionChanged', data, personal: null })
}

const subscriptionEvents = ({ entitlements }: BillingState, snapshot: SubscriptionSnapshot): DomainEvent[] => {
  const { gateway, subscription, plan, cycle, status, start, periodStart, periodEnd, cancelAtPeriodEnd } = snapshot
  const data = { gateway, subscription, plan, cycle, status, start, periodStart, periodEnd, cancelAtPeriodEnd }
  const current = entitlements.subscriptions.find((one) => one.subscription === subscription)
  // Nothing comes back from these at any provider: what says so is late.
  if (current && endedStatuses.has(current.status) && !endedStatuses.has(status)) return []
  return current && JSON.stringify(current) === JSON.stringify(data)
    ? []
    : [{ type: 'SubscriptionChanged', data, personal: null }]
}
