// Reads a table of jobs or schools row by row, where its cells wrap: by the names of its columns.
import { tableHead } from '../../table-heads'
import { isBoldText, type Row } from '../glyphs/lines'
import type { Segment } from '../glyphs/words'
import { cutAll, EXACT } from './cuts'

/** Least distance of two lines, in font sizes, before the table has ended. */
const ENDS = 4
/** Lines of a table that are read, at most. */
const MOST_LINES = 200
/** Points left of its first column where the table has ended: at a heading outside it. */
const OUTSIDE = 3

const upperPattern = /^[^\p{Ll}]*\p{Lu}{4}[^\p{Ll}]*$/u

type Cells = readonly (Segment | undefined)[]
type TableLine = { readonly row: Row; readonly cells: Cells }

/** The column whose name a cell shares its left edge, its middle or its right edge with, as nearly as possible. */
const columnOf = (cell: Segment, heads: readonly Segment[]): number => {
  const distances = heads.map(({ x, end }) =>
    Math.min(Math.abs(cell.x - x), Math.abs(cell.x + cell.end - x - end) / 2, Math.abs(cell.end - end)),
  )
  return distances.indexOf(Math.min(...distances))
}

const mergeSegments = (a: Segment, b: Segment): Segment => {
  const text = `${a.text} ${b.text}`
  const faces = [...a.faces, ...b.faces]
  return { ...a, text, cells: [text], faces, end: Math.max(a.end, b.end), characters: a.characters + b.characters }
}

/** The line's cells by column, or null where it belongs to no such table. */
function toCells(row: Row, heads: readonly Segment[]): Cells | null {
  const cells: (Segment | undefined)[] = heads.map(() => undefined)
  for (const segment of row.segments) {
    const at = columnOf(segment, heads)
    if (cells[at + 1] || heads.some(({ x }) => segment.x < x - EXACT && segment.end > x + row.size)) return null
    cells[at] = cells[at] ? mergeSegments(cells[at], segment) : segment
  }
  return cells
}

/** The lines of the table below its names; it ends at a wide gap, a heading, or a line across its columns. */
function linesBelow(rows: readonly Row[], from: number, heads: readonly Segment[]): TableLine[] {
  const lines: TableLine[] = []
  let above = rows[from - 1]!
  const [first] = heads
  for (const candidate of rows.slice(from, from + MOST_LINES)) {
    if (candidate.y - above.y > ENDS * candidate.size || tableHead(candidate.segments.map(({ text }) => text))) break
    const row = heads.reduce((one, { x }) => cutAll([one], x, EXACT)[0]!, candidate)
    const cells = toCells(row, heads)
    const [only, ...others] = row.segments
    const body = lines[0]?.row.segments[0]
    const heading =
      others.length === 0 &&
      only &&
      (only.x < first!.x - OUTSIDE ||
        (isBoldText(only) && !(body && isBoldText(body))) ||
        (upperPattern.test(only.text) && !(body && upperPattern.test(body.text))) ||
        (body && only.size > body.size * 1.04))
    if (!cells || heading) break
    lines.push({ row, cells })
    above = candidate
  }
  return lines
}

/** Rows that start an entry: their column of dates has a figure, or every column is filled. */
function anchorsOf(lines: readonly TableLine[], dates: readonly number[]): number[] {
  const filled = (cells: Cells) => cells.filter(Boolean).length
  const most = Math.max(...lines.map(({ cells }) => filled(cells)))
  return lines.flatMap(({ cells }, at) => {
    const dated = dates.some((column) => /\d/.test(cells[column]?.text ?? ''))
    return (dates.length > 0 ? dated : filled(cells) === most) ? [at] : []
  })
}

/** The lines of each entry: those below its first line, or nearest to it where cells are centred on their row. */
function toEntries(lines: readonly TableLine[], anchors: readonly number[]): TableLine[][] {
  const y = (at: number) => lines[at]!.row.y
  const centred = anchors[0] !== 0
  const owner = (at: number) =>
    centred
      ? anchors.reduce((best, anchor) => (Math.abs(y(anchor) - y(at)) < Math.abs(y(best) - y(at)) ? anchor : best))
      : anchors.findLast((anchor) => anchor <= at)!
  return [...Map.groupBy(lines, (_, at) => owner(at)).values()]
}

/** One row of one entry, whose lines go on in their cells. */
function toRow(entry: readonly TableLine[]): Row {
  const cells: (Segment | undefined)[] = []
  for (const line of entry)
    for (const [column, cell] of line.cells.entries())
      if (cell) cells[column] = cells[column] ? mergeSegments(cells[column], cell) : cell
  const { row } = entry[0]!
  const segments = cells.filter((cell) => cell !== undefined)
  return { ...row, segments, glyphs: [], cells: true }
}

/** The rows of a page, each entry of a table of jobs or schools, below the names of its columns, as one row of `cells`. Bounded by the rows. */
export function joinTables(rows: readonly Row[]): Row[] {
  const out: Row[] = []
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!
    const columns = row.segments.length > 1 ? tableHead(row.segments.map(({ text }) => text)) : null
    const lines = columns ? linesBelow(rows, at + 1, row.segments) : []
    const dates = (columns ?? []).flatMap((column, nth) => (['from', 'to', 'period'].includes(column) ? [nth] : []))
    const anchors = anchorsOf(lines, dates)
    if (anchors.length === 0) {
      out.push(row)
      continue
    }
    out.push({ ...row, cells: true }, ...toEntries(lines, anchors).map(toRow))
    at += lines.length
  }
  return out
}
