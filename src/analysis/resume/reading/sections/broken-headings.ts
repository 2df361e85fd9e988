// Joins headings that a narrow column or margin broke, and finds what is set apart from the text.
import type { Line } from '../../../documents/document'
import { isUpper, tokens } from '../text'
import { headingName } from './headings'
import { headingLook, looksLike } from './look'
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

/** Points by which the text beside a margin starts right of it, and the distance of its lines in font sizes. */
const MARGIN = 60
const BESIDE = 1.3

/** "Experiência" and "Profissional" in a margin, the first line of the text between them: one heading. */
const joinAround = (out: Line[], line: Line): boolean => {
  const [above, between] = [out.at(-2), out.at(-1)]
  if (!above || !between || line.bullet || above.bullet || line.parts || above.parts) return false
  const apart = between.x >= line.x + MARGIN && Math.abs(above.x - line.x) <= 3 && line.x > 0
  const near = above.page === line.page && above.column === line.column && between.gap < BESIDE && line.gap < BESIDE
  const joined = `${above.text} ${line.text}`
  if (!apart || !near || !looksLike(line, above) || tokens(joined).length > 4 || !headingName(joined)) return false
  out[out.length - 2] = { ...above, text: joined }
  return true
}

/** "TRABALHO" above "VOLUNTÁRIO" in a narrow column is one heading. */
export const joinHeadings = (lines: readonly Line[]): Line[] => {
  const body = bodySize(lines)
  const out: Line[] = []
  for (const line of lines) {
    if (joinAround(out, line)) continue
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

/** Points by which a row is as large as the headings. */
const SAME_SIZE = 0.3

/** The row of a heading and its text's first line as two lines: "Sobre ¦ Gerente comercial de atacado e". */
export const splitHeadingRows = (lines: readonly Line[]): readonly Line[] => {
  const body = bodySize(lines)
  const look = headingLook(lines.filter((line) => headingName(line.text) && standsOut(line, body)))
  if (!look || body === 0 || look.size <= body * 1.08) return lines
  return lines.flatMap((line) => {
    const { parts = [], ...plain } = line
    const [first = '', ...rest] = parts
    const isRow =
      rest.length > 0 &&
      !line.bullet &&
      Math.abs(line.size - look.size) < SAME_SIZE &&
      headingName(first) !== null &&
      headingName(line.text) === null
    if (!isRow) return [line]
    const text: Line = { ...plain, text: rest.join(' '), bold: false, size: body, gap: 0 }
    return [{ ...plain, text: first, bold: look.bold }, rest.length > 1 ? { ...text, parts: rest } : text]
  })
}
