// Checks of described work: the amount, the figures, the opening words and the completeness of jobs.
import { firstFew, pointAt } from '../evidence'
import { opening, weakWords } from '../reading/experience/openings'
import type { Role } from '../reading/experience/role'
import { findTenure, givesTime } from '../sentences/tenure'
import { isBeginner, isHardlyRead, tasksIn, type WorkSentence } from '../sentences/work'
import { type Measure, notAssessed, shareOf } from './outcome'

/**
 * Sentences with a figure, and sentences about work, for full points. Counts are used instead of shares so that two
 * lines never get full points; a first job needs fewer.
 */
const FIGURES = { job: 14, first: 6 }
/** The first five figures earn this share of the points, the rest the remainder: the first ones convince most. */
const EARLY = { figures: 5, share: 0.6 }
const shareOfFigures = (found: number, target: number): number =>
  target <= EARLY.figures * 2
    ? shareOf(found, target)
    : found <= EARLY.figures
      ? (EARLY.share * found) / EARLY.figures
      : EARLY.share + (1 - EARLY.share) * shareOf(found - EARLY.figures, target - EARLY.figures)
const TASKS = { job: 8, first: 6 }

const quote = ({ block, figure }: WorkSentence) => pointAt(block, figure)

export const quantified: Measure = ({ work, resume, trade }) => {
  if (isHardlyRead(resume, work)) return notAssessed
  const target = isBeginner(resume) ? FIGURES.first : FIGURES.job
  const found = work.filter(({ figure }) => figure !== null)
  const without = work
    .filter(({ figure, tasks: described }) => figure === null && described > 0)
    .toSorted((a, b) => b.tasks - a.tasks)
  const full = found.length >= target
  return {
    share: shareOfFigures(found.length, target),
    params: {
      found: found.length,
      of: work.length,
      target,
      trade: trade ?? 'any',
      context: work.length === 0 ? 'nobullets' : without.length === 0 ? 'more' : 'some',
    },
    evidence: firstFew(full ? found : without.slice(0, 3), quote),
  }
}

export const tasks: Measure = ({ work, resume }) => {
  if (isHardlyRead(resume, work)) return notAssessed
  const target = isBeginner(resume) ? TASKS.first : TASKS.job
  const found = tasksIn(work)
  const thin = work.filter((one) => one.tasks === 0)
  const full = found >= target
  return {
    share: shareOf(found, target),
    params: { found, target, context: isBeginner(resume) ? 'first' : found === 0 ? 'none' : 'some' },
    evidence: full ? [] : firstFew(thin.slice(0, 3), ({ block }) => pointAt(block)),
  }
}

type Gap = 'title' | 'employer' | 'hidden' | 'dates'

/** A description where the employer's name should be. */
const unnamed =
  /confidencial|confidential|(?:empresa|multinacional|ind[úu]stria|companhia)s? (?:nacional|d[oe] (?:grande|m[ée]dio|pequeno|setor|segmento|ramo))|fortune \d+|\bleading (?:\p{L}+[- ]){0,2}(?:company|bank|retailer|insurer)|venture-backed|\b(?:v[áa]ri[ao]s|diversas|various) (?:empresas|companies|restaurants|casas)/iu

/** What a job lacks. Before a first job, the place alone and one date are enough. */
const gapsOf = (role: Role, firstJob: boolean): Gap[] => [
  ...(role.title || (firstJob && role.employer) ? [] : (['title'] as const)),
  ...(firstJob || role.employer ? [] : (['employer'] as const)),
  ...(!firstJob && unnamed.test(`${role.title ?? ''} ${role.employer ?? ''}`) ? (['hidden'] as const) : []),
  ...(role.dates && (role.dates.to || firstJob || role.dates.from.style === 'year') ? [] : (['dates'] as const)),
]
const GAPS = 3
/** A duration without years, or one date where two are expected, gives half. */
const lostBy = (gap: Gap, role: Role): number =>
  gap === 'dates' && (role.dates || findTenure(role.line.text)) ? 0.5 : 1

export const roles: Measure = ({ resume, work }) => {
  const { roles: found, unread } = resume
  const firstJob = isBeginner(resume)
  const read =
    unread.length === 0 && !(firstJob && work.some((one) => one.tasks > 0)) && !(resume.firstJob && givesTime(resume))
  if (found.length === 0 && !read) return notAssessed
  const judged = found.map((role) => ({ role, gaps: gapsOf(role, firstJob) }))
  const open = judged.filter(({ gaps }) => gaps.length > 0)
  const lost = judged.reduce(
    (sum, { role, gaps }) => sum + Math.min(1, gaps.reduce((all, gap) => all + lostBy(gap, role), 0) / GAPS),
    0,
  )
  return {
    share: judged.length === 0 ? 0 : 1 - lost / judged.length,
    params: {
      found: judged.length - open.length,
      of: judged.length,
      context: judged.length === 0 ? 'noroles' : (open[0]?.gaps[0] ?? 'all'),
    },
    evidence: firstFew(open.length > 0 ? open : judged.slice(0, 2), ({ role }) => pointAt(role.line)),
  }
}

/** Share of sentences that should open with an action; fewer sentences are treated as this many. */
const OPENINGS = { share: 0.6, least: 5, noun: 0.5 }

export const openings: Measure = ({ work, resume }) => {
  if (isHardlyRead(resume, work)) return notAssessed
  const all = work.map(({ block }) => ({ block, how: opening(block.text) }))
  const of = (how: string) => all.filter((one) => one.how === how)
  const [action, noun, weak] = [of('action'), of('noun'), of('weak')]
  const share = shareOf(
    action.length + OPENINGS.noun * noun.length,
    Math.max(OPENINGS.least, all.length) * OPENINGS.share,
  )
  const shown = share === 1 ? action.slice(0, 2) : weak.length > 0 ? weak : of('other').slice(0, 3)
  return {
    share,
    params: {
      found: action.length,
      of: all.length,
      weak: weak.length,
      context:
        all.length === 0 ? 'nobullets' : weak.length > 0 ? 'weak' : action.length === all.length ? 'few' : 'some',
    },
    evidence: firstFew(shown, ({ block, how }) => pointAt(block, how === 'weak' ? weakWords(block.text) : null)),
  }
}
