// Checks of the layout and the amount of text. Rules and weights: docs/analysis/judgement.md.

import type { Line } from '../../documents/document'
import { ramp } from '../../figures'
import { firstFew, pointAt } from '../evidence'
import { linesOf, type Resume, yearsOfExperience } from '../reading'
import { type CurrentMonth, type DateRange, findRanges, points, type Style } from '../reading/dates/dates'
import type { Role } from '../reading/experience/role'
import type { Block } from '../reading/lines/paragraphs'
import { countWords, distinctWords, firstOfEach } from '../reading/text'
import { blocksOf } from '../sentences/blocks'
import { monthOf } from '../sentences/time/months'
import { endOf, jobsOf } from '../sentences/time/pause'
import { aimedField } from '../skills/change'
import { type CheckFunction, notAssessed, percent, shareOf } from './outcome'

/** Most words of a résumé that is still read; a text that is too short is judged by the content checks. */
const WORDS = { most: 900, book: 1800 }
/** Fewest years of experience before a third page is acceptable. */
const SENIOR_YEARS = 10

const pageShare = (pages: number, years: number): number => {
  if (pages <= 2) return 1
  if (pages === 3) return years >= SENIOR_YEARS ? 1 : 0.6
  return pages === 4 ? 0.35 : 0.1
}

/** A job that ended so many months before the latest one has this many lines; nobody cuts them where the later jobs have too few of their own. */
const OLD = { months: 120, lines: 2, none: 14, later: 8 }

/** The month that a job surely reached, without its end the one it began in; a year alone is its January. */
const reached = ({ from, to }: DateRange, now: CurrentMonth | null): number =>
  monthOf(to === 'present' ? (now ?? from) : (to ?? from))

/** The old jobs with more lines than that, and how many lines they have too many. In the field that the page aims at, only later jobs of that field make a job old. */
const oldJobs = (resume: Resume): { readonly jobs: readonly Role[]; readonly over: number } => {
  const dated = jobsOf(resume).flatMap((job) => (job.dates ? [{ job, dates: job.dates }] : []))
  const latest = Math.max(...dated.map(({ dates }) => reached(dates, resume.now)))
  const isOld = ({ to }: DateRange) => to !== null && to !== 'present' && latest - endOf(to) >= OLD.months
  const [old, later] = [true, false].map((wanted) =>
    dated.flatMap(({ job, dates }) => (isOld(dates) === wanted ? [job] : [])),
  )
  const sayEnough = (some: readonly Role[]) => some.flatMap(({ statements }) => statements).length >= OLD.later
  const wordy = old!.filter(({ statements }) => statements.length > OLD.lines)
  if (wordy.length === 0 || !sayEnough(later!)) return { jobs: [], over: 0 }
  const isAimed = aimedField(resume)
  const jobs = sayEnough(later!.filter(isAimed)) ? wordy : wordy.filter((job) => !isAimed(job))
  return { jobs, over: jobs.reduce((all, { statements }) => all + statements.length - OLD.lines, 0) }
}

export const length: CheckFunction = ({ resume }) => {
  const { words } = resume
  const { jobs, over } = oldJobs(resume)
  const pages = resume.document.pages
  const wordShare = 1 - ramp(words, WORDS.most, WORDS.book)
  const fit = pageShare(pages ?? 1, yearsOfExperience(resume))
  return {
    share: Math.min(wordShare, fit, 1 - ramp(over, OLD.lines, OLD.none)),
    params: {
      words,
      pages: pages ?? 0,
      most: WORDS.most,
      ...(over > OLD.lines ? { years: OLD.months / 12, over } : {}),
      context: wordShare < 1 ? 'long' : fit < 1 ? 'pages' : over > OLD.lines ? 'old' : 'fine',
    },
    evidence: over > OLD.lines ? firstFew(jobs, ({ line }) => pointAt(line)) : [],
  }
}

/** Words of a bullet that can be read at a glance. */
const BULLET = 30
const BULLETS_IN_RANGE = 0.8

/** A statement that the reading made of several typed lines, as those lines: nobody wrote it as one. */
const asTyped = (statement: Block, resume: Resume): Block[] => {
  const { text, line: first } = statement
  if (countWords(text) <= BULLET) return [statement]
  const at = resume.lines.findIndex(({ page, number }) => page === first.page && number === first.number)
  const from = resume.lines.slice(Math.max(0, at))
  const end = from.findIndex((line) => !text.includes(line.text))
  const lines = from.slice(0, end < 0 ? undefined : end)
  return lines.length > 1 ? blocksOf(lines, resume) : [statement]
}

export const bulletLength: CheckFunction = ({ resume }) => {
  const statements = resume.statements.flatMap((statement) => asTyped(statement, resume))
  if (statements.length === 0) return notAssessed
  const long = statements.filter(({ text }) => countWords(text) > BULLET)
  const share = shareOf(statements.length - long.length, statements.length * BULLETS_IN_RANGE)
  return {
    share,
    params: {
      found: statements.length - long.length,
      of: statements.length,
      long: long.length,
      most: BULLET,
      context: 'wordy',
    },
    evidence: share === 1 ? [] : firstFew(long.slice(0, 3), (block) => pointAt(block)),
  }
}

