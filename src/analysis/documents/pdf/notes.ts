import { countWords, splitBullet } from '../text'
import type { Placed } from './lines'
import type { Segment } from './words'

/** Dates and places set flush right are short; a longer text at the margin is a text. */
const NOTE_WORDS = 6
const FLUSH = 3
const RIGHT_HALF = 0.55
/** Sizes from one line of an item to its next; designs that hang their bullets out have headings further in than those. */
const ITEM_GAP = 2

type Item = { readonly x: number; readonly y: number; readonly column: number }

const goesOn = (item: Item, { row, column }: Placed, first: Segment): boolean =>
  item.column === column &&
  first.x > item.x + 1 &&
  row.y - item.y <= row.size * ITEM_GAP &&
  first.bold * 2 <= first.characters

/**
 * Some designs hang "2019 – 2021" and "São Paulo" in the right margin beside whatever line comes next, so that a row
 * reads "• Reduced costs by 12% 2019 – 2021". A note beside a list item is set on a line of its own, right below the
 * entry it dates; one beside the entry's own line stays with it.
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
