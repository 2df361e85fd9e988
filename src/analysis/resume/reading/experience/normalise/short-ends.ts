// Writes out a short last year that could be a month, where the other jobs of the section say which it is: "2010 - 12 Loja Azul".
import type { Line } from '../../../../documents/document'
import { findRanges, points } from '../../dates/dates'
import { fullYear } from '../../dates/short-years'

/** A year and two figures up to 12 that no further date follows: "2010 - 12", "2009/10", "2010-12". */
const either =
  /(?<![\d/.–—-])((?:19|20)\d\d)( ?[-–—/] ?)(0[1-9]|1[0-2])(?![\d/.:–—-]|\s*[-–—]|\s+(?:a|to|até|until)\s)/u
/** The same with figures that are no month. */
const sure = /(?<![\d/.–—-])(?:19|20)\d\d ?[-–—/] ?(?:1[3-9]|[2-4]\d)(?![\d/.:])/u
/** A month behind its year in a period: "2010-12 – 2013-05", "2010-12 a hoje". */
const month = String.raw`(?:19|20)\d\d[-/.](?:0[1-9]|1[0-2])`
const to = ` {0,3}(?:[-–—]| (?:a|to|até|until) ) {0,3}`
const iso = new RegExp(
  `${month}${to}(?:\\d{4}|atual|presente?|hoje|now)|\\d{4}(?:[-/.]\\d\\d)?${to}${month}(?!\\d)`,
  'iu',
)
/** Most years of such a period. */
const SPAN = 15

/** The line with its last year in four figures, also in its cell, of which the text may be made again. */
const writtenOut = (line: Line): Line => {
  const written = (text: string) =>
    text.replace(either, (all, from: string, sign: string, to: string) => {
      const year = Number(from.slice(0, 2) + to)
      return year > Number(from) && year - Number(from) <= SPAN
        ? `${from}${sign.trim() === '/' ? ' - ' : sign}${year}`
        : all
    })
  const text = written(line.text)
  return text === line.text ? line : { ...line, text, ...(line.parts ? { parts: line.parts.map(written) } : {}) }
}

/** True where lines without such years have periods, and none of them a month. */
const haveYearsOnly = (lines: readonly Line[]): boolean => {
  const ranges = lines.filter(({ text }) => !either.test(text)).flatMap(({ text }) => findRanges(text))
  return ranges.length > 0 && points(ranges).every(({ month }) => month === null)
}

/** "06-08" at the end of a line: years where the jobs above it began in them or later, as they are listed backwards. */
const bare = /(?<=^|[\s(])(\d\d) ?[-–—] ?(\d\d)(?=\)?$)/u
/** Fewest jobs above. */
const MIN_ABOVE = 2

const withBareYears = (lines: readonly Line[]): readonly Line[] => {
  const starts: number[] = []
  return lines.map((line) => {
    const [, first = '', last = ''] = line.bullet ? [] : (bare.exec(line.text) ?? [])
    const [from, to] = [first, last].map(fullYear)
    starts.push(...(line.bullet ? [] : findRanges(line.text).map((range) => range.from.year)))
    if (first === '' || starts.length < MIN_ABOVE || from! >= to! || starts.some((year) => year < to!)) return line
    const written = (text: string) => text.replace(bare, `${from}-${to}`)
    return { ...line, text: written(line.text), ...(line.parts ? { parts: line.parts.map(written) } : {}) }
  })
}

/** The lines, with such years in four figures where another job has one that is no month, or all others have years alone. */
export const withWholeYears = (all: readonly Line[]): readonly Line[] => {
  const lines = withBareYears(all)
  if (!lines.some(({ text }) => either.test(text)) || lines.some(({ text }) => iso.test(text))) return lines
  return lines.some(({ text }) => sure.test(text)) || haveYearsOnly(lines) ? lines.map(writtenOut) : lines
}