type Dated = { readonly line: Line; readonly date: DateRange }

/** The dates a reader sees together: those of the jobs, and of education where it gives months. */
const comparable = ({ roles, sections }: Resume): Dated[] => [
  ...roles.flatMap(({ line, datesLine, dates }) => (dates ? [{ line: datesLine ?? line, date: dates }] : [])),
  ...linesOf(sections, 'education').flatMap((line) =>
    findRanges(line.text).flatMap((date) => (date.from.style === 'year' ? [] : [{ line, date }])),
  ),
]

export const dateFormat: CheckFunction = ({ resume }) => {
  const dated = firstOfEach(comparable(resume), ({ line }) => line.text)
  const counts = new Map<Style, number>()
  for (const { style } of points(dated.map(({ date }) => date))) counts.set(style, (counts.get(style) ?? 0) + 1)
  const [first] = [...counts].sort((a, b) => b[1] - a[1])
  if (!first) return notAssessed
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const odd = dated.filter(({ date }) => points([date]).some(({ style }) => style !== first[0]))
  return {
    share: ramp(first[1] / total, 0.4, 1),
    params: { found: counts.size, of: total, odd: total - first[1] },
    evidence: firstFew(odd.length > 0 ? odd : dated.slice(0, 2), ({ line }) => {
      const [range] = findRanges(line.text)
      return pointAt(line, range && line.text.slice(range.start, range.end))
    }),
  }
}

const FAMILIES = 3
const SIZES = 5
const SMALLEST = 9
/** Fonts below this share of the text are icons and ornaments. */
const ORNAMENT = 0.01

/** "CMBX10" and "CMR12" are one family in two sizes; "Roboto-Bold" is Roboto. */
const familyOf = (family: string): string =>
  /^(?:CM|SF|EC|LM)[A-Z]{1,5}\d+$|^LM(?:Roman|Sans|Mono)/.test(family)
    ? 'Computer Modern'
    : family
        .replace(/^[A-Z]{6}\+/, '')
        .replace(
          /[-,_ ]*(?:bold|italic|oblique|regular|medium|light|semibold|black|book|roman|thin|extra|demi|mt|ps|it|bd|\d+pt)+$/gi,
          '',
        ) || family

export const fonts: CheckFunction = ({ resume: { document } }) => {
  const total = document.fonts.reduce((sum, { characters }) => sum + characters, 0)
  if (total === 0) return notAssessed
  const mainFonts = document.fonts.filter(({ characters }) => characters >= total * ORNAMENT)
  const families = new Set(mainFonts.map(({ family }) => familyOf(family).toLowerCase())).size
  const sizeUse = new Map<number, number>()
  for (const { size, characters } of mainFonts)
    if (size > 0) sizeUse.set(Math.round(size), (sizeUse.get(Math.round(size)) ?? 0) + characters)
  const body = [...sizeUse].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0
  const small = body > 0 && body < SMALLEST
  const worth =
    (1 - ramp(families, FAMILIES, FAMILIES + 3) + (1 - ramp(sizeUse.size, SIZES, SIZES + 4)) + (small ? 0 : 1)) / 3
  return {
    share: worth,
    params: {
      families,
      sizes: sizeUse.size,
      body,
      context: small ? 'small' : families > FAMILIES ? (sizeUse.size > SIZES ? 'both' : 'families') : 'sizes',
    },
    evidence: [],
  }
}

/** Words on a page that still has enough white space. */
const PAGE = { most: 680, wall: 1000 }
/** Percentage of a page, in different words, below which the last page has only a few lines. */
const SPILL = 15

export const density: CheckFunction = ({ resume: { document, lines } }) => {
  const pages = document.pages
  if (pages === null) return notAssessed
  const textOf = (page: number) => lines.flatMap((line) => (line.page === page ? [line.text] : [])).join('\n')
  const texts = Array.from({ length: pages }, (_, index) => textOf(index + 1))
  const meanOf = (count: (text: string) => number) => {
    const counts = (texts.length > 1 ? texts.slice(0, -1) : texts).map(count)
    return counts.reduce((sum, one) => sum + one, 0) / Math.max(1, counts.length)
  }
  const fill = 1 - ramp(meanOf(countWords), PAGE.most, PAGE.wall)
  // A last page of a few lines looks like a mistake.
  const last = texts.at(-1) ?? ''
  const spill =
    texts.length > 1 &&
    percent(
      distinctWords([last]),
      meanOf((text) => distinctWords([text])),
    ) < SPILL
  return {
    share: spill ? fill * 0.5 : fill,
    params: { words: Math.round(meanOf(countWords)), last: countWords(last), context: spill ? 'spill' : 'crowded' },
    evidence: [],
  }
}
