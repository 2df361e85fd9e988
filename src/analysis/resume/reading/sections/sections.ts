// Divides a document into its sections. `readable` repairs the lines first (tables, labels at the left, hyphens:
// lines/), then `toSections` recognises headings by their words (headings.ts, words.ts) and their look (look.ts), and
// `settle` and `withUnheaded` name what has no known heading by its content.
import type { Document, Line } from '../../../documents/document'
import { findDates } from '../dates/dates'
import { isSchool } from '../education/education'
import { isEmployer, isTitle } from '../experience/names/titles'
import { markBroken } from '../lines/hyphens'
import { withoutLeader } from '../lines/leaders'
import { isTableHead, joinBrokenLabels, splitMargin, withLabel } from '../lines/left-labels'
import { fromCards, fromTables, joinDateCells } from '../lines/tables'
import { joinWrappedDates } from '../lines/wrapped-dates'
import { findEmail, findPhone } from '../person/contact'
import { clean, fold, tokens } from '../text'
import { bodySize, joinHeadings, splitHeadingRows, stands } from './broken-headings'
import { closingTail } from './closing-tail'
import { contactTail, ownContact } from './contact-tail'
import { isFurniture } from './furniture'
import { headingName, inlineHeading, type SectionName } from './headings'
import { kindOf, leadsWithJob } from './kind'
import { headingLook, isCommon, looksLess, looksLike, mayBeHeading, shownLook } from './look'
import { isRated, type SectionDraft, settle } from './naming'
import { areTypedSmall, leadingLines, plainColumns, toHeading } from './plain'
import type { Section } from './section'
import { withUnheaded } from './unheaded'
import { headingAbout } from './words'

export type { Section }

export type Sections = {
  /** What precedes the first heading: usually name, title, contact. */
  readonly top: readonly Line[]
  readonly sections: readonly Section[]
}

/** Limits of what is read; a résumé of ten dense pages has about 700 lines and 40 000 characters. */
export const MAX_LINES = 3000
export const MAX_LINE_LENGTH = 2000
export const MAX_CHARACTERS = 200_000

/** "Objetivo: …" opens a section anywhere; "Languages: Python" inside the skills does not. */
const toInline = (line: Line, current: SectionName | null) => {
  const heading = inlineHeading(line.text)
  if (!heading) return null
  // Among the tasks of a job, "Highlights: …" is a label and no summary of the person.
  const inside = current === 'experience' || current === 'projects'
  if (heading.name === 'objective' || (heading.name === 'summary' && !inside)) return heading
  if (line.bullet || current === 'skills' || current === 'languages') return null
  // Among schools, "Curso: Direito" is an entry while "Cursos: …" starts the courses.
  if (current === 'education' && /^curso\s*:/i.test(line.text)) return null
  // There "Tecnologias: Java, SQL" is a label too; "Cursos: …" after the last task is a heading.
  const names = ['education', 'languages', 'courses', ...(inside ? [] : ['experience', 'skills'])]
  return names.includes(heading.name) ? heading : null
}

/** Section names that are equally often labels among the tasks of a job: "Principais resultados:", "Projects". */
const labels: readonly SectionName[] = [
  'awards',
  'projects',
  'skills',
  'summary',
  'objective',
  'courses',
  'publications',
  'interests',
  'volunteer',
  'other',
]

/** Most characters of a text that was painted several times, as shadows are, and is read as often. */
const SHADOWED = 120
const withoutShadows = (text: string): string =>
  text.length <= SHADOWED ? text.replace(/^(.{6,40}?)\1{1,5}$/u, '$1') : text

/** Cleaned lines with text, within the limits; headers and footers are separated by their region. */
export const readable = (document: Document): Line[] => {
  let left = MAX_CHARACTERS
  const lines = document.lines
    .slice(0, MAX_LINES)
    .map((line) => {
      const text = withoutLeader(withoutShadows(clean(line.text.slice(0, Math.min(left, MAX_LINE_LENGTH)))))
      left -= text.length
      if (line.parts)
        return { ...line, text, parts: line.parts.map((part) => withoutLeader(clean(part.slice(0, text.length)))) }
      return text === line.text ? line : { ...line, text }
    })
    .filter((line) => line.text !== '')
  return markBroken(
    splitMargin(
      joinBrokenLabels(
        joinDateCells(joinWrappedDates(fromCards(fromTables(lines)))).filter((line) => !isTableHead(line)),
      ),
    ).map(withLabel),
  )
}

