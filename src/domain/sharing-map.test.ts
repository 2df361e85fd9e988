import { describe, expect, test } from 'bun:test'
import type { DomainEvent } from '../events/schema/events'
import { correction } from './analyses/correction'
import { mentoring } from './mentoring/booking'
import { emptyMap } from './sharing-map'
import { support } from './support/support'

test('a change makes another map, and the one before stays as it was', () => {
  const one = emptyMap<number>().with('a', 1)
  const two = one.with('b', 2).with('a', 3)
  expect([one.get('a'), one.get('b'), two.get('a'), two.get('b')]).toEqual([1, undefined, 3, 2])
  expect(two.without('a').get('a')).toBeUndefined()
  expect([...two.entries()].toSorted()).toEqual([
    ['a', 3],
    ['b', 2],
  ])
})

test('it holds what a Map holds, whatever is put in and taken out', () => {
  const map = new Map<string, number>()
  let own = emptyMap<number>()
  for (let n = 0; n < 3_000; n++) {
    const key = `chave-${(n * 7919) % 700}`
    if (n % 5 === 0) map.delete(key)
    else map.set(key, n)
    own = n % 5 === 0 ? own.without(key) : own.with(key, n)
  }
  expect([...own.entries()].toSorted()).toEqual([...map].toSorted())
})

describe('a fold of 20 000 events is linear', () => {
  const unit = { plan: 'enterprise', source: 's', cycle: 0 }
  const streams = {
    support: [support, (n: number) => ({ type: 'SupportMessageSent', data: { message: `m${n}` } })],
    corrections: [
      correction,
      (n: number) => ({ type: 'AnalysisCompleted', data: { tool: 'resume', analysis: `a${n}` } }),
    ],
    mentoring: [
      mentoring,
      (n: number) => ({
        type: 'MentoringBooked',
        data: { booking: `b${n}`, hour: `h${n}`, mentor: 'm', start: n, minutes: 30, unit },
      }),
    ],
  } as const

  test.each(Object.entries(streams))('%s', (_, [decider, event]) => {
    const fold = decider as { readonly initial: unknown; evolve(state: unknown, event: DomainEvent): unknown }
    const used = process.cpuUsage()
    let state = fold.initial
    for (let n = 0; n < 20_000; n++) state = fold.evolve(state, event(n) as unknown as DomainEvent)
    // Copied at each event they took over three seconds.
    expect(process.cpuUsage(used).user / 1_000).toBeLessThan(1_000)
  })
})
