// Checks that the text has no walls: no block of more than eighty words, and no job in running sentences where a reader looks for points.
import { type Line, placeOf } from '../../documents/document'
import { memoOfList } from '../../memo'
import { firstFew, pointAt } from '../evidence'
import type { Resume } from '../reading'
import { findRanges } from '../reading/dates/dates'
import { joinPeriods } from '../reading/experience/normalise/periods'
import { type Block, toBlocks } from '../reading/lines/paragraphs'
import { countWords } from '../reading/text'
import { openingOf } from '../sentences/opening-of'
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

/** Words of a sentence up to which one without a verb is an item of a list: "Abertura de caixa.", "Gift wrapping." */
const ITEM = 7
/** Share of such items from which a paragraph is a list; between sentences they are part of the text. */
const LISTED = 0.8
const isItem = (text: string): boolean =>
  countWords(text) <= ITEM && (openingOf(text) !== 'action' || /^\P{L}*\p{L}+ing(?!\p{L})/u.test(text))

/** "Reason for leaving: …" is an answer of a form, from two such labels on. */
const label = /^\P{L}*\p{Lu}[\p{L} ’'-]{2,30}: /u
const LABELS = 2
/** A praise in quotation marks, or a publication: "Prado, M. (2019)", "12(3), 45". */
const notOwn = /^\s*["“”„«‘]|^\P{L}*\p{Lu}[\p{L}’'-]+, \p{Lu}\.|\d ?\(\d{1,3}\) ?[,:]|(?<!\p{L})(?:doi|ISBN|ISSN)[ :]/u

/** How many sentences of a paragraph describe the work, without the answers of a form; none where it is a list. */
const running = (sentences: readonly Block[]): number => {
  const ended = sentences.filter(({ text }, at) => at === sentences.length - 1 || /[.!?]$/.test(text))
  const labelled = ended.filter(({ text }) => label.test(text))
  const open = labelled.length < LABELS ? ended : ended.filter((one) => !labelled.includes(one))
  return open.filter(({ text }) => isItem(text)).length >= open.length * LISTED ? 0 : open.length
}

const isProse = (sentences: readonly Block[], lines: readonly Line[]): boolean => {
  const [first] = sentences
  if (!first || first.bullet || running(sentences) < PROSE.sentences) return false
  const text = textOf(sentences)
  if (countWords(text) < PROSE.words || notOwn.test(text)) return false
  const at = lines.findIndex((line) => placeOf(line) === placeOf(first.line))
  const openings = new Set(lines.slice(at, at + FOLLOWED).map(({ text }) => text.slice(0, OPENING)))
  return sentences.filter(({ text }) => !openings.has(text.slice(0, OPENING))).length >= PROSE.within
}

/** The places of the paragraphs that open a job above at least as many points as they have sentences: they say what the post is. */
const scopes = ({ roles }: Resume): ReadonlySet<string> =>
  new Set(
    roles.flatMap(({ statements: [first, ...others] }) => {
      if (!first || first.bullet) return []
      const sentences = 1 + others.filter(({ line }) => placeOf(line) === placeOf(first.line)).length
      return others.filter(({ bullet }) => bullet).length >= sentences ? [placeOf(first.line)] : []
    }),
  )

/** The paragraphs of running sentences among the work, as those sentences. */
const proseIn = (resume: Resume): readonly (readonly Block[])[] => {
  const paragraphs = Map.groupBy(resume.statements, ({ line }) => placeOf(line))
  const above = scopes(resume)
  return [...paragraphs].flatMap(([place, sentences]) =>
    !above.has(place) && isProse(sentences, resume.lines) ? [sentences] : [],
  )
}

export const blocks: CheckFunction = ({ resume }) => {
  // A task appears both among the statements and in its section; its first line identifies it.
  const long = new Map<string, Block>()
  for (const block of allBlocks(resume)) if (countWords(block.text) > BLOCK_WORDS) long.set(placeOf(block.line), block)
  const prose = proseIn(resume)
  // Dividing a long block divides its sentences too.
  const others = prose.flatMap((sentences) => {
    const [first] = sentences
    return first && !long.has(placeOf(first.line)) ? [{ ...first, text: textOf(sentences) }] : []
  })
  const [firstLong, ...moreLong] = long.values()
  const [isLong, hasOthers] = [long.size > 0, others.length > 0]
  return {
    share: 1 - Math.max(shareOf(long.size, 2), shareOf(prose.flat().length, resume.statements.length)),
    params: {
      found: isLong ? long.size : others.length,
      ...(isLong && hasOthers ? { prose: others.length } : {}),
      most: BLOCK_WORDS,
      context: hasOthers ? (isLong ? 'both' : 'prose') : 'long',
    },
    // Of each kind one is quoted, however many there are of the other.
    evidence: firstFew(firstLong ? [firstLong, ...others, ...moreLong] : others, (block) => pointAt(block)),
  }
}
