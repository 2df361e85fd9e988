// Plans that are given, and what time alone makes true, as given, when, then.
import { describe, expect, test } from 'bun:test'
import { apply, end, history, now, pay, planEnded, registered, running, terms } from '../../../tests/helpers/billing'
import { specification } from '../../../tests/helpers/specification'
import { monthsAfter } from '../../billing/cycle'
import type { DomainEvent } from '../../events/schema/events'
import type { Plan } from '../../events/schema/vocabulary'
import { dayMs } from '../../time/units'
import { fold } from '../decider'
import { type BillingCommand, billing } from './billing'
import { dueAt } from './entitlement-events'

const { given } = specification(billing)

describe('a plan that is given', () => {
  const give = (plan: Plan, at = now) => ({ kind: 'assign-plan', plan, now: at, termsOf: terms }) as const
  const assigned = (plan: Plan, from = now): DomainEvent => ({
    type: 'PlanAssigned',
    data: { plan, from, reason: 'unspecified' },
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
      announce(end - 3 * dayMs - 1),
      announce(end - 3 * dayMs),
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
    expect(dueAt(entitlements, now)).toBe(end - 3 * dayMs)
    expect(dueAt(fold(billing, history(pay(), announce(end - 3 * dayMs))).entitlements, end - 3 * dayMs)).toBe(end)
    expect(dueAt(fold(billing, history(pay(), announce(end))).entitlements, end)).toBe(null)
    expect(dueAt(fold(billing, [registered]).entitlements, now)).toBe(null)
  })
})
