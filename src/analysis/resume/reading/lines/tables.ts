// Puts the cells of a table of jobs or schools into the order of an ordinary entry, by the names of its columns.
import { type Line, withCells, withoutParts } from '../../../documents/document'
import { type Column, tableHead } from '../../../documents/table-heads'
import { splitBullet } from '../../../documents/text'
import { findDates, findRanges } from '../dates/dates'

/** The order of an entry's parts; the period stands behind them. */
const order: readonly Column[] = ['title', 'course', 'employer', 'school', 'place', 'other']

/** The columns of a row; where a cell is empty, dates show which one is missing. */
const columnsOf = (cells: readonly string[], columns: readonly Column[]): readonly Column[] | null => {
  if (cells.length === columns.length) return columns
  const isDate = (cell: string) => (findDates(cell)[0]?.start ?? 9) <= 1
  const rest = [...columns]
  const inOrder: Column[] = []
  for (const cell of cells) {
    const at = rest.findIndex((column) => ['from', 'to', 'period'].includes(column) === isDate(cell))
    if (at < 0) return null
    inOrder.push(rest[at]!)
    rest.splice(0, at + 1)
  }
  return inOrder
}

const periodOf = (cells: readonly string[], columns: readonly Column[]): string => {
  const cell = (...some: readonly Column[]) => cells.filter((_, at) => some.includes(columns[at]!)).join(' ')
  const [from, to] = [cell('from'), cell('to')]
  return [cell('period'), from && to ? `${from} – ${to}` : from ? `${from} –` : to].filter(Boolean).join(' ')
}

/** "Night Auditor. 132 rooms, end of day": a job and its tasks in one cell. */
const splitWork = (cell: string): readonly [job: string, tasks: string] => {
  const end = /^[^.;:–—]{3,60}(?=[.;:]\s|\s[–—]\s)/u.exec(cell)?.[0].length ?? cell.length
  return [cell.slice(0, end), cell.slice(end).replace(/^[.;:\s–—]+/u, '')]
}

/** The row as an entry's line, and the tasks in a cell as a line of their own. */
const toLines = (line: Line, columns: readonly Column[]): Line[] => {
  const { parts: cells = [], ...plain } = line
  const cellColumns = columnsOf(cells, columns)
  if (!cellColumns) return [line]
  const [works, more] = splitWork(cells.find((_, at) => cellColumns[at] === 'work') ?? '')
  const all = (column: Column) => [
    ...cells.filter((_, at) => cellColumns[at] === column),
    ...(column === 'title' && works ? [works] : column === 'tasks' && more ? [more] : []),
  ]
  const parts = [...order.flatMap(all), periodOf(cells, cellColumns)].filter((part) => part !== '')
  const entry: Line = { ...withCells(line, parts), bold: false }
  return [entry, ...all('tasks').map((text): Line => ({ ...plain, text, bold: false, bullet: true }))]
}

type TableHead = { readonly columns: readonly Column[]; readonly used: number }

/** Names of columns, at most. */
const NAMES = 8

/** The names of columns that begin here: the cells of one line, or, as Word's bold cells are read, a line for each. */
const headAt = (lines: readonly Line[], at: number): TableHead | null => {
  const { parts, bullet } = lines[at]!
  if (bullet) return null
  const rest = lines.slice(at, at + NAMES + 1)
  const rowsUsed = parts ? 1 : rest.findIndex((line) => line.parts)
  const cells = parts ?? rest.slice(0, Math.max(0, rowsUsed)).map(({ text }) => text)
  const row = rest[rowsUsed]?.parts
  // "Formação" above a table of courses is its heading and no column.
  const inRegion = parts !== undefined || lines[at]!.region === rest[rowsUsed]?.region
  const columns = inRegion && row && row.length <= cells.length ? tableHead(cells) : null
  return columns ? { columns, used: rowsUsed } : null
}

