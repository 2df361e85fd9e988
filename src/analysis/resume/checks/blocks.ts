// Checks that the text has no walls: no block of more than eighty words, and no job in running sentences where a reader looks for points.
import type { Line } from '../../documents/document'
import { memoOfList } from '../../memo'
import { firstFew, pointAt } from '../evidence'
import type { Resume } from '../reading'
import { findRanges } from '../reading/dates/dates'
import { joinPeriods } from '../reading/experience/normalise/periods'
import { type Block, toBlocks } from '../reading/lines/paragraphs'
import { countWords } from '../reading/text'
import { placeOf } from '../sentences/blocks'
import { type CheckFunction, shareOf } from './outcome'

/** About six lines of a page; longer blocks are skipped. */
export const BLOCK_WORDS = 80

/** Dates in a column of their own start an entry, even if a wrapped line precedes them. */
const beginsEntry = ({ parts = [] }: Line): boolean =>
  parts.length > 1 && findRanges(parts[0]!).some(({ start, end }) => start <= 1 && end >= parts[0]!.length - 1)

const blocksIn = memoOfList((lines: readonly Line[]) => toBlocks(joinPeriods(lines), () => false, beginsEntry))

const allBlocks = ({ sections, top, statements }: Resume): Block[] => [
  ...statements,
  ...[top, ...sections.map(({ lines }) => lines)].flatMap(blocksIn),
]

/** A paragraph about work in which its points have to be looked for: about three lines, with sentences that begin within them; a list with semicolons is none. */
const PROSE = { sentences: 3, words: 30, within: 2 }
/** Most lines of a page that a paragraph is followed over. */
const FOLLOWED = 20
/** Characters by which a sentence that begins a line is recognised. */
const OPENING = 12

/** The paragraph again: cutting it into sentences took its semicolons. */
const textOf = (sentences: readonly Block[]): string =>
  sentences.map(({ text }, at) => (at === sentences.length - 1 || /[.!?]$/.test(text) ? text : `${text};`)).join(' ')

const isProse = (sentences: readonly Block[], lines: readonly Line[]): boolean => {
  const [first] = sentences
  const ended = sentences.slice(0, -1).filter(({ text }) => /[.!?]$/.test(text)).length
  if (!first || first.bullet || ended + 1 < PROSE.sentences) return false
  if (countWords(textOf(sentences)) < PROSE.words) return false
  const at = lines.findIndex((line) => placeOf(line) === placeOf(first.line))
  const openings = new Set(lines.slice(at, at + FOLLOWED).map(({ text }) => text.slice(0, OPENING)))
  return sentences.filter(({ text }) => !openings.has(text.slice(0, OPENING))).length >= PROSE.within
}

/** The paragraphs of running sentences among the work, as those sentences. */
const proseIn = ({ statements, lines }: Resume): readonly (readonly Block[])[] => {
  const paragraphs = Map.groupBy(statements, ({ line }) => placeOf(line))
  return [...paragraphs.values()].filter((sentences) => isProse(sentences, lines))
}

export const blocks: CheckFunction = ({ resume }) => {
  // A task appears both among the statements and in its section; its first line identifies it.
  const long = new Map<string, Block>()
  for (const block of allBlocks(resume)) if (countWords(block.text) > BLOCK_WORDS) long.set(placeOf(block.line), block)
  const prose = proseIn(resume)
  const running = shareOf(prose.flat().length, resume.statements.length)
  const quoted =
    long.size > 0 ? [...long.values()] : prose.map((sentences) => ({ ...sentences[0]!, text: textOf(sentences) }))
  return {
    share: 1 - Math.max(shareOf(long.size, 2), running),
    params: {
      found: long.size > 0 ? long.size : prose.length,
      most: BLOCK_WORDS,
      context: long.size > 0 || prose.length === 0 ? 'long' : 'prose',
    },
    evidence: firstFew(quoted, (block) => pointAt(block)),
  }
}
