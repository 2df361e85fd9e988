// Money as given, when, then. The random orders of deliveries are at the end; those of a provider's own in the Stripe tests.
import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { specification } from '../../../tests/helpers/specification'
import { defaultCatalogue } from '../../billing/catalogue'
import { monthsAfter } from '../../billing/cycle'
import type { CheckoutSnapshot, PaymentSnapshot, SubscriptionSnapshot } from '../../billing/gateway'
import { termsOf } from '../../billing/offer'
import type { AccountEvent } from '../../events/schema/accounts/account'
import type { Plan, SubscriptionStatus } from '../../events/schema/vocabulary'
import { fold } from '../decider'
import { type BillingCommand, billing } from './billing'
import { refusalOf } from './checkout'
import { couponClaims, readCoupon } from './coupon'
import { entitlementAt, graceMs, purchaseState } from './entitlement'
import { dueAt } from './entitlement-events'

const { given } = specification(billing)
const now = Date.UTC(2026, 10, 20, 12, 14)
const day = 24 * 3600 * 1000
const terms = termsOf(defaultCatalogue)
const when = { now, termsOf: terms }
const checkout = '0190a000-0000-7000-8000-000000000001'
const second = '0190a000-0000-7000-8000-000000000002'
const coupon = { code: 'BETA-7K3M-QX4P', percent: 50 }

