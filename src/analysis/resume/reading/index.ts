// What a résumé says, read once; the checks measure only this.
import type { Document, Line } from '../../documents/document'
import { type DateRange, findDates, findRanges } from './dates'
import { type Education, toEducation } from './education/education'
import { findSchools } from './education/schools'
import type { Role } from './experience/role'
import { toRoles } from './experience/roles'
import { isTitle } from './experience/titles'
import type { SectionName } from './headings'
import { joinLines } from './hyphens'
import { detectLanguage } from './language'
import { type Block, toBlocks } from './paragraphs'
import {
  findBrokenEmail,
  findCity,
  findCityAndState,
  findCityBeside,
  findEmail,
  findLinkedIn,
  findPhone,
} from './person/contact'
import { findMunicipality } from './person/municipalities'
import { findHeadline, findName } from './person/person'
import { findPersonal, type PersonalFinding } from './person/personal'
import { readable, type Section, toSections } from './sections'
import { countWords, distinctWords, firstOfEach } from './text'
import { headingsApart, unreadPeriods } from './unread-periods'

/** A contact datum; `line` is null when it stands only in a link's address, which parsers may not see. */
export type Found = { readonly value: string; readonly line: Line | null }
export type ContactKind = 'email' | 'phone' | 'city' | 'linkedin'

export type Resume = {
  readonly document: Document
  readonly lines: readonly Line[]
  readonly language: 'pt' | 'en'
  readonly top: readonly Line[]
  readonly sections: readonly Section[]
  readonly name: Found | null
  readonly headline: Line | null
  readonly contact: Readonly<Record<ContactKind, Found | null>>
  readonly roles: readonly Role[]
  /** True when the roles come from projects or voluntary work, for want of a section of experience. */
  readonly firstJob: boolean
  /** What was done, bullet by bullet, in the roles. */
  readonly statements: readonly Block[]
  /** True where several headings stand apart from their texts: the order of the lines is in doubt. */
  readonly orderDoubtful: boolean
  /** Lines that tell of work which no job that was read holds; see unreadPeriods. */
  readonly unread: readonly Line[]
  readonly education: Education
  readonly summary: Block | null
  readonly personal: readonly PersonalFinding[]
  readonly ranges: readonly DateRange[]
  readonly words: number
  /** Different words, by which a text is found to be short. */
  readonly distinct: number
}

/** Regions many parsers skip. */
export const isEdge = (line: Line): boolean =>
  line.region === 'header' || line.region === 'footer' || line.region === 'textbox'

/** Lines of all sections of these names, in order. */
export const linesOf = (sections: readonly Section[], ...names: readonly SectionName[]): Line[] =>
  sections.filter(({ name }) => names.includes(name)).flatMap(({ lines }) => [...lines])

const firstOf = (lines: readonly Line[], find: (text: string) => string | null): Found | null => {
  let edge: Found | null = null
  for (const line of lines) {
    const value = find(line.text)
    if (value === null) continue
    if (!isEdge(line)) return { value, line }
    edge ??= { value, line }
  }
  return edge
}

const inLinks = (links: readonly string[], find: (text: string) => string | null): Found | null => {
  for (const link of links) {
    const value = find(link.replace(/^(?:mailto|tel):/i, ''))
    if (value !== null) return { value, line: null }
  }
  return null
}

/** Lines at the head where a city is the person's own and not an employer's. */
const HEAD = 14

/** TeX breaks "zu-leide@example.com" over two lines as if it were a word; the link behind it is whole. */
const wholeEmail = (found: Found | null, links: readonly string[]): Found | null => {
  const linked = inLinks(links, findEmail)?.value
  const broken = found && linked && linked !== found.value && linked.endsWith(found.value)
  return broken ? { ...found, value: linked } : found
}

/** Some designs set the address at the foot: the lines beside the e-mail are the person's own wherever they stand. */
const besideAddress = (lines: readonly Line[]): readonly Line[] => {
  const at = lines.findIndex(({ text }) => findEmail(text) !== null)
  return at < 0 ? [] : lines.slice(Math.max(0, at - 1), at + 2)
}

const brokenEmail = (lines: readonly Line[]): Found | null => {
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1]
    const value =
      next && next.page === line.page && next.column === line.column && findBrokenEmail(line.text, next.text)
    if (value) return { value, line }
  }
  return null
}

const toContact = (lines: readonly Line[], own: readonly Line[], links: readonly string[]): Resume['contact'] => ({
  email: wholeEmail(firstOf(lines, findEmail), links) ?? brokenEmail(lines) ?? inLinks(links, findEmail),
  phone: firstOf(lines, findPhone) ?? inLinks(links, findPhone),
  city:
    firstOf(own, findCityAndState) ??
    firstOf(own, findCity) ??
    firstOf(own, findMunicipality) ??
    firstOf(own, findCityBeside),
  linkedin: firstOf(lines, findLinkedIn) ?? inLinks(links, findLinkedIn),
})

/** A paragraph of at least this many words above the first heading is a summary without a heading. */
const UNTITLED_SUMMARY = 18

