// Joins a date at the right edge with the line it stands beside, where both have different baselines.
import type { Line } from '../../../documents/document'
import { findDates } from '../dates/dates'

/** Baselines nearer than this, in font sizes, belong to one visual line. */
const LEVEL = 0.75
/** Points by which the date starts right of the text. */
const APART = 60

const isDate = ({ text, parts, bullet }: Line): boolean => {
  if (parts || bullet) return false
  const [first] = findDates(text)
  return first !== undefined && first.start <= 1 && first.end >= text.length - 1
}

const isLevel = (above: Line, below: Line): boolean =>
  above.page === below.page &&
  above.column === below.column &&
  above.x > 0 &&
  below.gap > 0 &&
  below.gap * below.size < LEVEL * Math.max(above.size, below.size)

const joined = (text: Line, date: Line): Line => {
  const parts = [...(text.parts ?? [text.text]), date.text]
  return { ...text, text: parts.join(' '), parts }
}

/** The lines with such dates as the last part of the line they date; all others are unchanged. Bounded by the lines. */
export const joinBeside = (lines: readonly Line[]): Line[] => {
  const out: Line[] = []
  for (const line of lines) {
    const last = out.at(-1)
    if (last && isLevel(last, line) && isDate(last) && !isDate(line) && last.x >= line.x + APART)
      out[out.length - 1] = { ...joined(line, last), gap: last.gap }
    else if (last && isLevel(last, line) && isDate(line) && !isDate(last) && line.x >= last.x + APART)
      out[out.length - 1] = joined(last, line)
    else out.push(line)
  }
  return out
}
