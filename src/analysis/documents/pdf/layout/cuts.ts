// Cuts the rows of a page at the edge of a column, where the texts of both come so close that they were read as one.
import type { Row } from '../glyphs/lines'
import { type Segment, toSegments, WORD_GAP } from '../glyphs/words'

/** Points within which two edges count as equal, to distinguish left from right alignment. */
export const EXACT = 2

/** Space in multiples of the font size that separates two columns where a justified line fills the left one. */
const COLUMN_GAP = 0.8

/** The rows, those with text across the edge split where a text starts within `tolerance` points of it. */
export const cutAll = (rows: readonly Row[], edge: number, tolerance: number): Row[] =>
  rows.map((row) => cut(row, edge, tolerance))

/** Splits a row at the column edge where the two columns come so close that they were read as one text. */
function cut(row: Row, edge: number, tolerance: number): Row {
  if (row.cells || !row.segments.some((segment) => crosses(segment, edge, EXACT))) return row
  const at = startsIn(row).find((x) => Math.abs(x - edge) <= tolerance)
  if (at === undefined) return row
  const half = (right: boolean) => toSegments(row.glyphs.filter((glyph) => glyph.x >= at - 0.01 === right))
  return { ...row, segments: [...half(false), ...half(true)] }
}

/** Positions in a row where text may start a column: segment starts, and gaps wide for the text around them. */
export function startsIn({ glyphs, segments }: Row): number[] {
  const starts = segments.map(({ x }) => x)
  let last: Row['glyphs'][number] | undefined
  let letters = 0
  for (const glyph of glyphs) {
    if (glyph.space) continue
    const apart = last && glyph.x - last.end >= Math.min(glyph.size, last.size) * COLUMN_GAP
    // After a lone symbol the text of a list item starts, not a column.
    if (apart && letters > 1) starts.push(glyph.x)
    letters = apart ? 1 : letters + 1
    last = glyph
  }
  return [...new Set(starts)]
}

/** A text of a row between gaps that may be the edge of a column. */
export type Fragment = Pick<Segment, 'x' | 'end' | 'y' | 'size' | 'text'> & {
  readonly bold: boolean
  /** Where its words start after a gap that may be a narrow gap between columns. */
  readonly apart: readonly number[]
}
/** Points, and font sizes, of such a gap at least. */
export const NARROW = 5
const APART = 0.4

/** The texts of a row, left to right. */
export function fragmentsIn(row: Row): Fragment[] {
  if (row.glyphs.length === 0)
    return row.segments.map((one) => ({ ...one, bold: one.bold * 2 > one.characters, apart: [] }))
  const starts = startsIn(row).toSorted((a, b) => a - b)
  const letters: Row['glyphs'][number][][] = starts.map(() => [])
  let at = 0
  for (const glyph of row.glyphs) {
    while (at + 1 < starts.length && !glyph.space && glyph.x >= starts[at + 1]! - 0.01) at++
    letters[at]?.push(glyph)
  }
  return letters.flatMap((own) => {
    const inks = own.filter(({ space }) => !space)
    const [first] = inks
    if (!first) return []
    const end = inks.reduce((most, glyph) => Math.max(most, glyph.end), 0)
    const size = inks.reduce((most, glyph) => Math.max(most, glyph.size), 0)
    // Programs such as TeX place words without a space character between them.
    const isNext = (glyph: (typeof own)[number], above: (typeof own)[number] | undefined) =>
      above !== undefined && !above.space && glyph.x - above.end > glyph.size * WORD_GAP
    const text = own
      .map((glyph, nth) => (glyph.space ? ' ' : isNext(glyph, own[nth - 1]) ? ` ${glyph.text}` : glyph.text))
      .join('')
      .trim()
    const apart = inks.flatMap(({ x }, nth) =>
      nth > 0 && x - inks[nth - 1]!.end >= Math.max(NARROW, size * APART) ? [x] : [],
    )
    return [{ x: first.x, end, y: first.y, size, text, bold: first.bold, apart }]
  })
}

/** Whether a segment reaches over the edge on both sides by more than `tolerance` points. */
export function crosses(segment: Segment, edge: number, tolerance: number): boolean {
  return segment.x < edge - tolerance && segment.end > edge + tolerance
}
