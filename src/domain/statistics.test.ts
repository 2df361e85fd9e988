import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { stepEnd, stepOf, within } from './statistics'

describe('durations', () => {
  test('are rounded up by at most a quarter', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), (ms) => {
        expect(stepEnd(stepOf(ms))).toBeGreaterThanOrEqual(ms * 0.999999)
        expect(stepEnd(stepOf(ms))).toBeLessThan(ms * 1.2500001)
      }),
    )
  })
  test('that are endless or negative are bounded', () => expect([stepOf(1e30), stepOf(-5)]).toEqual([80, 0]))
  test('half of them lie within the median’s step', () => {
    const steps = new Map([
      [10, 1],
      [2, 3],
      [30, 1],
    ])
    expect([within(steps, 0.5), within(steps, 0.95), within(new Map(), 0.5)]).toEqual([stepEnd(2), stepEnd(30), null])
  })
})
