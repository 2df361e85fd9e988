// Compares the dated lines of one section, by which a year inside a task is distinguished from the dates of jobs.
import type { Line } from '../../../../documents/document'
import { openedAt } from '../../dates/dates'
import { isPlace } from '../../person/places'
import { countWords, fold } from '../../text'
import { headNounOf } from '../names/heads'
import { isTitle } from '../names/titles'
import { isOneLine } from '../normalise/one-line'
import { opening } from '../tasks/openings'
import { cellDate, isBareDate, isDatedHeading, isDateSetApart, lineDate, openSign } from './dated'

type Spot = 'alone' | 'start' | 'end' | 'inside'

const spotOf = (line: Line): Spot | null => {
  const date = lineDate(line)
  if (!date) return null
  if (isBareDate(line)) return 'alone'
  if (openedAt(line.text, date) <= 1) return 'start'
  return date.end >= line.text.replace(openSign, '').length - 1 ? 'end' : 'inside'
}

/** What precedes a date in a sentence, and what joins the years of one: "entre 2021 e 2023", "since 2023", "in 2019". */
const within = /(?:^|[\s(])(?:entre|durante|desde|a partir de|safras?|em|n[oa]|between|during|since|from|in|over)\s*$/u
const joined = /\s(?:e|and|&)\s/u
/** "(R$ 240 mil em três anos, 2012 a 2015)": more than a period and a town in one bracket. */
const inBracket = /\([^()]*\s[^()]*\s[^()]*$/u
/** How a sentence goes on behind its date: ") com a prefeitura", ", with an evaluation"; "com carteira assinada" is how somebody was employed. */
const behind =
  /^\)?,? (?:com(?! (?:carteira|contrato|registro|v[íi]nculo)(?!\p{L}))|para|por|pel[ao]s?|que|durante|incluindo|for|with|by|and|including|which) \p{Ll}/u
/** "…, from 2018": what opens a period behind a sign. */
const apart = /(?<=[,;|(–—-] ?)(?:from|since|desde|a partir de) $/iu

/** True for a date that a task may have: a single one, or one that the words of a sentence join. */
const isLoose = (line: Line): boolean => {
  const { text } = line
  const date = lineDate(line)
  // "Desde abril 2021 ¦ Chefe de sala": no task has a cell of its own for its date.
  if (!date || isDateSetApart(line)) return false
  return (
    (date.to === null && !openSign.test(text)) ||
    joined.test(fold(text.slice(date.start, date.end))) ||
    within.test(fold(text.slice(0, date.start))) ||
    inBracket.test(text.slice(0, date.start)) ||
    behind.test(text.slice(date.end)) ||
    /^(?:desde|since|a partir de|durante|during|entre|between)\s/u.test(fold(text.slice(date.start)))
  )
}

/** Fewest jobs, or tasks, written alike before their layout says anything of other lines. */
const MIN_SIMILAR_JOBS = 2

/** True for two lines that may be of one kind: both with a mark or without, with cells or without, and set alike where positions are known. */
const isOneKind = (a: Line, b: Line): boolean =>
  a.bullet === b.bullet &&
  (a.parts === undefined) === (b.parts === undefined) &&
  isRunIn(a) === isRunIn(b) &&
  (a.x === 0 || isNearLook(a, b))

/** True for a date in a cell of its own, or with nothing but a sign and a place behind it. */
const isSetApart = (line: Line): boolean => {
  const date = lineDate(line)
  if (!date || isDateSetApart(line) || cellDate(line) !== null) return date !== null
  return date.start === 0 && isPlace(line.text.slice(date.end).replace(/^\W+/u, ''))
}

/** True where only a space separates the date from the words before it: "guia dos novos colegas desde 2019". */
const isRunIn = (line: Line): boolean => {
  const date = lineDate(line)
  return date !== null && /[\p{L}\d] $/u.test(line.text.slice(0, openedAt(line.text, date)).replace(apart, ''))
}

/** "- Gerente (2018 a 2022), Recife", "… | CLT": a post below its employer, with nothing but a name behind its dates. */
const isPost = (line: Line): boolean => {
  const date = lineDate(line)
  if (!date) return false
  const behindDates = line.text
    .slice(date.end)
    .replace(/[^\p{L}\d ]/gu, '')
    .trim()
  const title = line.text.slice(0, openedAt(line.text, date)).replace(/[\s(|,–—-]+$/u, '')
  return headNounOf(title) === 'job' && !/\d/.test(behindDates) && isNameCase(behindDates)
}

/** "• Lead for the clinic 2021 to 2023, 260 patients" where no job has a mark, or its dates between other words. */
const markedTasks = (dated: readonly Line[]): ReadonlySet<Line> => {
  const unmarked = dated.filter((line) => !line.bullet && spotOf(line) !== 'inside')
  return new Set(
    unmarked.length < MIN_SIMILAR_JOBS
      ? []
      : dated.filter((line) => line.bullet && spotOf(line) === 'inside' && !isPost(line)),
  )
}

/** The lines with a date of a task: loose, and not where most of the others have theirs, or set as none of them is. */
export const datedTasks = (lines: readonly Line[]): ReadonlySet<Line> => {
  const dated = lines.filter(isDatedHeading)
  const marked = markedTasks(dated)
  const jobs = dated.filter((line) => !isLoose(line) && !marked.has(line))
  const spots = jobs.map(spotOf)
  const [spot, all = []] =
    [...Map.groupBy(spots, (one) => one)].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? []
  if (all.length < MIN_SIMILAR_JOBS || all.length * 3 < spots.length * 2) return marked
  // The newest job, of which a design prints no end, may be bold; centred lines begin at different places.
  const apartSizes = new Set(jobs.filter(isSetApart).map(({ size }) => size))
  return new Set(
    dated.filter(
      (line) =>
        marked.has(line) ||
        (isLoose(line) &&
          (spotOf(line) !== spot ||
            (!isBareDate(line) &&
              !isOneLine(line) &&
              !(apartSizes.has(line.size) && !line.bullet && isSetApart(line)) &&
              !jobs.some((job) => isOneKind(job, line))))),
    ),
  )
}

/** True for two lines that are set alike, by their positions; Word files have none. */
export const isExactLook = (a: Line, b: Line): boolean =>
  a.x > 0 && a.x === b.x && a.size === b.size && a.bold === b.bold && a.bullet === b.bullet

/** The lines above dated jobs, if each has one that looks like an employer's name: people repeat their own layout. */
export const namesAbove = (lines: readonly Line[], isHeading: (line: Line) => boolean): readonly Line[] => {
  const heads = lines.flatMap((line, at) => (isHeading(line) && !isBareDate(line) ? [at] : []))
  const above = heads.map((at) => lines[at - 1])
  const isName = (line: Line | undefined): line is Line =>
    line !== undefined && !line.bullet && !isHeading(line) && isNameCase(line.text.replace(/\([^()]*\)/gu, ''))
  return heads[0] === 1 && heads.length >= MIN_SIMILAR_JOBS && above.every(isName) ? above : []
}

/** The line below the tasks of each job where all have one and nothing stands above the first: what a class prints there, such as its tools. */
export const linesBelowTasks = (lines: readonly Line[], isHeading: (line: Line) => boolean): ReadonlySet<Line> => {
  const [first, ...heads] = lines.flatMap((line, at) => (isHeading(line) ? [at] : []))
  const ends = [...heads, lines.length].map((at) => at - 1)
  const isBelowTask = (at: number) => !lines[at]!.bullet && lines[at - 1]?.bullet === true && !isHeading(lines[at]!)
  return new Set(first === 0 && heads.length > 0 && ends.every(isBelowTask) ? ends.map((at) => lines[at]!) : [])
}

/** Most points between the left edges of two lines that begin at one edge. */
const EDGE_TOLERANCE_PT = 2
/** Most lines below the dates that may belong to the heading. */
const MAX_LINES_BELOW_DATES = 2
const isNearLook = (a: Line, b: Line): boolean =>
  Math.abs(a.x - b.x) <= EDGE_TOLERANCE_PT && a.size === b.size && a.bold === b.bold && a.column === b.column

/** True for a line that looks like the tasks and unlike every line of a dated heading, by position, size and weight. */
export const otherLooks = (lines: readonly Line[], isHeading: (line: Line) => boolean): ((line: Line) => boolean) => {
  const heads = lines.flatMap((line, at) => (isHeading(line) ? [at] : []))
  const below = heads
    .flatMap((at) => lines.slice(at + 1, at + 1 + MAX_LINES_BELOW_DATES))
    .filter(({ bullet }) => !bullet)
  const neighbours = [...lines.slice(0, heads[0] ?? 0), ...heads.map((at) => lines[at]!), ...below]
  const tasks = lines.filter(({ text, x }) => x > 0 && opening(text) === 'action' && !isTitle(text))
  return (line) =>
    heads.length >= MIN_SIMILAR_JOBS &&
    line.x > 0 &&
    !neighbours.some((head) => isNearLook(head, line)) &&
    tasks.filter((task) => isNearLook(task, line)).length >= MIN_SIMILAR_JOBS
}

/** True for a text of a few words of which each longer one has a capital, as in "Friolar, Campinas - SP": a name, even if its first word ends like a verb. */
export const isNameCase = (text: string): boolean =>
  countWords(text) <= MAX_NAME_WORDS &&
  (text.match(/\p{L}+/gu) ?? []).every((word) => /^\p{Lu}/u.test(word) || word.length < 4)
const MAX_NAME_WORDS = 8
