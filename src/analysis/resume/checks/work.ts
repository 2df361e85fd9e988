// Checks of described work: the amount, the figures and the completeness of jobs. How its lines open: openings.ts.
import { anyOf, anywhere } from '../../phrases'
import { topicOf } from '../draft/topics'
import { firstFew, pointAt } from '../evidence'
import type { DateRange, Point } from '../reading/dates/dates'
import type { Role } from '../reading/experience/role'
import { maskPersonal } from '../reading/person/personal'
import { mayBeMisread } from '../scoring/unread/unsure-job'
import { isBeginner } from '../sentences/beginner'
import { findEmpty } from '../sentences/empty/empty'
import { linesForInsiders } from '../sentences/style'
import { jobsOf } from '../sentences/time/pause'
import { findTenure, givesTime } from '../sentences/time/tenure'
import { dutiesIn } from '../sentences/work/duties'
import { describedIn, isHardlyRead, tasksIn, type WorkSentence } from '../sentences/work/work'
import { isLeader } from '../skills/leader'
import { askedAbout, roleOf } from './asked'
import { proudestLine } from './best'
import { type CheckFunction, notAssessed, shareOf } from './outcome'

/**
 * Sentences with a figure that give full points: max(6, min(12, (lines − 2) / 2)). A page of 20 lines needs 9. A number and not a share,
 * so that two lines never get all; two lines are free, so that a tip for two more tasks asks for no further figure.
 */
const FIGURES = { least: 6, beyond: 2, share: 1 / 2, most: 12 }
const figuresFor = (lines: number): number =>
  Math.min(FIGURES.most, Math.max(FIGURES.least, Math.floor((lines - FIGURES.beyond) * FIGURES.share)))
/** Tasks that give full points. */
const TASKS = { job: 8, first: 6 }
/** Sentences with what came of the work and no figure, which count beside those with one: a page of deeds needs some numbers too. */
const RESULTS = 3
/** Number of lines that only name a task from which the tip is about them. */
const THIN = 2
/** Share of the tasks that a page in abbreviations shows at most. */
const INSIDER = 0.5
/** From this share of the tasks on, one more is all that is asked for. */
const ALMOST = 0.75

/** The exponent by which each further task adds less, measured on ranked pages (docs/analysis/judgement.md). */
const FIRST_TASKS = 1.7
const taskShare = (count: number, target: number): number => 1 - (1 - shareOf(count, target)) ** FIRST_TASKS

const quote = ({ block, figure, result }: WorkSentence) => pointAt(block, figure ?? result)

/** What is asked for: of a bare percentage from what to what, of a page with figures in half of its sentences only some more. */
const figuresMissing = (found: number, without: readonly WorkSentence[], work: readonly WorkSentence[]): string => {
  if (without.length === 0) return found > 0 ? 'more' : 'none'
  if (work.some(({ block, figure }) => figure === null && block.text.includes('%'))) return 'share'
  return found >= without.length ? 'most' : 'some'
}

/** How much somebody wants to know a line's number: most where it counts what the trade counts, least where it counts something else. */
const interestIn = (one: WorkSentence, of: Parameters<typeof askedAbout>[1]): number => {
  const { topic } = askedAbout(one, of)
  return topic !== undefined && topic !== 'any' ? 0 : topicOf(one.block.text) === 'any' ? 1 : 2
}

export const quantified: CheckFunction = ({ work, asked, resume, trade }) => {
  if (isHardlyRead(resume, work)) return notAssessed
  const withResult = work.filter(({ result }) => result !== null).slice(0, RESULTS)
  const withEither = work.filter((one) => one.figure !== null || withResult.includes(one))
  const without = asked
    .filter((one) => one.figure === null && one.tasks >= 1 && !one.measuredBeside && !withResult.includes(one))
    .map((one) => ({ one, want: interestIn(one, { resume, trade }) }))
    .toSorted((a, b) => b.want - a.want || b.one.tasks - a.one.tasks)
    .map(({ one }) => one)
  const of = work.filter((one) => one.figure !== null || one.result !== null || !one.measuredBeside).length
  const target = figuresFor(of)
  const full = withEither.length >= target
  const proudest = proudestLine({ asked, resume })
  return {
    share: shareOf(withEither.length, target),
    params: {
      found: withEither.length,
      of,
      target,
      // Nobody is asked the trade's question about the care of their own family alone.
      ...askedAbout(without[0], { resume, trade: asked.length === 0 ? null : trade }),
      count: Math.max(1, target - withEither.length),
      ...(proudest === null ? {} : { best: maskPersonal(proudest) }),
      rest: Math.max(0, target - withEither.length - without.length),
      // Sentences added for their figure are tasks too, while those are few.
      tasks: tasksIn(work) < (isBeginner(resume) ? TASKS.first : TASKS.job) ? 'few' : 'enough',
      context: work.length === 0 ? 'nobullets' : figuresMissing(withEither.length, without, asked),
    },
    evidence: firstFew(full ? withEither.filter((one) => asked.includes(one)) : without.slice(0, 3), quote),
  }
}

