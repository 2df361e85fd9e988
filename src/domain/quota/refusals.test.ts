// Refused analyses are recorded, a fixed number a day.
import { expect, test } from 'bun:test'
import { fold } from '../decider'
import { refusals, refusalsADay } from './refusals'

const noon = Date.UTC(2026, 10, 22, 15)
const day = 24 * 60 * 60 * 1000
const record = (now: number) => ({ kind: 'record', now, tool: 'resume', reason: 'quota-tool', plan: 'free' }) as const

/** The state after so many refusals at these times. */
const after = (times: readonly number[]) =>
  times.reduce(
    (state, now) => {
      const decision = refusals.decide(record(now), state)
      return 'events' in decision ? decision.events.reduce(refusals.evolve, state) : state
    },
    fold(refusals, []),
  )

test('a refusal is recorded with its tool, reason and plan', () => {
  expect(refusals.decide(record(noon), refusals.initial)).toEqual({
    events: [
      {
        type: 'AnalysisRefused',
        data: { tool: 'resume', reason: 'quota-tool', plan: 'free', day: '2026-11-22', count: 1 },
        personal: null,
      },
    ],
  })
})

test('a day records no more than its number, the next day begins again', () => {
  const full = after(Array<number>(refusalsADay + 5).fill(noon))
  expect(full).toEqual({ day: '2026-11-22', count: refusalsADay })
  expect(refusals.decide(record(noon), full)).toEqual({ events: [] })
  expect(refusals.decide(record(noon + day), full)).toMatchObject({
    events: [{ data: { day: '2026-11-23', count: 1 } }],
  })
})

test('a clock that goes back opens no second allowance', () => {
  const full = after(Array<number>(refusalsADay).fill(noon))
  expect(refusals.decide(record(noon - day), full)).toEqual({ events: [] })
})
