// The paragraphs and sentences that findings quote. Lines are joined only where they stand below one another: a quote that
// runs from one job or section into the next says what nobody wrote.
import { type Line, placeOf } from '../../documents/document'
import { memo, memoOfList } from '../../memo'
import type { Resume } from '../reading'
import { opening } from '../reading/experience/tasks/openings'
import { type Block, toBlocks, toStatements, widestBeside } from '../reading/lines/paragraphs'
import { countWords, fold } from '../reading/text'
import { contentWords } from './content-words'

/** Characters below which no margin broke a typed line; a longer one may have been pasted from a page. */
const FULL_LINE = 72
/** Words of a line that heads a job; a longer one is a sentence that names its dates. */
const HEADING_WORDS = 14

/** True for a text that ends with a word of content. */
const endsTyped = memo(
  (text: string): boolean => contentWords(text.split(' ').at(-1) ?? '').size > 0 && !/[,\-–—&/(]$/.test(text),
)

/** A verb of the past that opens a task of its own, also in small letters: "operava empilhadeira a gás". */
const opensTask = memo(
  (text: string): boolean => /^\p{L}+(?:ava|ia|ei|ou)(?!\p{L})/iu.test(text) && opening(text) === 'action',
)

/** "& Gestão Comercial", "e Gestão Comercial": nobody begins with it. */
const joint = /^(?:&|e|and) \p{L}/u

/** True for a typed paragraph that a lower-case beginning does not make the end of the one above it. */
export const isTyped = (line: Line, above: Line): boolean =>
  line.x === 0 &&
  above.x === 0 &&
  !joint.test(line.text) &&
  endsTyped(above.text) &&
  (above.text.length < FULL_LINE || opensTask(line.text))

/** The lines of a Word file that begin a paragraph of their own, also where they begin with a small letter. */
export const typedAmong = (lines: readonly Line[]): ReadonlySet<Line> =>
  new Set(lines.filter((line, at) => at > 0 && isTyped(line, lines[at - 1]!)))

type Lines = Pick<Resume, 'lines'> & Partial<Pick<Resume, 'roles'>>

/** Where each line stands, by its page and number. */
const positionsOf = memoOfList(
  (lines: readonly Line[]): ReadonlyMap<string, number> => new Map(lines.map((line, index) => [placeOf(line), index])),
)

/** The lines that begin a paragraph, because another line, a heading for example, stands between them and the one before. */
const beginnings = (some: readonly Line[], { lines }: Lines): ReadonlySet<Line> => {
  const at = positionsOf(lines)
  const position = (line: Line) => at.get(placeOf(line)) ?? Number.NaN
  return new Set(
    some.filter((line, index) => {
      const above = some[index - 1]
      return !above || position(line) !== position(above) + 1 || isTyped(line, above)
    }),
  )
}

/** True for the lines that head a job, with its title or its dates; not for what describes the job behind them in the same line. */
const headingsOf = ({ roles = [] }: Lines): ((line: Line) => boolean) => {
  const heads = new Map(
    roles
      .flatMap(({ line, datesLine }) => [line, datesLine])
      .flatMap((line) =>
        line && !line.bullet && countWords(line.text) <= HEADING_WORDS ? [[placeOf(line), line.text] as const] : [],
      ),
  )
  return (line) => {
    const head = heads.get(placeOf(line))
    return head !== undefined && (line.text.includes(head) || head.includes(line.text))
  }
}

/** The paragraphs of a selection of a résumé's lines, in order; `isBreak` identifies lines that are never joined. Pure; linear in the lines. */
export const blocksOf = (
  some: readonly Line[],
  resume: Lines,
  isBreak: (line: Line) => boolean = () => false,
): Block[] => {
  const starts = beginnings(some, resume)
  const isHead = headingsOf(resume)
  return toBlocks(
    some,
    (line) => isHead(line) || isBreak(line),
    (line) => starts.has(line),
    widestBeside(resume.lines),
  )
}

/** Characters of a sentence by which the line it begins on is found. */
const OPENING = 12

/** The line of a paragraph on which a sentence begins, so that a finding names the line a reader has to look at. */
const lineOf = (sentence: string, block: Block, at: number, lines: readonly Line[]): Line => {
  const opening = fold(sentence).slice(0, OPENING)
  return lines.slice(at, at + block.lines).find(({ text }) => fold(text).includes(opening)) ?? block.line
}

export type Sentence = Block & {
  /** The paragraph it belongs to; the halves of "A; B" share it. */
  readonly paragraph: Block
  /** True where it is about the care of one's own family. */
  readonly ofBreak?: boolean
}

/** The sentences of some lines, each with the line it begins on. Pure. */
export const sentencesOf = (some: readonly Line[], resume: Lines): Sentence[] => {
  const positions = new Map(some.map((line, at) => [line, at]))
  return blocksOf(some, resume).flatMap((paragraph) => {
    const at = positions.get(paragraph.line) ?? 0
    return toStatements({ ...paragraph, bullet: false }).map((sentence) => ({
      ...sentence,
      line: paragraph.lines > 1 ? lineOf(sentence.text, paragraph, at, some) : paragraph.line,
      paragraph,
    }))
  })
}
