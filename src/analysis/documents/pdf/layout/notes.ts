// Moves dates and places from the right margin to the entry they belong to.
import { countWords, splitBullet } from '../../text'
import type { Placed } from '../glyphs/lines'
import type { Segment } from '../glyphs/words'

/** Most characters of a margin note (dates and places set flush right); longer text is content. */
const NOTE_WORDS = 6
const FLUSH = 3
const RIGHT_HALF = 0.55
/** Distance in font sizes from one line of an item to the next. */
const ITEM_GAP = 2

type Item = { readonly x: number; readonly y: number; readonly column: number }

const goesOn = (item: Item, { row, column }: Placed, first: Segment): boolean =>
  item.column === column &&
  first.x > item.x + 1 &&
  row.y - item.y <= row.size * ITEM_GAP &&
  first.bold * 2 <= first.characters

/**
 * Some designs place "2019 – 2021" and "São Paulo" in the right margin beside the next line, so that a row reads "•
 * Reduced costs by 12% 2019 – 2021". A note beside a list item is moved to a line of its own below the entry it dates;
 * a note beside the entry's own line stays with it.
 */
export function liftNotes(lines: readonly Placed[], width: number): Placed[] {
  const margin = Math.max(0, ...lines.flatMap((line) => line.segments.map((segment) => segment.end)))
  const lifted: Placed[] = []
  let below = 0
  let item: Item | null = null
  for (const line of lines) {
    const [first] = line.segments
    const last = line.segments.at(-1)
    if (!first || !last) continue
    const at = { y: line.row.y, column: line.column }
    if (splitBullet(first.text).bullet) item = { x: first.x, ...at }
    else item = item && goesOn(item, line, first) ? { x: item.x, ...at } : null
    const flush = Math.abs(last.end - margin) <= FLUSH && last.x > width * RIGHT_HALF
    if (item && last !== first && flush && countWords(last.text) <= NOTE_WORDS) {
      lifted.splice(below, 0, { ...line, segments: [last] })
      below += 1
      lifted.push({ ...line, segments: line.segments.slice(0, -1) })
    } else {
      lifted.push(line)
      if (!item) below = lifted.length
    }
  }
  return lifted
}
