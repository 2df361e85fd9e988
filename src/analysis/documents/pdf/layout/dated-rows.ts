// Finds the rows of one text whose dates stand at the right edge of the page, above the column that begins there.
import type { Row } from '../glyphs/lines'
import { isPeriod } from './margins'

/** Lines, in font sizes, within which a text of the right column makes a date its own. */
const NEAR_TEXT = 4

/**
 * Finds the rows of the left column whose dates are set flush right, where the right column begins only below: the dates stand
 * alone beside text, and no other text of the right column is near.
 */
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
