// Gives the jobs below an employer's line its name, and takes that line out of the jobs.
import { isBreak, isPause } from '../../breaks'
import type { DateRange } from '../../dates/dates'
import type { Role } from '../role'
import { headNounOf } from './heads'
import { ownMaster } from './qualifiers'
import { titleWeight } from './titles'

/** Takes names without a job above jobs for their employers; a job without one gets the previous job's. */
export const mergeEmployers = (roles: readonly Role[]): Role[] => {
  const merged: Role[] = []
  let employer: string | null = null
  for (const [index, role] of roles.entries()) {
    const next = roles[index + 1]
    if (isBreak(role)) {
      merged.push(role)
      continue
    }
    if (role.employer) employer = role.employer
    const above = !role.title && role.employer !== null && role.statements.length < 2
    // "Pret A Manger, Dalston Junction" with its whole period above the posts there: what stands beside it is no job.
    const hasOwnPeriod =
      role.title !== null && titleWeight(role.title) === 0 && role.statements.length === 0 && role.dates && next?.dates
    if (
      hasOwnPeriod &&
      next.title &&
      titleWeight(next.title) === 2 &&
      !next.employer &&
      isWithin(next.dates!, role.dates!)
    )
      continue
    if (above && next?.dates && next.title && !next.employer && (!role.dates || isWithin(next.dates, role.dates)))
      continue
    if (!role.title && !role.dates && role.statements.length < 2 && next?.dates && !next.employer) continue
    const isOwn = ownMaster.test(role.line.text) || (isPause(role.line.text) && !isPaidPost(role))
    merged.push(role.employer || !role.title || isOwn ? role : { ...role, employer: employer })
  }
  return merged
}

/** "Maternity Leave Cover Teacher", "Sabbatical Officer" are posts with words of a pause; "Family carer" is a pause. */
const isPaidPost = ({ title }: Role): boolean =>
  title !== null && headNounOf(title) === 'job' && !/carer|cuidador|parent|mother|father|m[ãa]e/iu.test(title)

const isWithin = (inner: DateRange, outer: DateRange): boolean => {
  const end = ({ to, from }: DateRange) => (to === 'present' ? Number.POSITIVE_INFINITY : (to ?? from).year)
  return inner.from.year >= outer.from.year && end(inner) <= end(outer)
}
