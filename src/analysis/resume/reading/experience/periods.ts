// Joins dates that a narrow cell broke over two lines: "jan/2020 –" above "atual".
import { type Line, withoutParts } from '../../../documents/document'
import { splitBullet } from '../../../documents/text'
import { type DateRange, findDates, findRanges } from '../dates/dates'
import { isSentenceDate } from '../lines/paragraphs'
import { countWords } from '../text'
import { fromLattes, isLattes } from './lattes'
import { headOf } from './names/heads'
import { atJob } from './names/pieces'
import { duration } from './names/roleparts'
import { isTitle } from './names/titles'
import { separators } from './parts'

/** Words before the dates of a heading that continues as a sentence. */
const HEADING_WORDS = 12
/** Words after closing brackets that describe a task: "(2020 – 2022) Moved 41 offices to one system". */
const PROSE_WORDS = 4

const isRange = (text: string, range: { readonly start: number; readonly end: number } | undefined): boolean =>
  range !== undefined && range.start <= 1 && range.end >= text.length - 1

/** A connector between two dates, alone in a narrow cell. */
const between = /^(?:[-–—]|at[ée](?: [oa])?|a|to)$/i

const isDate = (text: string): boolean => {
  const bare = text.replace(/\s*(?:[-–—](?: o)?|at[ée](?: [oa])?|[aà]|to)$/i, '')
  return isRange(bare, findDates(bare)[0])
}

/** "January 2014 — May" and "set. 2021 à fev." go on with the year. */
const lacksYear = (text: string): boolean => {
  const from = /^(.*(?:[-–—]|\s(?:at[ée]|[aà]|to)))\s+(?:de )?\p{L}{3,9}[.,]?$/iu.exec(text)?.[1]
  return from !== undefined && isDate(from)
}

type Cells = { readonly date: string; readonly rest: readonly string[] }

/**
 * The date cell and those beside it. Justified cells are split at "06/2016   to", and dashes move into the next cell.
 */
const toCells = ({ parts, text }: Line): Cells => {
  const [start = '', ...rest] = parts ?? [text]
  const first = start.replace(/^(?:de|from) (?=[\p{L}\d])/iu, '')
  // A cell so narrow that almost no gap separates it from the text: "dez. 2024 - Pizzaiola, Cantina Azul".
  const narrow = parts ? undefined : /^(.{0,24}?\d{4}\s*[-–—])\s+(?=[\p{L}○•▪●◦])(.+)$/u.exec(first)
  if (narrow) return { date: narrow[1]!, rest: [narrow[2]!] }
  const [second = ''] = rest
  if (between.test(second)) return { date: `${first} ${second}`, rest: rest.slice(1) }
  const separator = /^[-–—]\s+(?=\p{L})/u.exec(second)?.[0]
  return separator
    ? { date: `${first} –`, rest: [second.slice(separator.length), ...rest.slice(1)] }
    : { date: first, rest }
}

const proseLines = (line: Line, { rest }: Cells): Line[] => {
  if (rest.length === 0) return []
  const { bullet, text } = splitBullet(rest[0]!)
  const parts = [text, ...rest.slice(1)]
  const plain = withoutParts(line)
  return [{ ...plain, text: parts.join(' '), bullet, ...(parts.length > 1 ? { parts } : {}) }]
}

/** Characters of a whole period, and lines over which a cell breaks one: "Setembro de", "2009 –", "Dezembro de", "2010". */
const PERIOD = 60
const LINES = 4

/** "Setembro de" goes on with its year. */
const isMonth = (text: string): boolean =>
  /^\p{L}{3,9}\.?(?: de)?$/u.test(text) && isRange(`${text} 2000`, findDates(`${text} 2000`)[0])

