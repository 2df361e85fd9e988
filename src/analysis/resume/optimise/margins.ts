// Handles text outside every section: page numbers are dropped, everything else is moved into the body.

import { isMargin, type Line, placeOf } from '../../documents/document'
import type { Resume } from '../reading'
import { hasContact } from '../reading/person/contact'
import { isEdge } from '../reading/person/contact-data'
import { fold } from '../reading/text'

/** Page numbers and notes about the file's date. */
const furniture =
  /^(?:p[áa]g(?:ina|e)?\.? ?)?\d{1,2}(?: ?(?:\/|de|of) ?\d{1,2})?$|[-–—] \d{1,2} ?\/ ?\d{1,2}$|^(?:last updated|atualizado|última atualização|updated)\b/iu

/** True for a page's number and for notes about the file's date. */
export const isFurniture = (text: string): boolean => furniture.test(text)

/** A margin line with a page count: "Ana Sol · Résumé 1", "Page 1 / 1 - Curriculum vitae of". */
export const paged =
  /^(?:p[áa]g(?:ina|e)?\.? ?)\d{1,2}(?!\d)|(?<![\p{L}])(?:r[ée]sum[ée]|curr[íi]culo|curriculum(?: vit(?:ae|æ))?|cv)[\s·|–-]{0,3}\d{1,2}$/iu

/** True where text of a header, footer or text box is moved into the body. */
export const hasMargins = ({ lines }: Resume): boolean =>
  lines.some((line) => isEdge(line) && !furniture.test(line.text))

/** Running lines that differ only in the page number: "Résumé of Ana Sol, 1", "… 2". The first with contact data says them. */
const numberedLines = (lines: readonly Line[]): ReadonlySet<Line> => {
  const groups = Map.groupBy(lines.filter(isMargin), ({ text }) => fold(text).replace(/\d+/g, '#'))
  const running = [...groups.values()].filter((group) => new Set(group.map(({ text }) => text)).size > 1)
  return new Set(running.flatMap((group) => (hasContact(group[0]?.text ?? '') ? group.slice(1) : group)))
}

/** Lines outside every section, or in a margin that interrupts one; running headers once, page numbers never. */
export const looseLines = ({ lines, top, sections, joined, name }: Resume): Line[] => {
  const counted = numberedLines(lines)
  const placed = new Set([...top, ...sections.flatMap((section) => section.lines), ...joined].map(placeOf))
  for (const { page, line } of sections) placed.add(placeOf({ page, number: line }))
  const bodyLines = new Set(lines.filter((line) => !isMargin(line)).map((line) => fold(line.text)))
  const nameText = name === null ? null : fold(name.value)
  return lines.filter((line) => {
    if ((!isMargin(line) && placed.has(placeOf(line))) || furniture.test(line.text) || counted.has(line)) return false
    if (isMargin(line) && paged.test(line.text)) return false
    const text = fold(line.text)
    const again = text === nameText || (isMargin(line) && bodyLines.has(text))
    bodyLines.add(text)
    return !again
  })
}
