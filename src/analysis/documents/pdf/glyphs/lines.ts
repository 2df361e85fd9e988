// Groups painted glyphs into rows by their baselines: `toRows`, which the rest of pdf/ calls.
import { countWords } from '../../text'
import type { Glyph } from './show'
import { SEGMENT_GAP, type Segment, toSegments } from './words'

/** The glyphs of one baseline, left to right. */
export type Row = {
  readonly y: number
  readonly size: number
  readonly segments: readonly Segment[]
  /** The glyphs the segments were built from, to split them again at a column edge; absent for rotated text. */
  readonly glyphs: readonly Glyph[]
  /** True for a row of a table of jobs or schools, whose cells are complete and belong to no column of the page. */
  readonly cells?: true
}

/** What stands in one column of a row. */
export type RowPart = { readonly row: Row; readonly segments: readonly Segment[] }
/** The segments of one document line, and its position. */
export type Placed = RowPart & { readonly column: 0 | 1 }

type Segments = { readonly segments: readonly Segment[] }
export const textOf = ({ segments }: Segments): string => segments.map(({ text }) => text).join(' ')
export const isBoldText = ({ bold, characters }: Segment): boolean => bold * 2 > characters
export const isBold = ({ segments }: Segments): boolean => segments.every(isBoldText)

type Chunk = { readonly glyphs: Glyph[]; readonly x: number; end: number; readonly y: number; size: number }

/** Distance, in font sizes, within which two baselines count as one: neighbours may be superscripts or subscripts. */
const SAME_BASELINE = 0.25
const NEIGHBOUR_BASELINE = 0.4
/** Distance, in font sizes, that the pen must move for a visible space. */
const NO_ROOM = 0.02
/** Rows that a chunk is compared with; chunks are sorted by baseline, so only the latest can match. */
const LOOK_BACK = 4

/** Of a turned heading: how much larger than the text, its most words, most on a page, and sizes between two lines beside it. */
const LARGER = 1.2
const HEADING_WORDS = 4
const HEADINGS = 12
const TOGETHER = 3

/** Groups glyphs into rows, top to bottom; rotated headings precede the text beside them, other rotated text follows. */
export function toRows(glyphs: readonly Glyph[]): Row[] {
  const unique = dropDuplicates(dropRoomless(glyphs))
  const chunks = toChunks(unique.filter((glyph) => glyph.upright))
  const rows: Chunk[][] = []
  for (const chunk of chunks.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.slice(-LOOK_BACK).findLast((candidate) => candidate.some((other) => sameRow(other, chunk)))
    if (row) row.push(chunk)
    else rows.push([chunk])
  }
  const turned = Map.groupBy(
    unique.filter((glyph) => !glyph.upright),
    (glyph) => glyph.run,
  )
  const upright = rows.map(toRow).filter((row) => row.segments.length > 0)
  return withTurned(upright, [...turned.values()])
}

/** The rows with turned texts: headings before the lines that they stand beside, and those near above them; the rest at the end. */
function withTurned(rows: readonly Row[], turned: readonly (readonly Glyph[])[]): Row[] {
  const body = rows.map(({ size }) => size).toSorted((a, b) => a - b)[rows.length >> 1] ?? 0
  const placed = [...rows]
  const rest: Row[] = []
  let headings = 0
  for (const glyphs of turned) {
    const row = turnedRow(glyphs)
    const isHeading = row.size >= body * LARGER && countWords(textOf(row)) <= HEADING_WORDS && headings < HEADINGS
    const at = isHeading ? besideAt(placed, glyphs, TOGETHER * body) : -1
    if (at < 0) rest.push(row)
    else {
      placed.splice(at, 0, { ...row, y: placed[at]!.y - placed[at]!.size })
      headings++
    }
  }
  return [...placed, ...rest.filter((row) => row.segments.length > 0)]
}

/** The first of the rows beside a turned text and of those above them that stand no farther apart; -1 where there is none. */
function besideAt(rows: readonly Row[], glyphs: readonly Glyph[], apart: number): number {
  const heights = glyphs.map(({ y }) => y)
  const [top, bottom] = [Math.min(...heights), Math.max(...heights)]
  let at = rows.findIndex(({ y }) => y >= top && y <= bottom)
  while (at > 0 && rows[at]!.y - rows[at - 1]!.y <= apart) at--
  return at
}

