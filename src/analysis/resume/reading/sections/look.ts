// How the headings of a document look: what is set as they are may be one in words nobody listed, what is set less is a label.
import type { Line } from '../../../documents/document'
import { headingName, type SectionName } from '../headings'
import { isUpper, tokens } from '../text'

export type Look = { readonly size: number; readonly upper: boolean; readonly bold: boolean; readonly colon: boolean }

const lookOf = ({ text, size, bold }: Line): Look => ({
  size,
  upper: isUpper(text),
  bold,
  colon: text.endsWith(':'),
})

/** Points within which two sizes are one. */
const SAME_SIZE = 0.3
const alike = (a: Look, b: Look): boolean =>
  Math.abs(a.size - b.size) < SAME_SIZE && a.upper === b.upper && a.bold === b.bold && a.colon === b.colon

/** Sections that nearly every résumé has; a label inside a job is called by none of these names. */
const core: readonly SectionName[] = [
  'experience',
  'education',
  'skills',
  'languages',
  'courses',
  'summary',
  'objective',
]
/** So many different sections under one look make it the look of the headings. */
const LEAST = 2

/** The look that most of the sections have in common, or null where no two look alike. `known` holds lines with headings' words. */
export const headingLook = (known: readonly Line[]): Look | null => {
  const looks: { look: Look; names: Set<SectionName> }[] = []
  for (const line of known) {
    const name = headingName(line.text)
    if (!name || !core.includes(name)) continue
    const look = lookOf(line)
    const same = looks.find((other) => alike(other.look, look))
    if (same) same.names.add(name)
    else looks.push({ look, names: new Set([name]) })
  }
  const [best] = looks.toSorted((a, b) => b.names.size - a.names.size || b.look.size - a.look.size)
  return best && best.names.size >= LEAST ? best.look : null
}

/** True for a line set as the headings are. */
export const looksLike = (line: Line, look: Look | Line): boolean =>
  alike(lookOf(line), 'colon' in look ? look : lookOf(look))

/** True for a line that is set apart by less than the headings are: smaller, in small letters, not bold, or with a colon of its own. */
export const looksLess = (line: Line, look: Look): boolean => {
  const own = lookOf(line)
  return (
    own.size < look.size - SAME_SIZE ||
    (look.upper && !own.upper) ||
    (look.bold && !own.bold) ||
    (own.colon && !look.colon)
  )
}

/** Words of a heading in words nobody listed. */
const WORDS = 5

/** A line that may be a heading by its shape alone. */
export const mayBeHeading = ({ bullet, text }: Line): boolean =>
  !bullet &&
  text.length >= 4 &&
  tokens(text).length <= WORDS &&
  /^\P{L}*\p{Lu}/u.test(text) &&
  !/[\d,@|;]|\.$/.test(text)
