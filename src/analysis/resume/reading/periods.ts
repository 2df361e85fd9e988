// Dates that a narrow cell broke over two lines: "jan/2020 –" above "atual".
import type { Line } from '../../documents/document'
import { findDates, findRanges } from './dates'

const whole = (text: string, range: { readonly start: number; readonly end: number } | undefined): boolean =>
  range !== undefined && range.start <= 1 && range.end >= text.length - 1

const isDate = (text: string): boolean => {
  const bare = text.replace(/\s*(?:[-–—]|até|a|to)$/i, '')
  return whole(bare, findDates(bare)[0])
}

/** The two lines with the whole period in the first, or null when they hold no broken one. */
const join = (line: Line, next: Line): [Line, Line | null] | null => {
  const [from, ...title] = line.parts ?? [line.text]
  const [to, ...rest] = next.parts ?? [next.text]
  if (!from || !to || from.length + to.length > 60 || findRanges(from).length > 0 || !isDate(from)) return null
  // A dash before the second date was taken for a bullet.
  const period = next.bullet ? `${from.replace(/\s*[-–—]$/, '')} – ${to}` : `${from} ${to}`
  if (!whole(period, findRanges(period)[0])) return null
  const parts = [period, ...title]
  return [
    { ...line, text: parts.join(' '), parts },
    rest.length > 0 ? { ...next, text: rest.join(' '), parts: rest, bullet: false } : null,
  ]
}

/** Lines with broken periods made whole; all else as it was. */
export const joinPeriods = (lines: readonly Line[]): Line[] => {
  const out: Line[] = []
  for (let at = 0; at < lines.length; at++) {
    const [line, next] = [lines[at]!, lines[at + 1]]
    const joined = next && join(line, next)
    if (!joined) out.push(line)
    else {
      out.push(joined[0], ...(joined[1] ? [joined[1]] : []))
      at += 1
    }
  }
  return out
}
