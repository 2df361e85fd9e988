// Joins the period of a job that a narrow cell, the right edge or the end of the line broke: "jan/2020 –" above "atual".
import { type Line, withCells } from '../../../../documents/document'
import { splitBullet } from '../../../../documents/text'
import { memoOfList } from '../../../../memo'
import { findDates, findRanges, isDateAlone, isPeriodAlone } from '../../dates/dates'
import { countWords } from '../../text'
import { duration } from '../parts'
import { fromLattes, isLattes } from './forms/lattes'
import { cutTasks, withoutStop } from './heading-ends'

/** What connects two dates, alone in a narrow cell. */
const connector = /^(?:[-–—|│]|at[ée](?: [oa])?|a|to)$/i

/** A date, also with what leads to a second one behind it. */
const isDate = (text: string): boolean => {
  const bare = text.replace(/\s*(?:[-–—](?: o)?|at[ée](?: [oa])?|[aà]|to)$/i, '')
  return isDateAlone(bare)
}

/** "January 2014 — May" and "set. 2021 à fev." go on with the year. */
const lacksYear = (text: string): boolean => {
  const from = /^(.*(?:[-–—]|\s(?:at[ée]|[aà]|to)))\s+(?:de )?\p{L}{3,9}[.,]?$/iu.exec(text)?.[1]
  return from !== undefined && isDate(from)
}

type Cells = { readonly date: string; readonly rest: readonly string[] }

/** The date cell and those beside it, justified cells ("06/2016   to") split. */
const toCells = ({ parts, text }: Line): Cells => {
  const [start = '', ...rest] = parts ?? [text]
  const first = start.replace(/^(?:de|from) (?=[\p{L}\d])/iu, '')
  // A cell so narrow that almost no gap separates it from the text: "dez. 2024 - Pizzaiola, Cantina Azul".
  const narrow = parts ? undefined : /^(.{0,24}?\d{4}\s*[-–—])\s+(?=[\p{L}○•▪●◦])(.+)$/u.exec(first)
  if (narrow) return { date: narrow[1]!, rest: [narrow[2]!] }
  const [second = ''] = rest
  if (connector.test(second)) return { date: `${first} ${second}`, rest: rest.slice(1) }
  const separator = /^[-–—]\s+(?=\p{L})/u.exec(second)?.[0]
  return separator
    ? { date: `${first} –`, rest: [second.slice(separator.length), ...rest.slice(1)] }
    : { date: first, rest }
}

const proseLines = (line: Line, { rest }: Cells): Line[] => {
  if (rest.length === 0) return []
  const { bullet, text } = splitBullet(rest[0]!)
  return [{ ...withCells(line, [text, ...rest.slice(1)]), bullet }]
}

/** Characters of a whole period, and lines over which a cell breaks one: "Setembro de", "2009 –", "Dezembro de", "2010". */
const PERIOD = 60
const LINES = 4

/** "Setembro de" goes on with its year. */
const isMonth = (text: string): boolean => /^\p{L}{3,9}\.?(?: de)?$/u.test(text) && isDateAlone(`${text} 2000`)

/** The lines with the whole period in the first one, or null if no period is broken. */
const joinCells = (line: Line, below: readonly Line[]): { lines: Line[]; used: number } | null => {
  const [from, rows] = [toCells(line), below.map((next) => ({ next, cells: toCells(next) }))]
  const starts = isDate(from.date) || lacksYear(from.date) || isMonth(from.date)
  if (!from.date || findRanges(from.date).length > 0 || !starts) return null
  const joinedBy = (dates: string, used: number) => {
    const parts = [dates, ...from.rest]
    const prose = rows.slice(0, used).flatMap(({ next, cells }) => proseLines(next, cells))
    return { lines: [{ ...line, text: parts.join(' '), parts }, ...prose], used: used + 1 }
  }
  let period = from.date
  for (const [at, { next, cells }] of rows.entries()) {
    if (!cells.date || period.length + cells.date.length > PERIOD) return null
    // A dash before the second date was read as a bullet.
    // A timeline draws the line between its dates as a sign.
    const sign = /^[|│]$/.test(cells.date) ? '–' : cells.date
    period = next.bullet ? `${period.replace(/\s*[-–—]$/, '')} – ${sign}` : `${period} ${sign}`
    if (isPeriodAlone(period)) return joinedBy(period, at + 1)
    if (!connector.test(cells.date) && !isMonth(cells.date) && !(isMonth(from.date) && isDate(cells.date))) return null
  }
  return null
}