/** The lines with the whole period in the first one, or null if no period is broken. */
const join = (line: Line, below: readonly Line[]): { lines: Line[]; used: number } | null => {
  const [from, rows] = [toCells(line), below.map((next) => ({ next, cells: toCells(next) }))]
  const starts = isDate(from.date) || lacksYear(from.date) || isMonth(from.date) || /\p{L}-$/u.test(from.date)
  if (!from.date || findRanges(from.date).length > 0 || !starts) return null
  const joinedBy = (dates: string, used: number) => {
    const parts = [dates, ...from.rest]
    const prose = rows.slice(0, used).flatMap(({ next, cells }) => proseLines(next, cells))
    return { lines: [{ ...line, text: parts.join(' '), parts }, ...prose], used: used + 1 }
  }
  const cut = from.date.replace(/(?<=\p{L})-$/u, '')
  let period = from.date
  for (const [at, { next, cells }] of rows.entries()) {
    if (!cells.date || period.length + cells.date.length > PERIOD) return null
    // "2025 até o mo-" above "mento".
    const rejoined = at === 0 && cut !== from.date ? cut + cells.date : ''
    if (rejoined && isRange(rejoined, findRanges(rejoined)[0])) return joinedBy(rejoined, 1)
    // A dash before the second date was read as a bullet.
    period = next.bullet ? `${period.replace(/\s*[-–—]$/, '')} – ${cells.date}` : `${period} ${cells.date}`
    if (isRange(period, findRanges(period)[0])) return joinedBy(period, at + 1)
    if (!between.test(cells.date) && !isMonth(cells.date) && !(isMonth(from.date) && isDate(cells.date))) return null
  }
  return null
}

/** Words of a heading whose period the end of the line broke, and of the period's rest on the next line. */
const OPEN_WORDS = 20
const REST_WORDS = 6

