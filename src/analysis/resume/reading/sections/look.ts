// Describes how the headings of a document look, by which one in unlisted words is known.
import type { Line } from '../../../documents/document'
import { isUpper, tokens } from '../text'
import { headingName, type SectionName } from './headings'

type Look = { readonly size: number; readonly upper: boolean; readonly bold: boolean; readonly colon: boolean }

const lookOf = ({ text, size, bold }: Line): Look => ({
  size,
  upper: isUpper(text),
  bold,
  colon: text.endsWith(':'),
})

/** Points within which two sizes count as equal. */
const SAME_SIZE = 0.3
const isSameLook = (a: Look, b: Look): boolean =>
  Math.abs(a.size - b.size) < SAME_SIZE && a.upper === b.upper && a.bold === b.bold && a.colon === b.colon

/** Sections that nearly every résumé has; labels inside a job never use these names. */
const core: readonly SectionName[] = [
  'experience',
  'education',
  'skills',
  'languages',
  'courses',
  'summary',
  'objective',
]
/** Number of different sections that make a look the look of headings. */
const MIN_SECTIONS = 2

/** The look shared by most sections, or null if no two agree. `known` contains lines with a heading's words. */
export const headingLook = (known: readonly Line[]): Look | null => {
  const looks: { look: Look; names: Set<SectionName> }[] = []
  for (const line of known) {
    const name = headingName(line.text)
    if (!name) continue
    const look = lookOf(line)
    const same = looks.find((other) => isSameLook(other.look, look))
    if (same) same.names.add(name)
    else looks.push({ look, names: new Set([name]) })
  }
  const coreOf = ({ names }: { names: ReadonlySet<SectionName> }) => core.filter((name) => names.has(name)).length
  const [best] = looks.toSorted((a, b) => coreOf(b) - coreOf(a) || b.look.size - a.look.size)
  const many = best && coreOf(best) > 0 && best.names.size > MIN_SECTIONS
  return best && (many || coreOf(best) >= MIN_SECTIONS) ? best.look : null
}

/** True for a line with the look of the headings. */
export const looksLike = (line: Line, look: Look | Line): boolean =>
  isSameLook(lookOf(line), 'colon' in look ? look : lookOf(look))

/** True for a line that is less prominent than the headings: smaller, in lower case, not bold, or with a colon. */
export const looksLess = (line: Line, look: Look): boolean => {
  const ownLook = lookOf(line)
  return (
    ownLook.size < look.size - SAME_SIZE ||
    (look.upper && !ownLook.upper) ||
    (look.bold && !ownLook.bold) ||
    (ownLook.colon && !look.colon)
  )
}

/** When the look alone shows headings in unlisted words. */
const UNLISTED_HEADINGS = {
  /** Fewest headings of one look. */
  minCount: 3,
  /** Their size as a multiple of the text's must be above this. */
  minScale: 1.12,
  /** Most headings of one look; more are entries. */
  maxCount: 14,
}

/** The look of headings in unlisted words: short lines larger than the text, one at a time, above others. */
export const shownLook = (lines: readonly Line[], body: number): Look | null => {
  const largest = Math.max(0, ...lines.map(({ size }) => size))
  const looks: { look: Look; at: Line[] }[] = []
  for (const [at, line] of lines.entries()) {
    const next = lines.slice(at + 1).find(({ column }) => column === line.column)
    const large = body > 0 && line.size > body * UNLISTED_HEADINGS.minScale && line.size < largest
    if (!large || !mayBeHeading(line, true) || !next || next.size >= line.size) continue
    const look = lookOf(line)
    const same = looks.find((other) => isSameLook(other.look, look))
    if (same) same.at.push(line)
    else looks.push({ look, at: [line] })
  }
  const fit = looks.filter(({ at, look }) => {
    const all = lines.filter((line) => isSameLook(lookOf(line), look)).length
    return at.length >= UNLISTED_HEADINGS.minCount && at.length <= UNLISTED_HEADINGS.maxCount && all <= at.length + 1
  })
  return fit.toSorted((a, b) => b.look.size - a.look.size)[0]?.look ?? null
}

/** Most words of a heading in unlisted words. */
const MAX_HEADING_WORDS = 5

/** True for a line whose shape allows a heading; `small` accepts a small first letter, where the size sets it apart. */
export const mayBeHeading = ({ bullet, text }: Line, small = false): boolean =>
  !bullet &&
  text.length >= 4 &&
  tokens(text).length <= MAX_HEADING_WORDS &&
  (small ? /^\P{L}*\p{L}/u : /^\P{L}*\p{Lu}/u).test(text) &&
  !/[\d,@|;]|:\s+\S|\.$/.test(text)

/** Number of other lines with the look of the headings, for each heading known by its words, from which the look is an ordinary one. */
const MIN_OTHERS_PER_HEADING = 1.5

/** True if entries or items of lists have the look of the headings, which then identifies none of them. */
export const isCommon = (lines: readonly Line[], known: readonly Line[], look: Look): boolean => {
  const headings = known.filter((line) => looksLike(line, look)).length
  const others = lines.filter((line) => mayBeHeading(line) && looksLike(line, look)).length - headings
  return others >= headings * MIN_OTHERS_PER_HEADING
}
