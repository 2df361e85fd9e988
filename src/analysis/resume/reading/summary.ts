// Finds what people write of themselves: the summary or objective, wherever it stands.
import type { Line } from '../../documents/document'
import { isTitle } from './experience/names/titles'
import { joinLines } from './lines/hyphens'
import { type Block, toBlocks } from './lines/paragraphs'
import { findEmail, findPhone, isPlace } from './person/contact'
import type { SectionName } from './sections/headings'
import type { Section } from './sections/section'
import { countWords } from './text'

/** Words of a paragraph above the first heading that counts as a summary, and of one below a heading for something else. */
const UNTITLED_SUMMARY = 18
const MISPLACED_SUMMARY = 8

/** Headings under which themes and people put what they write of themselves: "Personal Info", "Quem é Ana". */
const asides: readonly SectionName[] = ['personal', 'contact', 'other', 'interests']

/** A paragraph that stands before the jobs, under a heading for something else: the person's own words. */
const misplacedSummary = (sections: readonly Section[]): Block | null => {
  // A sidebar may put the schools before everything.
  const first = sections.findIndex(({ name }) => name === 'experience')
  return (
    sections
      .slice(0, first < 0 ? undefined : first)
      .filter(({ name }) => asides.includes(name))
      .flatMap(({ lines }) =>
        toBlocks(
          lines,
          (line) =>
            /^[^:]{2,24}:\s/u.test(line.text) ||
            isPlace(line.text) ||
            findEmail(line.text) !== null ||
            findPhone(line.text) !== null,
        ),
      )
      .find(
        ({ text, bullet }) =>
          !bullet &&
          countWords(text) >= MISPLACED_SUMMARY &&
          /\p{Ll}{2}\.?$/u.test(text) &&
          (text.match(/ \p{Ll}/gu)?.length ?? 0) * 2 >= countWords(text) &&
          !findEmail(text) &&
          !findPhone(text),
      ) ?? null
  )
}

/** The summary, from its section, the paragraph above the first heading, or one under a heading for something else; null if none. */
export const toSummary = (top: readonly Line[], sections: readonly Section[], headline: Line | null): Block | null => {
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
  // Below a line with the person's job, any paragraph is a summary; elsewhere it must name the job itself.
  const text = ({ text, line }: Block) =>
    isTitle(text) || (headline !== null && line.number > headline.number && /\p{Ll}\.$/u.test(text) && !findPhone(text))
  return (
    toBlocks(top, (line) => line === headline || findEmail(line.text) !== null || findPhone(line.text) !== null).find(
      (block) => countWords(block.text) >= UNTITLED_SUMMARY && !findEmail(block.text) && text(block),
    ) ?? misplacedSummary(sections)
  )
}
