import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { specification } from '../../../tests/helpers/specification'
import type { DomainEvent } from '../../events/schema/events'
import { tools } from '../../events/schema/vocabulary'
import { fold } from '../decider'
import { chooseSteps, stepsMax, type WeekCommand, type WeekStep, week, weekOf } from './week'

const { given } = specification(week)
const registered: DomainEvent = {
  type: 'AccountRegistered',
  data: { role: 'usuario', language: 'pt-BR', terms: null },
  personal: null,
}
const analysis = '01939b6e-7c00-7000-8000-000000000001'
const step = (check: string, gain = 5, effort = 1, tool: WeekStep['tool'] = 'resume'): WeekStep => ({
  tool,
  check,
  analysis,
  gain,
  effort,
})
const plan = (monday: string, ...steps: WeekStep[]): WeekCommand => ({
  kind: 'plan',
  week: monday,
  announced: false,
  steps,
})
const planned = (monday: string, ...steps: WeekStep[]): DomainEvent => ({
  type: 'WeekPlanned',
  data: { week: monday, announced: false, steps },
  personal: null,
})
const choice = (about: 'week' | 'reminders', wanted: boolean): DomainEvent => ({
  type: 'MailChoiceMade',
  data: { about, wanted },
  personal: null,
})

describe('a week', () => {
  test('is planned', () =>
    given(registered)
      .when(plan('2026-11-16', step('a')))
      .then(planned('2026-11-16', step('a'))))
  test('of nobody is not', () =>
    given()
      .when(plan('2026-11-16', step('a')))
      .refused('account-missing'))
  test('is planned once, and an earlier one never after it', () => {
    const before = planned('2026-11-16', step('a'))
    given(registered, before)
      .when(plan('2026-11-16', step('b')))
      .then()
    given(registered, before)
      .when(plan('2026-11-09', step('b')))
      .then()
    given(registered, before)
      .when(plan('2026-11-23', step('b')))
      .then(planned('2026-11-23', step('b')))
  })
  test('without anything to gain is none', () => given(registered).when(plan('2026-11-16')).refused('week-nothing'))
})

describe('what is mailed', () => {
  test('is chosen, and the same again is no event', () => {
    const want: WeekCommand = { kind: 'choose', about: 'week', wanted: true }
    given(registered).when(want).then(choice('week', true))
    given(registered, choice('week', true)).when(want).then()
  })
  test('reminders are mailed until somebody says no, the week to who asked', () => {
    given(registered).when({ kind: 'choose', about: 'week', wanted: false }).then()
    given(registered).when({ kind: 'choose', about: 'reminders', wanted: true }).then()
    given(registered).when({ kind: 'choose', about: 'reminders', wanted: false }).then(choice('reminders', false))
  })
})

describe('the steps', () => {
  test('are those that gain most for the work', () =>
    expect(chooseSteps([step('much', 9, 3), step('quick', 4, 1), step('some', 6, 2), step('none', 0)])).toEqual([
      step('quick', 4, 1),
      step('much', 9, 3),
      step('some', 6, 2),
    ]))
  test('leave room for another tool', () => {
    const own = [step('a', 9), step('b', 8), step('c', 7)]
    const photo = step('light', 1, 2, 'photo')
    expect(chooseSteps([...own, photo])).toEqual([own[0], own[1], photo] as WeekStep[])
    expect(chooseSteps(own)).toEqual(own)
  })
  test('are three at most, each of those given, none that gains nothing', () => {
    const any = fc.record({
      tool: fc.constantFrom(...tools),
      check: fc.string({ maxLength: 5 }),
      analysis: fc.constant<string>(analysis),
      gain: fc.integer({ min: 0, max: 40 }),
      effort: fc.integer({ min: 1, max: 3 }),
    })
    fc.assert(
      fc.property(fc.array(any, { maxLength: 30 }), (possible) => {
        const steps = chooseSteps(possible)
        const worthwhile = possible.filter(({ gain }) => gain > 0)
        expect(steps.length).toBe(Math.min(stepsMax, worthwhile.length))
        expect(steps.every((one) => worthwhile.includes(one))).toBe(true)
        expect(new Set(steps).size).toBe(steps.length)
      }),
    )
  })
})

test('a week begins on São Paulo’s Monday', () => {
  const at = (text: string) => Date.parse(text)
  expect(weekOf(at('2026-11-20T12:00:00Z'))).toBe('2026-11-16')
  expect(weekOf(at('2026-11-23T02:59:00Z'))).toBe('2026-11-16')
  expect(weekOf(at('2026-11-23T03:00:00Z'))).toBe('2026-11-23')
  expect(weekOf(at('2026-11-29T23:00:00Z'))).toBe('2026-11-23')
  expect(weekOf(at('2027-01-01T12:00:00Z'))).toBe('2026-12-28')
})

test('in any history weeks only go forward', () => {
  const monday = fc.constantFrom('2026-11-09', '2026-11-16', '2026-11-23', '2026-11-30')
  fc.assert(
    fc.property(fc.array(monday, { maxLength: 20 }), (mondays) => {
      const history: DomainEvent[] = [registered]
      for (const one of mondays) {
        const decision = week.decide(plan(one, step('a')), fold(week, history))
        if ('events' in decision) history.push(...decision.events)
      }
      const weeks = history.flatMap((event) => (event.type === 'WeekPlanned' ? event.data.week : []))
      expect(weeks).toEqual([...new Set(weeks)].toSorted())
    }),
  )
})
