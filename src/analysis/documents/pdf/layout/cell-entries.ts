// Divides the text beside a column of cells into entries, one for each cell.
import { isBold, type RowPart, textOf } from '../glyphs/lines'
import { APART, type Cell, type CellStretch, isLevel } from './cell-stretches'

/** Gaps whose widths differ by less are equal. */
const WIDER = 1.04
/** Widths of gaps that are tried. */
const GAPS = 4

const partsFrom = (text: readonly RowPart[], starts: readonly number[]): RowPart[][] =>
  starts.map((start, at) => text.slice(start, starts[at + 1] ?? text.length))

/** Font sizes by which a cell may begin above its text and end below it: by one line more. */
const FIRST = 0.6
const LINE = 2.5
const isWithin = ({ lines }: Cell, group: readonly RowPart[]): boolean => {
  const [first, last] = [group[0]!.row, group.at(-1)!.row]
  return lines[0]!.row.y >= first.y - FIRST * first.size && lines.at(-1)!.row.y <= last.y + LINE * last.size
}

/** Points by which the lines of an entry may begin left and right of its first one; more lie in another column. */
const OUTDENT = 12
const INDENT = 60
const isOneColumn = (group: readonly RowPart[]): boolean => {
  const { x } = group[0]!.segments[0]!
  return group.every(({ segments: [first] }) => first!.x >= x - OUTDENT && first!.x <= x + INDENT)
}

/** Lines of a group above its entry, at most: a heading that no wider gap sets apart. */
const ABOVE = 4
/** The text style of a line, and where it begins. */
export const styleOf = (line: RowPart): string =>
  `${isBold(line)} ${/\p{Ll}/u.test(textOf(line))} ${Math.round(line.row.size * 2)} ${Math.round(line.segments[0]!.x)}`

/** The groups without what stands above their entries, which all begin with a line of one style. */
function withoutLead(groups: readonly (readonly RowPart[])[]): number[] {
  const styles = groups.map((group) => group.slice(0, ABOVE + 1).map(styleOf))
  const count = (style: string) => styles.filter((own) => own.includes(style)).length
  const [style = ''] = [...new Set(styles.flat())].toSorted((a, b) => count(b) - count(a))
  return styles.map((own) => Math.max(0, own.indexOf(style)))
}

export type Entry = { readonly cell: Cell; readonly text: readonly RowPart[] }
type Parts = readonly (Entry | RowPart)[]
export const isEntry = (one: Entry | RowPart): one is Entry => 'cell' in one

/** The entries that begin beside the first line of their cells. */
function levelParts({ cells, text }: CellStretch): Parts | null {
  const starts = cells.map(({ lines }) => text.findIndex(({ row }) => isLevel(row, lines[0]!.row)))
  if (starts.some((start, at) => start < (at === 0 ? 0 : starts[at - 1]! + 1))) return null
  const groups = partsFrom(text, starts)
  return groups.every(isOneColumn)
    ? [...text.slice(0, starts[0]), ...cells.map((cell, at) => ({ cell, text: groups[at]! }))]
    : null
}

/** The entries among groups of lines that begin at `starts`, where no group has two cells and none stands beside no group. */
function groupedParts({ cells, text }: CellStretch, starts: readonly number[]): Parts | null {
  const groups = partsFrom(text, starts)
  // A cell just below a group may be within it and within its own.
  const homes = cells.map((cell) => groups.findLastIndex((group) => isWithin(cell, group)))
  if (homes.includes(-1) || new Set(homes).size < homes.length) return null
  const ofGroups = groups.map((_, at) => cells[homes.indexOf(at)])
  const dated = groups.filter((_, at) => ofGroups[at])
  const lead = withoutLead(dated)
  const parts = groups.flatMap((group, at): (Entry | RowPart)[] => {
    const skipped = lead[dated.indexOf(group)] ?? 0
    const cell = ofGroups[at]
    return cell ? [...group.slice(0, skipped), { cell, text: group.slice(skipped) }] : [...group]
  })
  return parts.filter(isEntry).every(({ text: lines }) => lines.length > 0 && isOneColumn(lines)) ? parts : null
}

/** Entries whose first line is set apart from the line above it, as a heading is. */
function opening(parts: Parts, text: readonly RowPart[]): number {
  const opens = (line: RowPart): boolean => {
    const at = text.indexOf(line)
    const [before, next] = [text[at - 1], text[at + 1]]
    const wider = before && next && line.row.y - before.row.y > (next.row.y - line.row.y) * APART
    return !before || wider === true || (isBold(line) && !isBold(before))
  }
  return parts.filter((part) => isEntry(part) && opens(part.text[0]!)).length
}

/**
 * The entries of a stretch: their texts begin beside the first line of their cells, below the widest gaps, or at the lines set
 * in bold, whichever gives each entry one cell and a first line set apart. Between them stands what belongs to none.
 */
export function partsOf(stretch: CellStretch): Parts | null {
  const { cells, text } = stretch
  if (cells.length === 0 || text.length === 0) return null
  const level = levelParts(stretch)
  // Cells in the middle of their rows stand level with other lines than the first ones.
  if (level && (cells.length < 2 || opening(level, text) * 2 >= cells.length)) return level
  const gaps = text.slice(1).map(({ row }, at) => (row.y - text[at]!.row.y) / Math.max(1, row.size))
  const bold = text.flatMap((line, at) => (at === 0 || (isBold(line) && !isBold(text[at - 1]!)) ? [at] : []))
  const wide = [...new Set(gaps)]
    .toSorted((a, b) => b - a)
    .slice(0, GAPS)
    .map((least) => [0, ...gaps.flatMap((gap, at) => (gap >= least / WIDER ? [at + 1] : []))])
  const readings = [level, ...[...wide, bold].map((starts) => groupedParts(stretch, starts))]
  const [best = null] = readings
    .filter((parts) => parts !== null)
    .toSorted((a, b) => opening(b, text) - opening(a, text))
  return best
}
