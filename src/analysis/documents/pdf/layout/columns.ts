// Detects the columns of a page and puts its rows in reading order: `layOut`.
import type { Placed, Row } from '../glyphs/lines'
import { areMarginHeadings, findMarginEdge, inMargin } from './beside'
import { findColumnGaps } from './column-gaps'
import { crosses, cutAll, EXACT } from './cuts'
import { datedAtTheRight, joinSmallDates } from './dated-rows'
import { divide } from './divide'
import { joinEntryCells } from './entry-cells'
import { EDGE_TOLERANCE, findEdge } from './gutter'
import { liftNotes } from './notes'
import { readCards, readSections } from './side-by-side'
import { oneColumn, withEntries } from './stretches'

/** The position where a page's columns divide, and which of them contains most of the text. */
export type Gutter = { readonly edge: number; readonly main: 0 | 1 }
export type Layout = {
  readonly columns: 1 | 2
  readonly lines: readonly Placed[]
  /** True on this page, or on the one whose columns it continues. */
  readonly gutter: Gutter | null
}

/** Rows in reading order, and whether they were changed for it. */
type Rearranged = { readonly rows: readonly Row[]; readonly isChanged: boolean }
const rearrange = (before: readonly Row[], rows: readonly Row[]): Rearranged => ({
  rows,
  isChanged: rows.length !== before.length || rows.some((row, at) => row !== before[at]),
})

/**
 * Puts a page's rows in reading order: the left column, then the right one, with full-width lines between them.
 * `before` is where the previous page's columns divide, because a sidebar may end on its last page with a line or two.
 */
export function layOut(read: readonly Row[], width: number, before: Gutter | null): Layout {
  const carded = readCards(joinSmallDates(read))
  const gaps = findColumnGaps(carded, width)
  const [widest] = gaps.toSorted((a, b) => a.crossing - b.crossing)
  if (widest && !areMarginHeadings(cutAll(carded, widest.edge, EXACT), widest.edge)) {
    const lines = withEntries(divide(carded, gaps), 0)
    return { columns: 2, lines, gutter: { edge: widest.edge, main: before?.main ?? mainOf(lines) } }
  }
  const uncarded = carded.filter(({ cells }) => !cells)
  const textEdge = findEdge(uncarded, width) ?? (before && goesOn(uncarded, before.edge, width) ? before.edge : null)
  const sections = rearrange(carded, before === null ? readSections(carded) : carded)
  if (sections.isChanged && textEdge === null)
    return { columns: 2, lines: oneColumn(sections.rows, width), gutter: null }
  // Under headings side by side nothing at the left is a cell of the text at the right.
  const entries = rearrange(carded, sections.isChanged ? carded : joinEntryCells(carded, textEdge))
  // Cells beside their entries are no column.
  const edge = entries.isChanged ? null : textEdge
  return edge === null
    ? inOneColumn(entries.rows, width, before, before === null ? findMarginEdge(uncarded, width) : null)
    : inTwoColumns(entries.rows, width, before, edge)
}

/** A page without a gutter, or with labels left of a margin's edge. */
function inOneColumn(rows: readonly Row[], width: number, before: Gutter | null, marginEdge: number | null): Layout {
  if (marginEdge !== null) return { columns: 1, lines: withMargin(rows, marginEdge, width), gutter: before }
  const column = before === null ? 0 : columnOf(rows, before, width)
  const lines = rows.map((row): Placed => ({ column, row, segments: row.segments }))
  return { columns: 1, lines: liftNotes(lines, width), gutter: before }
}

function inTwoColumns(rows: readonly Row[], width: number, before: Gutter | null, edge: number): Layout {
  const cut = cutAll(rows, edge, width * EDGE_TOLERANCE)
  if (areMarginHeadings(cut, edge)) return { columns: 1, lines: withMargin(cut, edge, width), gutter: before }
  const lines = withEntries(inColumns(cut, edge, width * EDGE_TOLERANCE), 0)
  return { columns: 2, lines, gutter: { edge, main: before?.main ?? mainOf(lines) } }
}

const withMargin = (rows: readonly Row[], edge: number, width: number): Placed[] =>
  liftNotes(withEntries(inMargin(rows, edge), edge), width)

function inColumns(rows: readonly Row[], edge: number, tolerance: number): Placed[] {
  const lines: Placed[] = []
  let left: Placed[] = []
  let right: Placed[] = []
  const isDatedAtTheRight = datedAtTheRight(rows, edge, tolerance)
  for (const row of rows) {
    if (row.cells || row.segments.some((segment) => crosses(segment, edge, tolerance))) {
      lines.push(...left, ...right, { column: 0, row, segments: row.segments })
      left = []
      right = []
      continue
    }
    if (isDatedAtTheRight(row)) {
      left.push({ column: 0, row, segments: row.segments })
      continue
    }
    const [before, after] = [
      row.segments.filter((s) => s.x < edge - tolerance),
      row.segments.filter((s) => s.x >= edge - tolerance),
    ]
    if (before.length > 0) left.push({ column: 0, row, segments: before })
    if (after.length > 0) right.push({ column: 1, row, segments: after })
  }
  return [...lines, ...left, ...right]
}

function mainOf(lines: readonly Placed[]): 0 | 1 {
  const characters = (column: 0 | 1) =>
    lines.reduce(
      (sum, line) => sum + (line.column === column ? line.segments.reduce((n, s) => n + s.characters, 0) : 0),
      0,
    )
  return characters(1) > characters(0) ? 1 : 0
}

/** True when no line of the page crosses the previous page's column edge and both sides have text. */
function goesOn(rows: readonly Row[], edge: number, width: number): boolean {
  const tolerance = width * EDGE_TOLERANCE
  const segments = cutAll(rows, edge, tolerance).flatMap((row) => row.segments)
  const starting = segments.some((segment) => Math.abs(segment.x - edge) <= tolerance)
  const left = segments.some((segment) => segment.end < edge)
  return starting && left && !segments.some((segment) => crosses(segment, edge, tolerance))
}

/** Assigns a page of one column to the column it continues, or to the main column if it fills the page. */
function columnOf(rows: readonly Row[], { edge, main }: Gutter, width: number): 0 | 1 {
  const tolerance = width * EDGE_TOLERANCE
  const segments = rows.flatMap((row) => row.segments)
  if (segments.every((segment) => segment.x >= edge - tolerance)) return 1
  return segments.every((segment) => segment.end < edge) ? 0 : main
}
