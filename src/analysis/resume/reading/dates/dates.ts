// Parses dates as written in Portuguese and English résumés. Everything works on folded text (text.ts).
import { memo } from '../../../memo'
import { fold } from '../text'
import { durationUnit } from './durations'
import { monthNumber } from './months'
import {
  aboutPattern,
  boundPattern,
  edgePattern,
  endPattern,
  fullPattern,
  isoPattern,
  monthPattern,
  namedPattern,
  numericPattern,
  pointPattern,
  presentPattern,
  termPattern,
  toPattern,
  yearPattern,
} from './patterns'
import { fullYear, shortPeriods } from './short-years'

export type Style = 'name' | 'numeric' | 'iso' | 'full' | 'year'
export type Point = { readonly year: number; readonly month: number | null; readonly style: Style }
/** When a text is read, by São Paulo's calendar; `month` (1 to 12) is null in a comparison asked for before it was stored. */
export type CurrentMonth = { readonly year: number; readonly month: number | null }
export type DateRange = {
  readonly from: Point
  /** null for a single date, such as the year a course ended. */
  readonly to: Point | 'present' | null
  /** Position in the text. */
  readonly start: number
  readonly end: number
}

const range = new RegExp(
  `${edgePattern}(${boundPattern})(?:${toPattern}| \\(?(?=atual|present|current))${aboutPattern}(${boundPattern}|(?:ate )?${presentPattern})${endPattern}`,
  'gu',
)
const monthsOfOneYear = new RegExp(
  `${edgePattern}(${monthPattern}|0[1-9]|1[0-2])(?:${toPattern})(${namedPattern}|${numericPattern})${endPattern}`,
  'gu',
)
/** "03/2018 08/2018": two months of a period whose dash a narrow cell, a table or the person left out. */
const monthOfYearPattern = `(?:${monthPattern} ?(?:[/.,-]|de|of)? ?${yearPattern}|${numericPattern}|${isoPattern})`
const bare = new RegExp(
  `${edgePattern}(${monthOfYearPattern}) {1,3}(${monthOfYearPattern}|atual(?:mente)?|presente?|hoje|now|current)${endPattern}`,
  'gu',
)
/** "2005, 2006 e 2007": work in several years. */
const years = new RegExp(
  `${edgePattern}(${yearPattern})(?:, ?${yearPattern}){1,8},? (?:e|and|y|&) (${yearPattern})(?!\\d)${endPattern}`,
  'gu',
)
/** "Summers 2011, 2012, 2013". */
const summers = new RegExp(
  `(?<=${edgePattern}(?:summers|seasons|veroes|safras|temporadas)(?: de)? )(${yearPattern})(?:, ?${yearPattern}){0,8}, ?(${yearPattern})(?!\\d|, ?\\d)${endPattern}`,
  'gu',
)
/** "Summer 2016, Summer 2017": work in several seasons. */
const seasons = new RegExp(`${edgePattern}(${termPattern})(?: ?[,&] ?| e | and )(${termPattern})${endPattern}`, 'gu')
const fullDate = new RegExp(`^${fullPattern}$`)
const since = new RegExp(
  `${edgePattern}(?:desde|since|a partir de|inicio(?: em)?:?)(?: o ano de)? (${pointPattern})${endPattern}`,
  'gu',
)
/** "Supervisor (from May 2022)". */
const inBrackets = new RegExp(`(?<=\\()from (${pointPattern})(?=\\))`, 'gu')
/** "Entre 03/2019 e 05/2021", "between 2019 and now". */
const between = new RegExp(
  `${edgePattern}(?:entre|between) (${pointPattern}) (?:e|and|ate|to) (${pointPattern}|${presentPattern})${endPattern}`,
  'gu',
)
/** "de 2019 em diante", "2019 onwards". */
const onwards = new RegExp(`${edgePattern}(${pointPattern}) (?:em diante|onwards?|para ca)${endPattern}`, 'gu')
/** "Atual – fev 2019": today first. */
const backward = new RegExp(`${edgePattern}(?:${presentPattern}) ?- ?(${pointPattern})${endPattern}`, 'gu')
/** "2009 March – 2011 May", "2014 (maio) – atual". */
const monthsBehind = new RegExp(
  `${edgePattern}(${yearPattern} \\(?${monthPattern}\\)?)${toPattern}(${yearPattern} \\(?${monthPattern}\\)?|${presentPattern})${endPattern}`,
  'gu',
)
/** "2015–17": a short second year, above 12 so that it is no month; "2018 - 15 horas" is a year and a length. */
const shortened = new RegExp(
  `${edgePattern}(${yearPattern}) ?[-/] ?('?(?:1[3-9]|[2-4]\\d|(?<=19\\d\\d ?[-/] ?'?)[5-9]\\d))(?![\\d/-]|[.:]\\d| ?%| ?${durationUnit})${endPattern}`,
  'gu',
)
/** "1960 - 72 people", "1998 - 40 alunos": what is counted behind such a number, which is then no year. */
const counted = /^ (?:people|children|\p{Ll}{3,}s)(?!\p{L})/u
const hired = new RegExp(
  `(?:(?:admissao|entrada|inicio|start)(?: date)?:?|(?:from|de):) ?(${pointPattern}).{0,12}?(?:(?:demissao|saida|desligamento|termino|fim|end)(?: date)?:?|(?:to|ate):) ?(${pointPattern}|${presentPattern})${endPattern}`,
  'gu',
)
const single = new RegExp(`${edgePattern}(${pointPattern})${endPattern}`, 'gu')

