// Leaves out what belongs to no name: rows of dots between cells, full stops behind dates, and how long somebody was with an employer in all.
import { type Line, placeOf } from '../../../../documents/document'
import { findRanges } from '../../dates/dates'
import { countWords } from '../../text'
import { duration } from '../parts'

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

/** Lines below such a total within which a post has its dates. */
const NEAR_LINES = 3

/** A line with nothing but a length of time. */
export const isTotal = ({ text, bullet }: Line): boolean => !bullet && text.replace(duration, '').trim() === ''

/** The places of the lines above such totals: the employers of all posts below. */
export const totalled = (lines: readonly Line[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line, at) => (lines[at + 1] && isTotal(lines[at + 1]!) ? [placeOf(line)] : [])))

/** The lines without such totals: "Contax", "7 anos e 2 meses", "Supervisora", "jan 2016 - jun 2020". */
export const withoutTotals = (lines: readonly Line[]): readonly Line[] =>
  lines.filter((line, at) => {
    const above = lines[at - 1]
    return !(
      isTotal(line) &&
      above !== undefined &&
      !above.bullet &&
      lines.slice(at + 1, at + 1 + NEAR_LINES).some(({ text }) => findRanges(text).length > 0)
    )
  })

/** Lines that end with a period and a full stop from which a lone year and such a stop end another job's line. */
const MIN_STOPPED = 2

/** "Hospital do Sol - Estágio, 2010." without its stop, where the lines of other jobs end with their dates and one: people repeat their own. */
export const withoutDateStops = (lines: readonly Line[]): readonly Line[] => {
  const isStopped = ({ text, bullet }: Line) => !bullet && findRanges(text).some(({ end }) => text.slice(end) === '.')
  if (lines.filter(isStopped).length < MIN_STOPPED) return lines
  return lines.map((line) =>
    !line.bullet && !line.parts && /, (?:19|20)\d\d\.$/u.test(line.text) && countWords(line.text) <= MAX_HEADING_WORDS
      ? { ...line, text: line.text.slice(0, -1) }
      : line,
  )
}
