// Joins a period that a narrow column of dates wraps over its lines: "Jul ¦ Técnico" above "2019–presente ¦ Manutenção".
import { type Line, withCells } from '../../../documents/document'
import { isDateAlone, isPeriodAlone } from '../dates/dates'

/** Lines below the first one that a period may reach. */
const MORE = 2
/** Characters of a cell that is a piece of a period. */
const PIECE = 24
/** Cells over which the words of one may be spread. */
const MOST_CELLS = 4
const anyYear = '2040'

const cellOf = ({ text, parts }: Line): string => parts?.[0] ?? text

/** True for the beginning of a period that lacks its last year: "Jul", "2015–Jun", "Aug 2013 –". */
const isCut = (cell: string): boolean => cell.length <= PIECE && !isDateAlone(cell) && isDateAlone(`${cell} ${anyYear}`)

/** The period that begins in the first cell of a line and the lines it takes; null where none is wrapped. */
const wrappedAt = (lines: readonly Line[], at: number): Wrapped | null => {
  const { parts, bullet } = lines[at]!
  if (!parts || bullet) return null
  // "Feb   2016   -   Oct   Officer": a narrow cell spread to both of its edges.
  for (let cells = Math.min(MOST_CELLS, parts.length - 1); cells > 0; cells--) {
    const wrapped = wrappedIn(lines, at, parts.slice(0, cells).join(' '))
    if (wrapped) return { ...wrapped, cells }
  }
  return null
}

type Wrapped = { readonly period: string; readonly used: number; readonly cells: number }

/** The period that begins with such a text in a line. */
const wrappedIn = (lines: readonly Line[], at: number, start: string): Omit<Wrapped, 'cells'> | null => {
  const first = lines[at]!
  if (!isCut(start)) return null
  let period = start
  for (let used = 1; used <= MORE; used++) {
    const line = lines[at + used]
    if (!line || line.page !== first.page || line.column !== first.column || line.bullet) return null
    if (cellOf(line).length > PIECE) return null
    period = `${period} ${cellOf(line)}`
    if (isPeriodAlone(period)) return { period, used }
    if (!isCut(period)) return null
  }
  return null
}

/** The lines with such periods whole, in the first of their lines; the other cells stay where they stood. */
export const joinWrappedDates = (lines: readonly Line[]): Line[] => {
  const out: Line[] = []
  for (let at = 0; at < lines.length; at++) {
    const wrapped = wrappedAt(lines, at)
    if (!wrapped) {
      out.push(lines[at]!)
      continue
    }
    out.push(withCells(lines[at]!, [wrapped.period, ...lines[at]!.parts!.slice(wrapped.cells)]))
    for (const line of lines.slice(at + 1, at + 1 + wrapped.used)) {
      const rest = line.parts?.slice(1) ?? []
      if (rest.length > 0) out.push(withCells(line, rest))
    }
    at += wrapped.used
  }
  return out
}
