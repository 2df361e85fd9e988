// Reads a page divided by gaps: the text left of each gap before the one at its right, between the lines across it.
import type { Placed, Row } from '../glyphs/lines'
import { toSegments } from '../glyphs/words'
import { bodyOf, type ColumnGap, endOfLeft } from './column-gaps'
import { EXACT, fragmentsIn } from './cuts'
import { datedAtTheRight } from './dated-rows'

/** How much larger than the text a name is set that stands above both columns, at one side of the gap. */
const LARGER = 1.4
/** Font sizes from such a head to the columns below it, and lines that it has at most. */
const APART = 1.8
const HEAD_LINES = 4
/** Font sizes within which two lines have one middle or end. */
const FLUSH = 0.25

/** The part of a row at one side of an edge. */
function partOf(row: Row, edge: number, isRight: boolean): Row | null {
  const isAt = (x: number) => x >= edge - EXACT === isRight
  if (row.glyphs.length === 0) return row.segments.some(({ x }) => isAt(x)) ? row : null
  if (row.segments.every(({ x, end }) => isAt(x) && (isRight || end <= edge))) return row
  const glyphs = row.glyphs.filter(({ x }) => isAt(x))
  const segments = toSegments(glyphs)
  const [largest] = segments.toSorted((a, b) => b.size - a.size)
  return largest ? { ...row, y: largest.y, size: largest.size, segments, glyphs } : null
}

const medianSize = (rows: readonly Row[]): number =>
  rows.map(({ size }) => size).toSorted((a, b) => a - b)[rows.length >> 1] ?? 0
const startOf = ({ segments }: Row): number => segments[0]?.x ?? 0
const endOf = ({ segments }: Row): number => segments.at(-1)?.end ?? 0
const middleOf = (row: Row): number => (startOf(row) + endOf(row)) / 2

/** How many lines at the top of the right text stand above both: a large name, or what is centred or flush with a line across. */
function headLines(left: readonly Row[], right: readonly Row[], across: Row | undefined): number {
  const [firstLeft, firstRight] = [left[0], right[0]]
  if (!firstLeft || !firstRight) return 0
  const body = medianSize(right)
  const isAligned = (row: Row, other: Row) =>
    Math.min(Math.abs(middleOf(row) - middleOf(other)), Math.abs(endOf(row) - endOf(other))) <=
    FLUSH * Math.max(row.size, other.size)
  const isHead = across ? isAligned(firstRight, across) : firstRight.size > body * LARGER
  if (!isHead) return 0
  for (let lines = Math.min(HEAD_LINES, right.length - 1); lines > 0; lines--) {
    const last = right[lines - 1]!
    const below = Math.min(firstLeft.y, right[lines]!.y)
    if (below - last.y >= last.size * APART && right.slice(1, lines).every((row) => isAligned(row, firstRight)))
      return lines
  }
  return 0
}

const placed = (row: Row): Placed => ({ column: 0, row, segments: row.segments })

/** The rows in their order. */
export function divide(rows: readonly Row[], gaps: readonly ColumnGap[]): Placed[] {
  const [gap] = gaps.toSorted((a, b) => a.crossing - b.crossing)
  if (!gap) return rows.map(placed)
  const { edge } = gap
  const [before, after] = [gaps.filter((one) => one.edge < edge), gaps.filter((one) => one.edge > edge)]
  const out: Placed[] = []
  let [left, right]: Row[][] = [[], []]
  const flush = () => {
    const head = headLines(left!, right!, out.at(-1)?.row)
    out.push(...right!.slice(0, head).map(placed), ...divide(left!, before))
    out.push(...divide(right!.slice(head), after).map((line): Placed => ({ ...line, column: 1 })))
    left = []
    right = []
  }
  const lines = rows.map((row) => (row.cells ? [] : fragmentsIn(row)))
  const body = bodyOf(lines)
  const isDated = datedAtTheRight(rows, edge, EXACT)
  for (const [at, row] of rows.entries()) {
    const cut = row.cells ? null : endOfLeft(lines, at, edge, body)
    if (cut === null) {
      flush()
      out.push(placed(row))
    } else if (isDated(row)) left!.push(row)
    else {
      const [atLeft, atRight] = [partOf(row, cut, false), partOf(row, cut, true)]
      if (atLeft) left!.push(atLeft)
      if (atRight) right!.push(atRight)
    }
  }
  flush()
  return out
}
