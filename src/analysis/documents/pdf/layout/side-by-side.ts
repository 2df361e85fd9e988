// Reads one after another what stands side by side in a stretch of a page: jobs in cards, sections beside each other.
import { countWords } from '../../text'
import { isBoldText, type Row } from '../glyphs/lines'
import type { Segment } from '../glyphs/words'
import { crosses, cutAll, EXACT } from './cuts'
import { isPeriod } from './margins'

/** Most texts side by side, and words of the line that heads each. */
const COLUMNS = 4
const HEAD_WORDS = 8
/** Points by which a text may begin left of the line that heads it. */
const FLUSH = 3
/** How much larger than the text a heading is set. */
const LARGER = 1.04
/** Lines under each of two headings that no other line of the page looks like. */
const TEXTS = 3
/** Rows of one stretch, at most. */
const ROWS = 200
/** Least distance of two rows, in font sizes, before the stretch has ended. */
const ENDS = 6
/** Share of the texts of a column that begin where its heading does, or indented by so many points as a list is. */
const ALIGNED = 0.7
const INDENT = 30

const isUpper = ({ text }: Segment): boolean => /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text)
const styleOf = (one: Segment): string => `${Math.round(one.size * 2)} ${isBoldText(one)} ${isUpper(one)}`
const haveOneStyle = (a: Segment, b: Segment): boolean => styleOf(a) === styleOf(b)

/** The rows below a row of heads, and the places where the texts under each begin. */
type Stretch = { readonly rows: readonly Row[]; readonly starts: readonly number[] }

/** True for a row of two to four texts that are set apart from the body alike, as the heads of what stands below them. */
function areHeads({ segments, cells }: Row, body: number): boolean {
  const [first, ...others] = segments
  if (!first || cells || others.length === 0 || segments.length > COLUMNS) return false
  const apart = isBoldText(first) || isUpper(first) || first.size > body * LARGER
  return (
    apart &&
    others.every((one) => haveOneStyle(first, one)) &&
    segments.every(({ text }) => countWords(text) <= HEAD_WORDS && /\p{L}{2}/u.test(text) && !isPeriod(text))
  )
}

/** The texts of a row in each of the places; null where one reaches from one into the next. */
function cellsOf(row: Row, starts: readonly number[]): Segment[][] | null {
  const cut = starts.slice(1).reduce((one, x) => cutAll([one], x, EXACT)[0]!, row)
  if (row.cells || starts.slice(1).some((x) => cut.segments.some((one) => crosses(one, x, EXACT)))) return null
  const cells: Segment[][] = starts.map(() => [])
  for (const segment of cut.segments) {
    const at = starts.findLastIndex((x) => segment.x >= x - FLUSH)
    if (at < 0) return null
    cells[at]!.push(segment)
  }
  return cells
}

/** The rows below a row of headings, up to the next such row or a line across. Null if the headings overlap. */
function stretchAt(rows: readonly Row[], at: number, body: number): Stretch | null {
  const { segments } = rows[at]!
  const starts = segments.map(({ x }) => x)
  if (!cellsOf(rows[at]!, starts)) return null
  const inside: Row[] = [rows[at]!]
  for (const row of rows.slice(at + 1, at + ROWS)) {
    const cells = cellsOf(row, starts)
    const [only, ...others] = row.segments
    const outer = only && others.length === 0 && only.size > segments[0]!.size * LARGER
    const next = areHeads(row, body) && haveOneStyle(row.segments[0]!, segments[0]!)
    if (!cells || outer || next || row.y - inside.at(-1)!.y > ENDS * row.size) break
    inside.push(row)
  }
  // Below the last text at the right a line like the heads begins something else.
  const last = inside.findLastIndex((row) =>
    cellsOf(row, starts)!
      .slice(1)
      .some((some) => some.length > 0),
  )
  const end = inside.findIndex(
    (row, nth) => nth > last && row.segments.length === 1 && haveOneStyle(row.segments[0]!, segments[0]!),
  )
  return { rows: end < 0 ? inside : inside.slice(0, end), starts }
}

/** The rows of each place in turn. */
function inTurn({ rows, starts }: Stretch): Row[] {
  return starts.flatMap((_, at) =>
    rows.flatMap((row): Row[] => {
      const segments = cellsOf(row, starts)![at]!
      if (segments.length === 0) return []
      const [from, to] = [segments[0]!.x - 1, segments.at(-1)!.end + 1]
      return [{ ...row, segments, glyphs: row.glyphs.filter(({ x }) => x >= from && x <= to) }]
    }),
  )
}

