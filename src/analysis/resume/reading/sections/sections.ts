// Divides the lines of a document into its sections: `toSections` opens one at each heading (opening-lines.ts); `settle` and `withUnheaded`
// name by its content what has no known heading.
import { type Line, placeOf } from '../../../documents/document'
import { findDates } from '../dates/dates'
import { isTitle } from '../experience/names/titles'
import { findEmail, findPhone } from '../person/contact'
import { fold, tokens } from '../text'
import { bodySize, joinHeadings } from './broken-headings'
import { closingTail, isClosingWord } from './closing-tail'
import { contactTail, ownContact } from './contact-tail'
import { isFurniture } from './furniture'
import { bareHeading, type SectionName } from './headings'
import { kindOf, leadsWithJob } from './kind'
import { type OpenSection, settle } from './naming'
import { headingsOf, toInline } from './opening-lines'
import { lacksPaidWork } from './paid-work'
import type { Section } from './section'
import { withUnheaded } from './unheaded'

export type { Section }

type Sections = {
  /** What precedes the first heading: usually name, title, contact. */
  readonly top: readonly Line[]
  readonly sections: readonly Section[]
  /** Lines that continue the heading above them, which has their words. */
  readonly joined: readonly Line[]
}

/** The line with a word that is repeated three times ("vendas vendas vendas") once; a name repeated twice ("Walla Walla") is a name. */
const withoutRepeatedWords = (line: Line): Line => {
  const text = line.text.replace(/(?<![\p{L}])(\p{L}{2,40})(?: \1(?![\p{L}])){2,}/gu, '$1')
  return text === line.text ? line : { ...line, text }
}

/** The largest text of the first page, if it is short and much larger than the body. */
const isTitlePage = (line: Line, body: number): boolean =>
  line.page === 1 && line.size > body * 1.5 && tokens(line.text).length <= 8 && !/\d/.test(line.text)

/** What precedes the right column's first heading, if it is about a job or a course: the left column's overflow. */
const overflowOfLeftColumn = (lines: readonly Line[], isHeading: (line: Line) => boolean): ReadonlySet<Line> => {
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

/** The section that a line is in where the guessed headings above it, such as the title of a job, are not counted. */
const enclosingSection = (section: OpenSection | undefined): SectionName | null => {
  let enclosing: OpenSection | null = section ?? null
  while (enclosing?.guessed) enclosing = enclosing.before
  return enclosing?.name ?? null
}

/** True for what stands in the row of a section's heading, which is its text however large: "Languages ¦ Inglês ¦ Francês". */
const sharesRow = ({ page, number }: Line, section: OpenSection): boolean =>
  section.page === page && section.line === number && section.lines.length === 0

/** "ATIVIDADES" right below the head of a job names its duties and not what somebody likes. */
const isOfDuties = (line: Line, current: OpenSection | undefined): boolean =>
  enclosingSection(current) === 'experience' &&
  bareHeading(line.text) === 'atividades' &&
  (current?.lines.slice(-2) ?? []).some(
    (above) => !above.bullet && (findDates(above.text).length > 0 || leadsWithJob(above)),
  )

/** The kind of section that jobs or schools below a heading in unlisted words ("Professional Story") show, or null. */
const kindBelow = (heading: Line, below: readonly Line[]): SectionName | null => {
  if (isTitle(heading.text)) return null
  // A first job may have a single date: "Talent Partner", then "A7X Group   Oct 2023".
  const [first] = below
  if (first && leadsWithJob(first) && below.slice(0, 3).some(({ text }) => findDates(text).length > 0))
    return 'experience'
  return kindOf(below)
}

/** What was read so far: the lines above the first heading, the sections, and the section that is open in each column. */
type Reading = { readonly top: Line[]; readonly sections: OpenSection[]; readonly open: Map<number, OpenSection> }

type Opening = {
  readonly name: SectionName
  readonly heading?: string
  readonly lines?: Line[]
  readonly isGuessed?: boolean
}
const openSection = ({ sections, open }: Reading, line: Line, opening: Opening): void => {
  const { name, heading = line.text, lines = [], isGuessed = false } = opening
  const before = open.get(line.column) ?? null
  const section = { name, heading, page: line.page, line: line.number, lines, guessed: isGuessed ? line : null, before }
  sections.push(section)
  open.set(line.column, section)
}

/** Splits lines into sections. Each column continues its own section, so a sidebar does not interrupt the main text. */
export const toSections = (all: readonly Line[]): Sections => {
  const lines = joinHeadings(all.map(withoutRepeatedWords))
  const { body, nameOf, isRepeatedLabel, looksAlike } = headingsOf(lines)
  const largest = Math.max(0, ...lines.map(({ size }) => size))
  const overflow = overflowOfLeftColumn(lines, (line) => nameOf(line, null) !== null)
  const tail = contactTail(lines)
  const closing = closingTail(lines)
  const reading: Reading = { top: [], sections: [], open: new Map() }
  const { top, sections, open } = reading
  /** What a line that looks like a heading opens where its words are unknown; null for what opens nothing. */
  const unknownHeading = (line: Line, at: number): Opening | null => {
    if (!looksAlike(line)) return null
    if (sections.length > 0) return { name: 'other', isGuessed: true }
    if (line.size >= largest) return null
    const end = lines.findIndex((other, below) => below > at && (nameOf(other, null) !== null || looksAlike(other)))
    const below = lines.slice(at + 1, end < 0 ? undefined : end)
    const name = kindBelow(line, below)
    const works = end >= 0 && lines.slice(end).some((other) => nameOf(other, null) === 'experience')
    return name && { name: name === 'experience' && works && lacksPaidWork(below) ? 'other' : name }
  }
  for (const [at, line] of lines.entries()) {
    if (isFurniture(line) || closing.has(line)) continue
    const left = open.get(0)
    if (line.column === 1 && !open.has(1) && left && overflow.has(line)) open.set(1, left)
    const current = open.get(line.column)
    if (isClosingWord(line, lines, current?.name)) {
      openSection(reading, line, { name: 'other', heading: '', lines: [line] })
      continue
    }
    if (line === tail && current && !ownContact.includes(current.name)) {
      openSection(reading, line, { name: 'contact', heading: '', lines: [line] })
      continue
    }
    // A line repeated directly adds nothing.
    if (fold((current?.lines ?? top).at(-1)?.text ?? '') === fold(line.text)) continue
    const isOwnText = isRepeatedLabel(line, enclosingSection(current)) || isOfDuties(line, current)
    const name = isOwnText ? null : nameOf(line, current?.name ?? null)
    const inline = name ? null : toInline(line, current?.name ?? null)
    if (line.size === largest && !name && isTitlePage(line, body)) {
      // The name, which a sidebar may place anywhere: text below it does not belong to the sidebar, but to a heading of jobs right above it.
      if (current?.name !== 'experience' || current.lines.length > 0) open.delete(line.column)
      top.push(line)
    } else if (name) openSection(reading, line, { name })
    else if (inline) {
      const heading = line.text.slice(0, line.text.indexOf(':'))
      openSection(reading, line, { name: inline.name, heading, lines: [{ ...line, text: inline.rest }] })
    } else {
      const isText = current !== undefined && (isOwnText || sharesRow(line, current))
      const opening = isText ? null : unknownHeading(line, at)
      if (opening) openSection(reading, line, opening)
      else (current?.lines ?? top).push(line)
    }
  }
  const places = new Set(lines.map(placeOf))
  const joined = all.filter((line) => !places.has(placeOf(line)))
  return { ...withUnheaded({ top, sections: settle(sections) }), joined }
}
