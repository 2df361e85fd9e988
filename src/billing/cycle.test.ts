// Month ends, leap years, the years in which Brazil still turned its clocks, and any anchor at any time.
import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { cycleAt, monthsAfter } from './cycle'

/** A wall-clock time in São Paulo, with the offset it had then. */
const at = (text: string, offset = '-03:00') => Date.parse(`${text}:00${offset}`)
const day = 24 * 3600 * 1000

describe('months after', () => {
  test('31 January comes to the last day of each shorter month', () => {
    const anchor = at('2027-01-31T09:00')
    expect([1, 2, 3, 4, 12].map((months) => monthsAfter(anchor, months))).toEqual(
      ['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31', '2028-01-31'].map((date) => at(`${date}T09:00`)),
    )
  })
  test('29 February is the 28th in the years that have none', () => {
    const anchor = at('2028-02-29T23:30')
    expect([12, 24, 36, 48].map((months) => monthsAfter(anchor, months))).toEqual(
      ['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29'].map((date) => at(`${date}T23:30`)),
    )
  })
  test('the day is the one on the wall in São Paulo, not in Greenwich', () =>
    expect(monthsAfter(at('2026-12-31T22:00'), 2)).toBe(at('2027-02-28T22:00')))
  test('the time of day stays when the clocks were turned', () => {
    expect(monthsAfter(at('2018-10-15T10:00'), 1)).toBe(at('2018-11-15T10:00', '-02:00'))
    expect(monthsAfter(at('2019-01-20T10:00', '-02:00'), 1)).toBe(at('2019-02-20T10:00'))
  })
  test('an hour that was skipped is the one after it', () =>
    // 4 November 2018 began at one o'clock.
    expect(monthsAfter(at('2018-10-04T00:30'), 1)).toBe(at('2018-11-04T01:30', '-02:00')))
})

describe('the cycle of a time', () => {
  test('begins with its first millisecond and ends before the next one', () => {
    const anchor = at('2026-11-20T09:14')
    const end = at('2026-12-20T09:14')
    expect(cycleAt(anchor, anchor)).toEqual({ start: anchor, end })
    expect(cycleAt(anchor, end - 1)).toEqual({ start: anchor, end })
    expect(cycleAt(anchor, end).start).toBe(end)
  })
  test('before the anchor it is the first', () =>
    expect(cycleAt(at('2026-11-20T09:14'), 0).start).toBe(at('2026-11-20T09:14')))
  test('holds every time, is 28 to 31 days long but for a turned clock, and the next one follows it', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), fc.integer({ min: 0, max: 4e11 }), (anchor, later) => {
        const time = anchor + later
        const { start, end } = cycleAt(anchor, time)
        expect(start <= time && time < end).toBe(true)
        expect(cycleAt(anchor, end).start).toBe(end)
        const days = (end - start) / day
        expect(days > 27.9 && days < 31.1).toBe(true)
      }),
      { numRuns: 2000, seed: 20261121 },
    ))
})
