// Joins headings that a narrow column or margin broke, and finds what is set apart from the text.
import type { Line } from '../../../documents/document'
import { isUpper, tokens } from '../text'
import { headingName } from './headings'
import { looksLike } from './look'
import { headingAbout } from './words'

/** Size of most of the text, in points; 0 if unknown. */
export const bodySize = (lines: readonly Line[]): number => {
  const counts = new Map<number, number>()
  for (const { size, text } of lines) counts.set(size, (counts.get(size) ?? 0) + text.length)
  return [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? 0
}

/** True for a line that is set apart from the text: bold, in capitals, larger, or with a colon at its end. */
export const standsOut = (line: Line, body: number): boolean =>
  line.bold || isUpper(line.text) || line.text.endsWith(':') || (body > 0 && line.size > body * 1.04)

/** Distance in font sizes within which a heading continues on a second line. */
const HEADING_GAP = 1.7

/** "TRABALHO" above "VOLUNTÁRIO" in a narrow column is one heading. */
export const joinHeadings = (lines: readonly Line[]): Line[] => {
  const body = bodySize(lines)
  const out: Line[] = []
  for (const line of lines) {
    const last = out.at(-1)
    const near =
      last && last.column === line.column && last.page === line.page && line.gap > 0 && line.gap < HEADING_GAP
    const alike =
      near && looksLike(line, last) && standsOut(line, body) && !line.bullet && tokens(last.text).length <= 3
    const joined = alike && tokens(line.text).length <= 3 ? `${last.text} ${line.text}` : ''
    const more = joined !== '' && headingName(line.text) === null && headingAbout(line.text, false) === null
    const joins = more && (headingName(joined) ?? headingAbout(joined, false)) !== null
    if (last && joins) out[out.length - 1] = { ...last, text: joined }
    else out.push(line)
  }
  return out
}
