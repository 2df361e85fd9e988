// Signs that the lines are not in the order in which a person reads them: what was found missing may stand elsewhere on the page.
import { type Line, placeOf } from '../../../documents/document'
import { findDates } from '../dates/dates'
import { isDegree } from '../education/education'
import { opening } from '../experience/tasks/openings'
import { quantity } from '../experience/tasks/quantities'
import { rowsInterleave } from '../lines/interleaved'
import { isPlace } from '../person/places'
import { countWords } from '../text'
import { headingName, type SectionName } from './headings'
import type { Section } from './section'
import { isCourse, languagesNamed, namesCertificate } from './skill-sections'

type ReadPage = { readonly lines: readonly Line[]; readonly sections: readonly Section[] }

/** Sections that are never left empty. */
const neverEmpty: readonly SectionName[] = ['experience', 'education', 'skills', 'languages', 'courses']
/** Number of headings of different sections without text at which they are separated from their texts. */
const MIN_EMPTY_HEADINGS = 2

/** The headings without text, if there are several: the order of the lines is doubtful. */
export const headingsApart = ({ lines, sections }: ReadPage): Line[] => {
  const empty = sections.filter((part) => neverEmpty.includes(part.name) && part.lines.length === 0)
  const sectionNames = new Set(sections.flatMap((part) => (part.lines.length > 0 ? [part.name] : [])))
  // Two headings of one kind, of which one has the text, are no loss.
  const headingsAlone = empty.filter(({ name }) => !sectionNames.has(name))
  if (new Set(headingsAlone.map(({ name }) => name)).size < MIN_EMPTY_HEADINGS) return []
  const places = new Set(headingsAlone.map(({ page, line }) => placeOf({ page, number: line })))
  return lines.filter((line) => places.has(placeOf(line)))
}

/** True for lines that are only dates and towns, whose entries were read into another column. */
export const isOnlyDates = (lines: readonly Line[]): boolean =>
  lines.some(({ text }) => findDates(text).length > 0) &&
  lines.every(({ text }) => {
    const rest = findDates(text).reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text)
    return !/\p{L}{3}/u.test(rest) || isPlace(text)
  })

/** Most words of a heading that stands in a row beside another text. */
const MAX_HEADING_WORDS = 3
/** Sections whose headings are looked for in rows; other words may begin any sentence. */
const soughtInRows: readonly SectionName[] = ['summary', 'experience', 'education', 'skills', 'languages']

/** The heading at the start or the end of a row: "Habilidades Auxiliar de Cartório", "2004 – 2007 Experiência Profissional". */
const headingInRow = ({ text, bullet }: Line): SectionName | null => {
  const words = bullet || text.includes(':') ? [] : text.split(/\s+/)
  for (let count = Math.min(MAX_HEADING_WORDS, words.length - 1); count > 0; count--)
    for (const [part, rest] of [
      [words.slice(0, count), words.slice(count)],
      [words.slice(-count), words.slice(0, -count)],
    ] as const) {
      const name = /^[\p{Lu}\d]/u.test(part[0]!) && /^[\p{Lu}\d]/u.test(rest[0]!) ? headingName(part.join(' ')) : null
      if (name !== null && soughtInRows.includes(name)) return name
    }
  return null
}

/** True where several headings stand in rows with other texts and opened no section: two columns were read as one. */
const headingsInRows = ({ lines, sections }: ReadPage): boolean => {
  const sectionNames = new Set(sections.flatMap((part) => (part.lines.length > 0 ? [part.name] : [])))
  const inRows = new Set(lines.map(headingInRow).filter((name) => name !== null && !sectionNames.has(name)))
  return inRows.size >= MIN_EMPTY_HEADINGS
}

/** Sections that list what a person knows, in which no sentence of work stands. */
const lists: readonly SectionName[] = ['skills', 'languages', 'contact', 'courses']
/** Fewest words of a sentence of work. */
const MIN_SENTENCE_WORDS = 4
/** Fewest such sentences in lists before the tasks count as read into another section. */
const MIN_MISPLACED = 3

const isWork = ({ text }: Line): boolean =>
  countWords(text) >= MIN_SENTENCE_WORDS &&
  (opening(text) === 'action' || quantity(text) !== null) &&
  findDates(text).length === 0 &&
  languagesNamed(text).length === 0 &&
  !isCourse(text) &&
  !namesCertificate(text)

const isNoLanguage = ({ text }: Line): boolean =>
  countWords(text) >= MIN_SENTENCE_WORDS && languagesNamed(text).length === 0 && findDates(text).length === 0

/** True where sentences of work stand in lists: the tasks were read into another section. */
const workInLists = (sections: readonly Section[]): boolean =>
  sections
    .filter(({ name }) => lists.includes(name))
    .flatMap(({ name, lines }) => lines.filter((line) => isWork(line) || (name === 'languages' && isNoLanguage(line))))
    .length >= MIN_MISPLACED

/** When the spaces between words count as lost. */
const JOINED_WORDS = {
  /** A word this long is two joined words. */
  minLetters: 19,
  /** So is a word this long with a capital inside. */
  minLettersWithCapital: 12,
  /** Fewest different joined words of such a page. */
  minWords: 4,
  /** Least share of them among all words of such a page. */
  minShare: 0.03,
}

const isJoined = (word: string): boolean =>
  word.length >= JOINED_WORDS.minLetters ||
  (word.length >= JOINED_WORDS.minLettersWithCapital && /\p{Ll}\p{Lu}\p{Ll}/u.test(word))

const longText = new RegExp(String.raw`\S{${JOINED_WORDS.minLettersWithCapital}}`)
const wordsIn = (text: string): string[] => text.match(/(?<![@./\p{L}\d_-])\p{L}+(?![@./\p{L}\d_-])/gu) ?? []

/** True where the spaces between words were lost: "newcustomeraccounts", "FinanceOfficer". */
const wordsJoined = (lines: readonly Line[]): boolean => {
  // Most lines have no text as long as a joined word without a space.
  const joined = lines.flatMap(({ text }) => (longText.test(text) ? wordsIn(text).filter(isJoined) : []))
  if (new Set(joined).size < JOINED_WORDS.minWords) return false
  const words = lines.reduce((sum, { text }) => sum + wordsIn(text).length, 0)
  return joined.length >= words * JOINED_WORDS.minShare
}

const isEntries = (name: SectionName): boolean => name === 'experience' || name === 'education'

/**
 * True where the order of the lines is doubtful: headings separated from their texts or inside rows, sections of dates alone, rows
 * that hold pieces of two texts, tasks among lists, or words without spaces between them. Bounded by the lines.
 */
export const isOrderDoubtful = (read: ReadPage): boolean =>
  rowsInterleave(read.lines) ||
  headingsApart(read).length > 0 ||
  headingsInRows(read) ||
  workInLists(read.sections) ||
  wordsJoined(read.lines) ||
  read.sections.some(
    ({ name, lines }) => isEntries(name) && isOnlyDates(lines) && !lines.some(({ text }) => isDegree(text)),
  )
