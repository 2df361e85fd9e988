// Divides a line with both names of a job at the signs where most such lines of its section are divided: people repeat their own.
import { either } from '../../../../phrases'
import { isPlace } from '../../person/places'
import { isTownOrPlace } from '../../person/towns'
import { countWords } from '../../text'
import type { Named } from './heading-parts'
import { isFirm, jobWeight } from './heads'
import { legalForms } from './pieces'
import { isQualifier } from './qualifiers'
import { startsName } from './titles'

const signs = [
  `,\\s+(?!${either(legalForms)}(?!\\p{L}))`,
  '\\s+[–—-]\\s+',
  '\\s*[|•·]\\s*',
  '\\s+/\\s+',
  ':\\s+',
  '\\s+(?:em|n[ao])\\s+',
  '\\s+(?:at|@)\\s+',
]
const atSign = signs.length - 1
const inSign = signs.length - 2
const leading = signs.map((sign) => new RegExp(`^${sign}`, 'iu'))
const trailing = signs.map((sign) => new RegExp(`${sign}$`, 'iu'))
const anywhere = signs.map((sign) => new RegExp(sign, 'iu'))

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
  if (title === null || employer === null || jobWeight(employer) === 2) return null
  if (jobWeight(title) < 2 && !text.startsWith(`${title} at `)) return null
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

/** The sides of the last "em" of a line. */
const atLast = (text: string): [string, string] | null => {
  const word = [...text.matchAll(/\s+(?:em|n[ao])\s+/giu)].at(-1)
  return word ? [text.slice(0, word.index), text.slice(word.index + word[0].length)] : null
}

/** Fewest lines of one form, and as many from which the form alone decides; most words of a name. */
const MIN_ALIKE = 2
const MANY_ALIKE = 3
const MOST_WORDS = 9

/** The lines of one form: with which signs names end, and whether titles have more behind them than one name. */
type Common = {
  readonly form: Form
  readonly count: number
  readonly ends: readonly number[]
  readonly isBare: boolean
  /** True where all lines but one have the form. */
  readonly areAll: boolean
}

/** "Foreman – formwork", "Aide – Store Officer": more of a title; at the end of a line a name with a capital may be a town, unless no other line has one. */
const mayGrow = (own: string, title: string, { form, isBare }: Common): boolean => {
  if (!title.startsWith(own)) return title.endsWith(own)
  const rest = title.slice(own.length).replace(/^[\s,|•·/–—-]+/u, '')
  return form.isTitleFirst || isBare ? !isTownOrPlace(rest) : /^\p{Ll}/u.test(rest) || jobWeight(rest) === 2
}

/** True where the names that the form gives agree with those of which the line's own words are sure. */
const agrees = (own: Named, title: string, employer: string, common: Common): boolean => {
  const { form, count, areAll } = common
  const isJob = jobWeight(title) === 2 || (count >= MANY_ALIKE && !isPlace(title) && (isFirm(employer) || areAll))
  // Of "Ajudante at Instaladora Luz" the word says who employs, whatever the noun is.
  const mayEmploy = jobWeight(employer) < 2 || form.behindFirst === atSign
  if (!isJob || isFirm(title) || !mayEmploy || isQualifier(employer)) return false
  if (countWords(title) > MOST_WORDS || countWords(employer) > MOST_WORDS || !startsName.test(employer)) return false
  if (isTownOrPlace(employer)) return false
  const isSure = own.title !== null && jobWeight(own.title) === 2
  if (isSure && !own.title!.startsWith(title) && !mayGrow(own.title!, title, common)) return false
  const isPart = (whole: string, part: string) => whole.includes(part.split(', ')[0]!)
  return (
    !isSure ||
    own.employer === null ||
    !isFirm(own.employer) ||
    isPart(own.employer, employer) ||
    employer.endsWith(own.employer)
  )
}

/** How a line has its names where it is divided as the others are; null where it cannot be. */
const inForm = (line: NamedLine, common: Common): Named | null => {
  const { form, ends } = common
  // "Técnica em enfermagem em Casa Verde": the last of several such words stands before the employer.
  const sides = [divide(line.text, form, ends), form.behindFirst === inSign ? atLast(line.text) : null]
  for (const [first, second] of sides.flatMap((pair) => (pair ? [pair] : []))) {
    const [title, employer] = form.isTitleFirst ? [first, second] : [second, first]
    if (title && employer && agrees(line.named, title, employer, common)) return { title, employer }
  }
  return null
}

const commonOf = (alike: readonly Form[], all: number): Common => {
  const form = alike[0]!
  // A town may stand behind any employer; what stands behind one title in few is more of it.
  const ends = [...Map.groupBy(alike, ({ behindSecond }) => behindSecond)].flatMap(([end, { length }]) =>
    end >= 0 && (form.isTitleFirst || length * 2 > alike.length) ? [end] : [],
  )
  const isBare = alike.filter(({ behindSecond }) => behindSecond < 0).length >= MIN_ALIKE && ends.length === 0
  return { form, count: alike.length, ends, isBare, areAll: alike.length + 1 >= all }
}

/** The names of the lines, those of a line that is divided as no other taken where two thirds or more have theirs, or where all can have them. */
export const byForm = (lines: readonly (NamedLine | undefined)[]): (Named | null)[] => {
  const forms = lines.map((line) => line && formOf(line))
  const sure = forms.flatMap((form) => form ?? [])
  const isAlike = (form: Form | null | undefined, { form: other, ends }: Common) =>
    form && keyOf(form) === keyOf(other) && (form.behindSecond < 0 || ends.includes(form.behindSecond))
  const common = [...Map.groupBy(sure, keyOf).values()]
    .filter(({ length }) => length >= MIN_ALIKE)
    .toSorted((a, b) => b.length - a.length)
    .map((alike) => commonOf(alike, lines.length))
    .find(
      (own, nth) =>
        (nth === 0 && own.count * 3 >= sure.length * 2) ||
        lines.every((line, at) => !line || !forms[at] || isAlike(forms[at], own) || inForm(line, own) !== null),
    )
  return lines.map((line, at) => {
    if (!line || !common || line.isSure || isAlike(forms[at], common)) return line?.named ?? null
    return inForm(line, common) ?? line.named
  })
}