const named = new RegExp(`(${monthPattern})(?: \\d{1,2}(?:st|nd|rd|th)?,)? ?(?:[/.,-]|de|of)? ?('?\\d{2,4})$`)
const term = new RegExp(`^(?:${termPattern})$`)
const present = new RegExp(`^(?:(?:ate )?${presentPattern}|data)$`)

/** The month of "01/03/2020", "10/17/2025" and "2020-03-01": the middle number, unless it exceeds 12. */
const dayFirst = ([first = '', middle = '']: readonly string[]): number =>
  Number(middle) > 12 && first.length < 4 ? Number(first) : Number(middle)

const parsePoint = (text: string): Point => {
  const [, year = '', behind = ''] = /^(\d{4}) \(?(\p{L}+)\.?\)?$/u.exec(text) ?? []
  const month = monthNumber.get(behind)
  if (month) return { year: Number(year), month, style: 'name' }
  const name = text.match(named)
  if (name)
    return { year: fullYear(name[2]!), month: monthNumber.get(name[1]!.replace('.', '')) ?? null, style: 'name' }
  const numbers = text.match(/\d+/g)!
  const yearNumber = fullYear(numbers.find((digits) => digits.length === 4) ?? numbers.at(-1)!)
  if (term.test(text)) return { year: yearNumber, month: null, style: 'year' }
  if (numbers.length === 3) return { year: yearNumber, month: dayFirst(numbers), style: 'full' }
  if (numbers.length === 1) return { year: yearNumber, month: null, style: 'year' }
  const first = numbers[0]!.length === 4
  return { year: yearNumber, month: Number(first ? numbers[1] : numbers[0]), style: first ? 'iso' : 'numeric' }
}

/** Someone who writes one date as "10/17/2025" writes the others in the same order. */
const monthFirst = (text: string): boolean => {
  const [first = '', middle = '', year] = text.match(/\d+/g) ?? []
  return year !== undefined && first.length < 3 && Number(middle) > 12 && Number(first) <= 12
}
const withMonthFirst = (text: string): Point => {
  const point = parsePoint(text)
  return point.style === 'full' ? { ...point, month: Number(text.match(/\d+/)![0]) } : point
}

const toRange = (match: RegExpMatchArray, from: string, to: string | null): DateRange => {
  if (to !== null && (monthFirst(from) || monthFirst(to))) {
    const last = present.test(to) ? 'present' : withMonthFirst(to)
    return { from: withMonthFirst(from), to: last, start: match.index!, end: match.index! + match[0].length }
  }
  const last = to === null ? null : present.test(to) ? 'present' : parsePoint(to)
  const year = last && last !== 'present' ? last.year : 0
  const first = /\d{2}$/.test(from) && !/^\d{2}$/.test(from) ? parsePoint(from) : onlyMonth(from, year)
  return { from: first, to: last, start: match.index!, end: match.index! + match[0].length }
}

const onlyMonth = (text: string, year: number): Point => {
  const named = monthNumber.get(text.replace('.', ''))
  if (named) return { year, month: named, style: 'name' }
  return /^\d{2}$/.test(text) ? { year, month: Number(text), style: 'numeric' } : parsePoint(text)
}