/**
 * A word repeated three times ("vendas vendas vendas") counts once; a name repeated twice ("Walla Walla") is a name.
 */
const calm = (line: Line): Line => {
  const text = line.text.replace(/(?<![\p{L}])(\p{L}{2,40})(?: \1(?![\p{L}])){2,}/gu, '$1')
  return text === line.text ? line : { ...line, text }
}

/** The largest text of the first page, if it is short and much larger than the body. */
const isTitlePage = (line: Line, body: number): boolean =>
  line.page === 1 && line.size > body * 1.5 && tokens(line.text).length <= 8 && !/\d/.test(line.text)

/** How often each text occurs: a label is repeated in every job, a heading is not. */
const timesOf = (lines: readonly Line[]): ReadonlyMap<string, number> => {
  const times = new Map<string, number>()
  for (const { text } of lines) times.set(fold(text), (times.get(fold(text)) ?? 0) + 1)
  return times
}

/** Distinguishes headings from labels and text by words and by the look of the document's headings. */
const headingsOf = (lines: readonly Line[]) => {
  const body = bodySize(lines)
  const headings = lines.filter((line) => headingName(line.text) && stands(line, body))
  const listed = headingLook(headings)
  const look = listed ?? shownLook(lines, body)
  // Some designs begin all their headings with a small letter.
  const small = listed === null || headings.some((line) => looksLike(line, listed) && /^\P{L}*\p{Ll}/u.test(line.text))
  const times = timesOf(lines)
  const plain = plainColumns(lines, headings)
  const leading = leadingLines(lines)
  const typed = areTypedSmall(lines)
  // Where entries and items are set like the headings, the look says nothing: only words do.
  const entriesToo = listed !== null && isCommon(lines, headings, listed)
  const isLabel = (line: Line, name: SectionName, current: SectionName | null): boolean =>
    (current === 'experience' || current === 'projects' || current === 'education') &&
    labels.includes(name) &&
    ((current !== 'education' && look !== null && !leading.has(line) && looksLess(line, look)) ||
      (times.get(fold(line.text)) ?? 0) > 1)
  return {
    body,
    /** True for a section's name that stands in each job or school: "Highlights", however it looks. */
    isRepeated: (line: Line, current: SectionName | null): boolean => {
      const exact = headingName(line.text)
      return exact !== null && (times.get(fold(line.text)) ?? 0) > 1 && isLabel(line, exact, current)
    },
    /** The section that a line opens, or null. */
    nameOf: (line: Line, current: SectionName | null): SectionName | null => {
      const exact = toHeading(line, body, plain(line), typed)
      if (exact) return isLabel(line, exact, current) ? null : exact
      if (typed && plain(line) !== 'none' && !line.bullet && /^\p{Ll}[^.]*$/u.test(line.text))
        return headingAbout(line.text, false)
      const apart = stands(line, body) || leading.has(line)
      if (line.bullet || headingName(line.text) || !apart || isTitle(line.text)) return null
      const like = look !== null && looksLike(line, look) && !isEmployer(line.text) && !isSchool(line.text)
      const about = headingAbout(line.text, like)
      return about && (like || leading.has(line) || !look || !looksLess(line, look)) && !isLabel(line, about, current)
        ? about
        : null
    },
    /** True for a line that looks exactly like the recognised headings, whatever its words. */
    looksAlike: (line: Line): boolean =>
      !entriesToo &&
      mayBeHeading(line, small) &&
      (look !== null && looksLike(line, look)
        ? look.size > body * 1.08 || look.bold || look.upper
        : line.size > body * 1.08 && headings.some((other) => looksLike(line, other))),
  }
}

/**
 * What precedes the first heading of the right column, if it is about a job or a course: text that flowed over from the
 * left column.
 */
