// A checkout, as given, when, then.
import { describe, expect, test } from 'bun:test'
import {
  apply,
  begin,
  bought,
  checkout,
  coupon,
  ended,
  held,
  history,
  now,
  opened,
  paid,
  pass,
  planOpened,
  received,
  registered,
  running,
  second,
  snapshot,
  sold,
  started,
  startedWithCoupon,
  when,
} from '../../../tests/helpers/billing'
import { specification } from '../../../tests/helpers/specification'
import type { CheckoutSnapshot } from '../../billing/gateway'
import type { DomainEvent } from '../../events/schema/events'
import type { SubscriptionStatus } from '../../events/schema/vocabulary'
import { dayMs } from '../../time/units'
import { fold } from '../decider'
import { billing } from './billing'
import { refusalOf } from './checkout'
import { couponClaims, readCoupon } from './coupon'

const { given } = specification(billing)

describe('a checkout', () => {
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
  test('of a plan whose payment is on the way is refused, and one of another plan is not', () => {
    const pending: DomainEvent = { type: 'CheckoutPending', data: { checkout }, personal: null }
    given(registered, started, opened, pending)
      .when({ ...begin, checkout: second })
      .refused('checkout-pending')
    expect(
      billing.decide(
        { ...begin, plan: 'premium', checkout: second },
        fold(billing, [registered, started, opened, pending]),
      ),
    ).toMatchObject({ events: [{ type: 'CheckoutStarted' }] })
  })
  test('is refused a coupon that a pending checkout of the same account holds', () =>
    given(registered, startedWithCoupon, held, {
      type: 'CheckoutPending',
      data: { checkout },
      personal: null,
    })
      .when({ ...begin, plan: 'premium', checkout: second, coupon })
      .refused('coupon-taken'))
  test('is refused a coupon that a checkout of the same account was paid with', () =>
    given(registered, startedWithCoupon, held, ended('completed'), {
      type: 'CouponUsed',
      data: { code: coupon.code, checkout, percent: 50 },
      personal: null,
    })
      .when({ ...begin, plan: 'premium', checkout: second, coupon })
      .refused('coupon-taken'))
  test('takes a coupon again whose checkout ended unpaid', () =>
    given(registered, startedWithCoupon, held, ended('expired'), {
      type: 'CouponReleased',
      data: { code: coupon.code, checkout },
      personal: null,
    })
      .when({ ...begin, checkout: second, coupon })
      .then(
        { ...startedWithCoupon, data: { ...startedWithCoupon.data, checkout: second } } as DomainEvent,
        { ...held, data: { ...held.data, checkout: second } } as DomainEvent,
      ))
  test('that is open already is not made twice', () =>
    given(registered, started)
      .when({ ...begin, checkout: second })
      .then())
  test('beside another open one waits until that is closed', () =>
    given(registered, started, opened)
      .when({ ...begin, plan: 'premium', checkout: second })
      .refused('checkout-open'))
  test('may start after the previous one ended', () =>
    expect(
      billing.decide({ ...begin, checkout: second }, fold(billing, [registered, started, ended('expired')])),
    ).toMatchObject({ events: [{ type: 'CheckoutStarted' }] }))
  test('for the plan one has, or a lesser one, is refused', () => {
    given(...bought)
      .when({ ...begin, checkout: second })
      .refused('plan-current')
    const assigned: DomainEvent = {
      type: 'PlanAssigned',
      data: { plan: 'enterprise', from: now, reason: 'request' },
      personal: null,
    }
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
    const open = {
      kind: 'open-checkout',
      checkout,
      reference: 'cs_1',
      customer: 'cus_1',
      expires: now + dayMs,
    } as const
    const linked: DomainEvent = {
      type: 'CustomerLinked',
      data: { gateway: 'test', customer: 'cus_1' },
      personal: null,
    }
    given(registered, started).when(open).then(linked, opened)
    given(registered, started, linked, opened).when(open).then()
    given(registered).when(open).refused('checkout-missing')
  })
})

describe('a checkout’s end', () => {
  const past = [registered, startedWithCoupon, held, opened]
  const applied = (checkout: CheckoutSnapshot) => ({ kind: 'apply-checkout', checkout, ...when }) as const
  const used: DomainEvent = { type: 'CouponUsed', data: { ...coupon, checkout }, personal: null }
  const released: DomainEvent = { type: 'CouponReleased', data: { code: coupon.code, checkout }, personal: null }

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
    const pending: DomainEvent = { type: 'CheckoutPending', data: { checkout }, personal: null }
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

test('a code is read whatever its case and dashes, and nothing else is a code', () => {
  for (const typed of ['BETA-7K3M-QX4P', 'beta-7k3m-qx4p', ' beta7k3mqx4p ', '7K3M QX4P', 'BETA 7K3M—QX4P'])
    expect([typed, readCoupon(typed)]).toEqual([typed, 'BETA-7K3M-QX4P'])
  for (const typed of ['', 'BETA', 'BETA-7K3M-QX4', 'BETA-7K3M-QX4PP', 'BETA-0K3M-QX4P', 'ação', 'x'.repeat(10_000)])
    expect([typed.slice(0, 20), readCoupon(typed)]).toEqual([typed.slice(0, 20), null])
})
