// The time since the last job, and what a page says about a break.
import { placeOf } from '../../../documents/document'
import { memoOfObject } from '../../../memo'
import { either } from '../../../phrases'
import { linesOf, type Resume } from '../../reading'
import { isFamilyCare, isPause } from '../../reading/breaks'
import { type CurrentMonth, findRanges, type Point } from '../../reading/dates/dates'
import type { Role } from '../../reading/experience/role'
import { fold } from '../../reading/text'
import { monthOf } from './months'

/** The jobs, without what is listed among them as a break: "Family carer, 2019 – 2024". */
export const jobsOf = ({ roles }: Pick<Resume, 'roles'>): Role[] =>
  roles.filter(({ line, dates }) => dates === null || !isPause(line.text))

/** A pause in both languages. */
const pauseWords = String.raw`
  (fiz|fazer|dei|tirei) uma pausa|pausa (na|de) carreira|(at home|stayed home) with|em casa com
  parei (de trabalhar|em \d|para)|(me )?afastei d|interrompi (a|minha) carreira|career break
  took (a|some) (break|time)|took \p{L}+ years? (off|out)|(stopped|paused) work\p{L}*|(off|time) to raise (my|our)
  ano sabatico|sabbatical`
/** A sentence that says of somebody's own work that it stopped: nobody is asked for a number in it. */
const stopped = new RegExp(String.raw`(?<!\p{L})${either(pauseWords)}(?!\p{L})`, 'u')
export const isOwnBreak = (text: string): boolean => stopped.test(fold(text)) || isFamilyCare(text)

const carer =
  /(?<!\p{L})(?:cuidador[a]?|baba|acompanhante d[eo] idos[oa]s?|care ?giver|carer|care (?:assistant|worker)|nanny|home help)(?!\p{L})/u
/** True for a page whose trade is care: there the care of somebody's own family is the same work, paid or not. */
export const isCarer = ({ headline, roles, sections }: Resume): boolean =>
  [
    headline?.text,
    ...roles.map(({ title }) => title),
    ...sections.map(({ heading }) => heading),
    ...linesOf(sections, 'objective').map(({ text }) => text),
  ].some((text) => text && carer.test(fold(text)))

/** A year without its month is taken to its end, in the person's favour. */
export const endOf = ({ year, month }: Point): number => monthOf({ year, month: month ?? 12 })
export const monthsSince = (last: number, now: CurrentMonth): number => now.year * 12 + (now.month ?? 1) - last

/** Sections whose periods are no jobs. */
const apart = ['education', 'courses', 'volunteer', 'projects', 'personal'] as const

/** When each job ended, those too that stand in a sentence of another part; null for a job that does not say. */
const endsOf = (resume: Resume): (Point | 'present' | null)[] => {
  const { sections, lines } = resume
  const otherPlaces = new Set(linesOf(sections, ...apart).map(placeOf))
  const ends = lines.flatMap((line) =>
    otherPlaces.has(placeOf(line)) || isPause(line.text) ? [] : findRanges(line.text).map(({ to }) => to),
  )
  return [...jobsOf(resume).map(({ dates }) => dates?.to ?? null), ...ends.filter((to) => to !== null)]
}

/** When the last job ended, as months; 'present' where one goes on; null where that is not known. */
export const lastJob = memoOfObject((resume: Resume): number | 'present' | null => {
  const ends = endsOf(resume)
  if (ends.includes('present')) return 'present'
  const months = ends.flatMap((end) => (end && end !== 'present' ? [endOf(end)] : []))
  const { unread, orderDoubtful } = resume
  return months.length === 0 || months.length < ends.length || unread.length > 0 || orderDoubtful
    ? null
    : Math.max(...months)
})
