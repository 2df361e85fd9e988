// Spreads the questions over a person's jobs: a temporary one of months gets fewer than a long one that ended not long ago.
import type { Role } from '../resume/reading/experience/role'
import type { Question } from './result'

/** Months beyond which a job is long, and years after which an ended one weighs half. */
const [LONG, HALF_YEARS] = [12, 5]
/** The share of the largest weight below which a job gets one question; from it on two, and the first three. */
const FEW = 0.7

type Month = { readonly year: number; readonly month: number | null }
/** A month's place in time; one that is not written is `unwritten`. */
const placeOf = ({ year, month }: Month, unwritten: number): number => year * 12 + (month ?? unwritten)

/** The last month of a job; a year alone ends in December, and what goes on ends never. */
const endOf = ({ dates }: Role): number =>
  dates?.to === 'present' ? Number.POSITIVE_INFINITY : dates?.to ? placeOf(dates.to, 12) : Number.NaN

/**
 * The jobs, those with most to ask about first: by their months, at most twelve, less the longer ago they ended before the latest.
 * `most` is how many questions may be about a job. Without a period at each job they keep their order and have no bound. Pure.
 */
export const spreadOver = (
  roles: readonly Role[],
  now: Month | null,
): readonly { readonly role: Role; readonly most: number }[] => {
  const ends = roles.map(endOf)
  const unbounded = roles.map((role) => ({ role, most: Number.POSITIVE_INFINITY }))
  if (roles.length < 2 || ends.some(Number.isNaN)) return unbounded
  const starts = roles.flatMap(({ dates }) => (dates ? [placeOf(dates.from, 1)] : []))
  // A job that goes on ends where it is asked about, or, where that is not known, a long time after it began.
  const today = now === null ? Math.max(...starts) + LONG : placeOf(now, 12)
  const latest = Math.max(...ends.map((end) => Math.min(end, today)))
  const weights = roles.map((_, at) => {
    const end = Math.min(ends[at] ?? latest, today)
    // One that goes on is no temporary job, however new.
    const months = ends[at] === Number.POSITIVE_INFINITY ? LONG : end - (starts[at] ?? end) + 1
    return Math.min(LONG, months) / (1 + (latest - end) / 12 / HALF_YEARS)
  })
  const top = Math.max(...weights)
  return roles
    .map((role, at) => ({ role, weight: weights[at] ?? 0 }))
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ role, weight }, at) => ({ role, most: at === 0 ? 3 : weight < top * FEW ? 1 : 2 }))
}

/** Whether a question may join the chosen ones, of which no job gets more than its share; `linesOf` are the lines that quote a job. */
export const withinShares = (
  spread: ReturnType<typeof spreadOver>,
  linesOf: (role: Role) => ReadonlySet<number>,
): ((question: Question, chosen: readonly Question[]) => boolean) => {
  const jobs = spread.map(({ role, most }) => ({ lines: linesOf(role), most }))
  // Months without work are about no job.
  const isAbout = (lines: ReadonlySet<number>, { quotes, kind }: Question): boolean =>
    kind !== 'gap' && quotes.some(({ from, line }) => from === 'resume' && lines.has(line))
  return (question, chosen) =>
    jobs.every(
      ({ lines, most }) => !isAbout(lines, question) || chosen.filter((one) => isAbout(lines, one)).length < most,
    )
}
