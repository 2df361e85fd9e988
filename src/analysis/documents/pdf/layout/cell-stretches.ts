// Finds the stretches of a page where cells stand beside the lines of a text, and groups the lines of the cells.
import { type Row, type RowPart, textOf } from '../glyphs/lines'
import type { Segment } from '../glyphs/words'
import { isClosed, isDuration, isPartOfPeriod, isPeriod } from './margins'

/** Font sizes between two lines of one cell, at most, and from a cell's first line to the line that it stands beside. */
const SPACING = 1.75
/** The same to a line that says how long the period lasted. */
const LONGER_SPACING = 2.2
/** Sizes of the lines of one cell differ by less; a heading above it is set larger. */
const LARGER = 1.3
const LEVEL = 0.6
/** How much farther than the lines inside a cell or an entry the first line of the next one stands. */
export const APART = 1.15

/** Lines of names below the period of a cell, at most. */
const NAMES = 3

/** No period wraps to this many lines: a period has at most 48 characters, and this many lines have more. */
const PERIOD_LINES = 25

export type Cell = { readonly lines: readonly RowPart[]; readonly period: string | null; readonly whole: boolean }
/** Rows that follow one another without a line across both columns. */
export type CellStretch = {
  readonly rows: readonly Row[]
  readonly cells: readonly Cell[]
  readonly text: readonly RowPart[]
}
/** Which column a segment stands in, or across both. */
export type ColumnOf = (segment: Segment) => 'cell' | 'text' | 'across'

export const isLevel = (a: Row, b: Row): boolean => Math.abs(a.y - b.y) <= LEVEL * Math.max(a.size, b.size)

const opensEnd = /^(?:at[ée]|ao?|to|until)\s/iu
const isEnd = (text: string): boolean => isPeriod(text) && !isClosed(text) && !opensEnd.test(text)

/** Two dates of one cell are a period, also where no sign stands between them: "Today", "September", "2020". */
function withSign(lines: readonly string[]): string | null {
  const split = isEnd(lines[0]!) ? 1 : lines.length - 1
  const [from, to] = [lines.slice(0, split).join(' '), lines.slice(split).join(' ')]
  return isEnd(from) && isEnd(to) ? `${from} – ${to}` : null
}

/** The only period of a cell, which may wrap; null where it has none or several. */
function periodOf(lines: readonly RowPart[]): { readonly text: string; readonly whole: boolean } | null {
  const texts = lines.map(textOf)
  const first = texts.findIndex(isPartOfPeriod)
  const last = texts.findLastIndex(isPartOfPeriod)
  const dates = first < 0 ? [] : texts.slice(first, last + 1)
  if (dates.length === 0 || !dates.every(isPartOfPeriod)) return null
  const text = withSign(dates) ?? dates.join(' ')
  return isPeriod(text) ? { text, whole: last - first === texts.length - 1 } : null
}

/** True where a period goes on: its sign for "to" or its year stands on the next line. */
const goesOn = (above: string, below: string): boolean => !isPeriod(above) || !isPeriod(below)

/** Whether a line of the text is level with a line: looked up by height, because a page may have thousands of both. */
function levelWith(text: readonly RowPart[], lines: readonly RowPart[]): (line: RowPart) => boolean {
  const down = text.map(({ row }) => row).toSorted((a, b) => a.y - b.y)
  const largest = [...text, ...lines].reduce((size, { row }) => Math.max(size, row.size), 0)
  const reach = LEVEL * largest
  return ({ row }) => {
    let [low, end] = [0, down.length]
    while (low < end) {
      const middle = (low + end) >> 1
      if ((down[middle]?.y ?? 0) < row.y - reach) low = middle + 1
      else end = middle
    }
    for (let at = low; at < down.length; at++) {
      const rowBelow = down[at]
      if (!rowBelow || rowBelow.y > row.y + reach) return false
      if (isLevel(rowBelow, row)) return true
    }
    return false
  }
}

/** Groups the lines of the narrow column into cells; where `datesPair`, two dates below each other are one period. */
function toCells(lines: readonly RowPart[], text: readonly RowPart[], datesPair: boolean): Cell[] {
  const groups: RowPart[][] = []
  const isBeside = levelWith(text, lines)
  for (const line of lines) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    const [small, large] = [line.row.size, last?.row.size ?? 0].toSorted((a, b) => a - b) as [number, number]
    const most = isDuration(textOf(line)) ? LONGER_SPACING : SPACING
    const near = last && line.row.y - last.row.y <= most * large && large <= small * LARGER
    const above = group?.slice(0, PERIOD_LINES).map(textOf).join(' ') ?? ''
    const dated = isPartOfPeriod(textOf(line))
    const open = isDuration(textOf(line)) || (!(isClosed(above) && dated) && (datesPair || goesOn(above, textOf(line))))
    const heading = last && group?.length === 1 && !isBeside(last) && isBeside(line) && !isPartOfPeriod(textOf(last))
    const before = group?.at(-2)
    const next =
      last && before && isBeside(line) && !dated && line.row.y - last.row.y > (last.row.y - before.row.y) * APART
    // A heading below the last cell stands beside nothing, as a town below a period does.
    const below = last && isPartOfPeriod(textOf(last)) && !dated && !isBeside(line)
    // "07/2021 – 03/2023" above "Casa Azul" has its period.
    const second = isClosed(textOf(line)) && group?.slice(-NAMES).some((one) => isClosed(textOf(one))) === true
    if (group && near && open && !heading && !next && !below && !second) group.push(line)
    else groups.push([line])
  }
  return groups.map((group) => {
    const period = periodOf(group)
    return { lines: group, period: period?.text ?? null, whole: period?.whole ?? false }
  })
}

/** The stretches of a page: rows without a text across both columns and without a cell that has no period. */
export function stretchesOf(rows: readonly Row[], columnOf: ColumnOf, datesPair: boolean): CellStretch[] {
  const stretches: CellStretch[] = []
  let run: Row[] = []
  const side = (row: Row, name: 'cell' | 'text'): RowPart[] => {
    const segments = row.segments.filter((segment) => columnOf(segment) === name)
    return segments.length > 0 ? [{ row, segments }] : []
  }
  const close = () => {
    const text = run.flatMap((row) => side(row, 'text'))
    const cells = toCells(
      run.flatMap((row) => side(row, 'cell')),
      text,
      datesPair,
    )
    // Below the last text nothing stands beside a cell.
    const last = text.reduce((most, { row }) => Math.max(most, row.y + row.size * LEVEL), 0)
    const breaks = new Set(
      cells
        .filter(({ period, lines }) => period === null || lines[0]!.row.y > last)
        .flatMap(({ lines }) => lines.map(({ row }) => row)),
    )
    let part: Row[] = []
    const cellsAt = Map.groupBy(cells, ({ lines }) => lines[0]?.row)
    const textAt = Map.groupBy(text, ({ row }) => row)
    const flush = () => {
      stretches.push({
        rows: part,
        cells: part.flatMap((row) => cellsAt.get(row) ?? []),
        text: part.flatMap((row) => textAt.get(row) ?? []),
      })
      part = []
    }
    for (const row of run)
      if (breaks.has(row)) {
        flush()
        stretches.push({ rows: [row], cells: [], text: [] })
      } else part.push(row)
    flush()
    run = []
  }
  for (const row of rows)
    if (row.cells || row.segments.some((segment) => columnOf(segment) === 'across')) {
      close()
      stretches.push({ rows: [row], cells: [], text: [] })
    } else run.push(row)
  close()
  return stretches.filter((stretch) => stretch.rows.length > 0)
}
