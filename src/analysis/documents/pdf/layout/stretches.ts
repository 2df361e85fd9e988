// Reads the stretches of a column, each with the entries in order whose cells stand beside their texts.
import type { Placed, Row } from '../glyphs/lines'
import { EXACT } from './cuts'
import { joinEntryCells } from './entry-cells'
import { liftNotes } from './notes'

/** The rows in their order, with the entries of each stretch. */
export const oneColumn = (rows: readonly Row[], width: number): Placed[] =>
  liftNotes(
    withEntries(
      rows.map((row): Placed => ({ column: 0, row, segments: row.segments })),
      0,
    ),
    width,
  )

/** A line of a column as a row of its own. */
function ownRow({ row, segments }: Placed): Row {
  if (segments.length === row.segments.length) return row
  const [from, to] = [segments[0]!.x - 1, segments.at(-1)!.end + 1]
  return { ...row, segments, glyphs: row.glyphs.filter(({ x }) => x >= from && x <= to) }
}

/** The lines, in each stretch of a column the entries with cells beside their texts in order; headings left of `edge` stay. */
export function withEntries(lines: readonly Placed[], edge: number): Placed[] {
  const goesOnAt = (at: number): boolean => {
    const [last, line] = [lines[at - 1]!, lines[at]!]
    const apart = [last, line].some(({ row, segments }) => row.cells || segments[0]!.x < edge - EXACT)
    return line.column === last.column && line.row.y >= last.row.y && !apart
  }
  const out: Placed[] = []
  for (let at = 0; at < lines.length; ) {
    let end = at + 1
    while (end < lines.length && goesOnAt(end)) end++
    const stretch = lines.slice(at, end)
    const rows = stretch.map(ownRow)
    const joined = joinEntryCells(rows)
    const same = joined.length === rows.length && joined.every((row, nth) => row === rows[nth])
    const { column } = lines[at]!
    out.push(...(same ? stretch : joined.map((row): Placed => ({ column, row, segments: row.segments }))))
    at = end
  }
  return out
}
