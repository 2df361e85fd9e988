// Months of work in a résumé: overlapping jobs count once, gaps do not count, and internships are counted apart.
import type { Line } from '../../../documents/document'
import type { CurrentMonth } from '../../../resume/reading/dates/dates'
import type { Role } from '../../../resume/reading/experience/role'
import { fold } from '../../../resume/reading/text'
import { monthOf, monthsWithin } from '../../../resume/sentences/time/months'
import { seniorityIn } from '../../levels/seniority'

export type Worked = {
  /** Months of work without internships, and months of internships. */
  readonly months: number
  readonly internship: number
  /** True when a current job has no known end, so that there may be more months. */
  readonly open: boolean
  /** The line of the earliest dates. */
  readonly line: Line
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
    monthsWithin(
      dated.filter(({ role }) => isInternship(role) === internship).map(({ dates }) => dates),
      now,
    )
  return {
    months: monthsOf(false),
    internship: monthsOf(true),
    open: now === null && dated.some(({ dates }) => dates.to === 'present'),
    line: earliest.role.datesLine ?? earliest.role.line,
  }
}