const dutiesContext = (of: string | null, isNames: boolean): string => {
  if (isNames) return 'thin'
  return of === 'years' ? 'names' : 'duties'
}

/** What the text is about where most lines are the person's own deeds. */
const tasksContext = (page: { first: boolean; almost: boolean; isThin: boolean; count: number }): string => {
  if (page.first) return 'first'
  if (page.almost) return 'almost'
  if (page.isThin) return 'thin'
  return page.count === 0 ? 'none' : 'some'
}

export const tasks: CheckFunction = ({ work, asked, resume, trade }) => {
  if (isHardlyRead(resume, work)) return notAssessed
  const target = isBeginner(resume) ? TASKS.first : TASKS.job
  const { lines: duties, worth, of } = dutiesIn(asked, resume)
  // What changed is asked of a job that led, and of the latest one; of the shop assistant's job before it nobody asks that.
  const isAskedOf = ({ block }: WorkSentence) => {
    const role = roleOf(block.line, resume)
    return role === undefined || role === resume.roles[0] || isLeader(role.title)
  }
  const ofLeading = of === 'leading' ? duties.filter(isAskedOf) : duties
  const dutiesShown = ofLeading.length > 0 ? ofLeading : duties
  const others = work.filter((one) => !duties.includes(one))
  const insider = linesForInsiders(asked)
  const most = Math.min(tasksIn(work), Math.round(tasksIn(others) + worth))
  // What only insiders read shows that there was work, and not which.
  const count = insider.length === 0 ? most : Math.min(most, Math.round(target * INSIDER))
  const isBare = (one: WorkSentence) => one.figure === null && one.result === null
  const isDuties = duties.length * 2 > work.length && count < target && (of === 'leading' || duties.some(isBare))
  const isNames = isDuties && (of === 'names' || duties.every((one) => one.tasks < 1))
  // Praise names no task: another tip is about it.
  // Nor is a line thin that has its number, or says what came of the work.
  const thin = asked.filter(
    (one) =>
      isBare(one) &&
      ((one.tasks < 1 && !one.measuredBeside && findEmpty(one.block.text) === null) ||
        (isNames && duties.includes(one))),
  )
  const almost = count >= target * ALMOST
  const isThin = thin.length >= THIN && thin.length * 2 >= work.length
  const style = insider.length > 0 ? 'insider' : isDuties ? dutiesContext(of, isNames) : null
  const context = style ?? tasksContext({ first: isBeginner(resume), almost, isThin, count })
  const quoted = insider.length > 0 ? insider : isDuties ? dutiesShown : null
  return {
    share: taskShare(count, target),
    params: {
      found: count,
      target,
      count: Math.max(1, target - count),
      lines: describedIn(work).length,
      duties: dutiesShown.length,
      thin: thin.length,
      all: work.length,
      ...(trade === null ? {} : { trade }),
      context,
    },
    evidence:
      quoted !== null
        ? firstFew((isNames ? thin : quoted).slice(0, 3), quote)
        : firstFew(almost ? [] : thin.slice(0, 3), ({ block }) => pointAt(block)),
  }
}

type Gap = 'title' | 'employer' | 'hidden' | 'dates'

