// The check of the time since the last job: after years without one a reader asks what came between, and whether the trade is fresh.
import { pointAt } from '../evidence'
import { linesOf, type Resume } from '../reading'
import { type CurrentMonth, findDates } from '../reading/dates/dates'
import { fold } from '../reading/text'
import { monthOf } from '../sentences/months'
import { isBeginner } from '../sentences/work'
import { type Measure, notAssessed, shareOf } from './outcome'

/** Months since the last job up to which nobody asks, and from which all points are open. */
const GAP = { fine: 24, most: 96 }

/** A sentence about the break or the return: "parei em 2018 para criar meus filhos", "I stopped work to look after my father". */
const explains =
  /(?<!\p{L})(?:parei|pausa|pausei|(?:me )?afastei|afastad[oa]|interromp\p{L}*|volt(?:o|ei|ando|ar) (?:agora|ao|a trabalhar|para)|retorn\p{L}+|retomad\p{L}*|retomar|recoloca\p{L}*|cuid(?:ei|ar|ando) d[aeo]s? (?:minh|meu|m[aã]e|pai|filh|famil)|career break|(?:stopped|left|paused) work\p{L}*|time (?:off|out)|took (?:a break|\p{L}+ years? (?:off|out))|return(?:ing|er)?(?: to work)?|back to work|stay[- ]at[- ]home|raising|to (?:look after|care for|raise)|caring for|sabbatical|redundan\p{L}*)(?!\p{L})/u

const monthsSince = (last: number, now: CurrentMonth): number => now.year * 12 + (now.month ?? 1) - last

/** The month the last job ended; null where a job does not say when. */
const lastMonth = ({ roles }: Resume): number | null => {
  const ends = roles.map(({ dates }) => (dates?.to && dates.to !== 'present' ? dates.to : null))
  if (ends.length === 0 || ends.some((end) => end === null)) return null
  // A year without its month is taken to its end, in the person's favour.
  return Math.max(...ends.map((end) => monthOf({ year: end!.year, month: end!.month ?? 12 })))
}

/** True for a course, study, project or help of the last two years. */
const isFresh = ({ sections }: Resume, now: CurrentMonth): boolean =>
  linesOf(sections, 'education', 'courses', 'projects', 'volunteer', 'other').some(({ text }) =>
    findDates(text).some(({ from, to }) => {
      if (to === 'present') return true
      const at = to ?? from
      return monthsSince(monthOf({ year: at.year, month: at.month ?? 12 }), now) <= GAP.fine
    }),
  )

/** Half of what a break costs comes back with a sentence about it, the other half with something of the last two years. */
export const recent: Measure = ({ resume }) => {
  const { now, unread, orderDoubtful, roles } = resume
  const goesOn = roles.some(({ dates }) => dates?.to === 'present')
  const last = goesOn ? null : lastMonth(resume)
  if (goesOn && !isBeginner(resume)) return { share: 1, params: { context: 'all' }, evidence: [] }
  if (now === null || last === null || unread.length > 0 || orderDoubtful || isBeginner(resume)) return notAssessed
  const gap = monthsSince(last, now) - GAP.fine
  if (gap <= 0) return { share: 1, params: { context: 'all' }, evidence: [] }
  const explained = resume.lines.some(({ text }) => explains.test(fold(text)))
  const fresh = isFresh(resume, now)
  const open = shareOf(gap, GAP.most - GAP.fine) * ((explained ? 0 : 0.5) + (fresh ? 0 : 0.5))
  const latest = roles.find(
    ({ dates }) => dates?.to && dates.to !== 'present' && dates.to.year === Math.floor((last - 1) / 12),
  )
  return {
    share: 1 - open,
    params: {
      years: Math.floor(monthsSince(last, now) / 12),
      context: explained && fresh ? 'all' : explained ? 'fresh' : fresh ? 'explained' : 'both',
    },
    evidence: latest ? [pointAt(latest.line)] : [],
  }
}
