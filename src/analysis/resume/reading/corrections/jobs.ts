// Reads the jobs again where the person marked their beginnings, titles, employers and dates.
import { type Line, placeOf, withoutParts } from '../../../documents/document'
import { findDates, findRanges } from '../dates/dates'
import { formLabel } from '../experience/names/labels'
import { nameJob } from '../experience/names/name-jobs'
import type { Role } from '../experience/role'
import { toRoles } from '../experience/roles'
import { opening } from '../experience/tasks/openings'
import { toBlocks, toStatements } from '../lines/paragraphs'
import type { Section } from '../sections/sections'
import { countWords } from '../text'
import { divideTask } from './divide'
import type { Marks } from './structure'

/** Lines below the beginning of a job that may still be its heading. */
const HEADING_LINES = 2

/** The words of a corrected line without its label and dates. */
const valueIn = ({ text }: Line): string | null => {
  const bare = text.replace(formLabel, '')
  const rest = findDates(bare).reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, bare)
  return rest.replace(/\s+/g, ' ').replace(/^[\s|•·,;:()–—-]+|(?<![\s|•·,;:(–—-])[\s|•·,;:(–—-]+$/gu, '') || null
}

const bareJob = (line: Line): Role => {
  const dates = findRanges(line.text)[0] ?? findDates(line.text)[0] ?? null
  return { title: valueIn(line), employer: null, dates, datesLine: dates ? line : null, line, statements: [] }
}

/** Words of a line that may belong to a job's heading. */
const HEADING_WORDS = 10

/** The lines right below a marked beginning that may name its job, employer and dates: short, and no tasks. */
const headLines = (below: readonly Line[]): Line[] => {
  const end = below.findIndex(
    ({ text, bullet }) =>
      bullet || countWords(text) > HEADING_WORDS || /[.;:]$/.test(text) || opening(text) === 'action',
  )
  return below.slice(0, Math.min(HEADING_LINES, end < 0 ? below.length : end))
}

/** The job of these heading lines. What the person marked as a job is a job, whatever its words are. */
const jobOf = (lines: readonly Line[]): Role => {
  const [start] = lines as readonly [Line, ...Line[]]
  const items = lines.map((line) => ({ line, text: line.text, dates: findRanges(line.text)[0] ?? null }))
  const named = nameJob(items)
  const bare = bareJob(start)
  const dated = items.find(({ dates }) => dates !== null)
  return {
    ...bare,
    title: named.title ?? (named.employer === bare.title ? null : bare.title),
    employer: named.employer,
    dates: dated?.dates ?? bare.dates,
    datesLine: dated?.line ?? bare.datesLine,
  }
}

/** The jobs of the lines from one marked beginning to the next; the first one begins with the first line. */
const startingAt = (lines: readonly Line[]): readonly Role[] => {
  const [start, ...below] = lines
  if (!start) return []
  const roles = toRoles(lines)
  if (roles[0] && placeOf(roles[0].line) === placeOf(start)) return roles
  const rest = toRoles(below)
  const first = rest[0] ? below.findIndex((line) => placeOf(line) === placeOf(rest[0]!.line)) : below.length
  // What was read directly below is the rest of this job's heading.
  const [more] = rest
  if (more && first === 0) return [{ ...more, title: more.title ?? valueIn(start), line: start }, ...rest.slice(1)]
  const ownLines = below.slice(0, first)
  const head = headLines(ownLines)
  const statements = toBlocks(ownLines.slice(head.length)).flatMap(toStatements)
  return [{ ...jobOf([start, ...head]), statements }, ...rest]
}

/** True for a line at which a job begins, by the person. */
const begins = (line: Line, marks: Marks): boolean => /^job(?:-and-task)?$/.test(marks.get(placeOf(line)) ?? '')

/** A line with no place to divide it is heading and task: "Faz bolo pra festa desde 2019, 2 por semana". */
const asBoth = (text: string): { readonly heading: string; readonly task: string } => {
  const dated = findDates(text).at(-1)
  return { heading: dated ? text.slice(0, dated.end) : text, task: text }
}

/** The lines from a marked beginning; a first task on the same line becomes one of its own, at the same place. */
const withTask = ([start, ...below]: readonly [Line, ...Line[]], marks: Marks): Line[] => {
  if (marks.get(placeOf(start)) !== 'job-and-task') return [start, ...below]
  const divided = divideTask(start.text) ?? asBoth(start.text)
  const { parts: _, ...plain } = withoutParts(start)
  return [{ ...plain, text: divided.heading, bullet: false }, { ...plain, text: divided.task, bullet: true }, ...below]
}

/** The one name of a job whose line has no place to divide it says what is done: "Faz bolo pra festa" is no employer. */
const named = (role: Role, start: Line, marks: Marks): Role =>
  role.title === null && marks.get(placeOf(start)) === 'job-and-task' && divideTask(start.text) === null
    ? { ...role, title: role.employer, employer: null }
    : role

/** The lines of a section cut before each marked job. */
const stretches = (lines: readonly Line[], marks: Marks): Line[][] => {
  const starts = lines.flatMap((line, at) => (at > 0 && begins(line, marks) ? [at] : []))
  return [0, ...starts].map((start, nth) => lines.slice(start, starts[nth] ?? lines.length))
}

const readJobs = (lines: readonly Line[], marks: Marks): Role[] =>
  stretches(lines, marks).flatMap(([start, ...below]) =>
    start && begins(start, marks)
      ? startingAt(withTask([start, ...below], marks)).map((role, at) => (at === 0 ? named(role, start, marks) : role))
      : toRoles(start ? [start, ...below] : []),
  )

/** What the person says is no job becomes text of the job above it. */
const withoutDenied = (roles: readonly Role[], marks: Marks): Role[] => {
  const remaining: Role[] = []
  for (const role of roles) {
    if (marks.get(placeOf(role.line)) !== 'not-a-job') {
      remaining.push(role)
      continue
    }
    const last = remaining.pop()
    const heading = { text: role.line.text, line: role.line, lines: 1, bullet: role.line.bullet }
    if (last) remaining.push({ ...last, statements: [...last.statements, heading, ...role.statements] })
  }
  return remaining
}

const fields = ['title', 'employer', 'dates'] as const

/** The job that a corrected line belongs to: the one it stands in, or the one that begins right below it. */
const ownerOf = (
  roles: readonly Role[],
  lines: readonly Line[],
  at: number,
  field: (typeof fields)[number],
): number => {
  const starts = roles.map(({ line }) => lines.findIndex((other) => placeOf(other) === placeOf(line)))
  const above = starts.findLastIndex((start) => start >= 0 && start <= at)
  const below = starts.indexOf(at + 1)
  const near = above >= 0 && at - starts[above]! <= HEADING_LINES && (starts[above] === at || !roles[above]![field])
  return near || below < 0 ? above : below
}

const withField = (role: Role, field: (typeof fields)[number], line: Line): Role => {
  const statements = role.statements.filter((block) => placeOf(block.line) !== placeOf(line))
  if (field !== 'dates') {
    // One name on a line of its own may have been read as the other one: "Autônomo" is no employer once it is the title.
    const [value, other] = [valueIn(line), field === 'title' ? 'employer' : 'title'] as const
    return { ...role, ...(role[other] === value ? { [other]: null } : {}), [field]: value, statements }
  }
  const dates = findRanges(line.text)[0] ?? findDates(line.text)[0]
  return dates ? { ...role, dates, datesLine: line, statements } : role
}

const inSection = (lines: readonly Line[], marks: Marks): Role[] => {
  let roles = withoutDenied(readJobs(lines, marks), marks)
  for (const [at, line] of lines.entries()) {
    const field = fields.find((name) => name === marks.get(placeOf(line)))
    if (!field) continue
    const owner = ownerOf(roles, lines, at, field)
    if (owner >= 0) roles = roles.with(owner, withField(roles[owner]!, field, line))
    else roles = [withField({ ...bareJob(line), title: null }, field, line), ...roles]
  }
  return roles
}

/** The jobs of the experience sections, as corrected, in the order of the document. */
export const correctedJobs = (sections: readonly Section[], marks: Marks): Role[] =>
  sections.filter(({ name }) => name === 'experience').flatMap(({ lines }) => inSection(lines, marks))
