// Counts the months in periods of work: overlapping ones count once, gaps do not count.
import type { CurrentMonth, DateRange, Point } from '../../reading/dates/dates'

type Interval = { readonly from: number; readonly to: number }

/** The months up to a point since the year 0; a point without a month is January. */
export const monthOf = ({ year, month }: Pick<Point, 'year' | 'month'>): number => year * 12 + (month ?? 1)

/** The months of a range, the end exclusive. A last month counts in full, the current one too; a last year without month does not. */
const intervalOf = ({ from, to: end }: DateRange, now: CurrentMonth | null): Interval => {
  const start = monthOf(from)
  const to = end === 'present' ? now : end
  if (to === null) return { from: start, to: start }
  // Where either month is unknown, a current job is taken to have lasted whole years.
  if (end === 'present' && (to.month === null || from.month === null))
    return { from: start, to: to.year * 12 + (from.month ?? 1) }
  return { from: start, to: monthOf(to) + (to.month === null || from.month === null ? 0 : 1) }
}

/** The months in these ranges, each counted once; `now` is for ranges without an end. Pure. */
export const monthsWithin = (ranges: readonly DateRange[], now: CurrentMonth | null): number => {
  const intervals = ranges.map((range) => intervalOf(range, now))
  let total = 0
  let reached = Number.NEGATIVE_INFINITY
  for (const { from, to } of intervals.toSorted((a, b) => a.from - b.from)) {
    total += Math.max(0, to - Math.max(from, reached))
    reached = Math.max(reached, to)
  }
  return total
}