/** Chromium writes an invisible soft hyphen as a space, and the next glyph at the position where that space began. */
function dropRoomless(glyphs: readonly Glyph[]): Glyph[] {
  return glyphs.filter((glyph, at) => {
    const next = glyphs[at + 1]
    if (!glyph.space || !next) return true
    const near = glyph.size * NO_ROOM
    return Math.abs(next.x - glyph.x) > near || Math.abs(next.y - glyph.y) > near
  })
}

/** Some producers fake bold by painting each glyph twice with a tiny offset; those count once. */
function dropDuplicates(glyphs: readonly Glyph[]): Glyph[] {
  const columnsByRow = new Map<string, Map<number, Glyph>>()
  return glyphs.filter((glyph) => {
    if (glyph.space) return true
    const row = `${glyph.text}|${Math.round(glyph.y / 2)}`
    const column = Math.round(glyph.x / 2)
    const columns = columnsByRow.get(row) ?? new Map<number, Glyph>()
    const duplicate = [-1, 0, 1].some((step) => {
      const neighbour = columns.get(column + step)
      return neighbour && neighbour.run !== glyph.run && isDuplicate(neighbour, glyph)
    })
    if (!duplicate) columnsByRow.set(row, columns.set(column, glyph))
    return !duplicate
  })
}

function isDuplicate(a: Glyph, b: Glyph): boolean {
  return Math.abs(a.x - b.x) < a.size * 0.08 && Math.abs(a.y - b.y) < a.size * 0.08 && Math.abs(a.size - b.size) < 0.5
}

/** Splits the painted sequence wherever the pen leaves the baseline, moves back, or makes a wide jump. */
function toChunks(glyphs: readonly Glyph[]): Chunk[] {
  const chunks: Chunk[] = []
  for (const glyph of glyphs) {
    const chunk = chunks.at(-1)
    if (chunk && continues(chunk, glyph)) {
      chunk.glyphs.push(glyph)
      chunk.end = Math.max(chunk.end, glyph.end)
      chunk.size = Math.max(chunk.size, glyph.size)
    } else {
      chunks.push({ glyphs: [glyph], x: glyph.x, end: glyph.end, y: glyph.y, size: glyph.size })
    }
  }
  return chunks.filter((chunk) => chunk.glyphs.some((glyph) => !glyph.space))
}

function continues(chunk: Chunk, glyph: Glyph): boolean {
  const size = Math.max(chunk.size, glyph.size)
  const gap = glyph.x - chunk.end
  return Math.abs(glyph.y - chunk.y) < size * SAME_BASELINE && gap > -size && gap < size * SEGMENT_GAP
}

function sameRow(a: Chunk, b: Chunk): boolean {
  const apart = Math.abs(a.y - b.y)
  const gap = Math.max(a.x, b.x) - Math.min(a.end, b.end)
  if (apart < Math.min(a.size, b.size) * SAME_BASELINE) return true
  return (
    gap > -a.size * 0.2 && gap < Math.max(a.size, b.size) * 0.5 && apart < Math.max(a.size, b.size) * NEIGHBOUR_BASELINE
  )
}

function toRow(chunks: readonly Chunk[]): Row {
  const glyphs = chunks.toSorted((a, b) => a.x - b.x).flatMap((chunk) => chunk.glyphs)
  const largest = chunks.reduce((one, other) => (other.size > one.size ? other : one))
  return { y: largest.y, size: largest.size, segments: toSegments(glyphs), glyphs }
}

/** Rotated text has no left and right in page terms, so its glyphs are simply joined. */
function turnedRow(glyphs: readonly Glyph[]): Row {
  const first = glyphs[0]
  if (!first || glyphs.every((glyph) => glyph.space)) return { y: 0, size: 0, segments: [], glyphs: [] }
  const flat = glyphs.map((glyph) => ({ ...glyph, x: 0, end: 0 }))
  const segments = toSegments(flat).map((segment) => ({ ...segment, x: first.x }))
  return { y: first.y, size: first.size, segments, glyphs: [] }
}
