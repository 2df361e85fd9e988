// The check of the time since the last job: after years without one a reader asks what came between, and whether the trade is fresh.
import type { Line } from '../../documents/document'
import { anyOf, noLetterAround } from '../../phrases'
import { pointAt } from '../evidence'
import { linesOf, type Resume } from '../reading'
import { isPause } from '../reading/breaks'
import { type CurrentMonth, findDates } from '../reading/dates/dates'
import { toBlocks, toStatements } from '../reading/lines/paragraphs'
import { fold } from '../reading/text'
import { isBeginner } from '../sentences/beginner'
import { monthOf } from '../sentences/time/months'
import { endOf, jobsOf, lastJob, monthsSince } from '../sentences/time/pause'
import { namesAchievement } from '../sentences/work/achievements'
import { type CheckFunction, notAssessed, shareOf } from './outcome'

/** Months since the last job: up to `fine` nobody asks, at `most` all points are open. */
const GAP = { fine: 24, most: 96 }

/** Words of what keeps a trade fresh, wherever it stands. */
const learning =
  /(?<!\p{L})(?:curso|atualizacao|reciclagem|certific\p{L}+|renovad[oa]|capacitacao|treinamento|voluntari\p{L}+|course|training|refresher|volunteer\p{L}*|renewed|cpd|licen[cs]e)(?!\p{L})/u

/** True for a course, study, project or help of the last two years. */
const isFresh = ({ sections, lines }: Resume, now: CurrentMonth): boolean =>
  [
    ...linesOf(sections, 'education', 'courses', 'projects', 'volunteer', 'other'),
    ...lines.filter(({ text }) => learning.test(fold(text))),
  ].some(({ text }) =>
    findDates(text).some(({ from, to }) => {
      if (to === 'present') return true
      const at = to ?? from
      return monthsSince(endOf(at), now) <= GAP.fine
    }),
  )

const SPAN = GAP.most - GAP.fine
/** Share of the points below which a tip would gain nothing. */
const BARELY = 1 / 16
/** Months before the end of somebody's studies in which a job that ends is a student's, and nobody asks why it ended. */
const STUDENT_JOB = 12

const latestOf = (months: readonly number[]): number => Math.max(Number.NEGATIVE_INFINITY, ...months)
const ends = (lines: readonly Line[], now: CurrentMonth, alone: boolean): number =>
  latestOf(
    lines.flatMap(({ text }) =>
      findDates(text).flatMap(({ from, to }) =>
        to === 'present' ? monthOf(now) : to ? endOf(to) : alone ? endOf(from) : [],
      ),
    ),
  )

/** The month in which the last studies ended, and an explained break; long ago where neither is dated. */
const studiedUntil = ({ sections, now }: Resume): number =>
  now === null ? Number.NEGATIVE_INFINITY : Math.min(ends(linesOf(sections, 'education'), now, true), monthOf(now))
const pausedUntil = ({ lines }: Resume, now: CurrentMonth): number => {
  const explaining = lines.filter(({ text }) => isPause(text))
  // "Parei em 2018" says when it began and not when it ended.
  return Math.min(ends(explaining, now, false), monthOf(now))
}

/** Why somebody stopped, beside what is a break's anywhere: they retired or moved. Folded text. */
const reasonWords = String.raw`
  (i|i have|recently|now|semi[- ]?) ?retired(?! \p{L}+ of)|retired (in|from|early|since|and)|(early|my|after|from|into) retirement(?! (home|village|living|plan|fund)s?)
  (me )?aposentei|aposentad[oa] (em|desde|pel[oa]|e (volto|quero))|sou aposentad[oa]
  (moved|relocated|emigrated) (abroad|overseas|(back )?home|back (to|from)|countr\p{L}+|with my|for my)
  (mudei|mudamos|mudanca)(-me)? (para|de (cidade|estado|pais))|mor(ei|amos|ando) fora`
const reasons = anyOf(reasonWords, noLetterAround)

/** A year at which something happened: "in 2021", "desde março de 2021"; not "IFRS 2021" or "from 2026". */
const yearOfTime =
  /(?<!\p{L})(?:in|em|since|desde|until|ate|during|after|apos)(?: \p{L}+(?: de)?)? ((?:19|20)\d\d)(?![\d%]|[.,]\d)/gu

/** True for a sentence of the opening with a reason, or with a year since the last job ended that measures no work. */
const opensWithReason = ({ sections, summary }: Resume, last: number, now: CurrentMonth): boolean => {
  const since = (year: number) => year >= Math.floor((last - 1) / 12) && year <= now.year
  const opening = [...(summary ? [summary] : []), ...toBlocks(linesOf(sections, 'summary', 'objective', 'personal'))]
  return opening.flatMap(toStatements).some(({ text }) => {
    if (reasons.test(fold(text))) return true
    const years = [...fold(text).matchAll(yearOfTime)].map(([, year]) => Number(year))
    return years.some(since) && !namesAchievement(text)
  })
}

/** Half of what a break costs comes back with a sentence about it, the other half with something of the last two years. */
export const recent: CheckFunction = ({ resume }) => {
  const { now, lines } = resume
  const jobs = jobsOf(resume)
  const last = lastJob(resume)
  if (jobs.length === 0 || isBeginner(resume)) return notAssessed
  if (last === 'present') return { share: 1, params: { context: 'all' }, evidence: [] }
  if (now === null || last === null) return notAssessed
  const gap = monthsSince(last, now) - GAP.fine
  if (gap <= 0) return { share: 1, params: { context: 'all' }, evidence: [] }
  const explained =
    lines.some(({ text }) => isPause(text)) ||
    studiedUntil(resume) >= last - STUDENT_JOB ||
    opensWithReason(resume, last, now)
  // While somebody cared for a relative nobody expects a course; the trade is away from it since then.
  const sincePause = monthsSince(Math.max(last, pausedUntil(resume, now)), now) - GAP.fine
  const fresh = sincePause <= 0 || isFresh(resume, now)
  const open = (explained ? 0 : 0.5 * shareOf(gap, SPAN)) + (fresh ? 0 : 0.5 * shareOf(sincePause, SPAN))
  if (open < BARELY) return { share: 1, params: { context: 'all' }, evidence: [] }
  const ended = Math.floor((last - 1) / 12)
  const latest = jobs.find(({ dates }) => dates?.to && dates.to !== 'present' && dates.to.year === ended)
  return {
    share: 1 - open,
    params: {
      years: Math.floor(monthsSince(last, now) / 12),
      ended,
      context: explained && fresh ? 'all' : explained ? 'fresh' : fresh ? 'explained' : 'both',
    },
    evidence: latest ? [pointAt(latest.datesLine?.bullet ? latest.line : (latest.datesLine ?? latest.line))] : [],
  }
}
