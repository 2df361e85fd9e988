// Reads a résumé once, for all checks: its lines, its sections, its jobs, its person and its schools.

import { type Document, type Line, placeOf } from '../../documents/document'
import { memoOfObject } from '../../memo'
import type { TextLanguage } from '../../text-language'
import { breakLines, isBreak, isFamilyCareIn, withoutBreaks } from './breaks'
import { applyCorrections } from './corrections/apply'
import type { Correction } from './corrections/correction'
import type { Structure } from './corrections/structure'
import { type CurrentMonth, type DateRange, findDates, findRanges } from './dates/dates'
import { type Education, isSchool, toEducation } from './education/education'
import { entryParts, findSchools } from './education/schools'
import { isOneLine } from './experience/normalise/one-line'
import type { Role } from './experience/role'
import { toRoles } from './experience/roles'
import { sentencesAsJobs } from './experience/sentences-as-jobs'
import { detectLanguage } from './language'
import { type Block, toBlocks } from './lines/paragraphs'
import { findEmail, findPhone } from './person/contact'
import { besideAddress, type Contact, type Found, HEAD_LINES, toContact } from './person/contact-data'
import { dataBlock, outsideEntries } from './person/data-block'
import { handlesOf } from './person/name-evidence'
import { placesOf } from './person/name-places'
import { findHeadline, findName } from './person/person'
import { findPersonal, type PersonalFinding } from './person/personal'
import { isOrderDoubtful } from './sections/doubtful-order'
import type { SectionName } from './sections/headings'
import { readable } from './sections/readable'
import { linesOf, originalsOf, type Section } from './sections/section'
import { toSections } from './sections/sections'
import { toSummary } from './summary'
import { countWords, distinctWords, firstOfEach } from './text'
import { unreadPeriods } from './unread-periods'

export type Resume = {
  readonly document: Document
  /** The month it was read in, for jobs that go on; null where none was given, and their length stays unknown. */
  readonly now: CurrentMonth | null
  readonly lines: readonly Line[]
  readonly language: TextLanguage
  readonly top: readonly Line[]
  readonly sections: readonly Section[]
  /** Lines whose words a heading or a line above has, which they continue. */
  readonly joined: readonly Line[]
  readonly name: Found | null
  readonly headline: Line | null
  readonly contact: Contact
  readonly roles: readonly Role[]
  /** Lines of the entries and sections about a break, which are no work. */
  readonly breaks: readonly Line[]
  /** True when the jobs come from projects or voluntary work because there is no experience section. */
  readonly firstJob: boolean
  /** The tasks of the jobs, bullet by bullet. */
  readonly statements: readonly Block[]
  /** True where the order of the lines is doubtful; see isOrderDoubtful. */
  readonly orderDoubtful: boolean
  /** Lines that describe work belonging to no job that was read; see unreadPeriods. */
  readonly unread: readonly Line[]
  readonly education: Education
  readonly summary: Block | null
  readonly personal: readonly PersonalFinding[]
  readonly ranges: readonly DateRange[]
  readonly words: number
  /** Number of different words, used to measure length. */
  readonly distinct: number
}

export { linesOf }

/** A job listed twice counts once. */
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

/** True for a line of the education with words besides the school, the date, the town and the progress: as a rule a course. */
const hasCourse = ({ text }: Line, schools: readonly string[]): boolean =>
  countWords(text) <= ENTRY_WORDS &&
  entryParts(text).some((part) => !schools.some((school) => school.includes(part) || part.includes(school)))
/** Words of a line that belongs to an entry of the education; longer ones describe a thesis. */
const ENTRY_WORDS = 16

/** A school recognised by its position in the entry ("CEM 02 de Ceilândia") counts too. */
const withSchool = (lines: readonly Line[], schools: readonly string[]): Education => {
  const education = toEducation(lines)
  const namesSchool = ({ text }: Line) => schools.some((school) => text.includes(school))
  const school =
    lines.find((line) => namesSchool(line) && isSchool(line.text)) ??
    education.school ??
    lines.find(namesSchool) ??
    null
  if (education.degree) return { ...education, school }
  const degree = lines.find((line) => hasCourse(line, schools)) ?? null
  return { ...education, school, degree, byPlace: degree !== null }
}

/** Jobs stated in one line right above those that stand below no heading belong to them. */
const withStated = ({ top, sections }: Parts): Parts => {
  const [first, ...rest] = sections
  if (first?.name !== 'experience' || first.heading !== '') return { top, sections }
  const cut = top.findLastIndex((line) => !isOneLine(line)) + 1
  return { top: top.slice(0, cut), sections: [{ ...first, lines: [...top.slice(cut), ...first.lines] }, ...rest] }
}
type Parts = { readonly top: readonly Line[]; readonly sections: readonly Section[] }

