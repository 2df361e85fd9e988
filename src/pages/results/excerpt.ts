// A long line as it stands on a tip: the part around what is marked, cut between words. Pure.
import { prefixWithin } from '../../analysis/bounded'

/** Longest text shown, in characters: about three lines on a phone. */
export const excerptMax = 84
/** How much stands before the first mark. */
const before = 24

type Quoted = { readonly text: string; readonly marks: readonly string[] }

/** The quote itself where it is short; otherwise with an ellipsis at each end that was cut. */
export const excerpt = <One extends Quoted>(quote: One): One => {
  const { text, marks } = quote
  if (text.length <= excerptMax) return quote
  const at = Math.min(...marks.map((mark) => text.indexOf(mark)).filter((found) => found >= 0), text.length)
  const wanted = at === text.length || at <= before * 2 ? 0 : at - before
  const start = wanted === 0 ? 0 : text.indexOf(' ', Math.min(wanted, text.length - excerptMax)) + 1
  const rest = text.slice(start)
  if (rest.length <= excerptMax) return { ...quote, text: `…${rest}` }
  const end = rest.lastIndexOf(' ', excerptMax)
  return { ...quote, text: `${start > 0 ? '…' : ''}${prefixWithin(rest, end > excerptMax / 2 ? end : excerptMax)}…` }
}
