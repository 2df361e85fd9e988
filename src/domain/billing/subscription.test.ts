// A subscription, as given, when, then.
import { describe, expect, test } from 'bun:test'
import { apply, end, history, now, pay, planOf, running } from '../../../tests/helpers/billing'
import type { DomainEvent } from '../../events/schema/events'
import { dayMs } from '../../time/units'
import { graceMs } from './entitlement'

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
    const events = history(pay(), apply(running), apply({ ...running, status: 'canceled' }, now + dayMs))
    expect(planOf(events.slice(0, -2), now)).toBe('professional')
    expect(planOf(events, now + dayMs)).toBe('basico')
  })
  test('a plan assigned is not taken away by a lesser one that is paid', () => {
    const assigned: DomainEvent = {
      type: 'PlanAssigned',
      data: { plan: 'enterprise', from: now, reason: 'request' },
      personal: null,
    }
    expect(planOf([...history(apply(running)), assigned], now)).toBe('enterprise')
    expect(
      planOf(
        [...history(apply(running)), assigned, { ...assigned, data: { plan: 'free', from: now, reason: 'request' } }],
        now,
      ),
    ).toBe('professional')
  })
})