const registered: AccountEvent = {
  type: 'AccountRegistered',
  data: { role: 'usuario', language: 'pt-BR', terms: '2025-05-01' },
  personal: { name: 'Ana', email: 'ana@exemplo.com.br', password: '$argon2id$' },
}
const checkoutRequest = { checkout, gateway: 'test', plan: 'basico', cycle: 'monthly', price: 2990 } as const
const begin = { kind: 'start-checkout', ...checkoutRequest, coupon: null, ...when } as const
const started: AccountEvent = {
  type: 'CheckoutStarted',
  data: { ...checkoutRequest, amount: 2990, coupon: null, discount: 0 },
  personal: null,
}
const startedWithCoupon: AccountEvent = {
  type: 'CheckoutStarted',
  data: { ...checkoutRequest, amount: 1495, coupon: coupon.code, discount: 50 },
  personal: null,
}
const held: AccountEvent = { type: 'CouponHeld', data: { ...coupon, checkout }, personal: null }
const opened: AccountEvent = {
  type: 'CheckoutOpened',
  data: { checkout, reference: 'cs_1', expires: now + day },
  personal: null,
}
const ended = (outcome: 'completed' | 'expired' | 'failed' | 'abandoned'): AccountEvent => ({
  type: 'CheckoutEnded',
  data: { checkout, outcome },
  personal: null,
})
const snapshot = (state: CheckoutSnapshot['state'], payment: PaymentSnapshot | null = null): CheckoutSnapshot => ({
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
const paid: PaymentSnapshot = {
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
const received: AccountEvent = {
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
const pass: AccountEvent = {
  type: 'PassOpened',
  data: { payment: 'pi_1', plan: 'basico', amount: 1495, from: now, cycles: 1 },
  personal: null,
}
const end = monthsAfter(now, 1)
const planOpened: AccountEvent = {
  type: 'PlanOpened',
  data: { plan: 'basico', cycle: now, until: end },
  personal: null,
}
const planEnded: AccountEvent = { type: 'PlanEnded', data: { plan: 'basico', next: 'free', cycle: 0 }, personal: null }
const sold: AccountEvent = {
  type: 'PlanSold',
  data: { ground: 'pi_1', plan: 'basico', from: now, total: 10, features: [...terms('basico').features] },
  personal: null,
}
const bought = [registered, started, received, pass, sold, planOpened] as const

const running: SubscriptionSnapshot = {
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
const apply = (subscription: SubscriptionSnapshot, at = now) =>
  ({ kind: 'apply-subscription', subscription, now: at, termsOf: terms }) as const
const pay = (payment: Partial<PaymentSnapshot> = {}, at = now) =>
  ({ kind: 'apply-payment', payment: { ...paid, ...payment }, now: at, termsOf: terms }) as const

/** All the events of commands one after the other. */
const history = (...commands: readonly BillingCommand[]): AccountEvent[] => {
  const past: AccountEvent[] = [registered]
  for (const command of commands) {
    const decision = billing.decide(command, fold(billing, past))
    if ('events' in decision) past.push(...decision.events)
  }
  return past
}
const planOf = (events: readonly AccountEvent[], at: number) =>
  entitlementAt(fold(billing, events).entitlements, at).plan

describe('an order', () => {
  test('says what is bought for how much', () => given(registered).when(begin).then(started))
  test('of nobody is refused', () => given().when(begin).refused('account-missing'))
  test('holds its coupon, and is dearer by a cent rather than cheaper by half of one', () => {
    given(registered)
      .when({ ...begin, coupon })
      .then(startedWithCoupon, held)
    const odd = billing.decide({ ...begin, coupon: { ...coupon, percent: 33 } }, fold(billing, [registered]))
    // 33 % of 2990 is 986.7: 987 off.
    expect(odd).toMatchObject({ events: [{ data: { amount: 2003 } }, {}] })
  })
  test('that is open already is not made twice', () =>
    given(registered, started)
      .when({ ...begin, checkout: second })
      .then())
  test('beside another open one waits until that is closed', () =>
    given(registered, started, opened)
      .when({ ...begin, plan: 'premium', checkout: second })
      .refused('checkout-open'))
  test('after one that ended is made', () =>
    expect(
      billing.decide({ ...begin, checkout: second }, fold(billing, [registered, started, ended('expired')])),
    ).toMatchObject({ events: [{ type: 'CheckoutStarted' }] }))
  test('for the plan one has, or a lesser one, is refused', () => {
    given(...bought)
      .when({ ...begin, checkout: second })
      .refused('plan-current')
    const assigned: AccountEvent = { type: 'PlanAssigned', data: { plan: 'enterprise', from: now }, personal: null }
    given(registered, assigned)
      .when({ ...begin, plan: 'premium' })
      .refused('plan-covered')
  })
  test('for a subscription beside a running one is refused, also when it is not paid or paused', () => {
    const statuses: SubscriptionStatus[] = ['active', 'trialing', 'past_due', 'unpaid', 'paused', 'unknown']
    for (const status of statuses) {
      const state = fold(billing, history(apply({ ...running, status })))
      expect([status, refusalOf(state.entitlements, 'premium', now)]).toEqual([status, 'subscription-running'])
    }
    for (const status of ['canceled', 'incomplete', 'incomplete_expired'] as const)
      expect(refusalOf(fold(billing, history(apply({ ...running, status }))).entitlements, 'premium', now)).toBe(null)
  })
  test('opens once at the provider, with the customer', () => {
    const open = { kind: 'open-checkout', checkout, reference: 'cs_1', customer: 'cus_1', expires: now + day } as const
    const linked: AccountEvent = {
      type: 'CustomerLinked',
      data: { gateway: 'test', customer: 'cus_1' },
      personal: null,
    }
    given(registered, started).when(open).then(linked, opened)
    given(registered, started, linked, opened).when(open).then()
    given(registered).when(open).refused('checkout-missing')
  })
})

describe('a plan that is paid for', () => {
  const stateOf = (events: readonly AccountEvent[], plan: Plan, at = now) =>
    purchaseState(fold(billing, events).entitlements, plan, at)
  const back: AccountEvent = { type: 'PaymentRefunded', data: { payment: 'pi_1', amount: 1495 }, personal: null }
  const disputed: AccountEvent = { type: 'PaymentDisputed', data: { payment: 'pi_1', state: 'open' }, personal: null }

  test('is held while it, or a greater one, is in force, and over after that', () => {
    expect([now, end - 1, end].map((at) => stateOf(bought, 'basico', at))).toEqual(['held', 'held', 'over'])
    expect(stateOf([...bought, back], 'basico')).toBe('over')
    expect(stateOf([...bought, disputed], 'basico')).toBe('over')
    expect(stateOf(history(apply({ ...running, plan: 'premium' })), 'professional')).toBe('held')
    expect(stateOf(history(apply(running)), 'premium')).toBe('over')
    expect(stateOf(history(apply({ ...running, status: 'unpaid' })), 'professional')).toBe('over')
  })
  test('is opening as long as nothing of it has begun', () => {
    expect(stateOf([registered, started, ended('completed')], 'basico')).toBe('opening')
    // The provider's clock may be ahead of ours.
    expect(stateOf(bought, 'basico', now - 1)).toBe('opening')
    for (const change of [{ status: 'incomplete' }, { status: 'unknown' }, { plan: null }] as const)
      expect(stateOf(history(apply({ ...running, ...change })), 'professional')).toBe('opening')
  })
})

describe('a checkout’s end', () => {
  const past = [registered, startedWithCoupon, held, opened]
  const applied = (checkout: CheckoutSnapshot) => ({ kind: 'apply-checkout', checkout, ...when }) as const
  const used: AccountEvent = { type: 'CouponUsed', data: { ...coupon, checkout }, personal: null }
  const released: AccountEvent = { type: 'CouponReleased', data: { code: coupon.code, checkout }, personal: null }

  test('paid: the coupon is used, the payment counted, the plan open', () =>
    given(...past)
      .when(applied(snapshot('completed', paid)))
      .then(ended('completed'), used, received, pass, sold, planOpened))
  test('paid, reported again: nothing', () =>
    given(...past, ended('completed'), used, received, pass, sold, planOpened)
      .when(applied(snapshot('completed', paid)))
      .then())
  test.each(['expired', 'failed', 'abandoned'] as const)('%s: the coupon is free again', (outcome) =>
    given(...past)
      .when(applied(snapshot(outcome)))
      .then(ended(outcome), released),
  )
  test('to be paid later: the coupon stays held, and nothing opens', () => {
    const pending: AccountEvent = { type: 'CheckoutPending', data: { checkout }, personal: null }
    given(...past)
      .when(applied(snapshot('pending')))
      .then(pending)
    given(...past, pending)
      .when(applied(snapshot('pending')))
      .then()
    given(...past, pending)
      .when(applied(snapshot('failed')))
      .then(ended('failed'), released)
  })
  test('still open: nothing', () =>
    given(...past)
      .when(applied(snapshot('open')))
      .then())
  test('that ended does not end otherwise, but for having been paid after all', () => {
    given(...past, ended('expired'), released)
      .when(applied(snapshot('abandoned')))
      .then()
    given(...past, ended('expired'), released)
      .when(applied(snapshot('completed')))
      .then(ended('completed'))
    given(...past, ended('completed'), used)
      .when(applied(snapshot('expired')))
      .then()
  })
  test('the log’s claim follows the events', () => {
    const claim = { kind: 'coupon', value: coupon.code, stream: 'account/a' }
    expect(couponClaims('account/a', [started, held])).toEqual({ claims: [claim], releases: [] })
    expect(couponClaims('account/a', [ended('expired'), released])).toEqual({ claims: [], releases: [claim] })
    expect(couponClaims('account/a', [ended('completed'), used])).toEqual({ claims: [], releases: [] })
  })
})

describe('a payment', () => {
  test('a failure is recorded once, and the payment may be received later', () => {
    const failed: AccountEvent = {
      type: 'PaymentFailed',
      data: { gateway: 'test', payment: 'pi_1', plan: 'basico', amount: 1495, subscription: null },
      personal: null,
    }
    given(registered)
      .when(pay({ state: 'failed' }))
      .then(failed)
    given(registered, failed)
      .when(pay({ state: 'failed' }))
      .then()
    given(registered, failed).when(pay()).then(received, pass, sold, planOpened)
  })
  test('given back in part changes nothing else; in full it ends the plan', () => {
    const refund = (amount: number): AccountEvent => ({
      type: 'PaymentRefunded',
      data: { payment: 'pi_1', amount },
      personal: null,
    })
    given(...bought)
      .when(pay({ refunded: 1000 }))
      .then(refund(1000))
    given(...bought, refund(1000))
      .when(pay({ refunded: 1495 }))
      .then(refund(1495), planEnded)
  })
  test('disputed ends the plan until it is won', () => {
    const dispute = (state: 'open' | 'won' | 'lost'): AccountEvent => ({
      type: 'PaymentDisputed',
      data: { payment: 'pi_1', state },
      personal: null,
    })
    given(...bought)
      .when(pay({ dispute: 'open' }))
      .then(dispute('open'), planEnded)
    given(...bought, dispute('open'), planEnded)
      .when(pay({ dispute: 'won' }))
      .then(dispute('won'), planOpened)
    given(...bought, dispute('open'), planEnded)
      .when(pay({ dispute: 'lost' }))
      .then(dispute('lost'))
  })
  test('of nothing (a coupon of 100 %) opens the plan and is not taken for one given back', () =>
    expect(planOf(history(pay({ amount: 0 })), now)).toBe('basico'))
  test('of a year opens twelve cycles', () => {
    const events = history(pay({ cycle: 'annually' }))
    const year = monthsAfter(now, 12)
    expect([planOf(events, year - 1), planOf(events, year)]).toEqual(['basico', 'free'])
  })
  test('of the same plan while it runs begins where it ends', () => {
    const events = history(pay(), pay({ payment: 'pi_2', at: now + day }, now + day))
    const both = monthsAfter(now, 2)
    expect([planOf(events, both - 1), planOf(events, both)]).toEqual(['basico', 'free'])
  })
})

describe('a subscription', () => {
  test.each([
    ['active', 'professional'],
    ['trialing', 'professional'],
    ['past_due', 'professional'],
    ['unpaid', 'free'],
    ['canceled', 'free'],
    ['paused', 'free'],
    ['incomplete', 'free'],
    ['incomplete_expired', 'free'],
    ['unknown', 'free'],
  ] as const)('%s allows %s', (status, plan) => expect(planOf(history(apply({ ...running, status })), now)).toBe(plan))
  test('of a price the catalogue does not have allows nothing', () =>
    expect(planOf(history(apply({ ...running, plan: null })), now)).toBe('free'))
  test('cancelled for its period’s end lasts to the millisecond', () => {
    const events = history(apply({ ...running, cancelAtPeriodEnd: true }))
    expect([planOf(events, end - 1), planOf(events, end)]).toEqual(['professional', 'free'])
  })
  test('without news of its renewal goes on for the grace period and no longer', () => {
    const events = history(apply(running))
    expect([planOf(events, end + graceMs - 1), planOf(events, end + graceMs)]).toEqual(['professional', 'free'])
  })
  test('that is over does not come back by a late event', () =>
    expect(history(apply({ ...running, status: 'canceled' }), apply(running))).toHaveLength(2))
  test('changed to a greater plan opens it, to a lesser one ends it', () => {
    const up = history(apply(running), apply({ ...running, plan: 'premium' }))
    expect(up.at(-1)).toMatchObject({ type: 'PlanOpened', data: { plan: 'premium', until: null } })
    const down = history(apply({ ...running, plan: 'premium' }), apply(running))
    expect(down.at(-1)).toMatchObject({ type: 'PlanEnded', data: { plan: 'premium', next: 'professional' } })
  })
  test('over a pass hides it and gives it back', () => {
    const events = history(pay(), apply(running), apply({ ...running, status: 'canceled' }, now + day))
    expect(planOf(events.slice(0, -2), now)).toBe('professional')
    expect(planOf(events, now + day)).toBe('basico')
  })
  test('a plan assigned is not taken away by a lesser one that is paid', () => {
    const assigned: AccountEvent = { type: 'PlanAssigned', data: { plan: 'enterprise', from: now }, personal: null }
    expect(planOf([...history(apply(running)), assigned], now)).toBe('enterprise')
    expect(
      planOf([...history(apply(running)), assigned, { ...assigned, data: { plan: 'free', from: now } }], now),
    ).toBe('professional')
  })
})

describe('a plan that is given', () => {
  const give = (plan: Plan, at = now) => ({ kind: 'assign-plan', plan, now: at, termsOf: terms }) as const
  const assigned = (plan: Plan, from = now): AccountEvent => ({
    type: 'PlanAssigned',
    data: { plan, from },
    personal: null,
  })
  const announcements = (...commands: readonly BillingCommand[]) =>
    history(...commands).flatMap(({ type, data }) => (/^Plan(Opened|Ended)$/.test(type) ? [{ type, ...data }] : []))
  test('is announced, and so is its end', () => {
    given(registered)
      .when(give('premium'))
      .then(assigned('premium'), {
        type: 'PlanOpened',
        data: { plan: 'premium', cycle: now, until: null },
        personal: null,
      })
    expect(announcements(give('premium'), give('free')).at(-1)).toMatchObject({ plan: 'premium', next: 'free' })
  })
  test('twice is given once, and nobody is given any', () => {
    given(...history(give('premium')))
      .when(give('premium'))
      .then()
    given().when(give('premium')).refused('account-missing')
  })
  test('and lifted while a lesser one is paid leaves that one, and says so', () =>
    expect(announcements(apply(running), give('enterprise'), give('free'))).toMatchObject([
      { type: 'PlanOpened', plan: 'professional' },
      { type: 'PlanOpened', plan: 'enterprise' },
      { type: 'PlanEnded', plan: 'enterprise', next: 'professional' },
    ]))
  test('below a greater one that is paid changes nothing, so neither it nor its removal is announced', () =>
    expect(announcements(apply(running), give('basico'), give('free'))).toMatchObject([
      { type: 'PlanOpened', plan: 'professional' },
    ]))
})

describe('what time alone makes true', () => {
  const announce = (at: number) => ({ kind: 'announce', now: at, termsOf: terms }) as const
  test('the end of a plan that does not renew is announced once three days before, and once when it comes', () => {
    const events = history(
      pay(),
      announce(end - 3 * day - 1),
      announce(end - 3 * day),
      announce(end - 1),
      announce(end),
      announce(end),
    )
    expect(events.slice(5)).toEqual([
      { type: 'PlanEnding', data: { plan: 'basico', until: end }, personal: null },
      planEnded,
    ])
  })
  test('a new cycle is announced once, however many passed unseen', () => {
    const events = history(
      pay({ cycle: 'annually' }),
      announce(monthsAfter(now, 3) + 5),
      announce(monthsAfter(now, 3) + 6),
    )
    expect(events.slice(5)).toEqual([
      { type: 'QuotaRenewed', data: { plan: 'basico', cycle: monthsAfter(now, 3), total: 10 }, personal: null },
    ])
  })
  test('without news of a renewal there is no new cycle', () =>
    expect(history(apply(running), announce(end + 1)).filter(({ type }) => type === 'QuotaRenewed')).toEqual([]))
  test('is due when it is true and not before', () => {
    const { entitlements } = fold(billing, history(pay()))
    expect(dueAt(entitlements, now)).toBe(end - 3 * day)
    expect(dueAt(fold(billing, history(pay(), announce(end - 3 * day))).entitlements, end - 3 * day)).toBe(end)
    expect(dueAt(fold(billing, history(pay(), announce(end))).entitlements, end)).toBe(null)
    expect(dueAt(fold(billing, [registered]).entitlements, now)).toBe(null)
  })
})

test('a code is read whatever its case and dashes, and nothing else is a code', () => {
  for (const typed of ['BETA-7K3M-QX4P', 'beta-7k3m-qx4p', ' beta7k3mqx4p ', '7K3M QX4P', 'BETA 7K3M—QX4P'])
    expect([typed, readCoupon(typed)]).toEqual([typed, 'BETA-7K3M-QX4P'])
  for (const typed of ['', 'BETA', 'BETA-7K3M-QX4', 'BETA-7K3M-QX4PP', 'BETA-0K3M-QX4P', 'ação', 'x'.repeat(10_000)])
    expect([typed.slice(0, 20), readCoupon(typed)]).toEqual([typed.slice(0, 20), null])
})

test('whatever the order and number of a provider’s events, the plan is the same and each payment counts once', () => {
  const payment = fc.record({
    payment: fc.constantFrom('pi_1', 'pi_2', 'pi_3'),
    cycle: fc.constantFrom('monthly' as const, 'annually' as const),
    refunded: fc.constantFrom(0, 0, 500, 1495),
    dispute: fc.constantFrom(null, null, 'open' as const, 'won' as const, 'lost' as const),
    at: fc.integer({ min: 0, max: 90 }).map((days) => now - days * day),
  })
  const subscription = fc.record({
    status: fc.constantFrom('active' as const, 'past_due' as const, 'canceled' as const, 'paused' as const),
    plan: fc.constantFrom('professional' as const, 'premium' as const),
    cancelAtPeriodEnd: fc.boolean(),
  })
  fc.assert(
    fc.property(
      fc.uniqueArray(payment, { selector: (one) => one.payment, maxLength: 3 }),
      fc.option(subscription, { nil: null }),
      fc.array(fc.nat(99), { maxLength: 12 }),
      fc.infiniteStream(fc.nat(1000)),
      (payments, one, repeats, shuffle) => {
        const words: BillingCommand[] = [
          ...payments.map((each) => pay(each)),
          ...(one ? [apply({ ...running, ...one })] : []),
        ]
        if (words.length === 0) return
        const more = repeats.map((index) => words[index % words.length] as BillingCommand)
        const mixed = [...words, ...more]
          .map((word) => ({ word, key: shuffle.next().value }))
          .sort((a, b) => a.key - b.key)
          .map(({ word }) => word)
        const straight = history(...words)
        const events = history(...mixed)
        for (const days of [0, 10, 40, 200, 400])
          expect(planOf(events, now + days * day)).toBe(planOf(straight, now + days * day))
        const count = (type: string) => events.filter((event) => event.type === type).length
        expect([count('PaymentReceived'), count('PassOpened')]).toEqual([payments.length, payments.length])
      },
    ),
    { numRuns: 2000, seed: 20261121 },
  )
})
