// Puts headings and addresses that stand in a margin, left of the text, before the text they stand beside.
import { countWords } from '../../text'
import { isBold, type Placed, type Row, type RowPart, textOf } from '../glyphs/lines'
import type { Segment } from '../glyphs/words'
import { crosses, cutAll, EXACT, startsIn } from './cuts'
import { areDateLabels, SPACING } from './margins'

/** How much larger than the text a heading is set, its most words, and how many of them make a margin. */
const LARGER = 1.04
const HEADING_WORDS = 4
const HEADINGS = 3
/** Share of the headings whose first line stands on a baseline of the text, within so many sizes. */
const LEVEL_SHARE = 0.6
const LEVEL = 0.35
/** Most lines above the first heading, which are the address, and of an address without headings. */
const ADDRESS_LINES = 7
/** Font sizes between headings that belong together even beside lines of the text. */
const NEAR_SIZES = 1.4
/** Share of the lines that begin where the text does, if only an address stands beside it. */
const FLUSH_SHARE = 0.6
const upperPattern = /^[^\p{Ll}]*\p{Lu}{3}[^\p{Ll}]*$/u
const addressPattern = /@|(?:\d[\s().-]{0,3}){8}|https?:|www\.|linkedin\.com|github\.com/iu

/** A long address may reach over the edge, into the text; it has so many letters at most. */
const LONG = 80
const isLeft = ({ text, x, end }: Segment, edge: number): boolean =>
  end < edge || (x < edge - EXACT && text.length <= LONG && /^(?:\P{L} ?)?\S+(?:@|\.com\/)\S+$/iu.test(text))

const sidesOf = (rows: readonly Row[], edge: number) => {
  const side = (test: (segment: Segment) => boolean): RowPart[] =>
    rows.map((row) => ({ row, segments: row.segments.filter(test) })).filter(({ segments }) => segments.length > 0)
  return { left: side((segment) => isLeft(segment, edge)), right: side(({ x }) => x >= edge - EXACT) }
}

const sizeOf = ({ segments }: RowPart): number => Math.max(...segments.map(({ size }) => size))

/** Lines that follow one another closely: a heading over two lines, or an address. */
function toGroups(lines: readonly RowPart[]): RowPart[][] {
  const groups: RowPart[][] = []
  for (const line of lines) {
    const last = groups.at(-1)?.at(-1)
    const beside = line.row.segments.length > line.segments.length
    const address = last && [last, line].some((one) => addressPattern.test(textOf(one)))
    const most = (beside && !address ? NEAR_SIZES : SPACING) * sizeOf(line)
    if (last && line.row.y - last.row.y <= most) groups.at(-1)!.push(line)
    else groups.push([line])
  }
  return groups
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const looksLikeHeading = (line: RowPart, body: number): boolean =>
  countWords(textOf(line)) <= HEADING_WORDS &&
  !/\d/.test(textOf(line)) &&
  (sizeOf(line) > body * LARGER || isBold(line) || upperPattern.test(textOf(line)))

/** True if texts stand below headings left of the edge, as in a sidebar; the labels of a form look alike. */
export function isSidebar(rows: readonly Row[], edge: number): boolean {
  const { left } = sidesOf(rows, edge)
  const body = median(left.map(sizeOf))
  const heads = left.map((line) => looksLikeHeading(line, body))
  const opening = heads.filter((head, at) => head && heads[at + 1] === false).length
  const texts = heads.filter((head) => !head).length
  return opening >= HEADINGS && opening === heads.length - texts && heads[0] === true && texts > opening
}

/** True if only headings stand left of the edge, each beside the first line of its text, below at most an address. */
export function areMarginHeadings(rows: readonly Row[], edge: number): boolean {
  const { left, right } = sidesOf(rows, edge)
  const body = median(right.map(sizeOf))
  const isHeading = (line: RowPart) => looksLikeHeading(line, body)
  const address = left.findIndex(isHeading)
  if (address < 0 || address > ADDRESS_LINES || !left.slice(address).every(isHeading)) return false
  const groups = toGroups(left.slice(address))
  const level = groups.filter(([first]) => right.some(({ row }) => Math.abs(row.y - first!.row.y) < body * LEVEL))
  return groups.length >= HEADINGS && level.length >= groups.length * LEVEL_SHARE
}

const isAddress = (left: readonly RowPart[]): boolean =>
  left.length <= ADDRESS_LINES &&
  left.some((line) => addressPattern.test(textOf(line))) &&
  toGroups(left).length === 1 &&
  !areDateLabels(left.map(({ segments }) => segments))

/** The edge of a text with headings or an address beside it: most lines begin there and none crosses it beside them. */
export function findMarginEdge(whole: readonly Row[], width: number): number | null {
  const starts = whole
    .flatMap(startsIn)
    .map((x) => Math.round(x))
    .filter((x) => x > width * 0.2 && x < width * 0.6)
  const counts = new Map<number, number>()
  for (const x of starts) counts.set(x, (counts.get(x) ?? 0) + 1)
  const around = (x: number) => [x - 1, x, x + 1].reduce((sum, near) => sum + (counts.get(near) ?? 0), 0)
  const [edge] = [...counts.keys()].toSorted((a, b) => around(b) - around(a) || a - b)
  if (edge === undefined || around(edge) < whole.length * FLUSH_SHARE) return null
  const rows = cutAll(whole, edge, EXACT)
  const { left } = sidesOf(rows, edge)
  const [first] = left
  if (!first || left.length < 2) return null
  const below = rows.filter(({ y }) => y >= first.row.y)
  if (below.some(({ segments }) => segments.some((one) => crosses(one, edge, EXACT) && !isLeft(one, edge)))) return null
  return areMarginHeadings(rows, edge) || isAddress(left) ? edge : null
}

/** The lines of one column: what stands left of the edge, whole, before the line of the text beside it. */
export function inMargin(whole: readonly Row[], edge: number): Placed[] {
  const rows = cutAll(whole, edge, EXACT)
  const free = rows.filter(({ cells }) => !cells)
  const starts = new Map(toGroups(sidesOf(free, edge).left).map((group) => [group[0]!.row, group]))
  return rows.flatMap((row): Placed[] => {
    if (row.cells) return [{ column: 0, row, segments: row.segments }]
    const beside = (starts.get(row) ?? []).map((side): Placed => ({ column: 0, ...side }))
    const segments = row.segments.filter((segment) => !isLeft(segment, edge))
    return segments.length > 0 ? [...beside, { column: 0, row, segments }] : beside
  })
}
