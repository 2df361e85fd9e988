// Detects the columns of a page and puts its rows in reading order: `layOut`. It first takes apart what only looks
// like columns: cards and sections side by side, dates or headings in cells, labels in a margin.
import { areFields } from '../../table-heads'
import { countWords } from '../../text'
import type { Placed, Row } from '../glyphs/lines'
import type { Segment } from '../glyphs/words'
import { areMarginHeadings, findMarginEdge, inMargin, isSidebar } from './beside'
import { crosses, cutAll, EXACT, startsIn } from './cuts'
import { joinEntryCells } from './entry-cells'
import { areDateLabels, areDates, isOutgrown, isPeriod } from './margins'
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

/**
 * The lines of a right column share a left edge; right-aligned dates share only a right one. Measured on 40 résumés:
 * two-column files have 0.18 or more of their lines starting at one such edge, others at most 0.09.
 */
const EDGE_TOLERANCE = 0.02
const EDGE_SHARE = 0.15
const EDGE_LINES = 6
/**
 * A column of dates or labels beside the text (moderncv, 0.20) is recognised by its short entries and is not a text
 * column …
 */
const LEFT_WORDS = 4
/** … unless its lines are independent: a sidebar's lines rarely share baselines with the main text. */
const SHARED_BASELINES = 0.6

/** Distance in points from the page's middle within which a lone line counts as centred. */
const CENTRED = 6

/**
 * Puts a page's rows in reading order: the left column, then the right one, with full-width lines between them.
 * `before` is where the previous page's columns divide, because a sidebar may end on its last page with a line or two.
 */
export function layOut(read: readonly Row[], width: number, before: Gutter | null = null): Layout {
  const carded = readCards(read)
  const free = carded.filter(({ cells }) => !cells)
  const textEdge = findEdge(free, width) ?? (before && goesOn(free, before.edge, width) ? before.edge : null)
  const turned = before === null ? readSections(carded) : carded
  const apart = turned.some((row, at) => row !== carded[at])
  if (apart && textEdge === null) return { columns: 2, lines: oneColumn(turned, width), gutter: null }
  // Under headings side by side nothing at the left is a cell of the text at the right.
  const rows = apart ? carded : joinEntryCells(carded, textEdge)
  // Cells beside their entries are no column.
  const edge = rows.length === carded.length && rows.every((row, at) => row === carded[at]) ? textEdge : null
  const aside = edge === null && before === null ? findMarginEdge(free, width) : null
  const beside = (placed: Placed[], from: number) => liftNotes(withEntries(placed, from), width)
  if (aside !== null) return { columns: 1, lines: beside(inMargin(rows, aside), aside), gutter: before }
  if (edge === null) {
    const column = before === null ? 0 : columnOf(rows, before, width)
    const lines = rows.map((row): Placed => ({ column, row, segments: row.segments }))
    return { columns: 1, lines: liftNotes(lines, width), gutter: before }
  }
  const cut = cutAll(rows, edge, width * EDGE_TOLERANCE)
  if (areMarginHeadings(cut, edge)) return { columns: 1, lines: beside(inMargin(cut, edge), edge), gutter: before }
  const lines = withEntries(inColumns(cut, edge, width * EDGE_TOLERANCE), 0)
  const main = before?.main ?? mainOf(lines)
  return { columns: 2, lines, gutter: { edge, main } }
}

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

/** Lines, in font sizes, within which a text of the right column makes a date its own. */
const NEAR_TEXT = 4

/**
 * Finds the rows of the left column whose dates are set flush right, where the right column begins only below: the dates stand
 * alone beside text, and no other text of the right column is near.
 */
