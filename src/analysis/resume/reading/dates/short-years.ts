// Finds periods whose years are written short: "'08 - '11", "2000 - 01", "2008–9".
import { fold } from '../text'

/** A period by its years, and where it stands in the text. */
type Short = { readonly from: number; readonly to: number | 'present'; readonly start: number; readonly end: number }

const quoted =
  /(?<![\p{L}\p{N}'])'(\d\d) ?(?:-{1,2}|to|a|ate|until) ?(?:'(\d\d)|((?:the )?present|now|atual|hoje|date|today|current))(?![\p{L}\p{N}'])/gu
/** Where a part of a line ends: "2008 - 12 | Loja Azul", not "2004 - 12 Lojas". */
const partEnd = String.raw`(?= ?(?:$|[)\]},;|•·●]))`
/** Two last figures behind a spaced or long dash, or of the same decade: "2000 – 01 Vendedora", "2008-9"; "2009-10" may be a month. */
const shortEnd = new RegExp(
  String.raw`(?<![\p{L}\p{N}/.–—-])((?:19|20)\d\d)(?:(?: ?[–—] ?| - ?| -)(0\d|1[0-2]${partEnd})|[–—-]([1-9]))(?![\p{L}\p{N}/:–—-]| ?[–—%-]|[.,]\d| \p{Ll}| (?:19|20)\d\d)`,
  'gu',
)
/** Most years between the two. */
const SPAN = 15

/** The year of four figures or of the last two, for which a working life reaches back to the 1950s, not forward past the 2040s. */
export const fullYear = (digits: string): number => {
  const year = Number(digits.replace("'", ''))
  return year >= 100 ? year : year + (year >= 50 ? 1900 : 2000)
}

/** The year that the last figures stand for behind another year: "01" behind 2000, "02" behind 1998. */
const yearBehind = (from: number, digits: string): number => {
  const size = 10 ** digits.length
  const year = from - (from % size) + Number(digits)
  return year > from || size === 10 ? year : year + size
}

/** In the order of their forms. Bounded by the text. */
export const shortPeriods = (text: string): Short[] => {
  const folded = fold(text)
  const periods: Short[] = []
  if (folded.includes("'"))
    for (const match of folded.matchAll(quoted)) {
      const to = match[2] ? fullYear(match[2]) : 'present'
      periods.push({ from: fullYear(match[1]!), to, start: match.index, end: match.index + match[0].length })
    }
  for (const { 0: whole, 1: year = '', 2: two, 3: one = '', index: start } of text.matchAll(shortEnd)) {
    const [from, to] = [Number(year), yearBehind(Number(year), two ?? one)]
    if (to > from && to - from <= SPAN) periods.push({ from, to, start, end: start + whole.length })
  }
  return periods
}
