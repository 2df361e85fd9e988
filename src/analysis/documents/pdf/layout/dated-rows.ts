// Finds the dates at the right edge of the page that belong to rows of one text, and puts small ones into their line.
import type { Row } from '../glyphs/lines'
import { isPeriod } from './margins'

/** Lines, in font sizes, within which a text of the right column makes a date its own. */
const NEAR_TEXT = 4

/** The rows of the left column whose dates are set flush right, above where the right column begins. */
export function datedAtTheRight(rows: readonly Row[], edge: number, tolerance: number): (row: Row) => boolean {
  const rightOf = ({ segments }: Row) => segments.filter(({ x }) => x >= edge - tolerance)
  const margin = Math.max(0, ...rows.flatMap(({ segments }) => segments.map(({ end }) => end)))
  const isDated = (row: Row): boolean => {
    const [date, ...others] = rightOf(row)
    const alone = date !== undefined && others.length === 0 && row.segments.length > 1
    return alone && date.x > edge + tolerance && margin - date.end <= tolerance && isPeriod(date.text)
  }
  const dated = new Set(rows.filter(isDated))
  const texts = rows.filter((row) => rightOf(row).length > 0 && !dated.has(row))
  return (row) => dated.has(row) && !texts.some(({ y }) => Math.abs(y - row.y) <= row.size * NEAR_TEXT)
}

/** How much smaller the letters of such dates are, and the most that a box aligned at its top or middle moves their baseline. */
const SMALLER = 0.95
const SHIFT = 1.2

/** The line with a period at its right in smaller letters, which programs that align boxes set on a baseline of its own. */
function withSmallDates(line: Row | undefined, dates: Row): Row | null {
  const [first, last] = [dates.segments[0], line?.segments.at(-1)]
  if (!first || !last || !line || line.cells || dates.segments.length > 1 || !isPeriod(first.text)) return null
  const isBeside = dates.size <= last.size * SMALLER && first.x >= last.end + last.size
  const isLevel = Math.abs(dates.y - line.y) <= (last.size - dates.size) * SHIFT
  return isBeside && isLevel
    ? { ...line, segments: [...line.segments, first], glyphs: [...line.glyphs, ...dates.glyphs] }
    : null
}

/** The rows with small dates in the line that they stand beside. */
export function joinSmallDates(rows: readonly Row[]): Row[] {
  const joined: Row[] = []
  for (const row of rows) {
    const above = joined.at(-1)
    const both = withSmallDates(above, row) ?? (above ? withSmallDates(row, above) : null)
    if (both) joined[joined.length - 1] = both
    else joined.push(row)
  }
  return joined
}
