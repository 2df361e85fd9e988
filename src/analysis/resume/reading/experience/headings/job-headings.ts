// Finds the lines of a section at which a job begins: by their words, their dates, or their place in a layout that repeats.
import type { Line } from '../../../../documents/document'
import type { DateRange } from '../../dates/dates'
import { spanOf } from '../../dates/span'
import { countWords } from '../../text'
import { headNounOf } from '../names/heads'
import { detail } from '../names/labels'
import { isTitle, isTitleCase } from '../names/titles'
import { beginsAsTask, opening } from '../tasks/openings'
import { alikeLines } from './alike-lines'
import { isBareDate, isDatedHeading, isSureHeading, lineDate } from './dated'
import { deeperTexts } from './deeper-texts'
import { datedTasks, namesAbove } from './section-layout'
import { shapedHeads } from './shape'
import { mayHead, withoutLegalStop } from './undated'

/** A short line after a full stop, with a dated line one or two below it, is the next employer. */
const leadsToRole = (lines: readonly Line[], at: number, isHeading: (line: Line) => boolean): boolean => {
  const [before, line] = [lines[at - 1], lines[at]!]
  if (
    !before ||
    line.bullet ||
    detail.test(line.text) ||
    !/[.;!]$/.test(before.text) ||
    /[.;]$/.test(withoutLegalStop(line.text))
  )
    return false
  const below = [lines[at + 1], lines[at + 2]].some((next) => next && isHeading(next))
  const task = opening(line.text) === 'action' && !isTitleCase(line.text)
  return below && !task && countWords(line.text) <= 8 && /^\p{Lu}/u.test(line.text)
}

/** How a line ends that goes on below. */
const goesOn = / (?:d[aeo]s?|e|em|com|para|por|of|and|the|for|in|with|to)$/u

/** Each lone date has as many lines above it as the first one, because people repeat their own layout. */
const linesAbove = (lines: readonly Line[]): ReadonlySet<Line> => {
  const dates = lines.flatMap((line, at) => (isBareDate(line) ? [at] : []))
  const [first = 0] = dates
  if (first === 0 || first > 3 || !lines.slice(0, first).every(mayHead)) return new Set()
  const runs = dates.map((at) => lines.slice(Math.max(0, at - first), at))
  // "fornecedores da região" below "notas fiscais de" ends a task.
  const ends = new Set(lines.filter(({ text }, at) => /^\p{Ll}/u.test(text) && goesOn.test(lines[at - 1]?.text ?? '')))
  const mayBe = (line: Line) => mayHead(line) && !isBareDate(line) && !ends.has(line)
  return new Set(runs.filter((run) => run.every(mayBe)).flat())
}

/** Number of dated jobs written as such a pair from which an undated pair is a job. */
const MIN_SIMILAR_JOBS = 2

/** "Deputy Stage Manager, Seagull Theatre": a job at the head, and a name behind a comma. */
const isPair = ({ text, bullet }: Line): boolean => {
  const [job = '', name = ''] = text.split(/, (?=\p{Lu})/u)
  return !bullet && name !== '' && headNounOf(job) === 'job' && headNounOf(name) !== 'job'
}

/** "Professora, Rede Estadual do Rio Grande do Sul, 2005 – 2007": below it stands a task, and no employer. */
const namesJobAndFirm = ({ text }: Line): boolean => {
  const nouns = text.split(/,\s+|\s+[|–—-]\s+/u).map(headNounOf)
  return nouns[0] === 'job' && nouns.includes('employer')
}

export type JobHeadings = {
  /** A line that is a heading by itself. */
  readonly isHeading: (line: Line) => boolean
  /** Headings by a shape that all jobs share, without dates. */
  readonly shaped: ReadonlySet<Line>
  /** All lines at which a job begins. */
  readonly begins: ReadonlySet<Line>
  /** Lines with a date that belong to a task. */
  readonly tasks: ReadonlySet<Line>
  /** Those of them that are set deeper than all names. */
  readonly texts: ReadonlySet<Line>
}

/** "Cliente: Light S.A. – 2016 a 2018" below a job with dates is a part of it; a project of other years is a job of its own. */
const partsOfJobs = (lines: readonly Line[]): ReadonlySet<Line> => {
  let job: DateRange | null = null
  return new Set(
    lines.filter((line) => {
      const date = lineDate(line)
      if (!detail.test(line.text)) {
        if (isDatedHeading(line)) job = date
        return false
      }
      if (!job || !date || !/^proje/iu.test(line.text)) return job !== null
      const [[from, to], [first, last]] = [spanOf(job), spanOf(date)]
      return from <= first && last <= to
    }),
  )
}

/** Bounded by the section's lines. */
export const jobHeadings = (lines: readonly Line[]): JobHeadings => {
  const texts = deeperTexts(lines)
  const tasks = new Set([...datedTasks(lines), ...texts])
  const clients = partsOfJobs(lines)
  const isHeading = (line: Line) => isSureHeading(line) && !tasks.has(line) && !clients.has(line)
  const above = new Set([...linesAbove(lines), ...namesAbove(lines, isHeading), ...alikeLines(lines, isHeading)])
  // If the section begins with a bare date, each job is below its date.
  const datesLead = lines[0] !== undefined && isBareDate(lines[0])
  const isJobUnderDate = (line: Line, at: number) =>
    datesLead && at > 0 && isBareDate(lines[at - 1]!) && mayHead(line) && isTitle(line.text)
  const shaped = shapedHeads(lines)
  // "Leeds City Council, Leeds" below the dates: no sentence goes on from a name.
  const isEmployerUnderDate = (line: Line, at: number) =>
    at > 0 &&
    !lines[at - 1]!.bullet &&
    isHeading(lines[at - 1]!) &&
    !namesJobAndFirm(lines[at - 1]!) &&
    mayHead(line) &&
    headNounOf(line.text) !== null &&
    !beginsAsTask(line.text)
  // "Tour Technician, Salt & Ember Dance" between dated jobs that are written alike, above tasks as they are.
  const areAlike = lines.filter((line) => isDatedHeading(line) && isPair(line)).length >= MIN_SIMILAR_JOBS
  const isUndatedPair = (line: Line, at: number) =>
    areAlike &&
    at > 0 &&
    isPair(line) &&
    lines.slice(Math.max(0, at - 3), at).some(({ bullet }) => bullet) &&
    lines.slice(at + 1, at + 3).some(({ bullet }) => bullet) &&
    !isBareDate(lines[at + 1]!) &&
    mayHead(line)
  const isBegin = (line: Line, at: number) =>
    above.has(line) ||
    leadsToRole(lines, at, isHeading) ||
    isJobUnderDate(line, at) ||
    isEmployerUnderDate(line, at) ||
    isUndatedPair(line, at) ||
    shaped.has(line)
  const begins = new Set(lines.filter((line, at) => isHeading(line) || (!texts.has(line) && isBegin(line, at))))
  return { isHeading, shaped, begins, tasks, texts }
}