/** True if the second month is not before the first, as in a period; two dates of other kinds may be in any order. */
const isForward = ({ from, to }: DateRange): boolean =>
  to === 'present' || (to !== null && to.year * 12 + (to.month ?? 12) >= from.year * 12 + (from.month ?? 1))

/** Most dates of one text; a line with more does not describe work. */
const MAX_DATES = 60

const collect = (
  folded: string,
  pattern: RegExp,
  found: DateRange[],
  make: (match: RegExpExecArray) => DateRange | null,
) => {
  for (const match of folded.matchAll(pattern)) {
    if (found.length >= MAX_DATES) return
    const next = make(match)
    if (next && !found.some((other) => next.start < other.end && other.start < next.end)) found.push(next)
  }
}

const sortByStart = (found: readonly DateRange[]): DateRange[] => [...found].sort((a, b) => a.start - b.start)

/** Some templates set the end above or before the beginning: "2021 – 2018", "atual – fev 2019". */
const forward = (found: DateRange): DateRange =>
  found.to !== null && found.to !== 'present' && !isForward(found)
    ? { ...found, from: found.to, to: found.from }
    : found

/** Ranges such as "jan/2020 – atual", "01/2020 a 03/2021", "desde 2019", in order and without overlap. */
export const findRanges = (text: string): DateRange[] => [...rangesOf(text)]

const fromTo = (match: RegExpExecArray): DateRange => toRange(match, match[1]!, match[2]!)
const untilNow = (match: RegExpExecArray): DateRange => ({ ...toRange(match, match[1]!, null), to: 'present' })
const inYear = (year: number): Point => ({ year, month: null, style: 'year' })

const rangesOf = memo((text: string): readonly DateRange[] => {
  const folded = fold(text)
  const collected: DateRange[] = []
  for (const pattern of [hired, between, monthsBehind, years, summers, range])
    collect(folded, pattern, collected, fromTo)
  collect(folded, shortened, collected, (match) => {
    const last = fullYear(match[2]!)
    const isYear = last > Number(match[1]) && !counted.test(text.slice(match.index + match[0].length))
    return isYear ? toRange(match, match[1]!, String(last)) : null
  })
  for (const { from, to, start, end } of shortPeriods(text))
    if (collected.length < MAX_DATES && !collected.some((other) => start < other.end && other.start < end))
      collected.push({ from: inYear(from), to: to === 'present' ? to : inYear(to), start, end })
  collect(folded, seasons, collected, fromTo)
  for (const open of [since, onwards, inBrackets]) collect(folded, open, collected, untilNow)
  collect(folded, monthsOfOneYear, collected, (match) =>
    // "01/03/2020" is a day, not January to March.
    fullDate.test(match[0]) ? toRange(match, match[0], null) : fromTo(match),
  )
  collect(folded, bare, collected, (match) => {
    const both = fromTo(match)
    return isForward(both) ? both : toRange(match, match[1]!, null)
  })
  collect(folded, backward, collected, untilNow)
  return sortByStart(collected.filter(({ to }) => to !== null).map(forward))
})

const opener = /(?<![\p{L}\p{N}])(?:de|desde|from|entre|between)\s+$/iu

/** Where a period starts with the word that opens it: "De 2009 até 2014", "From 2009 to 2014". */
export const openedAt = (text: string, { start, to }: DateRange): number =>
  to === null ? start : start - (opener.exec(text.slice(0, start))?.[0].length ?? 0)

/** Ranges and single dates ("2019", "dez/2018"), in order. */
export const findDates = (text: string): DateRange[] => [...datesOf(text)]

const datesOf = memo((text: string): readonly DateRange[] => {
  const ranges = findRanges(text)
  collect(fold(text), single, ranges, (match) => toRange(match, match[1]!, null))
  return sortByStart(ranges)
})

/** Every date point, to count how many formats a résumé uses. */
export const points = (dates: readonly DateRange[]): Point[] =>
  dates.flatMap((date) => (date.to && date.to !== 'present' ? [date.from, date.to] : [date.from]))

const fills = (text: string, found: DateRange | undefined): boolean =>
  found !== undefined && found.start <= 1 && found.end >= text.length - 1

/** True for a text that is a date or a period, with at most one sign on each side. */
export const isDateAlone = (text: string): boolean => fills(text, findDates(text)[0])

/** True for a text that is a period, with at most one sign on each side. */
export const isPeriodAlone = (text: string): boolean => fills(text, findRanges(text)[0])
