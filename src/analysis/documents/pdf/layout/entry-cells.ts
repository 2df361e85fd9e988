// Reads entries whose dates or headings stand in a cell beside their text; such a column is known by its periods.
import { isBold, type Row, type RowPart, textOf } from '../glyphs/lines'
import { type Segment, toSegments } from '../glyphs/words'
import { type Entry, isEntry, partsOf, styleOf } from './cell-entries'
import { type Cell, type CellStretch, type ColumnOf, isLevel, stretchesOf } from './cell-stretches'
import { crosses, cutAll, EXACT, startsIn } from './cuts'
import { isPartOfPeriod } from './margins'

/** Points within which cells begin or end at one edge. */
const FLUSH = 3
/** Edges tried, and how often a text begins at one. */
const EDGES = 8
const STARTS = 3
/** Points between that edge and the edge of the page's column. */
const NEAR_POINTS = 12

type Side = 'left' | 'right'

/** One segment of a cell's lines; beside a bold line it is as bold, so that the line's style stays that of its text. */
const joinCell = (lines: readonly RowPart[], text: string, bold: boolean): Segment => {
  const all = lines.flatMap(({ segments }) => segments)
  const characters = all.reduce((sum, one) => sum + one.characters, 0)
  return {
    ...all[0]!,
    text,
    cells: [text],
    faces: [{ text, face: all[0]!.faces[0]!.face }],
    end: Math.max(...all.map(({ end }) => end)),
    ...{ characters, bold: bold ? characters : 0 },
  }
}

const rowOf = ({ row, segments }: RowPart): Row => ({ ...row, segments, glyphs: [], cells: true })

/** An entry's rows: its period on its first line, or its whole heading before its text. */
function toRows({ cell, text }: Entry, side: Side): Row[] {
  if (!cell.whole) return [...cell.lines, ...text].map(rowOf)
  const [first, ...rest] = text
  const date = joinCell(cell.lines, cell.period!, isBold(first!))
  const segments = side === 'left' ? [date, ...first!.segments] : [...first!.segments, date]
  return [{ row: first!.row, segments }, ...rest].map(rowOf)
}

/** True if the reading by rows is the same: every period stands whole on its entry's first line. */
const isPlain = ({ cell, text }: Entry): boolean =>
  cell.whole && cell.lines.length === 1 && isLevel(cell.lines[0]!.row, text[0]!.row)

/** True for cells that hold more than the period: they are headings, where their text begins beside them and has none. */
const isHeading = ({ cell, text }: Entry): boolean =>
  isLevel(cell.lines[0]!.row, text[0]!.row) &&
  cell.lines.length > 1 &&
  !text.some((line) => isPartOfPeriod(textOf(line)))

/** Lines left of the text that are part of no entry and stand level with one, as those of a sidebar do. */
function linesBeside(stretches: readonly CellStretch[], columnOf: ColumnOf): number {
  const has = (row: Row, name: ReturnType<ColumnOf>) => row.segments.some((segment) => columnOf(segment) === name)
  const texts = stretches.flatMap(({ rows }) => rows).filter((row) => !row.cells && has(row, 'text'))
  const isOfEntries = ({ cells }: CellStretch) => cells.length > 0
  const between = stretches.slice(stretches.findIndex(isOfEntries), stretches.findLastIndex(isOfEntries))
  const rest = between.filter((stretch) => !isOfEntries(stretch)).flatMap((stretch) => stretch.rows)
  return rest.filter((row) => has(row, 'cell') && !has(row, 'across') && texts.some((text) => isLevel(text, row)))
    .length
}

/** Cells begin, end or are centred where others do, or each ends where the longest line of a cell does. */
function areAligned(cells: readonly Cell[]): boolean {
  const starts = cells.map(({ lines }) => lines[0]!.segments[0]!)
  const edges = [(s: Segment) => s.x, (s: Segment) => s.end, (s: Segment) => (s.x + s.end) / 2]
  const isShared = (place: number, places: readonly number[]) =>
    places.filter((other) => Math.abs(other - place) <= FLUSH).length > 1
  if (edges.map((edge) => starts.map(edge)).some((places) => places.every((place) => isShared(place, places))))
    return true
  const right = Math.max(...cells.flatMap(({ lines }) => lines.map(({ segments }) => segments.at(-1)!.end)))
  return cells.every(({ lines }) => lines.some(({ segments }) => right - segments.at(-1)!.end <= FLUSH))
}

