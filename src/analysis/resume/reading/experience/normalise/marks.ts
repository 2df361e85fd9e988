// Removes the marks that count the jobs of a section or set them on a timeline; those of tasks stay.
import type { Line } from '../../../../documents/document'
import { findRanges } from '../../dates/dates'
import { isSentenceDate } from '../../lines/paragraphs'
import { countWords } from '../../text'
import { isBareDate, isDatedHeading, MAX_DATED_WORDS, MAX_HEADING_WORDS } from '../headings/dated'
import { headNounOf } from '../names/heads'
import { formLabel } from '../names/labels'
import { isEmployer, isTitle } from '../names/titles'
import { withoutDates } from '../parts'
import { opening } from '../tasks/openings'

/** "• Empresa: Casa Azul" above "Cargo: Vendedora": the mark counts the entries of a form. */
const isMarkedLabel = (line: Line, before: Line | undefined, next: Line | undefined): boolean => {
  const groups = line.bullet ? formLabel.exec(line.text)?.groups : undefined
  return (
    (groups?.title !== undefined || groups?.employer !== undefined) &&
    [before, next].some((other) => other !== undefined && formLabel.test(other.text))
  )
}

/** Words of a job in one bullet. */
const LISTED_WORDS = 20

/** "• Vale: Eletricista, 2019 – 2021": a bullet with its period at one end. */
const isListedJob = (line: Line): boolean => {
  const [range, second] = line.bullet && !line.text.endsWith(';') ? findRanges(line.text) : []
  if (!range || second || isSentenceDate(line.text) || countWords(line.text) > LISTED_WORDS) return false
  const edge = range.start <= 2 || range.end >= line.text.length - 2
  const rest = withoutDates(line.text, range)
  return edge && /^[\p{Lu}\d"“(]/u.test(rest) && (headNounOf(rest) !== null || isTitle(rest) || isEmployer(rest))
}

/** True where every period of a section stands in such bullets: the marks list the jobs and no tasks. */
const areListed = (lines: readonly Line[]): boolean => {
  const dated = lines.filter(({ text }) => findRanges(text).length > 0)
  return dated.length > 1 && dated.every(isListedJob)
}

/** Words of a job in a bullet below its employer. */
const TITLE_WORDS = 6

/** "• Vendedora", alone below "Casa Azul, 2019 – 2021". */
const isMarkedTitle = (line: Line, before: Line | undefined, next: Line | undefined): boolean =>
  line.bullet &&
  before !== undefined &&
  !before.bullet &&
  next?.bullet !== true &&
  isDatedHeading(before) &&
  !isTitle(before.text) &&
  countWords(line.text) <= TITLE_WORDS &&
  !/[.;:]$/.test(line.text) &&
  headNounOf(line.text) === 'job' &&
  opening(line.text) !== 'action'

/** Lines above the first period that may name its job and employer. */
const ABOVE = 3

/** True where marks set the entries and no tasks: unmarked dates stand as far below each of them, or right above each. */
const areEntryMarks = (lines: readonly Line[]): boolean => {
  const isDates = (line: Line | undefined) => line !== undefined && !line.bullet && isDatedHeading(line)
  const isBare = (line: Line | undefined) => line !== undefined && isBareDate(line)
  const marks = lines.flatMap(({ bullet }, at) => (bullet ? [at] : []))
  const dated = lines.filter(isDates).length
  // "• Casa Azul" above "Cargo: Vendedora" above its dates: a section of tasks begins with no mark.
  const most = lines[0]?.bullet ? ABOVE : 1
  const far = lines.slice(1, most + 1).findIndex(isDates) + 1 || 1
  const below = marks.every(
    (at) => isDates(lines[at + far]) && !lines.slice(at + 1, at + far).some(({ bullet }) => bullet),
  )
  const above = marks.every((at) => isBare(lines[at - 1]))
  return marks.length > 1 && marks.length <= dated && marks.length >= dated - 1 && (below || above)
}

/** The lines that head jobs where every line has a mark: a period, and as many above it as above the first one. */
const markedHeads = (lines: readonly Line[]): ReadonlySet<Line> => {
  const bare = lines.map((line) => ({ ...line, bullet: false }))
  const dates = bare.flatMap((line, at) => (isBareDate(line) && findRanges(line.text).length === 1 ? [at] : []))
  const [first = 0] = dates
  if (!lines.every(({ bullet }) => bullet) || first === 0 || first > ABOVE) return new Set()
  const runs = dates.map((at, nth) => (at - first > (dates[nth - 1] ?? -1) ? lines.slice(at - first, at + 1) : []))
  const named = bare.slice(0, first).some(({ text }) => formLabel.test(text) || isTitle(text) || isEmployer(text))
  return named && runs.every((run) => run.length > 0) ? new Set(runs.flat()) : new Set()
}

/** "• 2015 – atual – Loja Azul" above "Cargo: Vendedora", as in Word's own template. */
const isMarkedAboveLabel = (line: Line, next: Line | undefined): boolean => {
  const groups = line.bullet ? formLabel.exec(next?.text ?? '')?.groups : undefined
  const [range] = groups?.title || groups?.employer ? findRanges(line.text) : []
  return range !== undefined && range.start <= 1 && countWords(line.text) <= MAX_DATED_WORDS
}

/** "• 2019 – 2021" alone: a timeline's mark. */
const isMarkedPeriod = (line: Line): boolean =>
  line.bullet && isBareDate({ ...line, bullet: false }) && findRanges(line.text).length === 1

/** "• Vendedora" above its dates, which stand below no task. */
const isMarkedName = ({ text, bullet }: Line, next: Line | undefined): boolean =>
  bullet &&
  next !== undefined &&
  isBareDate(next) &&
  countWords(text) <= MAX_HEADING_WORDS &&
  (isTitle(text) || isEmployer(text)) &&
  opening(text) !== 'action'

/** The lines, without the marks of those that head jobs. */
export const withoutEntryMarks = (all: readonly Line[]): Line[] => {
  const unmark = (lines: readonly Line[], isEntry: (line: Line, at: number) => boolean) =>
    lines.map((line, at) => (isEntry(line, at) ? { ...line, bullet: false } : line))
  const lines = unmark(all, (line, at) => isMarkedAboveLabel(line, all[at + 1]))
  const listed = areListed(lines)
  const entries = areEntryMarks(lines)
  const heads = markedHeads(lines)
  // "[ 04/2019 – Current ]" above the first heading: so do the others, and what is marked above a date is a task.
  const datesLead = lines[0] !== undefined && isBareDate(lines[0])
  return unmark(
    lines,
    (line, at) =>
      (entries && line.bullet) ||
      heads.has(line) ||
      (listed && isListedJob(line)) ||
      isMarkedPeriod(line) ||
      isMarkedTitle(line, lines[at - 1], lines[at + 1]) ||
      isMarkedLabel(line, lines[at - 1], lines[at + 1]) ||
      (!datesLead && isMarkedName(line, lines[at + 1])),
  )
}
