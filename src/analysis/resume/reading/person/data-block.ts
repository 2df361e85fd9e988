// Finds the lines of contact data around the person's own address, wherever a design sets them.
import { type Line, placeOf } from '../../../documents/document'
import { headingName, type SectionName } from '../sections/headings'
import type { Section } from '../sections/sections'
import { countWords } from '../text'
import { findEmail, findPhone } from './contact'

/** Lines of such data above and below the address, and words of one: "Rua Itapecerica, 310", "Estado civil: Casado". */
const MOST_LINES = 6
const MOST_WORDS = 9

const isDatum = (line: Line | undefined, own: Line): boolean =>
  line !== undefined &&
  line.page === own.page &&
  line.column === own.column &&
  !line.bullet &&
  countWords(line.text) <= MOST_WORDS &&
  headingName(line.text) === null &&
  !/[\p{Ll})]{3}\.$/u.test(line.text)

/** Sections whose entries name other people, firms and towns. */
const entrySections: readonly SectionName[] = [
  'experience',
  'education',
  'courses',
  'projects',
  'volunteer',
  'references',
]

/** The lines of none of them. */
export const outsideEntries = (lines: readonly Line[], sections: readonly Section[]): Line[] => {
  const taken = new Set(sections.flatMap((part) => (entrySections.includes(part.name) ? part.lines : [])).map(placeOf))
  return lines.filter((line) => !taken.has(placeOf(line)))
}

/** The lines of data that touch the first e-mail address, or the first phone number where there is none. Bounded by the lines. */
export const dataBlock = (lines: readonly Line[]): Line[] => {
  const email = lines.findIndex(({ text }) => findEmail(text) !== null)
  const at = email >= 0 ? email : lines.findIndex(({ text }) => findPhone(text) !== null)
  const address = lines[at]
  if (!address) return []
  const above = lines.slice(Math.max(0, at - MOST_LINES), at)
  const below = lines.slice(at + 1, at + 1 + MOST_LINES)
  const last = below.findIndex((line) => !isDatum(line, address))
  return [
    ...above.slice(above.findLastIndex((line) => !isDatum(line, address)) + 1),
    address,
    ...(last < 0 ? below : below.slice(0, last)),
  ]
}