/** True for periods that all stand in the rows of texts of one style: they are theirs, whatever stands between those. */
function areInRows(stretches: readonly CellStretch[]): boolean {
  const texts = new Map(stretches.flatMap(({ text }) => text).map((line) => [line.row, line.segments.at(-1)!]))
  const cells = stretches.flatMap((stretch) => stretch.cells.filter(({ period }) => period !== null))
  const beside = cells.map(({ lines }) => (lines.length === 1 ? texts.get(lines[0]!.row) : undefined))
  const styles = beside.map((text) => text && `${text.bold > 0} ${Math.round(text.size * 2)} ${Math.round(text.x)}`)
  return cells.length > 1 && styles[0] !== undefined && new Set(styles).size === 1
}

const entriesOf = (stretches: readonly CellStretch[]): Entry[] =>
  stretches.flatMap((stretch) => (partsOf(stretch) ?? []).filter(isEntry))
const countStyles = (entries: readonly Entry[]): number => new Set(entries.map(({ text }) => styleOf(text[0]!))).size

/** The rows, how many styles the entries' first lines have, and how many lines their cells. */
type Joined = { readonly rows: readonly Row[]; readonly styles: number; readonly cellLines: number }

/** The rows with the entries of the stretches in order, or null where there are fewer than two. */
function joinStretches(stretches: readonly CellStretch[], side: Side, columnOf: ColumnOf): Joined | null {
  if (side === 'right' && areInRows(stretches)) return null
  const last = stretches.at(-1)
  // The date of a page's foot is no entry.
  const foot = last?.rows.length === 1 ? last : null
  const joined = stretches.map((stretch) => {
    const parts = stretch === foot ? null : partsOf(stretch)
    const sound = parts?.filter(isEntry).every((entry) => entry.cell.whole || (side === 'left' && isHeading(entry)))
    return sound ? parts : null
  })
  const all = joined.flatMap((parts) => parts ?? []).filter(isEntry)
  if (all.length < 2 || !areAligned(all.map(({ cell }) => cell)) || linesBeside(stretches, columnOf) * 2 > all.length)
    return null
  if (side === 'right' && all.every(isPlain)) return null
  const styles = countStyles(all)
  // Beside jobs with their dates a column of its own does not begin alike, and stands beside few of them.
  const first = joined.findIndex((parts) => parts?.some(isEntry) === true)
  const above = stretches.slice(0, first).filter(({ text }) => text.length > 0)
  const others = above.flatMap(({ cells }) => cells.filter(({ period }) => period !== null))
  const weights = new Set(all.map(({ text }) => `${isBold(text[0]!)} ${Math.round(text[0]!.row.size * 2)}`))
  const isColumn = weights.size > 1 || others.length >= all.length
  if (isColumn && all.every(({ cell }) => !cell.whole)) return null
  return {
    styles,
    cellLines: all.reduce((sum, { cell }) => sum + cell.lines.length, 0),
    rows: stretches.flatMap(
      (stretch, at) =>
        joined[at]?.flatMap((part) => (isEntry(part) ? toRows(part, side) : [rowOf(part)])) ?? stretch.rows,
    ),
  }
}

/**
 * The rows with the entries of such a column in order, or null where there are fewer than two. Two dates below each other in
 * a cell are two cells, or one period where fewer text styles then open the entries: those of a page are written in one way.
 */
function joinColumn(rows: readonly Row[], side: Side, columnOf: ColumnOf): Joined | null {
  const single = stretchesOf(rows, columnOf, false)
  const paired = stretchesOf(rows, columnOf, true)
  // Beside jobs with a period of two lines each, "2012" and "2007" among degrees of one style are two entries.
  const mixed = paired.flatMap((stretch) => {
    if (paired.filter(({ cells }) => cells.length > 0).length < 2) return [stretch]
    const apart = stretchesOf(stretch.rows, columnOf, false)
    const [entries, ofPairs] = [entriesOf(apart), entriesOf([stretch])]
    return entries.length > ofPairs.length && countStyles(entries) <= countStyles(ofPairs) ? apart : [stretch]
  })
  const [bySingle, byPairs] = [single, mixed].map((stretches) => joinStretches(stretches, side, columnOf))
  return (byPairs && (!bySingle || byPairs.styles < bySingle.styles) ? byPairs : bySingle) ?? null
}

