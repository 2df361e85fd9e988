// Repairs the lines of a document before its sections are looked for: tables, cards, dates, labels at the left, hyphens.
import type { Document, Line } from '../../../documents/document'
import { withoutGluedDates } from '../lines/glued-dates'
import { markBroken } from '../lines/hyphens'
import { withoutLeader } from '../lines/leaders'
import { joinBrokenLabels, splitMargin, withLabel } from '../lines/left-labels'
import { fromCards, fromTables, joinDateCells } from '../lines/tables'
import { joinWrappedDates } from '../lines/wrapped-dates'
import { clean } from '../text'

/** Limits of what is read; a résumé of ten dense pages has about 700 lines and 40 000 characters. */
export const MAX_LINES = 3000
export const MAX_LINE_LENGTH = 2000
export const MAX_CHARACTERS = 200_000

/** A shadow is the same text painted several times: a text of at most this length that only repeats itself is read once. */
const MOST_SHADOWED = 120
const withoutShadows = (text: string): string =>
  text.length <= MOST_SHADOWED ? text.replace(/^(.{6,40}?)\1{1,5}$/u, '$1') : text

/** The lines with text, cleaned and within the limits. */
const cleanLines = ({ lines }: Document): Line[] => {
  let left = MAX_CHARACTERS
  return lines
    .slice(0, MAX_LINES)
    .map((line) => {
      const text = withoutLeader(withoutShadows(clean(line.text.slice(0, Math.min(left, MAX_LINE_LENGTH)))))
      left -= text.length
      if (line.parts)
        return { ...line, text, parts: line.parts.map((part) => withoutLeader(clean(part.slice(0, text.length)))) }
      return text === line.text ? line : { ...line, text }
    })
    .filter((line) => line.text !== '')
}

/** The repairs in their order; each expects those before it to be done. */
const repairs: readonly ((lines: Line[]) => Line[])[] = [
  (lines) => lines.map(withoutGluedDates),
  fromTables,
  fromCards,
  joinWrappedDates,
  joinDateCells,
  joinBrokenLabels,
  splitMargin,
  (lines) => lines.map(withLabel),
  markBroken,
]

/** The lines as the sections are read from them; headers and footers are separated by their region. */
export const readable = (document: Document): Line[] =>
  repairs.reduce((lines, repair) => repair(lines), cleanLines(document))
