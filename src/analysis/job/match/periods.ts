// Months of work in a résumé: overlapping jobs count once, gaps do not count, and internships are counted apart.
import type { Line } from '../../documents/document'
import type { DateRange, Point } from '../../resume/reading/dates'
import type { Role } from '../../resume/reading/experience/role'
import { fold } from '../../resume/reading/text'
import { seniorityIn } from '../levels'

export type Worked = {
  /** Months of work without internships, and months of internships. */
  readonly months: number
  readonly internship: number
  /** True when a current job has no known end, so that there may be more months. */
  readonly open: boolean
  /** The line of the earliest dates. */
  readonly line: Line
}

/** When a comparison is made, São Paulo's calendar; `month` (1 to 12) is null in one asked for before it was stored. */
export type CurrentMonth = { readonly year: number; readonly month: number | null }

type Interval = { readonly from: number; readonly to: number }

const monthOf = ({ year, month }: Pick<Point, 'year' | 'month'>): number => year * 12 + (month ?? 1)

/** The months of a range, the end exclusive. A last month counts in full, the current one too; a last year without month does not. */
const intervalOf = ({ from, to: written }: DateRange, now: CurrentMonth | null): Interval => {
  const start = monthOf(from)
  const to = written === 'present' ? now : written
  if (to === null) return { from: start, to: start }
  // Where either month is unknown, a current job is taken to have lasted whole years.
  if (written === 'present' && (to.month === null || from.month === null))
    return { from: start, to: to.year * 12 + (from.month ?? 1) }
  return { from: start, to: monthOf(to) + (to.month === null || from.month === null ? 0 : 1) }
}

const union = (intervals: readonly Interval[]): number => {
  let total = 0
  let reached = Number.NEGATIVE_INFINITY
  for (const { from, to } of intervals.toSorted((a, b) => a.from - b.from)) {
    total += Math.max(0, to - Math.max(from, reached))
    reached = Math.max(reached, to)
  }
  return total
}

/** Internships and placements: "Estagiária", "Student Nurse". Trainees and apprentices are employed, by Brazilian law too. */
const isInternship = ({ title }: Role): boolean =>
  seniorityIn(fold(title ?? ''))?.name === 'intern' || /^student\b/.test(fold(title ?? ''))

/** The months worked in these jobs; `now` is for jobs without an end. Null without any dated job. */
export const workedIn = (roles: readonly Role[], now: CurrentMonth | null): Worked | null => {
  const dated = roles.flatMap((role) => (role.dates ? [{ role, dates: role.dates }] : []))
  const [earliest] = dated.toSorted((a, b) => monthOf(a.dates.from) - monthOf(b.dates.from))
  if (!earliest) return null
  const monthsOf = (internship: boolean) =>
    union(dated.filter(({ role }) => isInternship(role) === internship).map(({ dates }) => intervalOf(dates, now)))
  return {
    months: monthsOf(false),
    internship: monthsOf(true),
    open: now === null && dated.some(({ dates }) => dates.to === 'present'),
    line: earliest.role.datesLine ?? earliest.role.line,
  }
}
