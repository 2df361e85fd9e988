// Reads entries whose dates, or whole headings, stand in a cell beside their text: a column of cells is known by its
// periods, one beside each group of lines, wherever in its cell the period stands and however often it wraps.
import type { Row } from '../glyphs/lines'
import { type Segment, toSegments } from '../glyphs/words'
import { type Band, type Cell, isBold, isLevel, type Piece, type Split, textOf, toBands } from './cell-bands'
import { type Entry, isEntry, lookOf, partsOf } from './cell-entries'
import { crosses, cutAll, EXACT, startsIn } from './cuts'
import { isPeriodPiece } from './margins'

/** Points within which cells begin or end at one edge. */
const FLUSH = 3
/** Edges tried, and how often a text begins at one. */
const EDGES = 8
const STARTS = 3
/** Points between that edge and the edge of the page's column. */
const NEAR = 12

type Side = 'left' | 'right'

/** One segment of a cell's lines; beside a bold line it is as bold, so that the line's look stays that of its text. */
const joinCell = (lines: readonly Piece[], text: string, bold: boolean): Segment => {
  const all = lines.flatMap(({ segments }) => segments)
  const characters = all.reduce((sum, one) => sum + one.characters, 0)
  return {
    ...all[0]!,
    text,
    cells: [text],
    end: Math.max(...all.map(({ end }) => end)),
    ...{ characters, bold: bold ? characters : 0 },
  }
}

const rowOf = ({ row, segments }: Piece): Row => ({ ...row, segments, glyphs: [], cells: true })

/** Most characters of a name that goes on below, and how its line then ends: "Mercado Bom Preço do", "jan/2019 –". */
const LONGEST = 90
const open = /(?:\s(?:d[aeo]s?|de|e|at[ée]|ao?|o|of|and|the|to|until)|[–—-])$/u

/** The lines of a heading in a narrow cell, each name and period that goes on below as one. */
function joinLinesOf(lines: readonly Piece[]): Piece[] {
  const out: Piece[] = []
  for (const line of lines) {
    const last = out.at(-1)
    const text = last ? textOf(last) : ''
    const goesOn = text.length < LONGEST && open.test(text) && isPeriodPiece(text) === isPeriodPiece(textOf(line))
    if (!last || !goesOn) out.push(line)
    else out[out.length - 1] = { ...last, segments: [joinCell([last, line], `${text} ${textOf(line)}`, isBold(last))] }
  }
  return out
}