/** A description where the employer's name should be. */
const unnamed = anyOf(
  String.raw`
  confidencial|confidential
  (empresa|multinacional|ind[úu]stria|companhia)s? (nacional|d[oe] (grande|m[ée]dio|pequeno|setor|segmento|ramo))
  fortune \d+|\bleading (\p{L}+[- ]){0,2}(company|bank|retailer|insurer)|venture-backed
  \b(v[áa]ri[ao]s|diversas|various) (empresas|companies|restaurants|casas)`,
  { ...anywhere, flags: 'iu' },
)

/** A kind of employer in small letters, with no name behind it: "Empresa de serviços", "Global consulting environment". */
const kindAlone =
  /^(?:(?:Empresa|Com[ée]rcio|Ind[úu]stria|Loja|Escrit[óo]rio|Restaurante|Supermercado|Cl[íi]nica)(?: d[eo] \p{Ll}+)?|(?:\p{L}+ ){0,2}(?:environment|startup))$/u

/** Work without an employer: "Costureira autônoma". */
const ownAccount =
  /(?<!\p{L})(?:aut[ôo]nom[oa]|por conta pr[óo]pria|self[- ]employed|freelance[r]?|free[- ]?lancer|diarista|MEI)(?!\p{L})/iu

/** What a job lacks. Before a first job, the place alone and one date are enough. */
const gapsOf = (role: Role, firstJob: boolean, goesOn: boolean): Gap[] => [
  ...(role.title || (firstJob && role.employer) ? [] : (['title'] as const)),
  ...(firstJob || role.employer || ownAccount.test(role.line.text) ? [] : (['employer'] as const)),
  ...(!firstJob && (unnamed.test(`${role.title ?? ''} ${role.employer ?? ''}`) || kindAlone.test(role.employer ?? ''))
    ? (['hidden'] as const)
    : []),
  ...(role.dates && (role.dates.to || firstJob || goesOn || role.dates.from.style === 'year')
    ? []
    : (['dates'] as const)),
]
const GAPS = 3

/** A job with a first month alone that began after every other one has ended may go on, as some designs print no word for it. */
const mayGoOn = ({ dates }: Role, jobs: readonly Role[]): boolean =>
  dates !== null &&
  dates.to === null &&
  jobs.some((job) => job.dates?.to) &&
  jobs.every((job) => job.dates === null || job.dates === dates || endsBy(job.dates, dates.from))
const endsBy = ({ from, to }: DateRange, { year, month }: Point): boolean =>
  to !== 'present' && (to ?? from).year * 12 + ((to ?? from).month ?? 1) <= year * 12 + (month ?? 12)

/** A duration without years, or one date of two, loses half of a part; a job without any time cannot be judged. */
const lostBy = (gap: Gap, role: Role): number =>
  gap !== 'dates' ? 1 : role.dates || findTenure(role.line.text) ? 0.5 : GAPS

/** What every job has, so that nothing else is praised; of one whose reading is in doubt nobody knows. */
const praiseOf = (found: readonly Role[], firstJob: boolean, judged: number): 'all' | 'first' | 'read' | 'year' =>
  firstJob ? 'first' : judged < found.length ? 'read' : found.every(({ dates }) => dates?.to) ? 'all' : 'year'

export const roles: CheckFunction = ({ resume, work }) => {
  const { unread } = resume
  const jobs = jobsOf(resume)
  const firstJob = isBeginner(resume)
  const read =
    unread.length === 0 && !(firstJob && work.some((one) => one.tasks > 0)) && !(resume.firstJob && givesTime(resume))
  if (jobs.length === 0 && !read) return notAssessed
  // Before a first job there may be none: what is missing then is what they did, and that check says so.
  if (jobs.length === 0 && firstJob) return notAssessed
  // A job that we may have misread is marked where the person can set it right; what it seems to lack may be our fault.
  const judged = jobs
    .map((role) => ({ role, gaps: gapsOf(role, firstJob, mayGoOn(role, jobs)) }))
    .filter(({ role, gaps }) => firstJob || gaps.length === 0 || !mayBeMisread(role, resume))
  if (jobs.length > 0 && judged.length === 0) return notAssessed
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
      context: judged.length === 0 ? 'noroles' : (open[0]?.gaps[0] ?? praiseOf(jobs, firstJob, judged.length)),
    },
    evidence: firstFew(open.length > 0 ? open : judged.slice(0, 2), ({ role }) => pointAt(role.line)),
  }
}