const toStructure = (lines: readonly Line[]): Structure => {
  const { joined, ...divided } = toSections(lines)
  const { top, sections } = withStated(divided)
  const experienced = sections.some(({ name, lines: inside }) => name === 'experience' && inside.length > 0)
  const roles = rolesOf(sections, sourcesOf(!experienced))
  // Jobs stated in one line need no heading above them.
  const stated =
    experienced || roles.length > 0 ? [] : toRoles([...top, ...linesOf(sections, 'other')].filter(isOneLine))
  return stated.length > 0
    ? { lines, top, sections, joined, roles: stated, firstJob: false }
    : { lines, top, sections, joined, roles, firstJob: !experienced }
}

/** The rest of a line with the name behind it or an address: "Helen Baker – Leeds"; any other line whole. */
const besideName = (line: Line, found: Found): Line[] => {
  const name = found.value
  if (line !== found.line) return name.includes(line.text) && !found.line?.text.includes(line.text) ? [] : [line]
  const rest = line.text.split(name)[1] ?? ''
  return /^\s*[,|•·–—(-]/u.test(rest) || (findEmail(rest) ?? findPhone(rest)) ? [{ ...line, text: rest }] : []
}

/** The sections that jobs come from. */
const sourcesOf = (firstJob: boolean): SectionName[] => (firstJob ? ['projects', 'volunteer'] : ['experience'])

/**
 * Reads a document as a résumé, with the corrections that the person made of an earlier reading of the same document.
 * Pure: the same document, corrections and month give the same result.
 */
export const readResume = (
  document: Document,
  corrections: readonly Correction[] = [],
  now: CurrentMonth | null = null,
): Resume => {
  const lines = readable(document)
  const { top, sections, joined, roles: allRoles, firstJob } = applyCorrections(toStructure(lines), corrections)
  const texts = lines.map(({ text }) => text)
  const foundName = findName(placesOf(lines, top, sections), handlesOf(lines, document.links), texts)
  // A surname may be a city ("dos Santos"), so the name's own line is not searched for one.
  const ownLines = new Set([
    ...top.slice(0, HEAD_LINES),
    ...linesOf(sections, 'contact', 'personal'),
    ...besideAddress(lines),
    ...dataBlock(outsideEntries(lines, sections)),
  ])
  const personLines = [...ownLines].flatMap((line) => (foundName ? besideName(line, foundName) : [line]))
  const headline = findHeadline(top, foundName)
  const corrected = new Set(corrections.flatMap(({ line }) => lines[line] ?? []))
  const unnamed = firstJob ? new Set<Role>() : sentencesAsJobs(allRoles.filter(({ line }) => !corrected.has(line)))
  const entries = allRoles.filter((role) => !unnamed.has(role))
  const breaks = breakLines(sections, allRoles).filter((line) => !corrected.has(line))
  const ofBreaks = new Set(breaks.map(placeOf))
  const worked = allRoles
    .filter((role) => corrected.has(role.line) || !(isBreak(role) || ofBreaks.has(placeOf(role.line))))
    .map((role) => ({
      ...role,
      statements: withoutBreaks(role).filter(({ line }) => !ofBreaks.has(placeOf(line))),
    }))
  const sentences = [...unnamed].map(({ line }) => line)
  const unread = [...unreadPeriods({ lines, sections, roles: entries, firstJob }), ...originalsOf(sentences, lines)]
  const text = worked.flatMap((role) => role.statements.filter((statement) => !isFamilyCareIn(role, statement.text)))
  return {
    document,
    now,
    lines,
    language: detectLanguage(texts.join('\n')),
    top,
    sections,
    joined,
    name: foundName,
    headline,
    contact: toContact(lines, personLines, headline, document.links),
    roles: worked.filter(({ line }) => !sentences.includes(line)),
    breaks,
    firstJob,
    orderDoubtful: isOrderDoubtful({ lines, sections }),
    unread: [...new Set(unread)].filter((line) => !corrected.has(line) && !ofBreaks.has(placeOf(line))),
    statements:
      text.length > 0 ? firstOfEach(text, ({ text }) => text) : statementsOf(linesOf(sections, ...sourcesOf(firstJob))),
    education: withSchool(linesOf(sections, 'education'), findSchools({ sections })),
    summary: toSummary(top, sections, headline, foundName?.line ?? null),
    personal: findPersonal(lines, originalsOf([...personLines, ...linesOf(sections, 'other')], lines)),
    ranges: lines.flatMap((line) => findRanges(line.text)),
    distinct: distinctWords(texts),
    words: lines.reduce((sum, line) => sum + countWords(line.text), 0),
  }
}

/** Years between the first and the last year of the jobs, or of unread ones; an open period ends with the latest year in the text. */
export const yearsOfExperience = memoOfObject(({ roles, lines, unread }: Resume): number => {
  const dates = [...unread.flatMap(({ text }) => findRanges(text)), ...roles.map((role) => role.dates)]
  const from = dates.flatMap((range) => (range ? [range.from.year] : []))
  const years = lines.flatMap((line) =>
    findDates(line.text).flatMap(({ from: first, to }) =>
      to && to !== 'present' ? [first.year, to.year] : [first.year],
    ),
  )
  return from.length === 0 ? 0 : Math.max(...years) - Math.min(...from)
})