/** "Dezembro/2016 Operador": a period that fills its cell comes as near to the text as a word. */
function cutBehindPeriod(row: Row, edge: number): Row {
  if (!row.segments.some((segment) => crosses(segment, edge, EXACT))) return row
  const from = row.glyphs.find(({ x, space }) => !space && Math.abs(x - edge) <= EXACT)?.x
  if (from === undefined) return row
  const [left, right] = [false, true].map((after) =>
    toSegments(row.glyphs.filter(({ x }) => x >= from - 0.01 === after)),
  )
  // "01/06/2020" and "Apr 2023 – Oct 2024" reach over the edge and are not cut.
  return left!.every(isDatePart) && /^\p{Lu}/u.test(right![0]?.text ?? '')
    ? { ...row, segments: [...left!, ...right!] }
    : row
}

const isDatePart = ({ text }: Segment): boolean => isPartOfPeriod(text)

/** The positions at which texts begin that may stand beside such cells, from the left. */
function edgesOf(rows: readonly Row[]): number[] {
  const starts = rows.flatMap(startsIn).map(Math.round)
  const left = Math.min(...starts)
  const count = new Map<number, number>()
  for (const start of starts) count.set(start, (count.get(start) ?? 0) + 1)
  const near = (x: number): number =>
    [...count].reduce((sum, [start, times]) => sum + (Math.abs(start - x) <= EXACT ? times : 0), 0)
  return [...count.keys()]
    .filter((x) => x > left + FLUSH * 10 && near(x) >= STARTS)
    .toSorted((a, b) => a - b)
    .slice(0, EDGES)
}

/** The rows of one column, each entry with a cell beside its text; `only` is the one edge at which its text may begin. Bounded by the rows. */
export function joinEntryCells(rows: readonly Row[], only: number | null = null): readonly Row[] {
  const dated = only === null ? joinDates(rows) : null
  if (dated) return dated
  const edges = edgesOf(rows).filter((x) => only === null || Math.abs(x - only) <= NEAR_POINTS)
  const readings = edges.flatMap((edge) => {
    const exactRows = cutAll(rows, edge, EXACT).map((row) => cutBehindPeriod(row, edge))
    const joined = joinColumn(exactRows, 'left', ({ x, end }) =>
      x >= edge - EXACT ? 'text' : end <= edge + EXACT ? 'cell' : 'across',
    )
    return joined ? [{ ...joined, sources: new Map(exactRows.map((row, at) => [row, rows[at]!])) }] : []
  })
  // A text that is indented further has an edge too, beside fewer of the cells.
  const [best] = readings.toSorted((a, b) => b.cellLines - a.cellLines)
  return best?.rows.map((row) => best.sources.get(row) ?? row) ?? rows
}

/** True where a piece alone in its row stands right of a line so near that it is beside it, on a baseline of its own. */
const isBesideOther = (rows: readonly Row[], at: number): boolean => {
  const { y, size, segments } = rows[at]!
  return [rows[at - 1], rows[at + 1]].some((other) => {
    const end = other?.segments.at(-1)?.end ?? Number.POSITIVE_INFINITY
    return other && Math.abs(other.y - y) < size && segments[0]!.x > end + size
  })
}

/** Entries with their dates at the right: the last piece of a row, however far its text reaches towards it. */
function joinDates(rows: readonly Row[]): readonly Row[] | null {
  const dates = rows.flatMap(({ segments }, at) => {
    const last = segments.at(-1)
    return last && isDatePart(last) ? [{ last, beside: segments.length > 1 || isBesideOther(rows, at) }] : []
  })
  const from = Math.min(...dates.flatMap(({ last, beside }) => (beside ? [last.x] : []))) - EXACT
  const cells = new Set(dates.flatMap(({ last }) => (last.x >= from ? [last] : [])))
  if (cells.size < 2) return null
  const limits = new Map(
    rows.flatMap(({ segments }) => {
      const last = segments.at(-1)
      return last && cells.has(last) ? segments.map((one) => [one, last.x] as const) : []
    }),
  )
  const joined = joinColumn(rows, 'right', (one) =>
    cells.has(one) ? 'cell' : one.end < (limits.get(one) ?? from) ? 'text' : 'across',
  )
  return joined?.rows ?? null
}