function datedAtTheRight(rows: readonly Row[], edge: number, tolerance: number): (row: Row) => boolean {
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

/** The left edge of the right column, or null when the page has one column. */
function findEdge(rows: readonly Row[], width: number): number | null {
  const tolerance = width * EDGE_TOLERANCE
  const starts = rows
    .filter((row) => !isCentred(row, width))
    .flatMap(startsIn)
    .filter((x) => x > width * 0.2 && x < width * 0.8)
  const edges = [...new Set(starts.map((x) => Math.round(x)))]
  const counted = edges
    .map((edge) => ({ edge, count: starts.filter((x) => Math.abs(x - edge) <= tolerance).length }))
    .toSorted((a, b) => b.count - a.count || a.edge - b.edge)
  const [best] = counted
  if (!best) return null
  return isGutter(rows, best.edge, tolerance) ? outermost(rows, best.edge, starts, tolerance) : null
}

/** Points by which the headings of a right column may stand left of its texts. */
const OUTDENT = 32

/**
 * The left edge of the whole right column, where its headings or its dates stand left of most of its lines: no more
 * rows may cross it than cross the texts' edge, and only headings, within a small indent, or dates lie between.
 */
function outermost(whole: readonly Row[], edge: number, starts: readonly number[], tolerance: number): number {
  const rows = cutAll(whole, edge, tolerance)
  const segments = rows.flatMap((row) => row.segments)
  const crossing = (x: number) =>
    rows.filter((row) => row.segments.some((segment) => crosses(segment, x, EXACT))).length
  const most = crossing(edge)
  const isEdge = (x: number) => {
    if (starts.filter((start) => Math.abs(start - x) <= EXACT).length < 2 || crossing(x) > most) return false
    if (edge - x <= OUTDENT) return true
    const between = segments.filter((segment) => segment.x >= x - EXACT && segment.end < edge)
    return between.length >= 2 && areDateLabels(between.map((segment) => [segment])) && !dateTheLeft(rows, x, edge)
  }
  const left = [...new Set(starts.map((x) => Math.round(x)))].filter((x) => x < edge - EXACT).toSorted((a, b) => a - b)
  return left.find(isEdge) ?? edge
}

/** True if the dates left of the edge stand beside text of the left column, at its right margin, and seldom beside the right's. */
function dateTheLeft(rows: readonly Row[], x: number, edge: number): boolean {
  const dated = rows.filter(({ segments }) => segments.some((segment) => segment.x >= x - EXACT && segment.end < edge))
  const beside = (test: (segment: Segment) => boolean) => dated.filter(({ segments }) => segments.some(test)).length
  return beside(({ end }) => end < x) > beside((segment) => segment.x >= edge - EXACT)
}

/** Centred headings start at similar positions without forming a column. */
function isCentred({ segments }: Row, width: number): boolean {
  const [first] = segments
  return segments.length === 1 && first !== undefined && Math.abs((first.x + first.end) / 2 - width / 2) <= CENTRED
}

/** True where two texts stand left and right of the edge, neither of them dates, labels or headings of the other. */
function isGutter(whole: readonly Row[], edge: number, tolerance: number): boolean {
  const rows = cutAll(whole, edge, tolerance)
  const right = rows.filter((row) => row.segments.some((segment) => Math.abs(segment.x - edge) <= tolerance))
  // Icons beside headings are no column: a text has letters or figures.
  const left = rows.filter((row) =>
    row.segments.some(
      (segment) => segment.end < edge - 1 && segment.x < edge - tolerance && /[\p{L}\d]{2}/u.test(segment.text),
    ),
  )
  const lines = rows.length
  const starting = right.flatMap((row) => row.segments.filter((segment) => Math.abs(segment.x - edge) <= tolerance))
  if (isRightAligned(starting) || areDates(starting)) return false

  if (right.length < EDGE_LINES || left.length < EDGE_LINES || right.length < lines * EDGE_SHARE) return false
  const crossing = rows.filter((row) => row.segments.some((segment) => crosses(segment, edge, tolerance)))
  if (crossing.length > lines * 0.5 || isOutgrown(left, crossing, edge)) return false
  const words = left.map((row) =>
    countWords(
      row.segments
        .filter((s) => s.x < edge - tolerance)
        .map((s) => s.text)
        .join(' '),
    ),
  )
  const beside = left.filter((row) => right.some((other) => Math.abs(other.y - row.y) < row.size))
  const labels = beside.map((row) => row.segments.filter((segment) => segment.end < edge - 1))
  if (areDateLabels(labels) || areFields(labels.map((own) => own.map(({ text }) => text).join(' ')))) return false
  const rights = new Set(right)
  const shared = left.filter((row) => rights.has(row)).length / left.length
  // Labels that end beside their texts, each on a baseline of them or alone, are no column.
  const ends = left.flatMap(({ segments }) => segments.filter(({ end }) => end < edge - 1).slice(-1))
  const level = beside.filter((row) => rights.has(row)).length
  if (level > 0 && level >= beside.length * SHARED_BASELINES && isRightAligned(ends)) return false
  const wordy = words.reduce((sum, n) => sum + n, 0) / left.length >= LEFT_WORDS
  return wordy || shared < SHARED_BASELINES || isSidebar(rows, edge)
}

/**
 * Right-aligned dates start at similar positions because they are about equally long, but their right edges agree
 * better.
 */
function isRightAligned(segments: readonly Segment[]): boolean {
  return agreeing(segments.map((segment) => segment.end)) > agreeing(segments.map((segment) => segment.x))
}

/** Number of values within `EXACT` of the median. */
function agreeing(values: readonly number[]): number {
  const median = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
  return values.filter((value) => Math.abs(value - median) <= EXACT).length
}
