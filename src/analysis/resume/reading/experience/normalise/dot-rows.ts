// Reads rows of dots or underscores between the cells of a heading as borders: "Sítio Sol ........ Servente ........ 1999 a 2003".
import type { Line } from '../../../../documents/document'
import { findRanges } from '../../dates/dates'
import { countWords } from '../../text'

/** Four dots or three underscores in a row, and three dots or an ellipsis that stand alone; fewer are of a sentence. */
const dotRow = /(?:\.{4,200}|_{3,200}|…{2,100}|(?<=\s)(?:\.{3}|…|\.(?: \.){2,100})(?=\s))/gu
/** Most words of a heading; a longer line with dots is prose. */
const MAX_HEADING_WORDS = 20

/** The lines with a period in which such rows are bars. Lines of cells keep theirs. */
export const withoutDotRows = (lines: readonly Line[]): Line[] =>
  lines.map((line) => {
    if (line.parts || line.text.search(dotRow) < 0) return line
    const text = line.text
      .replace(dotRow, ' | ')
      .replace(/^ \| | \| $/gu, '')
      .replace(/ {2,}/gu, ' ')
    return findRanges(text).length === 1 && countWords(text) <= MAX_HEADING_WORDS ? { ...line, text } : line
  })
