// A payment, and the plan it opens, as given, when, then.
import { describe, expect, test } from 'bun:test'
import {
  apply,
  bought,
  end,
  ended,
  history,
  now,
  pass,
  pay,
  planEnded,
  planOf,
  planOpened,
  received,
  registered,
  running,
  sold,
  started,
} from '../../../tests/helpers/billing'
import { specification } from '../../../tests/helpers/specification'
import { monthsAfter } from '../../billing/cycle'
import type { DomainEvent } from '../../events/schema/events'
import type { Plan } from '../../events/schema/vocabulary'
import { dayMs } from '../../time/units'
import { fold } from '../decider'
import { type BillingCommand, billing } from './billing'
import { purchaseState } from './entitlement'

const { given } = specification(billing)

describe('a plan that is paid for', () => {
  const stateOf = (events: readonly DomainEvent[], plan: Plan, at = now) =>
    purchaseState(fold(billing, events).entitlements, plan, at)
  const back: DomainEvent = { type: 'PaymentRefunded', data: { payment: 'pi_1', amount: 1495 }, personal: null }
  const disputed: DomainEvent = { type: 'PaymentDisputed', data: { payment: 'pi_1', state: 'open' }, personal: null }

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

describe('a payment', () => {
  test('a failure is recorded once, and the payment may be received later', () => {
    const failed: DomainEvent = {
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
    const refund = (amount: number): DomainEvent => ({
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
    const dispute = (state: 'open' | 'won' | 'lost'): DomainEvent => ({
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
  test('of a subscription, disputed, holds its period back until it is won or another begins', () => {
    const charge = (dispute: 'open' | 'won' | 'lost' | null) =>
      pay({ payment: 'in_1', plan: 'professional', subscription: 'sub_1', dispute })
    const plan = (at: number, ...commands: readonly BillingCommand[]) => planOf(history(...commands), at)
    const bought = [charge(null), apply(running)] as const
    expect(plan(now, ...bought)).toBe('professional')
    expect(plan(now, ...bought, charge('open'))).toBe('free')
    expect(plan(now, ...bought, charge('open'), charge('lost'))).toBe('free')
    expect(plan(now, ...bought, charge('open'), charge('won'))).toBe('professional')
    // A dearer plan within the period was paid by what was taken back.
    expect(plan(now, ...bought, charge('open'), apply({ ...running, plan: 'premium' }))).toBe('free')
    // What is lost when another period runs was taken back in the one before.
    const renewed = apply({ ...running, periodStart: end, periodEnd: monthsAfter(now, 2) }, end)
    expect(plan(end, ...bought, charge('open'), renewed, charge('lost'))).toBe('professional')
    // News may come late: of the dispute before the subscription is known.
    expect(plan(now, charge(null), charge('open'), apply(running))).toBe('free')
    expect(plan(now, charge(null), charge('open'), apply(running), charge('open'))).toBe('free')
    expect(plan(now, charge(null), charge('open'), apply(running), charge('won'))).toBe('professional')
    expect(plan(now, charge(null), charge('open'), charge('won'), apply(running))).toBe('professional')
    expect(plan(end, charge(null), charge('open'), apply(running), renewed)).toBe('professional')
    // Another subscription's payment says nothing of this one.
    const other = pay({ payment: 'in_2', plan: 'premium', subscription: 'sub_2', dispute: 'open' })
    expect(plan(now, ...bought, other)).toBe('professional')
  })
  test('of nothing (a coupon of 100 %) opens the plan and is not taken for one given back', () =>
    expect(planOf(history(pay({ amount: 0 })), now)).toBe('basico'))
  test('of a year opens twelve cycles', () => {
    const events = history(pay({ cycle: 'annually' }))
    const year = monthsAfter(now, 12)
    expect([planOf(events, year - 1), planOf(events, year)]).toEqual(['basico', 'free'])
  })
  test('of the same plan while it runs begins where it ends', () => {
    const events = history(pay(), pay({ payment: 'pi_2', at: now + dayMs }, now + dayMs))
    const both = monthsAfter(now, 2)
    expect([planOf(events, both - 1), planOf(events, both)]).toEqual(['basico', 'free'])
  })
})
