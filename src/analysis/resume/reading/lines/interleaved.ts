// Detects rows that hold pieces of two texts side by side, so that reading them line by line mixes both.
import type { Line } from '../../../documents/document'
import { findDates } from '../dates/dates'
import { countWords } from '../text'

/** Words of a piece that is running text and neither a label, a tag nor a date. */
const PIECE = 3
/** Number of rows whose text goes on below in the same cell from which the whole page is doubted. */
const CONTINUED = 2
/** Rows directly below one another in one kind of layout. */
const near = (line: Line, next: Line): boolean =>
  next.page === line.page && next.column === line.column && next.number === line.number + 1

/** Labels of a form's left column that are broken over two rows. */
const formLabel = /^(?:principais atividades|main activities|nome (?:e|da|do)|name and|designa[çc][ãa]o|title of)/iu

const isText = (part: string): boolean =>
  countWords(part) >= PIECE && !formLabel.test(part) && !part.endsWith(':') && findDates(part).length === 0

/** How a line of prose ends that its column broke, and words from which a piece is prose and no tag. */
const open =
  /(?:[,$–-]|(?<!\p{L})(?:a|o|as|os|e|ou|de|da|do|das|dos|em|na|no|com|por|para|que|the|and|or|of|to|in|for|with|a|an))$/iu
const PROSE = 6

/** True where a piece goes on in the same cell of the next row: "orçamento de R$" above "milhão por ano". */
const goesOn = (part: string, below: string): boolean =>
  /[\p{L}\p{N},$-]$/u.test(part) && /^\p{Ll}/u.test(below) && (open.test(part) || countWords(part) >= PROSE)

/** True if several rows of two pieces go on below in their own cells, so that the order of the lines is doubtful. Bounded by the lines. */
export const rowsInterleave = (lines: readonly Line[]): boolean => {
  let continued = 0
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1]
    const { parts = [] } = line
    if (!next?.parts || parts.length !== 2 || next.parts.length !== 2 || !near(line, next)) continue
    const both = parts.every(isText) || next.parts.every(isText)
    if (both && parts.some((part, cell) => goesOn(part, next.parts![cell] ?? ''))) continued += 1
  }
  return continued >= CONTINUED
}
