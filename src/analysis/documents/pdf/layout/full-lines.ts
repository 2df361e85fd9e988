// Finds the lines that fill their column: the first word of the line below would not have fitted at their end.
import type { Placed } from '../glyphs/lines'
import type { Segment } from '../glyphs/words'

/** Points over which the left edges of one text's lines vary, and by which a line may end short of the edge. */
const STRIP = 20
const SHORT = 1
/** A space in font sizes. */
const SPACE = 0.2

type Lined = Placed & { readonly page: number }

const stripOf = ({ page, column, segments }: Lined, shift = 0): string =>
  `${page} ${column} ${Math.floor((segments[0]?.x ?? 0) / STRIP) + shift}`

/** The width of the first word, by the average width of the line's letters. */
const firstWord = ({ text, x, end }: Segment): number =>
  ((end - x) / Math.max(1, text.length)) * (text.split(' ')[0] ?? '').length

/** Where the first text of a line ends at the latest: before the next cell, or where other lines of its text end. */
function edgesOf(lines: readonly Lined[]): (line: Lined) => number {
  const ends = new Map<string, number>()
  for (const line of lines) {
    const end = line.segments.at(-1)?.end ?? 0
    ends.set(stripOf(line), Math.max(ends.get(stripOf(line)) ?? 0, end))
  }
  return (line) =>
    line.segments[1]?.x ?? Math.max(...[-2, -1, 0, 1, 2].map((shift) => ends.get(stripOf(line, shift)) ?? 0))
}

/** The lines that fill their column. Bounded by the lines. */
export function findFull(lines: readonly Lined[]): ReadonlySet<Lined> {
  const edgeOf = edgesOf(lines)
  return new Set(
    lines.filter((line, at) => {
      const [next, first] = [lines[at + 1], line.segments[0]]
      const below = next && next.page === line.page && next.column === line.column && next.row.y > line.row.y
      const word = next?.segments[0]
      return below && first && word && first.end + line.row.size * SPACE + firstWord(word) > edgeOf(line) - SHORT
    }),
  )
}
