import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { never, paidChanges, stepEnd, stepOf, within } from './statistics'

describe('durations', () => {
  test('end no more than a quarter later than they were', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), (ms) => {
        expect(stepEnd(stepOf(ms))).toBeGreaterThanOrEqual(ms * 0.999999)
        expect(stepEnd(stepOf(ms))).toBeLessThan(ms * 1.2500001)
      }),
    )
  })
  test('without end, or before they began, are bounded', () => expect([stepOf(1e30), stepOf(-5)]).toEqual([80, 0]))
  test('half of them lie within the middle one’s step', () => {
    const steps = new Map([
      [10, 1],
      [2, 3],
      [30, 1],
    ])
    expect([within(steps, 0.5), within(steps, 0.95), within(new Map(), 0.5)]).toEqual([stepEnd(2), stepEnd(30), null])
  })
})

test('being paid, summed over the days up to any day, is whether it was', () => {
  const day = fc.integer({ min: 1, max: 60 })
  const end = fc.oneof(day, fc.constant(never), fc.constant(0))
  fc.assert(
    fc.property(fc.array(fc.tuple(day, end), { maxLength: 12 }), (moves) => {
      const ordered = moves.toSorted(([a], [b]) => a - b)
      const counted = new Map<number, number>()
      let until = 0
      for (const [today, next] of ordered) {
        for (const [on, by] of paidChanges(today, until, next)) counted.set(on, (counted.get(on) ?? 0) + by)
        until = next
      }
      for (let on = 0; on < 70; on++) {
        const sum = [...counted].filter(([its]) => its <= on).reduce((total, [, by]) => total + by, 0)
        const latest = ordered.filter(([today]) => today <= on).at(-1)
        expect(sum).toBe(latest && latest[1] > on ? 1 : 0)
      }
    }),
  )
})
