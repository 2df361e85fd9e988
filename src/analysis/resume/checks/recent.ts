// The check of the time since the last job: after years without one a reader asks what came between, and whether the trade is fresh.
import { pointAt } from '../evidence'
import { linesOf, type Resume } from '../reading'
import { type CurrentMonth, findDates, findRanges, type Point } from '../reading/dates/dates'
import { fold } from '../reading/text'
import { isBeginner } from '../sentences/beginner'
import { placeOf } from '../sentences/blocks'
import { monthOf } from '../sentences/months'
import { type Measure, notAssessed, shareOf } from './outcome'

/** Months since the last job up to which nobody asks, and from which all points are open. */
const GAP = { fine: 24, most: 96 }

/** A sentence about the break or the return: "parei em 2018 para criar meus filhos", "I stopped work to look after my father". */
const explains =
  /(?<!\p{L})(?:parei|pausa|pausei|(?:me )?afastei|afastad[oa]|interromp\p{L}*|volt(?:o|ei|ando|ar) (?:agora|ao|a trabalhar|para)|retorn\p{L}+|retomad\p{L}*|retomar|recoloca\p{L}*|cuid(?:ei|ar|ando) d[aeo]s? (?:minh|meu|m[aã]e|pai|filh|famil)|career break|(?:stopped|left|paused) work\p{L}*|time (?:off|out)|took (?:a break|\p{L}+ years? (?:off|out))|return(?:ing|er)?(?: to work)?|back to work|stay[- ]at[- ]home|raising|to (?:look after|care for|raise)|caring for|sabbatical|redundan\p{L}*)(?!\p{L})/u

/** A year without its month is taken to its end, in the person's favour. */
const endOf = ({ year, month }: Point): number => monthOf({ year, month: month ?? 12 })
const monthsSince = (last: number, now: CurrentMonth): number => now.year * 12 + (now.month ?? 1) - last

/** Sections whose periods are no jobs. */
const apart = ['education', 'courses', 'volunteer', 'projects', 'personal'] as const

/** When each job ended, those too that stand in a sentence of another part; null for a job that does not say. */
const endsOf = ({ roles, sections, lines }: Resume): (Point | 'present' | null)[] => {
  const other = new Set(linesOf(sections, ...apart).map(placeOf))
  const written = lines.flatMap((line) => (other.has(placeOf(line)) ? [] : findRanges(line.text).map(({ to }) => to)))
  return [...roles.map(({ dates }) => dates?.to ?? null), ...written.filter((to) => to !== null)]
}

/** True for a course, study, project or help of the last two years. */
const isFresh = ({ sections }: Resume, now: CurrentMonth): boolean =>
  linesOf(sections, 'education', 'courses', 'projects', 'volunteer', 'other').some(({ text }) =>
    findDates(text).some(({ from, to }) => {
      if (to === 'present') return true
      const at = to ?? from
      return monthsSince(endOf(at), now) <= GAP.fine
    }),
  )

/** Half of what a break costs comes back with a sentence about it, the other half with something of the last two years. */
export const recent: Measure = ({ resume }) => {
  const { now, unread, orderDoubtful, roles } = resume
  const ends = endsOf(resume)
  if (roles.length === 0 || isBeginner(resume)) return notAssessed
  if (ends.includes('present')) return { share: 1, params: { context: 'all' }, evidence: [] }
  const months = ends.flatMap((end) => (end && end !== 'present' ? [endOf(end)] : []))
  if (now === null || months.length < ends.length || unread.length > 0 || orderDoubtful) return notAssessed
  const last = Math.max(...months)
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
    evidence: latest ? [pointAt(latest.datesLine ?? latest.line)] : [],
  }
}
