// Finds the gaps between two columns of a page, which no line of either text crosses: `findColumnGaps`.
import type { Row } from '../glyphs/lines'
import { EXACT, type Fragment, fragmentsIn, NARROW } from './cuts'
import { areDatedBlocks, areDateLabels, areDatesAtRight, lineOf, SPACING } from './margins'

/** Share of the page's width at each side in which no column begins, and edges that are tried. */
const OUTER = 0.15
const EDGES = 40
/** Lines of each text that stand beside the other one, at least: between two lines across both, and in all. */
const BESIDE = 3
const LINES = 6
/** Font sizes within which two lines may stand level, and points by which one such distance varies in a page. */
const NEAR_SIZES = 0.35
const LEVEL = 0.6
/** Share of a text's lines that stand level with the other text by chance. */
const BY_CHANCE = 0.6
/** Share of a text's lines that stand near each other; labels stand farther apart. */
const DENSE = 0.4
/** How much larger than the text a heading is set. */
const LARGER = 1.04

type Placed = Fragment & { readonly nth: number }
/** What stands beside each other between two lines across the gap. */
type Stretch = { readonly left: readonly Placed[]; readonly right: readonly Placed[] }
/** `edge` is where the text at the right begins, `end` where the one at the left ends; `crossing` counts the rows across. */
export type ColumnGap = {
  readonly edge: number
  readonly end: number
  readonly crossing: number
  readonly stretches: readonly Stretch[]
}

const countRows = (fragments: readonly Placed[]): number => new Set(fragments.map(({ nth }) => nth)).size

/** The fragments of both sides from where the second text begins to where the first one ends; null where they are few. */
function besideEachOther(left: readonly Placed[], right: readonly Placed[]): Stretch | null {
  if (left.length < BESIDE || right.length < BESIDE) return null
  const top = Math.max(left[0]!.y, right[0]!.y)
  const bottom = Math.min(left.at(-1)!.y, right.at(-1)!.y)
  const [a, b] = [left, right].map((side) => side.filter(({ y, size }) => y >= top - size && y <= bottom + size))
  return Math.min(countRows(a!), countRows(b!)) < BESIDE ? null : { left: a!, right: b! }
}

/** How much larger than the text a line across may be set that only runs out of its column. */
const LARGER_ACROSS = 1.4
/** Font sizes between two lines of a page, at least: what stands nearer to a text across stands beside it. */
const BETWEEN = 0.9

export const isAcross = ({ x, end }: Pick<Fragment, 'x' | 'end'>, edge: number): boolean =>
  x < edge - EXACT && end > edge

export const bodyOf = (lines: readonly (readonly Fragment[])[]): number => {
  const sizes = lines.flatMap((fragments) => fragments.map(({ size }) => size)).toSorted((a, b) => a - b)
  return sizes[sizes.length >> 1] ?? 0
}

/** Where the left text of a row ends: at the edge, or behind it for a text too long for its column; null for a line across. */
export function endOfLeft(
  lines: readonly (readonly Fragment[])[],
  at: number,
  edge: number,
  body: number,
): number | null {
  const across = lines[at]!.find((fragment) => isAcross(fragment, edge))
  if (!across || across.apart.some((x) => Math.abs(x - edge) <= LEVEL)) return edge
  if (across.size > body * LARGER_ACROSS) return null
  const isBeside = ({ x, y, size }: Fragment) =>
    x >= edge - EXACT && Math.abs(y - across.y) < BETWEEN * Math.min(size, across.size)
  return [-1, 0, 1].some((step) => lines[at + step]?.some(isBeside)) ? across.end : null
}

/** The gap at the left of an edge. */
function gapAt(lines: readonly (readonly Placed[])[], edge: number, body: number): ColumnGap {
  const stretches: Stretch[] = []
  let [left, right]: Placed[][] = [[], []]
  let crossing = 0
  const close = () => {
    const stretch = besideEachOther(left!, right!)
    if (stretch) stretches.push(stretch)
    left = []
    right = []
  }
  for (const [at, fragments] of lines.entries()) {
    const cut = endOfLeft(lines, at, edge, body)
    if (cut !== edge) crossing++
    if (cut === null) close()
    else for (const fragment of fragments) (fragment.x < cut - EXACT ? left! : right!).push(fragment)
  }
  close()
  const ends = stretches.flatMap((one) =>
    one.left.flatMap((fragment) => (isAcross(fragment, edge) ? [] : [fragment.end])),
  )
  return { edge, end: Math.max(0, ...ends), crossing, stretches }
}

