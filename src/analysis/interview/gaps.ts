// Finds the months without work between two jobs from their dates.
import type { Point } from '../resume/reading/dates/dates'
import type { Role } from '../resume/reading/experience/role'

/** Shortest gap that an interviewer asks about. Dates without months are uncertain, so their years must differ by two. */
const MONTHS = 6

type Gap = {
  /** Year, and month if written, of the end and of the next start; `to` is null for a gap that lasts until today. */
  readonly from: Point
  readonly to: Point | null
  /** The job that ended. */
  readonly role: Role
  readonly months: number
}

/** The last and the first month that a date may mean, so that only the certain part of a gap counts. */
const last = ({ year, month }: Point): number => year * 12 + (month ?? 12) - 1
const first = ({ year, month }: Point): number => year * 12 + (month ?? 1) - 1

/**
 * The longest time without work, at least six months, or null. `year` is the current year, counted up to January only
 * because the month is unknown; null ignores the time since the last job. If any job has no period the result is null,
 * because that job may fill the gap. Pure.
 */
export const longestGap = (roles: readonly Role[], year: number | null): Gap | null => {
  const dated = roles.flatMap((role) => (role.dates?.to ? [{ role, from: role.dates.from, to: role.dates.to }] : []))
  if (dated.length === 0 || dated.length < roles.length) return null
  const sorted = dated.toSorted((one, other) => first(one.from) - first(other.from))
  const gaps: Gap[] = []
  let end: { readonly point: Point; readonly role: Role } | null = null
  for (const { role, from, to } of sorted) {
    if (end && first(from) - last(end.point) - 1 >= MONTHS)
      gaps.push({ from: end.point, to: from, role: end.role, months: first(from) - last(end.point) - 1 })
    if (to === 'present') return widest(gaps)
    if (!end || last(to) > last(end.point)) end = { point: to, role }
  }
  if (end && year !== null) {
    const months = year * 12 - last(end.point) - 1
    if (months >= MONTHS) gaps.push({ from: end.point, to: null, role: end.role, months })
  }
  return widest(gaps)
}

const widest = (gaps: readonly Gap[]): Gap | null =>
  gaps.reduce<Gap | null>((longest, gap) => (longest && longest.months >= gap.months ? longest : gap), null)
