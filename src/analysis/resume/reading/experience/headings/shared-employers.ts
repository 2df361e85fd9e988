// Takes a line that names an employer with its whole period, above several posts there, off the lines of a section.
import { type Line, withoutParts } from '../../../../documents/document'
import type { DateRange, Point } from '../../dates/dates'
import { spanOf } from '../../dates/span'
import { assign } from '../names/assign'
import { type HeadingLine, partsOf } from '../names/heading-parts'
import { hasUnits, jobWeight } from '../names/heads'
import { formLabel } from '../names/labels'
import { isWholeFirm, nameEmployers } from '../names/posts'
import { ownMaster } from '../names/qualifiers'
import { isBareDate, isDatedHeading, lineDate, openEnded } from './dated'
import { firmsAbove, standsOut } from './firms-above'

/** Fewest posts that need not be as long as their employer's period, most posts of one employer, and most lines between its name and the dates of the first one. */
const MIN_POSTS = 2
const MOST_POSTS = 40
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
  // "6,000 staff" says how large a firm is.
  const isJob = [title, employer, ...parts.loose].some(
    (name) => name !== null && !/\d/.test(name) && jobWeight(name) === 2,
  )
  // Those who work for themselves have no posts at an employer.
  if (parts.title !== null || isJob || ownMaster.test(line.text)) return null
  // Behind the name of a firm without a period stands where it is and what it does: "Casa Azul – Recife – móveis".
  return dates || parts.employer !== null ? employer : (parts.loose[0] ?? employer)
}

/** The dates of each line, and what each says. */
type Dated = { readonly lines: readonly Line[]; readonly periods: readonly (DateRange | null)[] }

/** The first line of a name with a period, which ends on the line `at`; -1 where none does. */
const beginOf = ({ lines, periods }: Dated, at: number): number => {
  const [line, above, period] = [lines[at]!, lines[at - 1], periods[at]]
  if (line.bullet || !period || period.to === null) return -1
  if (!isBareDate(line)) return at
  return above && !above.bullet && !periods[at - 1] ? at - 1 : -1
}

const monthOf = (point: Point | 'present' | null): number =>
  point === 'present'
    ? Number.POSITIVE_INFINITY
    : point === null || point.month === null
      ? Number.NaN
      : point.year * 12 + point.month

/** True where a period begins and ends in the same months as its posts. */
const fillsToMonth = ({ from, to }: DateRange, posts: readonly Line[]): boolean => {
  const periods = posts.flatMap((post) => periodOf(post) ?? [])
  return (
    Math.min(...periods.map((post) => monthOf(post.from))) === monthOf(from) &&
    Math.max(...periods.map((post) => monthOf(post.to))) === monthOf(to)
  )
}

/** The dated lines of the posts below an employer, where they fill its whole period; one alone where it has the same months. */
const postsBelow = ({ lines, periods }: Dated, last: number): readonly Line[] => {
  const total = periods[last]!
  const [from, to] = spanOf(total)
  const posts: Line[] = []
  let [first, end] = [Number.POSITIVE_INFINITY, 0]
  for (let at = last + 1; at < lines.length && posts.length < MOST_POSTS; at++) {
    if (posts.length === 0 && (lines[at]!.bullet || at > last + MAX_LINES_BETWEEN)) return []
    const dates = periods[at]
    if (!dates) continue
    const [start, stop] = spanOf(dates)
    if (start < from || stop > to) break
    posts.push(lines[at]!)
    first = Math.min(first, start)
    end = Math.max(end, stop)
    if (first - from <= MOST_YEARS_APART && end === to && posts.length >= MIN_POSTS) return posts
  }
  return posts.length === 1 && fillsToMonth(total, posts) ? posts : []
}

/** The lines of posts below the line `last` with their dates, and where these stand alone, the ones around them too. */
const headingsOf = ({ lines, periods }: Dated, last: number, posts: readonly Line[]): readonly HeadingLine[] => {
  let at = last
  return posts.flatMap((post) => {
    at = lines.indexOf(post, at + 1)
    const around = isBareDate(post) ? [at - 1, at + 1].filter((place) => !periods[place]) : []
    return [at, ...around].flatMap((place) => {
      const line = lines[place]
      return line && !line.bullet ? [{ line, text: line.text, dates: periods[place] ?? null }] : []
    })
  })
}

/** The lines without such employers, the employer of each dated post, and what stood above the first post of each. */
type Shared = {
  readonly items: readonly HeadingLine[]
  readonly employers: ReadonlyMap<Line, string>
  readonly above: ReadonlyMap<Line, readonly Line[]>
}

/** `totals` are the places of lines above the time that somebody was with an employer in all. Bounded by the section's lines. */
export const withoutSharedEmployers = (all: readonly HeadingLine[], totals: ReadonlySet<string>): Shared => {
  const lines = all.map(({ line }) => line)
  const dated = { lines, periods: lines.map(periodOf) }
  const firms = firmsAbove(dated, totals)
  const employers = new Map<Line, string>()
  const above = new Map<Line, readonly Line[]>()
  for (const [at, line] of lines.entries()) {
    const begin = employers.has(line) ? -1 : beginOf(dated, at)
    const filled = begin < 0 ? [] : postsBelow(dated, at)
    const firm = filled.length > 0 || employers.has(line) ? null : firms.get(at)
    const [start, last, posts] = firm ? [firm.begin, firm.last, firm.posts] : [begin, at, filled]
    const [first] = posts
    const name = first && {
      ...lines[start]!,
      text: lines
        .slice(start, firm ? firm.nameEnd : start + 1)
        .map(({ text }) => text)
        .join(' '),
    }
    const employer = name ? employerOf(name, firm || begin < at ? null : dated.periods[at]!) : null
    if (!first || employer === null) continue
    const isFilled = firm
      ? firm.isSure || isWholeFirm(employer)
      : (isWholeFirm(employer) || standsOut(line, first)) && fillsToMonth(dated.periods[at]!, posts)
    const areNamed = nameEmployers(firm ? headingsOf(dated, -1, firm.alike) : headingsOf(dated, last, posts), isFilled)
    // Right above posts that fill its period an army is no job of its own, whatever units these name.
    if (areNamed && !(hasUnits(employer) && lines[last + 1] === first)) continue
    for (const post of posts)
      if (!areNamed || !nameEmployers(headingsOf(dated, last, [post]), isFilled)) employers.set(post, employer)
    above.set(first, lines.slice(start, last + 1))
  }
  const dropped = new Set([...above.values()].flat())
  return { items: dropped.size === 0 ? all : all.filter(({ line }) => !dropped.has(line)), employers, above }
}
