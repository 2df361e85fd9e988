// Finds the introduction of a résumé: what stands under its heading, or else a paragraph among the lines of the head.
import type { Line } from '../../documents/document'
import { namesOccupation } from '../skills/occupations'
import { findDates } from './dates/dates'
import { isTitle } from './experience/names/titles'
import { joinLines } from './lines/hyphens'
import { type Block, toBlocks } from './lines/paragraphs'
import { hasContact } from './person/contact'
import { isOwnAddress } from './person/towns'
import type { Section } from './sections/section'
import { countWords, fold } from './text'

/** Fewest words of a sentence above the first heading that is an introduction; one without a full stop names a job. */
const SENTENCE = 8

/** What opens a line about the person and not about their work, on folded text. */
const personal =
  /^(?:brasileir|portugues[a,]|solteir|casad|divorciad|viuv|nascid|idade|natural de|\d{2} anos|single|married|born)/u

/** Signs between the cells of a line of contact data, and labels in front of personal data. */
const cells = /\s[|•·●◆]\s|^\p{Lu}[\p{L} ]{2,24}:\s/u

/** A paragraph of the head that may introduce its writer: no address, period or list of data. */
export const mayIntroduce = ({ text, bullet }: Block): boolean =>
  !bullet &&
  countWords(text) >= SENTENCE &&
  !cells.test(text) &&
  !hasContact(text) &&
  !personal.test(fold(text)) &&
  findDates(text).every(({ to }) => to === null)

/** One that surely does: a sentence, or words that name a job. */
const isIntroduction = (block: Block): boolean => mayIntroduce(block) && says(block.text)

const says = (text: string): boolean =>
  /[\p{Ll}\d)][.!]$/u.test(text) || (!isOwnAddress(text) && (isTitle(text) || namesOccupation(text)))

/** The paragraphs of the head, without the job on a line of its own. */
export const headBlocks = (top: readonly Line[], headline: Line | null): Block[] =>
  toBlocks(
    top,
    (line) => hasContact(line.text) || (line === headline && countWords(line.text) < SENTENCE),
    ({ size, bold }) => bold && size > 0,
  )

const underHeading = (sections: readonly Section[]): Section | undefined =>
  sections.find(({ name, lines }) => name === 'summary' && lines.length > 0) ??
  sections.find(({ name, lines }) => name === 'objective' && lines.length > 0)

/** The introduction as one paragraph; null if there is none. Bounded by the lines. */
export const toSummary = (
  top: readonly Line[],
  sections: readonly Section[],
  headline: Line | null,
  name: Line | null,
): Block | null => {
  const section = underHeading(sections)
  if (!section)
    return (
      headBlocks(
        top.filter((line) => line !== name),
        headline,
      ).find(isIntroduction) ?? null
    )
  const first = section.lines[0]!
  const text = section.lines.slice(1).reduce((text, next, at) => joinLines(text, next, section.lines[at]!), first.text)
  return { text, line: first, lines: section.lines.length, bullet: false }
}
