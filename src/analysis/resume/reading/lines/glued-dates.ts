// Separates a period from the name that it touches, as designs set two boxes side by side: "Aire Valley Homes2016 – 2020".
import type { Line } from '../../../documents/document'
import { findRanges } from '../dates/dates'
import { monthNumber } from '../dates/months'
import { trimPart } from '../experience/parts'
import { fold } from '../text'

/** The end of a word with a year or a month and its year right behind it. */
const seam =
  /(?<=\p{Ll}{2}|\p{Lu}{3}|\))(?=(?:19|20)\d\d(?!\d)|(?:0[1-9]|1[0-2])\/(?:19|20)\d\d|(?<=\p{Ll})\p{Lu}\p{Ll}{2,8}\.? (?:de )?(?:19|20)\d\d)/u
/** A heading is shorter. */
const MOST_CHARACTERS = 160

/** "jan2019 – dez2021" touches no name. */
const isOfPeriod = (name: string): boolean => monthNumber.has(/\p{L}+$/u.exec(fold(name))?.[0] ?? '')

/** The line with its period in a cell of its own, where both ends of one stand behind a word that they touch, up to the line's end. */
export const withoutGluedDates = (line: Line): Line => {
  const at = line.text.length > MOST_CHARACTERS ? -1 : line.text.search(seam)
  if (at < 0 || isOfPeriod(line.text.slice(0, at))) return line
  const [name, period] = [line.text.slice(0, at), line.text.slice(at)]
  const [range] = findRanges(period)
  if (range?.start !== 0 || range.to === null || range.end < period.length) return line
  const cells = line.parts?.at(-1)?.endsWith(line.text.slice(at - 1)) ? line.parts.slice(0, -1) : []
  const left = cells.length > 0 ? name.slice(cells.join(' ').length) : name
  return { ...line, text: `${name} ${period}`, parts: [...cells, trimPart(left), period] }
}