/** The edges at which texts begin, those that the fewest rows cross first. */
function edgesOf(lines: readonly (readonly Placed[])[], width: number): number[] {
  const fragments = lines.flat()
  const across = new Int32Array(Math.ceil(width) + 2)
  const at = (x: number) => Math.min(across.length - 1, Math.max(0, Math.ceil(x)))
  for (const { x, end } of fragments) {
    across[at(x + EXACT)]!++
    across[at(end)]!--
  }
  for (let x = 1; x < across.length; x++) across[x]! += across[x - 1]!
  const edges = new Map<number, number>()
  for (const { x } of fragments) edges.set(Math.floor(x), Math.min(x, edges.get(Math.floor(x)) ?? x))
  return [...edges]
    .filter(([at, x]) => x > width * OUTER && x < width * (1 - OUTER) && across[at]! <= lines.length - LINES)
    .toSorted(([a], [b]) => across[a]! - across[b]! || a - b)
    .map(([, x]) => x)
    .slice(0, EDGES)
}

type Line = Pick<Fragment, 'x' | 'end' | 'y' | 'size' | 'text' | 'bold'>
/** The lines of a text between two edges: the fragment of each row nearest to the other text, with the words of all. */
function linesOf(fragments: readonly Placed[], from: number, to: number, isRight: boolean): Line[] {
  const inside = fragments.filter(({ x }) => x >= from - EXACT && x < to - EXACT)
  return [...Map.groupBy(inside, ({ nth }) => nth).values()].map((own) => {
    return lineOf((isRight ? own[0] : own.at(-1))!, own)
  })
}

/** How much more of one side's lines stand level with the other's, by one distance, than would by chance: at most 1. */
function levelness(side: readonly Line[], other: readonly Line[]): number {
  const body = side.map(({ size }) => size).toSorted((a, b) => a - b)[side.length >> 1] ?? 0
  const isMostlyBold = side.filter(({ bold }) => bold).length * 2 > side.length
  const texts = side.filter(({ size, bold }) => (isMostlyBold || !bold) && size <= body * LARGER)
  let at = 0
  const distances = texts.flatMap(({ y, size }) => {
    while (at + 1 < other.length && Math.abs(other[at + 1]!.y - y) <= Math.abs(other[at]!.y - y)) at++
    const near = (other[at]?.y ?? Number.POSITIVE_INFINITY) - y
    return Math.abs(near) <= size * NEAR_SIZES ? [near] : []
  })
  const sorted = distances.toSorted((a, b) => a - b)
  let [from, most] = [0, 0]
  for (const [to, distance] of sorted.entries()) {
    while (distance - sorted[from]! > LEVEL) from++
    most = Math.max(most, to - from + 1)
  }
  return Math.max(0, most - texts.length * BY_CHANCE - 1) / (texts.length + 1)
}

const isDense = (lines: readonly Line[]): boolean => {
  const near = lines.slice(1).filter(({ y, size }, at) => y - lines[at]!.y <= Math.max(size, lines[at]!.size) * SPACING)
  return near.length >= lines.length * DENSE
}

/** How much the texts beside a gap are one text: 0 for two columns, most where one is dates, labels or notes. */
function dependence(gaps: readonly ColumnGap[], at: number): number {
  const { edge, stretches, crossing } = gaps[at]!
  const fragments = stretches.flatMap((one) => [...one.left, ...one.right])
  const isBound = (one: ColumnGap) =>
    one.crossing <= crossing || !fragments.some((fragment) => isAcross(fragment, one.edge))
  const from = gaps.slice(0, at).findLast(isBound)?.edge ?? 0
  const to = gaps.slice(at + 1).find(isBound)?.edge ?? Number.POSITIVE_INFINITY
  const left = stretches.flatMap((one) => linesOf(one.left, from, edge, false))
  const right = stretches.flatMap((one) => linesOf(one.right, edge, to, true))
  const level = Math.max(levelness(left, right), levelness(right, left))
  if (level > 0) return 1 + level
  const isText = (lines: readonly Line[]) =>
    lines.length >= LINES && isDense(lines) && !areDateLabels(lines.map((line) => [line]))
  return isText(left) && isText(right) && !areDatedBlocks(left, right) && !areDatesAtRight(left, right)
    ? 0
    : 1 / (1 + Math.min(left.length, right.length))
}

/** The gaps of a page, from the left; those inside one text are left out, the surest first. */
export function findColumnGaps(rows: readonly Row[], width: number): ColumnGap[] {
  const lines = rows.map((row, nth) => (row.cells ? [] : fragmentsIn(row).map((fragment) => ({ ...fragment, nth }))))
  const body = bodyOf(lines)
  const free: ColumnGap[] = []
  for (const edge of edgesOf(lines, width)) {
    if (free.some((one) => one.end < edge && edge <= one.edge)) continue
    const gap = gapAt(lines, edge, body)
    const isApart = free.every((one) => one.end >= gap.edge || one.edge <= gap.end)
    if (isApart && gap.stretches.length > 0 && edge - gap.end >= NARROW) free.push(gap)
  }
  let gaps = free.toSorted((a, b) => a.edge - b.edge)
  while (gaps.length > 0) {
    const dependences = gaps.map((_, at) => dependence(gaps, at))
    const most = Math.max(...dependences)
    if (most === 0) break
    gaps = gaps.toSpliced(dependences.indexOf(most), 1)
  }
  return gaps
}
