// Matches years of work and a level with the résumé, each counted in work of the kind that the advert asks for.
import type { Line } from '../../../documents/document'
import { pointAt } from '../../../resume/evidence'
import { linesOf, type Resume } from '../../../resume/reading'
import type { CurrentMonth } from '../../../resume/reading/dates/dates'
import { fold } from '../../../resume/reading/text'
import { seniorityIn } from '../../levels/seniority'
import type { Answer, Requirement, YearsAnswer } from '../../result'
import type { workOf } from './asked-work'
import { workedIn } from './periods'
import { asStated } from './stated-tenure'

export const unknown: Answer = { met: 'unknown', has: null, evidence: null }
/** `now` is for jobs without an end; `workMatches`: of the advert's kind; `work` finds the jobs that count. */
export type Context = {
  readonly now: CurrentMonth | null
  readonly workMatches: boolean
  readonly work: ReturnType<typeof workOf>
}
/** Whole years of a number of months; one missing month does not lose a year. */
const wholeYears = (months: number): number => Math.floor((months + 1) / 12)
/** Years count in the work that is asked for; those of other work are shown and meet nothing. Internships meet in part. */
export const years = (asked: Requirement, resume: Resume, context: Context): YearsAnswer => {
  const answer = asStated(yearsRead(asked, resume, context), asked.level, resume)
  // Jobs without dates are not counted, so that the sum may be too small.
  const isPart = resume.roles.some(({ dates }) => dates === null)
  if (!isPart) return answer
  return answer.met === 'yes' ? { met: 'yes', has: null, evidence: answer.evidence } : unknown
}
const yearsRead = (asked: Requirement, resume: Resume, { now, workMatches, work }: Context): YearsAnswer => {
  const all = workedIn(resume.roles, now)
  if (!all) return unknown
  const { name, alike, roles, exact, near } = work.asked(asked.quote)
  const worked = `${wholeYears(all.months)}`
  const beside =
    roles === null ? {} : { worked, ...(name !== null && !(alike && roles.length > 0) && { inWork: name }) }
  const workedYears = roles === null ? all : workedIn(roles, now)
  const helped = workedYears ? null : workedIn(near, now)
  // A helper's years are near the work that is asked for, and meet it in part however many they are.
  if (helped && near[0]?.title)
    return {
      met: 'part',
      has: `${wholeYears(helped.months)}`,
      evidence: pointAt(helped.line),
      worked,
      near: near[0].title,
    }
  if (!workedYears) return { met: workMatches ? 'unknown' : 'no', has: null, evidence: pointAt(all.line), ...beside }
  const { months, internship, open, line } = workedYears
  const some = months + internship > 0
  const counted = asked.level < 1 ? { months: months > 0 ? months : internship } : {}
  const enough = months + 1 >= asked.level * 12
  // Years of work that is only close to it meet it in part, as a secretary's do for a receptionist.
  const sure = exact === null ? workedYears : workedIn(exact, now)
  const proved = sure !== null && (sure.months + 1 >= asked.level * 12 || sure.open)
  const close = enough && !proved ? (roles ?? []).find((one) => !exact?.includes(one) && one.title !== null) : undefined
  if (close?.title)
    return { met: 'part', has: `${wholeYears(months)}`, evidence: pointAt(line), worked, near: close.title, ...counted }
  // Where the advert names no work, years of work of another kind meet it in part.
  const met = enough ? (roles !== null || workMatches ? 'yes' : 'part') : open ? 'unknown' : some ? 'part' : 'no'
  return { met, has: `${wholeYears(months)}`, evidence: pointAt(line), ...beside, ...counted }
}
/** Rank by years of work, where no title names a level: under 2 junior, under 5 mid, else senior. */
const rankOf = (count: number): number => (count < 2 ? 2 : count < 5 ? 3 : 4)
const rankMet = (rank: number, level: number): Answer['met'] =>
  rank >= level ? 'yes' : rank === level - 1 ? 'part' : 'no'
export const firstIn = <T>(
  lines: readonly Line[],
  find: (text: string) => T | null,
): { found: T; line: Line } | null => {
  for (const line of lines) {
    const match = find(line.text)
    if (match !== null) return { found: match, line }
  }
  return null
}
/** The rank of interns and apprentices in seniority.ts. */
const FIRST_RANK = 1
/** Titles of the level above all that lead: no manager is a director. */
const leadsAll =
  /(?<!\p{L})(?:direct(?:or|ress)|diretor\p{L}*|head of|vp|vice[- ]president\p{L}*|chief|c[efot]o)(?!\p{L})/u
/** Where a person says what they look for: the lines below the name, and the objective. */
const saysOf = ({ name, top, sections, headline }: Resume): Line[] => [
  ...(headline ? [headline] : []),
  ...top.filter((line) => line !== name?.line),
  ...linesOf(sections, 'objective'),
]
/** The text's own words for a level. */
const levelNamed = (level: string, text: string): string | null => {
  const named = seniorityIn(fold(text))
  return named?.name === level ? text.slice(named.start, named.end) : null
}
/** A level needs evidence in work of the advert's kind: a title's level, else the years in it, which `has` then gives. */
export const seniority = (
  { what, level, quote }: Requirement,
  resume: Resume,
  { now, workMatches, work }: Context,
): YearsAnswer => {
  // Who looks for a first job says so above the work, and needs none to be an apprentice.
  const declared = level > FIRST_RANK ? null : firstIn(saysOf(resume), (text) => levelNamed(what, text))
  if (declared) return { met: 'yes', has: what, evidence: pointAt(declared.line, declared.found) }
  if (!workMatches) return unknown
  const trade = work.trade()
  const roles = trade.roles ?? resume.roles
  const named = roles.flatMap(({ title, line }) => {
    const level = title ? seniorityIn(fold(title)) : null
    return level && title ? [{ ...level, line, title }] : []
  })
  const [top] = named.toSorted((a, b) => b.rank - a.rank)
  const worked = workedIn(roles, now)
  const count = worked && !worked.open ? wholeYears(worked.months) : null
  // An old traineeship is not today's level, so only the present job's title overrides the years.
  const [latest] = resume.roles
  const present = latest !== undefined && roles.includes(latest) && seniorityIn(fold(latest.title ?? '')) !== null
  const isBelow =
    top !== undefined &&
    rankMet(top.rank, level) === 'yes' &&
    leadsAll.test(fold(quote.mark)) &&
    !resume.roles.some(({ title }) => leadsAll.test(fold(title ?? '')))
  if (top && (present || count === null || top.rank >= rankOf(count)))
    return {
      met: isBelow ? 'part' : rankMet(top.rank, level),
      has: isBelow ? top.title : top.name,
      evidence: pointAt(top.line),
    }
  const all = workedIn(resume.roles, now)
  const dated = resume.roles.every(({ dates }) => dates !== null)
  const beside = all && !all.open && dated ? { worked: `${wholeYears(all.months)}` } : {}
  if (count === null || !worked || trade.roles === null) return { ...unknown, ...beside }
  const met = rankMet(rankOf(count), level)
  const evidence = pointAt(worked.line)
  // Jobs of other titles that show what the advert asks for are near its work, and meet a level in part.
  const otherTitle = trade.roles.some(({ title }) => title !== null && work.isTitled(title))
    ? undefined
    : trade.roles.find(({ title }) => title !== null)?.title
  return otherTitle
    ? { met: met === 'yes' ? 'part' : met, has: `${count}`, evidence, near: otherTitle }
    : { met, has: `${count}`, evidence }
}