/** Dates that may be the first half of a period: "(jul/2021 –", "(fevereiro de 2019 até o", "(março". */
const openPeriod =
  /[\s(](?:\p{L}{3,9}\.?(?:[ /]|$)|\d{1,2}\/)?(?:de )?(?:\d{2,4})?\s*(?:[-–—]|até(?: o)?|\sa|\sto|de|of)?(?:\s\p{L}{3,9}\.?(?: de)?)?$/iu

/** "Balconista | Casa Azul | 08/2014" above "– 05/2019", whose dash was read as a bullet. */
const dashOf = (line: Line, next: Line): Line => {
  const [date] = next.bullet ? findDates(next.text) : []
  const ends = findDates(line.text).at(-1)?.end === line.text.length
  return ends && isRange(next.text, date) ? { ...next, bullet: false, text: `– ${next.text}` } : next
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

/** What leads to tasks behind a period: a comma, and a dash or a bracket before a list of them. */
const taskList = /^\s*[,;:]\s+(?=\p{Ll}{3})|^\s*(?:[–—-]\s+|\((?=[^()]*\)\.?$))(?=\p{Ll}{3}[^,;]*[,;])/u

/**
 * "Souza Advogados, Advogada (2019 – atual). Atua em contencioso": the heading ends with its dates and the tasks
 * follow.
 */
const cutProse = (line: Line): Line[] => {
  const [range] = line.parts ? [] : findRanges(line.text)
  if (!range || countWords(line.text.slice(0, range.start)) > HEADING_WORDS) return [line]
  const behind = line.text.slice(range.end)
  if (range.start === 0) return cutAt(line, range.end + jobEnd(behind))
  const named = line.text.slice(0, range.start)
  const runIn = countWords(behind) >= PROSE_WORDS && isTitle(named)
  const end = behind.match(runIn ? /^\s*(?:\)[.:;]?|[.:;])\s+(?=\p{Lu})/u : /^\s*\)?[.:;]\s+(?=\p{Lu})/u)?.[0]
  // "Casa de Dona Socorro – Empregada Doméstica – 2008 a 2013, cozinhar e lavar": behind the dates of two names small letters are tasks.
  const listed = end ? undefined : taskList.exec(behind)?.[0]
  const names = named.split(separators).filter(Boolean)
  const pair = listed !== undefined && (names.length > 1 || /\p{L}[(,]? ?\(/u.test(named))
  // Before a mark only a job says that the line heads one.
  const heads = line.bullet
    ? pair && names.flatMap((name) => atJob(name.trim())).some((name) => headOf(name) === 'job')
    : end
      ? !isSentenceDate(line.text)
      : pair
  return heads ? cutAt(line, range.end + (end ?? listed ?? '').length) : [line]
}

const cutAt = (line: Line, at: number): Line[] =>
  at >= line.text.length
    ? [line]
    : [
        { ...line, text: line.text.slice(0, at).replace(/[.:;,(\s–—-]+$/, '') },
        { ...line, text: line.text.slice(at).replace(/^([^(]*)\)\.?$/u, '$1'), bold: false },
      ]

/** Behind the period of "2021 – 2022 Loja Azul recepcionista, arquivo, telefone" where the tasks begin; the end where there are none. */
const jobEnd = (behind: string): number => {
  const comma = /,\s+(?=\p{Ll}{3})/u.exec(behind)
  return comma && atJob(behind.slice(0, comma.index).trim()).length > 1 ? comma.index + comma[0].length : behind.length
}

/** A stop that belongs to its word. */
const abbreviated = /(?:ltda|ltd|inc|co|corp|cia|llc|jr|sr|s\.a|me|epp|bros)\.$/iu

/** "02/2019 – atual" above "Eletromecânico, Móveis Campestre, Bento Gonçalves.": the heading ends as a sentence does. */
const withoutStop = (line: Line, before: Line | undefined): Line => {
  const names = line.text.split(', ')
  const dates = before?.text.replace(/^(?:desde|since) /iu, '') ?? ''
  const heading =
    isRange(dates, findRanges(dates)[0]) &&
    !line.bullet &&
    /^[^.]{5,100}\.$/u.test(line.text) &&
    !abbreviated.test(line.text) &&
    names.length > 1 &&
    isTitle(names[0]!) &&
    countWords(line.text) <= HEADING_WORDS
  return heading ? { ...line, text: line.text.slice(0, -1) } : line
}

/** "Enfermeira   mar/2019 –" above "Hospital Sol   mai/2021": a period broken at the right edge of two lines. */
const joinRight = (line: Line, below: Line): Line[] | null => {
  const [from, to] = [line.parts?.at(-1), below.parts?.at(-1)]
  if (
    !from ||
    !to ||
    below.bullet ||
    line.bullet ||
    !(/[–—-]$/.test(from) ? isDate(from) : /^[–—-]/.test(to) && isDate(from))
  )
    return null
  const period = `${from} ${to}`
  if (!isRange(period, findRanges(period)[0])) return null
  const cells = below.parts!.slice(0, -1)
  const plain = withoutParts(below)
  const first = [...line.parts!.slice(0, -1), period]
  return [
    { ...line, text: first.join(' '), parts: first },
    { ...plain, text: cells.join(' '), ...(cells.length > 1 ? { parts: cells } : {}) },
  ]
}

/** Joins broken periods and separates headings from the text after them; all other lines are unchanged. */
export const joinPeriods = (all: readonly Line[]): Line[] => {
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
        : next && join(line, lines.slice(at + 1, at + LINES))
    const periodLines = joined?.lines ?? [withoutStop(line, out.at(-1))]
    out.push(...(lattes ? periodLines : periodLines.flatMap(cutProse)))
    at += (joined?.used ?? 1) - 1
  }
  return out
}

/** "03.2018 –" in its own cell or at the end of a line continues below. */
export const openEnded = ({ parts, text }: Line, date: DateRange | null): DateRange | null => {
  if (!date || date.to !== null) return date
  const bare = (part: string | undefined) => part !== undefined && /[–—-]$/.test(part) && isDate(part)
  const ends = /^\s?[–—-]\s*$/.test(text.slice(date.end))
  return ends || bare(parts?.[0]) || bare(parts?.at(-1)) ? { ...date, to: 'present' } : date
}
