// Finds periods whose years are written short: "'08 - '11", "2000 - 01", "2008–9".
import { fold } from '../text'

/** A period by its years, and where it stands in the text. */
type Short = { readonly from: number; readonly to: number | 'present'; readonly start: number; readonly end: number }

const quoted =
  /(?<![\p{L}\p{N}'])'(\d\d) ?(?:-{1,2}|to|a|ate|until) ?(?:'(\d\d)|((?:the )?present|now|atual|hoje|date|today|current))(?![\p{L}\p{N}'])/gu
/** Behind a year two figures that begin with 0 may follow any sign set apart by blanks, others only where no word in small letters follows them. */
const shortEnd = /(?<![\p{L}\p{N}/.-])((?:19|20)\d\d)( - ?| ?-)(0\d|1[0-2]|\d)(?![\p{N}/.-]| ?-|\.\d| (?:19|20)\d\d)/gu
/** Most years between the two. */
const SPAN = 15

const century = (digits: string): number => (Number(digits) >= 50 ? 1900 : 2000) + Number(digits)

/** The year that two last figures, or one, stand for behind another year: "01" behind 2000, "02" behind 1998. */
const yearBehind = (from: number, digits: string): number => {
  const size = 10 ** digits.length
  const year = from - (from % size) + Number(digits)
  return year > from ? year : year + size
}

/** In the order of their forms. Bounded by the text. */
export const shortPeriods = (text: string): Short[] => {
  const folded = fold(text)
  const periods: Short[] = []
  if (folded.includes("'"))
    for (const match of folded.matchAll(quoted)) {
      const to = match[2] ? century(match[2]) : 'present'
      periods.push({ from: century(match[1]!), to, start: match.index, end: match.index + match[0].length })
    }
  for (const match of folded.matchAll(shortEnd)) {
    const [whole, year = '', sign = '', digits = ''] = match
    const end = match.index + whole.length
    const isDash = /[–—]/u.test(text.slice(match.index, end))
    const isApart = sign.includes(' ') || isDash
    const isCount = !digits.startsWith('0') && /^ ?\p{Ll}/u.test(text.slice(end))
    const to = yearBehind(Number(year), digits)
    // "2008-9" has no month of one figure; "2009-10" may be one.
    const isYear = digits.length === 1 ? digits !== '0' && !sign.includes(' ') : isApart
    if (
      isYear &&
      !isCount &&
      !/^ ?\p{L}/u.test(digits.length === 1 ? text.slice(end, end + 1) : '') &&
      to - Number(year) <= SPAN
    )
      periods.push({ from: Number(year), to, start: match.index, end })
  }
  return periods
}