/** The lines without the names of such tables' columns, and their rows as entries. All others stay. */
export const fromTables = (lines: readonly Line[]): Line[] => {
  const out: Line[] = []
  let columns: readonly Column[] | null = null
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!
    const head = headAt(lines, at)
    if (head) {
      columns = head.columns
      at += head.used - 1
      continue
    }
    // Tasks may stand below a row; another line ends the table.
    if (!line.bullet && (!line.parts || (columns && line.parts.length > columns.length))) columns = null
    out.push(...(columns && !line.bullet ? toLines(line, columns) : [line]))
  }
  return out
}

const isRange = (text: string, found: { readonly start: number; readonly end: number } | undefined): boolean =>
  found !== undefined && found.start === 0 && found.end === text.length

/** "03/2019" and "Atual", each alone: the two ends of one period; null for any other two texts. */
const endsOf = (from: string, to: string): string | null => {
  const period = `${from} – ${to}`
  return isRange(from, findDates(from)[0]) &&
    findRanges(from).length + findRanges(to).length === 0 &&
    isRange(period, findRanges(period)[0])
    ? period
    : null
}

/** Most cells over which the letters of a scan tear a period: "August", "2017", "- Present". */
const TORN = 4

/** The cells with a period in one that a scanner's uneven gaps tore into several. */
const withWholePeriod = (cells: readonly string[]): readonly string[] => {
  for (let from = 0; from < cells.length - 1; from++)
    for (let to = Math.min(cells.length, from + TORN); to > from + 1; to--) {
      const period = cells.slice(from, to).join(' ')
      const isTorn = cells.slice(from, to).every((cell) => findRanges(cell).length === 0)
      if (isTorn && isRange(period, findRanges(period)[0])) return [...cells.slice(0, from), period, ...cells.slice(to)]
    }
  return cells
}

/** Most lines of jobs that stand side by side. */
const CARD_LINES = 30

/** Jobs side by side, as cells of the same rows, one after another with their own cells. */
export const fromCards = (lines: readonly Line[]): Line[] => {
  const out: Line[] = []
  for (let at = 0; at < lines.length; at++) {
    const { parts: periods } = lines[at]!
    const isHead = periods?.every((cell) => isRange(cell, findRanges(cell)[0]))
    if (
      !periods ||
      !isHead ||
      lines[at + 1]?.parts?.length !== periods.length ||
      lines[at + 2]?.parts?.length !== periods.length
    ) {
      out.push(lines[at]!)
      continue
    }
    const end = lines.findIndex((line, nth) => nth > at + 2 && nth < at + CARD_LINES && !line.parts && !line.bullet)
    const rows = lines.slice(at, end < 0 ? at + CARD_LINES : end)
    for (const nth of periods.keys())
      out.push(
        ...rows.flatMap((row): Line[] => {
          const cell = row.parts ? row.parts[nth] : nth === periods.length - 1 ? row.text : undefined
          const { bullet, text } = splitBullet(cell ?? '')
          return text === '' ? [] : [{ ...withoutParts(row), text, bullet: row.bullet || bullet }]
        }),
      )
    at += rows.length - 1
  }
  return out
}

/** The lines, the first and the last day of a job as one period where they stand in two cells, of one line or one below the other. */
export const joinDateCells = (lines: readonly Line[]): Line[] => {
  const out: Line[] = []
  for (const source of lines) {
    const joinedCells = source.parts && withWholePeriod(source.parts)
    const line =
      joinedCells === source.parts
        ? source
        : { ...withoutParts(source), ...(joinedCells && joinedCells.length > 1 ? { parts: joinedCells } : {}) }
    const [last, { parts }] = [out.at(-1), line]
    const at = parts?.findIndex((part, nth) => endsOf(part, parts[nth + 1] ?? '') !== null) ?? -1
    if (parts && at >= 0) {
      const cells = [...parts.slice(0, at), endsOf(parts[at]!, parts[at + 1]!)!, ...parts.slice(at + 2)]
      out.push(withCells(line, cells))
      continue
    }
    const below =
      last?.region === 'table' &&
      line.region === 'table' &&
      last.x === line.x &&
      !last.parts &&
      !last.bullet &&
      !parts &&
      !line.bullet
    const period = below ? endsOf(last.text, line.text) : null
    if (period) out[out.length - 1] = { ...last!, text: period }
    else out.push(line)
  }
  return out
}