const flowing = (lines: readonly Line[], isHeading: (line: Line) => boolean): ReadonlySet<Line> => {
  const right = lines.filter(({ column }) => column === 1)
  const first = right.findIndex(isHeading)
  const lead = first < 0 ? right : right.slice(0, first)
  const largest = Math.max(0, ...lines.map(({ size }) => size))
  const isEntry = lead.some(({ text, bullet }) => bullet || findDates(text).length > 0)
  const isHead = lead.some(
    ({ text, size }) => (size === largest && size > bodySize(lines) * 1.3) || findEmail(text) || findPhone(text),
  )
  return new Set(isEntry && !isHead ? lead : [])
}

/** The section that a line is in if the guessed headings above it, such as the title of a job, are none. */
const around = (section: SectionDraft | undefined): SectionName | null => {
  let enclosing: SectionDraft | null = section ?? null
  while (enclosing?.guessed) enclosing = enclosing.before
  return enclosing?.name ?? null
}

/** True for what stands in the row of a section's heading, which is its text however large: "Languages ¦ Inglês ¦ Francês". */
const sharesRow = ({ page, number }: Line, section: SectionDraft): boolean =>
  section.page === page && section.line === number && section.lines.length === 0

/** Splits lines into sections. Each column continues its own section, so a sidebar does not interrupt the main text. */
export const toSections = (all: readonly Line[]): Sections => {
  const lines = splitHeadingRows(joinHeadings(all.map(calm)))
  const { body, nameOf, isRepeated, looksAlike } = headingsOf(lines)
  const largest = Math.max(0, ...lines.map(({ size }) => size))
  const flows = flowing(lines, (line) => nameOf(line, null) !== null)
  const tail = contactTail(lines)
  const closing = closingTail(lines)
  const top: Line[] = []
  const sections: SectionDraft[] = []
  const current = new Map<number, SectionDraft>()
  const open = (name: SectionName, line: Line, heading: string, rest: Line[], guessed: Line | null = null) => {
    const before = current.get(line.column) ?? null
    const section = { name, heading, page: line.page, line: line.number, lines: rest, guessed, before }
    sections.push(section)
    current.set(line.column, section)
  }
  // A first heading in unlisted words ("Professional Story") is recognised by the jobs or schools below it.
  const entriesBelow = (at: number): SectionName | null => {
    const end = lines.findIndex((line, other) => other > at && (nameOf(line, null) !== null || looksAlike(line)))
    const [line, below] = [lines[at]!, lines.slice(at + 1, end < 0 ? undefined : end)]
    if (line.size >= largest || isTitle(line.text)) return null
    const kind = kindOf(below)
    // A first job may have a single date: "Talent Partner", then "A7X Group   Oct 2023".
    const first = below[0] && leadsWithJob(below[0]) && below.slice(0, 3).some(({ text }) => findDates(text).length > 0)
    if (first) return 'experience'
    return kind ?? (isRated(below) ? 'skills' : null)
  }
  for (const [at, line] of lines.entries()) {
    if (isFurniture(line) || closing.has(line)) continue
    if (line.column === 1 && !current.has(1) && flows.has(line)) {
      const left = current.get(0)
      if (left) current.set(1, left)
    }
    const before = current.get(line.column)
    if (line === tail && before && !ownContact.includes(before.name)) {
      open('contact', line, '', [line])
      continue
    }
    // A line repeated directly adds nothing.
    if (fold((before?.lines ?? top).at(-1)?.text ?? '') === fold(line.text)) continue
    const repeated = isRepeated(line, around(before))
    const name = repeated ? null : nameOf(line, before?.name ?? null)
    const inline = name ? null : toInline(line, before?.name ?? null)
    if (line.size === largest && !name && isTitlePage(line, body)) {
      // The name, which a sidebar may place anywhere: text below it does not belong to the sidebar.
      current.delete(line.column)
      top.push(line)
    } else if (name) open(name, line, line.text, [])
    else if (inline)
      open(inline.name, line, line.text.slice(0, line.text.indexOf(':')), [{ ...line, text: inline.rest }])
    else if (before && repeated) before.lines.push(line)
    else if (before && sharesRow(line, before)) before.lines.push(line)
    else if (looksAlike(line) && sections.length > 0) open('other', line, line.text, [], line)
    else if (looksAlike(line) && entriesBelow(at)) open(entriesBelow(at)!, line, line.text, [])
    else if (before) before.lines.push(line)
    else top.push(line)
  }
  return withUnheaded({ top, sections: settle(sections) })
}
