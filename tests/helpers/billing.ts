// Builds what the tests of billing share: an account, a checkout, its payment and its plan, as events and as a
// provider reports them.
import { defaultCatalogue } from '../../src/billing/catalogue'
import { monthsAfter } from '../../src/billing/cycle'
import type { CheckoutSnapshot, PaymentSnapshot, SubscriptionSnapshot } from '../../src/billing/gateway'
import { termsOf } from '../../src/billing/offer'
import { type BillingCommand, billing } from '../../src/domain/billing/billing'
import { entitlementAt } from '../../src/domain/billing/entitlement'
import { fold } from '../../src/domain/decider'
import type { DomainEvent } from '../../src/events/schema/events'
import { dayMs } from '../../src/time/units'

export const now = Date.UTC(2026, 10, 20, 12, 14)
export const terms = termsOf(defaultCatalogue)
export const when = { now, termsOf: terms }
export const checkout = '0190a000-0000-7000-8000-000000000001'
export const second = '0190a000-0000-7000-8000-000000000002'
export const coupon = { code: 'BETA-7K3M-QX4P', percent: 50 }

export const registered: DomainEvent = {
  type: 'AccountRegistered',
  data: { role: 'usuario', language: 'pt-BR', terms: '2025-05-01' },
  personal: { name: 'Ana', email: 'ana@exemplo.com.br', password: '$argon2id$' },
}
const checkoutRequest = { checkout, gateway: 'test', plan: 'basico', cycle: 'monthly', price: 2990 } as const
export const begin = { kind: 'start-checkout', ...checkoutRequest, coupon: null, ...when } as const
export const started: DomainEvent = {
  type: 'CheckoutStarted',
  data: { ...checkoutRequest, amount: 2990, coupon: null, discount: 0 },
  personal: null,
}
export const startedWithCoupon: DomainEvent = {
  type: 'CheckoutStarted',
  data: { ...checkoutRequest, amount: 1495, coupon: coupon.code, discount: 50 },
  personal: null,
}
export const held: DomainEvent = { type: 'CouponHeld', data: { ...coupon, checkout }, personal: null }
export const opened: DomainEvent = {
  type: 'CheckoutOpened',
  data: { checkout, reference: 'cs_1', expires: now + dayMs },
  personal: null,
}
export const ended = (outcome: 'completed' | 'expired' | 'failed' | 'abandoned'): DomainEvent => ({
  type: 'CheckoutEnded',
  data: { checkout, outcome },
  personal: null,
})
export const snapshot = (
  state: CheckoutSnapshot['state'],
  payment: PaymentSnapshot | null = null,
): CheckoutSnapshot => ({
  gateway: 'test',
  reference: 'cs_1',
  checkout,
  account: 'a',
  state,
  url: null,
  customer: null,
  payment,
  subscription: null,
})
export const paid: PaymentSnapshot = {
  gateway: 'test',
  payment: 'pi_1',
  account: 'a',
  plan: 'basico',
  cycle: 'monthly',
  state: 'paid',
  amount: 1495,
  refunded: 0,
  dispute: null,
  checkout,
  subscription: null,
  at: now,
}
export const received: DomainEvent = {
  type: 'PaymentReceived',
  data: {
    gateway: 'test',
    payment: 'pi_1',
    plan: 'basico',
    cycle: 'monthly',
    amount: 1495,
    checkout,
    subscription: null,
  },
  personal: null,
}
export const pass: DomainEvent = {
  type: 'PassOpened',
  data: { payment: 'pi_1', plan: 'basico', amount: 1495, from: now, cycles: 1 },
  personal: null,
}
export const end = monthsAfter(now, 1)
export const planOpened: DomainEvent = {
  type: 'PlanOpened',
  data: { plan: 'basico', cycle: now, until: end },
  personal: null,
}
export const planEnded: DomainEvent = {
  type: 'PlanEnded',
  data: { plan: 'basico', next: 'free', cycle: 0 },
  personal: null,
}
export const sold: DomainEvent = {
  type: 'PlanSold',
  data: { ground: 'pi_1', plan: 'basico', from: now, total: 10, features: [...terms('basico').features] },
  personal: null,
}
export const bought = [registered, started, received, pass, sold, planOpened] as const

export const running: SubscriptionSnapshot = {
  gateway: 'test',
  subscription: 'sub_1',
  account: 'a',
  plan: 'professional',
  cycle: 'monthly',
  status: 'active',
  start: now,
  periodStart: now,
  periodEnd: end,
  cancelAtPeriodEnd: false,
}
export const apply = (subscription: SubscriptionSnapshot, at = now) =>
  ({ kind: 'apply-subscription', subscription, now: at, termsOf: terms }) as const
export const pay = (payment: Partial<PaymentSnapshot> = {}, at = now) =>
  ({ kind: 'apply-payment', payment: { ...paid, ...payment }, now: at, termsOf: terms }) as const

/** All the events of commands one after the other. */
export const history = (...commands: readonly BillingCommand[]): DomainEvent[] => {
  const past: DomainEvent[] = [registered]
  for (const command of commands) {
    const decision = billing.decide(command, fold(billing, past))
    if ('events' in decision) past.push(...decision.events)
  }
  return past
}
export const planOf = (events: readonly DomainEvent[], at: number) =>
  entitlementAt(fold(billing, events).entitlements, at).plan