/** Lines of an entry's heading, at most: its period is one of them. */
const HEADING = 5

/** True if one entry stands under a head, with a period of its own. */
function isEntry({ rows, starts }: Stretch, at: number): boolean {
  const lines = rows.map((row) => cellsOf(row, starts)![at]!).filter((some) => some.length > 0)
  const dated = lines.flatMap((some, nth) => (some.some(({ text }) => isPeriod(text)) ? [nth] : []))
  return dated.length === 1 && dated[0]! < HEADING
}
const areEntries = (stretch: Stretch): boolean => stretch.starts.every((_, at) => isEntry(stretch, at))

/** What stands beside the first head of a row, by which labels are known: "Highlights" beside the names of several entries. */
const besideFirst = ({ segments }: Row): string =>
  segments
    .slice(1)
    .map(({ text, x }) => `${Math.round(x)} ${text}`)
    .join()

/** True if the texts under each head begin where it does: those at a tab stop or at the right edge belong to their rows. */
function areTexts({ rows, starts }: Stretch): boolean {
  return starts.every((x, at) => {
    const under = rows.slice(1).flatMap((row) => cellsOf(row, starts)![at]!.slice(0, 1))
    const aligned = under.filter((one) => one.x >= x - FLUSH && one.x <= x + INDENT)
    return under.some(({ text }) => !isPeriod(text)) && aligned.length >= under.length * ALIGNED
  })
}

function bodyOf(rows: readonly Row[]): number {
  const counts = new Map<number, number>()
  for (const { segments } of rows)
    for (const { size, characters } of segments) counts.set(size, (counts.get(size) ?? 0) + characters)
  return [...counts].toSorted((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? 0
}

function readTurns(rows: readonly Row[], accept: (stretch: Stretch, at: number) => boolean): Row[] {
  const body = bodyOf(rows)
  const out: Row[] = []
  for (let at = 0; at < rows.length; at++) {
    const stretch = areHeads(rows[at]!, body) ? stretchAt(rows, at, body) : null
    if (!stretch || stretch.rows.length < 2 || !areTexts(stretch) || !accept(stretch, at)) {
      out.push(rows[at]!)
      continue
    }
    out.push(...inTurn(stretch))
    at += stretch.rows.length - 1
  }
  return out
}

/** True if a larger heading stands above the texts at the right, below the last text across: they are a column of the page. */
function areHeaded(rows: readonly Row[], at: number, starts: readonly number[]): boolean {
  const [head] = rows[at]!.segments
  for (const row of rows.slice(Math.max(0, at - ROWS), at).toReversed()) {
    const cells = cellsOf(row, starts)
    if (!cells) return false
    if (cells.slice(1).some((some) => some.some(({ size }) => size > head!.size * LARGER))) return true
  }
  return false
}

/** The rows with entries in cards read card by card, as cells, also where a label heads the texts beside each. Bounded by the rows. */
export function readCards(rows: readonly Row[]): Row[] {
  const labels = Map.groupBy(rows, besideFirst)
  const isLabelled = (stretch: Stretch): boolean =>
    (labels.get(besideFirst(stretch.rows[0]!))?.length ?? 0) > 1 && isEntry(stretch, 0)
  const read = readTurns(
    rows,
    (stretch, at) => isLabelled(stretch) || (areEntries(stretch) && !areHeaded(rows, at, stretch.starts)),
  )
  const inCards = new Set(rows)
  return read.map((row) => (inCards.has(row) ? row : { ...row, cells: true }))
}

/** The rows with sections that begin side by side, under headings like others, read one after another. */
export function readSections(rows: readonly Row[]): Row[] {
  const body = bodyOf(rows)
  const alone = new Set(rows.flatMap(({ segments }) => (segments.length === 1 ? [styleOf(segments[0]!)] : [])))
  return readTurns(rows, ({ rows: [first, ...rest], starts }) => {
    const head = first!.segments[0]!
    const larger = head.size > body * LARGER
    const long = starts.every((_, at) => rest.filter((row) => cellsOf(row, starts)![at]!.length > 0).length >= TEXTS)
    return alone.has(styleOf(head)) ? larger || isUpper(head) : larger && isUpper(head) && long
  })
}
