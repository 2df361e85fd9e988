// Finds the edge at which the columns of a page divide: `findEdge`. Dates, labels and headings beside their text are no column.
import { areFields } from '../../table-heads'
import { countWords } from '../../text'
import { type Row, textOf } from '../glyphs/lines'
import type { Segment } from '../glyphs/words'
import { isSidebar } from './beside'
import { crosses, cutAll, EXACT, startsIn } from './cuts'
import { areDatedBlocks, areDateLabels, areDates, isOutgrown, lineOf } from './margins'

/**
 * The lines of a right column share a left edge; right-aligned dates share only a right one. Measured on 40 résumés:
 * two-column files have 0.18 or more of their lines starting at one such edge, others at most 0.09.
 */
export const EDGE_TOLERANCE = 0.02
const EDGE_SHARE = 0.15
const EDGE_LINES = 6
/** Fewer words than this in a line, on average, are dates or labels beside a text (moderncv, 0.20) and no column of their own … */
const LEFT_WORDS = 4
/** … unless fewer of their lines than this share a baseline with the text beside them, as in a sidebar. */
const SHARED_BASELINES = 0.6

/** Distance in points from the page's middle within which a lone line counts as centred. */
const CENTRED = 6

/** The left edge of the right column, or null when the page has one column. */
export function findEdge(rows: readonly Row[], width: number): number | null {
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

/** The rows of a page at an edge, as the rules of a gutter look at them. */
type Sides = {
  readonly rows: readonly Row[]
  readonly edge: number
  readonly tolerance: number
  /** Rows with a text that starts at the edge. */
  readonly right: ReadonlySet<Row>
  /** Rows with a text left of the edge. Icons beside headings do not count: a text has letters or figures. */
  readonly left: readonly Row[]
}

const sidesOf = (rows: readonly Row[], edge: number, tolerance: number): Sides => {
  const right = rows.filter((row) => row.segments.some((segment) => Math.abs(segment.x - edge) <= tolerance))
  const left = rows.filter((row) =>
    row.segments.some(
      (segment) => segment.end < edge - 1 && segment.x < edge - tolerance && /[\p{L}\d]{2}/u.test(segment.text),
    ),
  )
  return { rows, edge, tolerance, right: new Set(right), left }
}

const areDatesAtRight = ({ right, edge, tolerance }: Sides): boolean => {
  const starting = [...right].flatMap((row) => row.segments.filter(({ x }) => Math.abs(x - edge) <= tolerance))
  return isRightAligned(starting) || areCentred(starting) || areDates(starting)
}

const areTooFew = ({ rows, right, left }: Sides): boolean =>
  right.size < EDGE_LINES || left.length < EDGE_LINES || right.size < rows.length * EDGE_SHARE

const isCrossed = ({ rows, left, edge, tolerance }: Sides): boolean => {
  const crossing = rows.filter((row) => row.segments.some((segment) => crosses(segment, edge, tolerance)))
  return crossing.length > rows.length * 0.5 || isOutgrown(left, crossing, edge)
}

/** True for dates, labels of a form, or labels that end beside their texts, each on a baseline of them or alone. */
const areLabelsAtLeft = ({ left, right, edge, tolerance }: Sides): boolean => {
  const texts = [...right]
  const outside = ({ segments }: Row) => segments.filter(({ end }) => end < edge - 1)
  const inside = ({ segments }: Row) => segments.filter(({ x }) => x >= edge - tolerance)
  const linesAt = (rows: readonly Row[], side: typeof outside) => rows.map((row) => lineOf(row, side(row)))
  if (areDatedBlocks(linesAt(left, outside), linesAt(texts, inside))) return true
  const beside = left.filter((row) => texts.some((other) => Math.abs(other.y - row.y) < row.size))
  const labels = beside.map(outside)
  if (areDateLabels(labels) || areFields(linesAt(beside, outside).map(({ text }) => text))) return true
  const level = beside.filter((row) => right.has(row)).length
  if (level === 0 || level < beside.length * SHARED_BASELINES) return false
  return isRightAligned(left.flatMap((row) => outside(row).slice(-1)))
}

/** True where the left lines have the words of a text, or are independent of the right ones. */
const isTextAtLeft = ({ rows, left, right, edge, tolerance }: Sides): boolean => {
  const wordsOf = ({ segments }: Row) =>
    countWords(textOf({ segments: segments.filter(({ x }) => x < edge - tolerance) }))
  const words = left.reduce((sum, row) => sum + wordsOf(row), 0) / left.length
  const shared = left.filter((row) => right.has(row)).length / left.length
  return words >= LEFT_WORDS || shared < SHARED_BASELINES || isSidebar(rows, edge)
}

/** What lies at an edge that is no gutter between two texts, the cheapest question first. */
const refusals: readonly ((sides: Sides) => boolean)[] = [areDatesAtRight, areTooFew, isCrossed, areLabelsAtLeft]

/** True where a text lies on each side of the edge, neither of them dates, labels or headings of the other. */
function isGutter(whole: readonly Row[], edge: number, tolerance: number): boolean {
  const sides = sidesOf(cutAll(whole, edge, tolerance), edge, tolerance)
  return !refusals.some((isRefused) => isRefused(sides)) && isTextAtLeft(sides)
}

/** Right-aligned dates start at similar positions because they are equally long, but their right edges agree better. */
function isRightAligned(segments: readonly Segment[]): boolean {
  return countAgreeing(segments.map((segment) => segment.end)) > countAgreeing(segments.map((segment) => segment.x))
}

/** Employers centred between titles and dates start at similar positions, and their middles agree better. */
const areCentred = (segments: readonly Segment[]): boolean =>
  countAgreeing(segments.map(({ x, end }) => (x + end) / 2)) > countAgreeing(segments.map(({ x }) => x))

/** Number of values within `EXACT` of the median. */
function countAgreeing(values: readonly number[]): number {
  const median = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
  return values.filter((value) => Math.abs(value - median) <= EXACT).length
}
