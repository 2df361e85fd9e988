// Divides a line with both names of a job at the signs where most such lines of its section are divided: people repeat their own.
import { isTownOrPlace } from '../../person/towns'
import { countWords } from '../../text'
import type { Named } from './heading-parts'
import { headNounOf, jobWeight } from './heads'
import { isQualifier } from './qualifiers'
import { startsName } from './titles'

const signs = [',\\s+', '\\s+[–—-]\\s+', '\\s*[|•·]\\s*', '\\s+/\\s+', ':\\s+', '\\s+(?:at|@)\\s+']
const leading = signs.map((sign) => new RegExp(`^${sign}`, 'u'))
const trailing = signs.map((sign) => new RegExp(`${sign}$`, 'u'))
const anywhere = signs.map((sign) => new RegExp(sign, 'u'))

/** Which of the names comes first, and the numbers of the signs behind it, before the second and behind that; -1 at the line's end. */
type Form = {
  readonly isTitleFirst: boolean
  readonly behindFirst: number
  readonly beforeSecond: number
  readonly behindSecond: number
  /** True where nothing but one sign stands between the names. */
  readonly isTight: boolean
}
const keyOf = ({ isTitleFirst, behindFirst, beforeSecond, isTight }: Form): string =>
  `${isTitleFirst} ${behindFirst} ${beforeSecond} ${isTight}`

/** A line that may hold both names, and the names; sure where a label or the line of an employer above says one. */
export type NamedLine = { readonly text: string; readonly named: Named; readonly isSure: boolean }

/** Where the two names of a line stand, if its words are sure of them. */
const formOf = ({ text, named: { title, employer } }: NamedLine): Form | null => {
  if (title === null || employer === null || jobWeight(title) < 2 || jobWeight(employer) === 2) return null
  const [job, firm] = [text.indexOf(title), text.indexOf(employer)]
  if (job < 0 || firm < 0 || job === firm) return null
  const isTitleFirst = job < firm
  const gap = isTitleFirst ? text.slice(job + title.length, firm) : text.slice(firm + employer.length, job)
  const rest = isTitleFirst ? text.slice(firm + employer.length) : text.slice(job + title.length)
  const [behindFirst, beforeSecond] = [leading, trailing].map((some) => some.findIndex((sign) => sign.test(gap)))
  const behindSecond = leading.findIndex((sign) => sign.test(rest))
  const isTight = leading[behindFirst!]?.exec(gap)?.[0] === gap
  const isWhole = Math.min(job, firm) === 0 && (rest === '' || behindSecond >= 0)
  return isWhole && behindFirst! >= 0 && beforeSecond! >= 0
    ? { isTitleFirst, behindFirst: behindFirst!, beforeSecond: beforeSecond!, behindSecond, isTight }
    : null
}

/** The two texts of a line that such signs separate. */
const divide = (
  text: string,
  { behindFirst, beforeSecond, isTight }: Form,
  ends: readonly number[],
): [string, string] | null => {
  const first = anywhere[behindFirst]!.exec(text)
  if (!first) return null
  const rest = text.slice(isTight ? first.index : first.index + first[0].length)
  const second = anywhere[beforeSecond]!.exec(rest)
  if (!second) return null
  const behind = rest.slice(second.index + second[0].length)
  const cuts = ends.flatMap((end) => anywhere[end]?.exec(behind)?.index ?? [])
  return [text.slice(0, first.index), behind.slice(0, Math.min(behind.length, ...cuts))]
}

/** Fewest lines of one form, most words of a name. */
const MIN_ALIKE = 2
const MOST_WORDS = 9

const isFirm = (name: string): boolean => headNounOf(name) === 'employer'
/** "Foreman – formwork", "Aide – Store Officer": more of a title; at the end of a line a name with a capital may be a town. */
const mayGrow = (own: string, title: string, isTitleFirst: boolean): boolean => {
  if (!title.startsWith(own)) return title.endsWith(own)
  const rest = title.slice(own.length).replace(/^[\s,|•·/–—-]+/u, '')
  return isTitleFirst ? !isTownOrPlace(rest) : /^\p{Ll}/u.test(rest) || jobWeight(rest) === 2
}

/** True where the names that the form gives agree with those of which the line's own words are sure. */
const agrees = (own: Named, title: string, employer: string, isTitleFirst: boolean): boolean => {
  if (jobWeight(title) < 2 || isFirm(title) || jobWeight(employer) === 2 || isQualifier(employer)) return false
  if (countWords(title) > MOST_WORDS || countWords(employer) > MOST_WORDS || !startsName.test(employer)) return false
  if (isTownOrPlace(employer)) return false
  const isSure = own.title !== null && jobWeight(own.title) === 2
  if (isSure && !own.title!.startsWith(title) && !mayGrow(own.title!, title, isTitleFirst)) return false
  return !isSure || own.employer === null || !isFirm(own.employer) || own.employer.includes(employer.split(', ')[0]!)
}

/** The names of the lines, those of a line that is divided as no other taken where two thirds or more have theirs. */
export const byForm = (lines: readonly (NamedLine | undefined)[]): (Named | null)[] => {
  const forms = lines.map((line) => line && formOf(line))
  const sure = forms.flatMap((form) => form ?? [])
  const [most = []] = [...Map.groupBy(sure, keyOf).values()].toSorted((a, b) => b.length - a.length)
  const [common] = most
  if (!common || most.length < MIN_ALIKE || most.length * 3 < sure.length * 2)
    return lines.map((line) => line?.named ?? null)
  // A town may stand behind any employer; what stands behind one title in few is more of it.
  const counts = Map.groupBy(most, ({ behindSecond }) => behindSecond)
  const ends = [...counts].flatMap(([end, { length }]) =>
    end >= 0 && (common.isTitleFirst || length * 2 > most.length) ? [end] : [],
  )
  return lines.map((line, at) => {
    const form = forms[at]
    const isAlike = form && keyOf(form) === keyOf(common) && (form.behindSecond < 0 || ends.includes(form.behindSecond))
    if (!line || line.isSure || isAlike) return line?.named ?? null
    const [first, second] = divide(line.text, common, ends) ?? []
    if (!first || !second) return line.named
    const [title, employer] = common.isTitleFirst ? [first, second] : [second, first]
    return agrees(line.named, title, employer, common.isTitleFirst) ? { title, employer } : line.named
  })
}
