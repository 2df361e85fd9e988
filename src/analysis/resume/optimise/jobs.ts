// Whether a file we made tells each job as the original does, and keeps entries with dates of their own apart.
import type { Line } from '../../documents/document'
import { linesOf, type Resume } from '../reading'
import { type DateRange, findDates, findRanges, type Point } from '../reading/dates'
import { isSentenceDate } from '../reading/paragraphs'
import type { Role } from '../reading/roles'
import { countWords, fold } from '../reading/text'
import type { Item } from './sheet'

/** Letters and figures alone: what stays the same whatever signs and spaces stand between. */
export const bare = (text: string | null): string => fold(text ?? '').replace(/[^\p{L}\p{N}]+/gu, '')
export const textsOf = (items: readonly { readonly text: string }[]): string[] => items.map(({ text }) => text)

const pointOf = (at: Point | 'present' | null): string | null =>
  at === null || at === 'present' ? at : `${at.year}-${at.month}`
const periodOf = (dates: DateRange | null): string => (dates ? `${pointOf(dates.from)} ${pointOf(dates.to)}` : '')

/** The same title, employer and period, and all that was done in it; a label such as "Atividades:" may stand before. */
const isSame = (before: Role, after: Role | undefined): boolean => {
  if (!after || bare(before.title) !== bare(after.title) || bare(before.employer) !== bare(after.employer)) return false
  const tasks = bare(textsOf(after.statements).join(' '))
  return (
    periodOf(before.dates) === periodOf(after.dates) &&
    before.statements.every(({ text }) => tasks.includes(bare(text)))
  )
}

/** What is left of a company whose name was cut at its comma. */
const legalForm = /^(?:l(?:t?da|td)|inc|llc|plc|corp|co|cia|gmbh|eireli|epp|me|sa)$/

/** Words of a line that a job may begin with. */
const HEADING_WORDS = 16
/** Lines that date a job as headings do: with a period, or with two dates that nothing was seen to join. */
const datedHeadings = ({ sections }: Resume): Line[] =>
  linesOf(sections, 'experience').filter(
    ({ bullet, text }) =>
      !bullet &&
      countWords(text) <= HEADING_WORDS &&
      !isSentenceDate(text) &&
      (findRanges(text).length > 0 || findDates(text).length > 1),
  )

const place = ({ page, number }: Line): string => `${page}:${number}`

/** True if a dated heading began no job that was read; the line of a house above the jobs held in it begins several. */
const hasLooseHeading = (resume: Resume): boolean => {
  const taken = new Set(
    resume.roles.flatMap(({ line, datesLine }) => (datesLine ? [line, datesLine] : [line]).map(place)),
  )
  const houses = resume.roles.map(({ employer }) => bare(employer)).filter(Boolean)
  const ofHouse = ({ text }: Line) => houses.some((house) => bare(text).includes(house))
  return datedHeadings(resume).some((line) => !taken.has(place(line)) && !ofHouse(line))
}

/**
 * True unless every job of `before` stands in `after`, in its place, with its own employer, period and tasks, and the
 * reading of `before` is sure of them: no job without a date among dated ones, no heading that began none.
 */
export const mixesJobs = (before: Resume, after: Resume): boolean => {
  const { roles, firstJob, unread } = before
  if (unread.length > 0 || roles.length !== after.roles.length) return true
  if (!roles.every((role, at) => isSame(role, after.roles[at]))) return true
  if (roles.some(({ employer }) => legalForm.test(bare(employer)))) return true
  const dated = roles.filter(({ dates }) => dates !== null).length
  return !firstJob && ((dated > 0 && dated < roles.length) || hasLooseHeading(before))
}

const isOpen = (text: string): boolean => text.split('(').length !== text.split(')').length

/** True if a heading lost one of its brackets: "maio/2018 | autônoma)". */
export const cutsBrackets = (items: readonly Item[], lines: readonly Line[]): boolean =>
  items.some(
    ({ kind, text }) =>
      (kind === 'role' || kind === 'when') &&
      isOpen(text) &&
      !lines.some((line) => isOpen(line.text) && bare(line.text).includes(bare(text))),
  )

type Dated = { readonly text: string; readonly edge: 'start' | 'end'; readonly period: boolean }

/** "… do festival em" before a year at the end of a line, "convidada" behind one at its start: a sentence that wraps there. */
const within = /(?<![\p{L}])(?:em|de|desde|at[ée]|e|in|of|since|until|by|for|and)\s*$/iu
const goesOn = /^[,;)]?\s+\p{Ll}/u

/** Lines that date an entry: with a period or a date at one of their edges, in no sentence. */
const datedLines = (lines: readonly Line[]): Dated[] =>
  lines.flatMap(({ text }): Dated[] => {
    const dates = findDates(text)
    const [first, last] = [dates[0], dates.at(-1)]
    if (!first || !last || isSentenceDate(text)) return []
    const [starts, ends] = [first.start <= 1, last.end >= text.length - 1]
    if (starts ? goesOn.test(text.slice(first.end)) : within.test(text.slice(0, last.start))) return []
    const edge = starts ? 'start' : ends ? 'end' : null
    return edge ? [{ text: bare(text), edge, period: dates.some(({ to }) => to !== null) }] : []
  })

/** True if a paragraph holds the periods of several lines, or several lines that begin or end with a date. */
export const runsTogether = (items: readonly Item[], lines: readonly Line[]): boolean => {
  const dated = datedLines(lines)
  return items.some(({ text }) => {
    if (findDates(text).length < 2) return false
    const whole = bare(text)
    const inside = dated.filter((line) => line.text !== whole && whole.includes(line.text))
    const alike = (edge: Dated['edge']) => inside.filter((line) => line.edge === edge).length > 1
    return inside.filter(({ period }) => period).length > 1 || alike('start') || alike('end')
  })
}