const toSummary = (top: readonly Line[], sections: readonly Section[], headline: Line | null): Block | null => {
  const section =
    sections.find(({ name, lines }) => name === 'summary' && lines.length > 0) ??
    sections.find(({ name, lines }) => name === 'objective' && lines.length > 0)
  if (section) {
    const first = section.lines[0]!
    const text = section.lines
      .slice(1)
      .reduce((text, next, at) => joinLines(text, next, section.lines[at]!), first.text)
    return { text, line: first, lines: section.lines.length, bullet: false }
  }
  // Below a line with the person's job a paragraph is one whatever its words; elsewhere it names the job itself.
  const text = ({ text, line }: Block) =>
    isTitle(text) || (headline !== null && line.number > headline.number && /\p{Ll}\.$/u.test(text) && !findPhone(text))
  return (
    toBlocks(top, (line) => line === headline).find(
      (block) => countWords(block.text) >= UNTITLED_SUMMARY && !findEmail(block.text) && text(block),
    ) ?? null
  )
}

/** A job told twice is one. */
const roleKey = ({ title, employer, dates, line }: Role): string =>
  title || employer ? [title, employer, JSON.stringify(dates && [dates.from, dates.to])].join(' · ') : line.text

const rolesOf = (sections: readonly Section[], names: readonly SectionName[]): Role[] =>
  firstOfEach(
    sections.filter(({ name }) => names.includes(name)).flatMap(({ lines }) => toRoles(lines)),
    roleKey,
  )

const statementsOf = (lines: readonly Line[]): Block[] =>
  firstOfEach(
    toBlocks(lines).filter((block) => block.bullet),
    ({ text }) => text,
  )

/** A house told by its place in the entry ("CEM 02 de Ceilândia") is a school too. */
const withSchool = (lines: readonly Line[], schools: readonly string[]): Education => {
  const education = toEducation(lines)
  const named = ({ text }: Line) => schools.some((school) => text.includes(school))
  return education.school ? education : { ...education, school: lines.find(named) ?? null }
}

/** The lines as they stand in the document, which sections may hold with words taken out. */
const standalone = (some: readonly Line[], lines: readonly Line[]): ReadonlySet<Line> => {
  const place = ({ page, number }: Line) => `${page} ${number}`
  const places = new Set(some.map(place))
  return new Set(lines.filter((line) => places.has(place(line))))
}

/** Reads a document as a résumé. Pure: the same document gives the same reading. */
export const readResume = (document: Document): Resume => {
  const lines = readable(document)
  const { top, sections } = toSections(lines)
  const head = top.length > 0 ? top : lines
  const labelled = linesOf(sections, 'contact', 'personal').filter(({ text }) =>
    /^(?:nome|name|full name|first name|surname|apelido)\b[^:]{0,24}:/i.test(text),
  )
  const found = findName([...head.filter((line) => !isEdge(line)), ...head.filter(isEdge)]) ?? findName(labelled)
  // A surname may be a city ("dos Santos"): the name's own line is not searched for one.
  const own = [...top.slice(0, HEAD), ...linesOf(sections, 'contact', 'personal'), ...besideAddress(lines)].filter(
    (line) => line !== found?.line,
  )
  const headline = findHeadline(top, found?.line ?? null)
  const experienced = sections.some(({ name, lines: inside }) => name === 'experience' && inside.length > 0)
  const sources: SectionName[] = experienced ? ['experience'] : ['projects', 'volunteer']
  const roles = rolesOf(sections, sources)
  const text = roles.flatMap((role) => [...role.statements])
  return {
    document,
    lines,
    language: detectLanguage(lines.map((line) => line.text).join('\n')),
    top,
    sections,
    name: found,
    headline,
    contact: toContact(lines, own, document.links),
    roles,
    firstJob: !experienced,
    orderDoubtful: headingsApart({ lines, sections }).length > 0,
    unread: unreadPeriods({ lines, sections, roles, firstJob: !experienced }),
    statements: text.length > 0 ? firstOfEach(text, ({ text }) => text) : statementsOf(linesOf(sections, ...sources)),
    education: withSchool(linesOf(sections, 'education'), findSchools({ sections })),
    summary: toSummary(top, sections, headline),
    personal: findPersonal(lines, standalone([...own, ...linesOf(sections, 'other')], lines)),
    ranges: lines.flatMap((line) => findRanges(line.text)),
    distinct: distinctWords(lines.map((line) => line.text).join('\n')),
    words: lines.reduce((sum, line) => sum + countWords(line.text), 0),
  }
}

/**
 * Years between the first and the last year a role names, or the periods of jobs that were not read; what stands open ends
 * with the latest year written anywhere.
 */
export const yearsOfExperience = ({ roles, lines, unread }: Resume): number => {
  const dates = [...unread.flatMap(({ text }) => findRanges(text)), ...roles.map((role) => role.dates)]
  const from = dates.flatMap((range) => (range ? [range.from.year] : []))
  const written = lines.flatMap((line) =>
    findDates(line.text).flatMap(({ from: first, to }) =>
      to && to !== 'present' ? [first.year, to.year] : [first.year],
    ),
  )
  return from.length === 0 ? 0 : Math.max(...written) - Math.min(...from)
}
