import { describe, expect, test } from 'bun:test'
import { dayFrom, dayOf, dayText, monthAt } from './day'

describe('a day', () => {
  test.each([
    ['2026-11-21T02:59:59.999Z', '2026-11-20'],
    ['2026-11-21T03:00:00Z', '2026-11-21'],
    // São Paulo's last start of summer time: clocks went forward at midnight on 4 November 2018.
    ['2018-11-04T02:59:59Z', '2018-11-03'],
    ['2018-11-04T03:00:00Z', '2018-11-04'],
    ['2018-11-05T01:59:59Z', '2018-11-04'],
    ['2018-11-05T02:00:00Z', '2018-11-05'],
  ])('%s is on %s', (moment, day) => expect(dayText(dayOf(Date.parse(moment)))).toBe(day))

  test.each(['2026-02-30', '2026-1-1', '', '9999999999', '2026-11-20T00:00', '1969-12-31', '-001-01-01'])(
    '%j is none',
    (text) => expect(dayFrom(text)).toBeNull(),
  )

  test('written and parsed is the same', () => {
    for (const day of [0, 1, 20_777, 60_000]) expect(dayFrom(dayText(day))).toBe(day)
  })
})

test('a month is that of São Paulo, where a year begins three hours after it does in UTC', () => {
  expect(monthAt(Date.parse('2027-01-01T02:59:59Z'))).toEqual({ year: 2026, month: 12 })
  expect(monthAt(Date.parse('2027-01-01T03:00:00Z'))).toEqual({ year: 2027, month: 1 })
})
