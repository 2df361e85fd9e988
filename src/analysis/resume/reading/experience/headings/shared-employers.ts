// Takes a line that names an employer with its whole period, above several posts there, off the lines of a section: it is no job of its own.
import { type Line, withoutParts } from '../../../../documents/document'
import type { DateRange } from '../../dates/dates'
import { spanOf } from '../../dates/span'
import { assign } from '../names/assign'
import { type HeadingLine, partsOf } from '../names/heading-parts'
import { jobWeight } from '../names/heads'
import { formLabel } from '../names/labels'
import { isBareDate, isDatedHeading, lineDate, openEnded } from './dated'

/** Fewest posts of one employer, and most lines between its name and the dates of the first one. */
const MIN_POSTS = 2
const MAX_LINES_BETWEEN = 3
/** Most years between the beginning of the whole period and that of the first post. */
const MOST_YEARS_APART = 1

const periodOf = (line: Line): DateRange | null => (isDatedHeading(line) ? openEnded(line, lineDate(line)) : null)

/** "MILITARY CAREER: ROYAL LOGISTIC CORPS": what stands before the employer's name. */
const label = /^[^:]{3,40}: /u

/** The employer that a line names, with its period or without; null where it names a job too. */
const employerOf = (whole: Line, dates: DateRange | null): string | null => {
  const before = formLabel.test(whole.text) ? 0 : (label.exec(whole.text)?.[0].length ?? 0)
  const line = { ...withoutParts(whole), text: whole.text.slice(before) }
  const shifted = dates && { ...dates, start: dates.start - before, end: dates.end - before }
  const parts = partsOf([{ line, text: line.text, dates: shifted }])
  const { title, employer } = assign(parts, null)
  const isJob = [title, employer, ...parts.loose].some((name) => name !== null && jobWeight(name) === 2)
  return parts.title !== null || isJob ? null : employer
}

/** A name with a period, on a line or over two, the line of that period being the last. */
type Whole = { readonly first: number; readonly last: number; readonly employer: string; readonly period: DateRange }

const wholeAt = (lines: readonly Line[], at: number): Whole | null => {
  const [line, above] = [lines[at]!, lines[at - 1]]
  const period = line.bullet ? null : periodOf(line)
  if (!period || period.to === null) return null
  const first = isBareDate(line) ? at - 1 : at
  if (first < at && (!above || above.bullet || periodOf(above))) return null
  const employer = employerOf(lines[first]!, first < at ? null : period)
  return employer === null ? null : { first, last: at, employer, period }
}

/** The lines with dates of the posts below an employer's whole period, which they fill from its first year to its last; none where they do not. */
const postsOf = (lines: readonly Line[], { last, period }: Whole): readonly Line[] => {
  const [from, to] = spanOf(period)
  const posts: Line[] = []
  const spans: (readonly [number, number])[] = []
  for (let at = last + 1; at < lines.length; at++) {
    const line = lines[at]!
    if (posts.length === 0 && (line.bullet || at > last + MAX_LINES_BETWEEN)) return []
    const dates = periodOf(line)
    if (!dates) continue
    const span = spanOf(dates)
    if (span[0] < from || span[1] > to) return []
    posts.push(line)
    spans.push(span)
    const [start, end] = [Math.min(...spans.map(([year]) => year)), Math.max(...spans.map(([, year]) => year))]
    if (start - from <= MOST_YEARS_APART && end === to && posts.length >= MIN_POSTS) return posts
  }
  return []
}

/** Lines without those of such employers; the employer of each line with the dates of a post; and what stood above the first post of each. */
type Shared = {
  readonly items: readonly HeadingLine[]
  readonly employers: ReadonlyMap<Line, string>
  readonly above: ReadonlyMap<Line, readonly Line[]>
}

/** Bounded by the section's lines. */
export const withoutSharedEmployers = (all: readonly HeadingLine[]): Shared => {
  const lines = all.map(({ line }) => line)
  const employers = new Map<Line, string>()
  const above = new Map<Line, readonly Line[]>()
  for (const at of lines.keys()) {
    const sharedPeriod = employers.has(lines[at]!) ? null : wholeAt(lines, at)
    const [first, ...more] = sharedPeriod ? postsOf(lines, sharedPeriod) : []
    if (!sharedPeriod || !first) continue
    for (const post of [first, ...more]) employers.set(post, sharedPeriod.employer)
    above.set(first, lines.slice(sharedPeriod.first, sharedPeriod.last + 1))
  }
  const dropped = new Set([...above.values()].flat())
  return { items: dropped.size === 0 ? all : all.filter(({ line }) => !dropped.has(line)), employers, above }
}