/** An entry's rows: its period on its first line, or its whole heading before its text. */
function toRows({ cell, text }: Entry, side: Side): Row[] {
  if (!cell.whole) return [...joinLinesOf(cell.lines), ...text].map(rowOf)
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
  !text.some((line) => isPeriodPiece(textOf(line)))

/**
 * Lines left of the text that are part of no entry and stand level with a line of it, between the first entry and the last:
 * those of a sidebar do, headings, labels and lists above and below the entries do not.
 */
function linesBeside(bands: readonly Band[], rows: readonly Row[], split: Split): number {
  const has = (row: Row, name: ReturnType<Split>) => row.segments.some((segment) => split(segment) === name)
  const texts = rows.filter((row) => !row.cells && has(row, 'text'))
  const isOfEntries = ({ cells }: Band) => cells.length > 0
  const between = bands.slice(bands.findIndex(isOfEntries), bands.findLastIndex(isOfEntries))
  const rest = between.filter((band) => !isOfEntries(band)).flatMap((band) => band.rows)
  return rest.filter((row) => has(row, 'cell') && !has(row, 'across') && texts.some((text) => isLevel(text, row)))
    .length
}

/** True if the next line's first word would not have fitted before the edge. */
const isFull = (line: Piece, next: Piece, edge: number): boolean => {
  const [last, first] = [line.segments.at(-1)!, next.segments[0]!]
  const letter = (first.end - first.x) / Math.max(1, first.text.length)
  return last.end + letter * (1 + first.text.split(' ')[0]!.length) >= edge - FLUSH
}

/** Cells begin, end or are centred where others do, or end where those end that did not fit on one line. */
function areAligned(cells: readonly Cell[]): boolean {
  const starts = cells.map(({ lines }) => lines[0]!.segments[0]!)
  const edges = [(s: Segment) => s.x, (s: Segment) => s.end, (s: Segment) => (s.x + s.end) / 2]
  const isShared = (place: number, places: readonly number[]) =>
    places.filter((other) => Math.abs(other - place) <= FLUSH).length > 1
  if (edges.map((edge) => starts.map(edge)).some((places) => places.every((place) => isShared(place, places))))
    return true
  const right = Math.max(...cells.flatMap(({ lines }) => lines.map(({ segments }) => segments.at(-1)!.end)))
  return cells.every(
    ({ lines }) =>
      lines.some(({ segments }) => right - segments.at(-1)!.end <= FLUSH) ||
      (lines.length > 1 && lines.slice(1).every((next, at) => isFull(lines[at]!, next, right))),
  )
}

/** True for periods that all stand in the rows of texts that look alike: they are theirs, whatever stands between those. */
function areInRows(bands: readonly Band[]): boolean {
  const texts = new Map(bands.flatMap(({ text }) => text).map((line) => [line.row, line.segments.at(-1)!]))
  const cells = bands.flatMap((band) => band.cells.filter(({ period }) => period !== null))
  const beside = cells.map(({ lines }) => (lines.length === 1 ? texts.get(lines[0]!.row) : undefined))
  const looks = beside.map((text) => text && `${text.bold > 0} ${Math.round(text.size * 2)} ${Math.round(text.x)}`)
  return cells.length > 1 && looks[0] !== undefined && new Set(looks).size === 1
}

const entriesOf = (bands: readonly Band[]): Entry[] => bands.flatMap((band) => (partsOf(band) ?? []).filter(isEntry))
const countLooks = (entries: readonly Entry[]): number => new Set(entries.map(({ text }) => lookOf(text[0]!))).size

/** Beside jobs with a period of two lines each, "2012" and "2007" in a band of degrees that begin alike are two entries. */
function apartWhereAlike(bands: readonly Band[], split: Split): Band[] {
  const [first, ...others] = bands.filter(({ cells }) => cells.length > 0)
  if (!first || others.length === 0) return [...bands]
  return bands.flatMap((band) => {
    const apart = toBands(band.rows, split, false)
    const [entries, pairs] = [entriesOf(apart), entriesOf([band])]
    return entries.length > pairs.length && countLooks(entries) <= countLooks(pairs) ? apart : [band]
  })
}

/** The rows, how many looks the entries' first lines have, and how many lines their cells. */
type Found = { readonly rows: Row[]; readonly looks: number; readonly cellLines: number }

/** The rows with the entries of such a column in order, or null where there are fewer than two. */
function joinSide(rows: readonly Row[], side: Side, split: Split, pairs: boolean): Found | null {
  const read = toBands(rows, split, pairs)
  const bands = pairs ? apartWhereAlike(read, split) : read
  if (side === 'right' && areInRows(bands)) return null
  const last = bands.at(-1)
  // The date of a page's foot is no entry.
  const foot = last?.rows.length === 1 ? last : null
  const joined = bands.map((band) => {
    const parts = band === foot ? null : partsOf(band)
    const sound = parts?.filter(isEntry).every((entry) => entry.cell.whole || (side === 'left' && isHeading(entry)))
    return sound ? parts : null
  })
  const all = joined.flatMap((parts) => parts ?? []).filter(isEntry)
  if (all.length < 2 || !areAligned(all.map(({ cell }) => cell)) || linesBeside(bands, rows, split) * 2 > all.length)
    return null
  if (side === 'right' && all.every(isPlain)) return null
  const looks = countLooks(all)
  // Beside jobs with their dates a column of its own does not begin alike, and stands beside few of them.
  const first = joined.findIndex((parts) => parts?.some(isEntry) === true)
  const above = bands.slice(0, first).filter(({ text }) => text.length > 0)
  const others = above.flatMap(({ cells }) => cells.filter(({ period }) => period !== null))
  const weights = new Set(all.map(({ text }) => `${isBold(text[0]!)} ${Math.round(text[0]!.row.size * 2)}`))
  const isColumn = weights.size > 1 || others.length >= all.length
  if (isColumn && all.every(({ cell }) => !cell.whole)) return null
  return {
    looks,
    cellLines: all.reduce((sum, { cell }) => sum + cell.lines.length, 0),
    rows: bands.flatMap(
      (band, at) => joined[at]?.flatMap((part) => (isEntry(part) ? toRows(part, side) : [rowOf(part)])) ?? band.rows,
    ),
  }
}

/** All entries of a page are written in one way: of both readings of its cells, the one whose entries begin alike. */
function joinAlike(rows: readonly Row[], side: Side, split: Split): Found | null {
  const [apart, paired] = [false, true].map((pairs) => joinSide(rows, side, split, pairs))
  return (apart && paired ? (paired.looks < apart.looks ? paired : apart) : (apart ?? paired)) ?? null
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
  return left!.every(isPiece) && /^\p{Lu}/u.test(right![0]?.text ?? '')
    ? { ...row, segments: [...left!, ...right!] }
    : row
}

const isPiece = ({ text }: Segment): boolean => isPeriodPiece(text)

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

/**
 * The rows of one column of the page, each entry with a cell beside its text in order; `only` is the one edge at which its
 * text may begin. Bounded by the rows.
 */
export function joinEntryCells(rows: readonly Row[], only: number | null = null): Row[] {
  const dated = only === null ? joinDates(rows) : null
  if (dated) return [...dated]
  const edges = edgesOf(rows).filter((x) => only === null || Math.abs(x - only) <= NEAR)
  const readings = edges.flatMap((edge) => {
    const exactRows = cutAll(rows, edge, EXACT).map((row) => cutBehindPeriod(row, edge))
    const joined = joinAlike(exactRows, 'left', ({ x, end }) =>
      x >= edge - EXACT ? 'text' : end <= edge + EXACT ? 'cell' : 'across',
    )
    return joined ? [{ ...joined, sources: new Map(exactRows.map((row, at) => [row, rows[at]!])) }] : []
  })
  // A text that is indented further has an edge too, beside fewer of the cells.
  const [best] = readings.toSorted((a, b) => b.cellLines - a.cellLines)
  return best ? best.rows.map((row) => best.sources.get(row) ?? row) : [...rows]
}

/** Entries with their dates at the right: the last piece of a row, however far its text reaches towards it. */
function joinDates(rows: readonly Row[]): readonly Row[] | null {
  const dates = rows.flatMap(({ segments }) => {
    const last = segments.at(-1)
    return last && isPiece(last) ? [{ last, beside: segments.length > 1 }] : []
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
  const joined = joinAlike(rows, 'right', (one) =>
    cells.has(one) ? 'cell' : one.end < (limits.get(one) ?? from) ? 'text' : 'across',
  )
  return joined?.rows ?? null
}