/** Words of a heading whose period the end of the line broke, and of the period's rest on the next line. */
const OPEN_WORDS = 20
const REST_WORDS = 6

/** Dates that may be the first half of a period: "(jul/2021 –", "(fevereiro de 2019 até o", "(março". */
const openPeriod =
  /[\s(](?:\p{L}{3,9}\.?(?:[ /]|$)|\d{1,2}\/)?(?:de )?(?:\d{2,4})?\s*(?:[-–—]|até(?: ao?| o)?|\sa|\sto|de|of)?(?:\s\p{L}{3,9}\.?(?: de)?)?$/iu

/** "Balconista | Casa Azul | 08/2014" above "– 05/2019", whose dash was read as a bullet. */
const dashOf = (line: Line, next: Line): Line => {
  const ends = findDates(line.text).at(-1)?.end === line.text.length
  return ends && next.bullet && isDateAlone(next.text) ? { ...next, bullet: false, text: `– ${next.text}` } : next
}

/** "Casa Azul – Vendedora (jul/2021 –" above "jul/2025)", or above "jul/2025). Atendimento": one heading with its period. */
const joinOpen = (line: Line, below: Line): Line | null => {
  const next = dashOf(line, below)
  if (line.bullet || next.bullet || next.parts || countWords(line.text) > OPEN_WORDS) return null
  if ((next === below && !openPeriod.test(line.text)) || findRanges(line.text).length > 0) return null
  const text = `${line.text} ${next.text}`
  const [range] = findRanges(text)
  if (!range || range.start >= line.text.length || range.end <= line.text.length) return null
  const rest = text.slice(range.end).replace(duration, '')
  const opened = /\(\s*$/u.test(text.slice(0, range.start))
  const ends = opened ? /^\s*\)/u.test(rest) : /^[.\s]*$/u.test(rest)
  if (!ends || countWords(text.slice(line.text.length, range.end)) > REST_WORDS) return null
  const { parts, ...plain } = line
  return { ...plain, text, ...(parts ? { parts: parts.with(-1, `${parts.at(-1)} ${next.text}`) } : {}) }
}

/** "Temporadas 2008 e 2009". */
const seasons = /^(?:temporadas|safras|summers|seasons) /iu

/** "Enfermeira   mar/2019 –" above "Hospital Sol   mai/2021": a period broken at the right edge of two lines. */
const joinRight = (line: Line, below: Line): Line[] | null => {
  const [from, to] = [line.parts?.at(-1), below.parts?.at(-1)]
  if (
    !from ||
    !to ||
    below.bullet ||
    line.bullet ||
    !(/(?:[–—-]| e| and)$/u.test(from) || (/^[–—-]/.test(to) && isDate(from)))
  )
    return null
  const period = `${from} ${to}`
  if (!isPeriodAlone(period.replace(seasons, ''))) return null
  const first = [...line.parts!.slice(0, -1), period]
  return [{ ...line, text: first.join(' '), parts: first }, withCells(below, below.parts!.slice(0, -1))]
}

/** Joins broken periods and separates headings from the text after them; all other lines are unchanged. */
export const joinPeriods = memoOfList((all: readonly Line[]): readonly Line[] => {
  const lattes = isLattes(all)
  const lines = lattes ? fromLattes(all) : all
  const out: Line[] = []
  for (let at = 0; at < lines.length; at++) {
    const [line, next] = [lines[at]!, lines[at + 1]]
    const open = next && joinOpen(line, next)
    const right = next ? joinRight(line, next) : null
    const joined = open
      ? { lines: [open], used: 2 }
      : right
        ? { lines: right, used: 2 }
        : next && joinCells(line, lines.slice(at + 1, at + LINES))
    const periodLines = joined?.lines ?? [withoutStop(line, out.at(-1))]
    out.push(...(lattes ? periodLines : periodLines.flatMap(cutTasks)))
    at += (joined?.used ?? 1) - 1
  }
  return out
})
