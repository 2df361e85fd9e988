// Joins the lines of wrapped sentences into blocks: `toBlocks`, and `toStatements` for the tasks of a job.
import type { Line } from '../../../documents/document'
import { memo, memoOfList } from '../../../memo'
import { findRanges } from '../dates/dates'
import { opening } from '../experience/tasks/openings'
import { isWithinSentence } from '../short-words'
import { countWords, fold } from '../text'
import { joinLines } from './hyphens'

/** One bullet or paragraph: its text, and its first line for evidence. */
export type Block = { readonly text: string; readonly line: Line; readonly lines: number; readonly bullet: boolean }

const openEnd =
  /(?:[,\-–—&/(]|(?<![\p{L}])(?:a|ao|aos|as|o|os|um|uma|e|ou|de|da|do|das|dos|em|na|no|nas|nos|com|por|para|pela|pelo|que|desde|at[ée]|entre|durante|since|until|between|during|the|an|and|or|of|to|in|on|for|with|by|at|from|as|that|using|via))$/u
/** Shares of the widest line above which a line was probably broken by the margin. */
const FULL_LINE = 0.72

/** True for "gastos" and "& Gestão", and false for "gRPC", "iOS" or "eSocial", which begin an item of their own as well as "SQL" does. */
const goesOn = ({ text }: Line): boolean => /^(?:& |\p{Ll}(?!\p{Ll}{0,4}\p{Lu}))/u.test(text)

const continues = (previous: Line, line: Line, first: Line, widest: number): boolean => {
  if (line.bullet || line.column !== previous.column) return false
  if (line.page === previous.page && line.gap > 1.9) return false
  // "b2w" in larger bold letters below a task is the next employer, although it begins small.
  if (line.bold && !previous.bold && line.size > previous.size) return false
  if (goesOn(line) || openEnd.test(previous.text)) return true
  // Without positions (Word), a line is a whole paragraph.
  if (line.x === 0 && previous.x === 0) return false
  if (line.bold !== first.bold || Math.abs(line.size - first.size) > 0.6) return false
  if (/[.;:!?]$/.test(previous.text) && first.bullet) return false
  // The continuation of a bullet is indented to the right of the bullet character.
  if (first.bullet && first.x > 0) return line.x > first.x + 2 && previous.text.length > widest * 0.5
  return previous.text.length > widest * FULL_LINE && countWords(previous.text) > 5
}

const never = () => false

/** Points within which lines begin at one margin. */
const MARGIN = 30

/** Characters of the widest line that begins at the same margin: a shorter one was not broken by the end of the line. */
export const widestBeside = memoOfList((lines: readonly Line[]): ((line: Line) => number) => {
  const at = ({ column }: Line, margin: number) => `${column} ${margin}`
  const margin = ({ x }: Line) => Math.round(x / MARGIN)
  const widest = new Map<string, number>()
  for (const line of lines) {
    const place = at(line, margin(line))
    widest.set(place, Math.max(widest.get(place) ?? 0, line.text.length))
  }
  return (line) => Math.max(...[-1, 0, 1].map((beside) => widest.get(at(line, margin(line) + beside)) ?? 0))
})

/**
 * Joins wrapped lines. `isBreak` identifies lines that are never joined, such as a job's heading lines; `begins` those
 * that start a paragraph and may continue on the next line; `width` says how many characters a full line has.
 */
export const toBlocks = (
  lines: readonly Line[],
  isBreak: (line: Line) => boolean = never,
  begins: (line: Line) => boolean = never,
  width?: (line: Line) => number,
): Block[] => {
  const most = Math.max(0, ...lines.map((line) => line.text.length))
  const widthOf = width ?? (() => most)
  const blocks: { text: string; line: Line; lines: number; bullet: boolean; last: Line; fixed: boolean }[] = []
  for (const line of lines) {
    const block = blocks.at(-1)
    const fixed = isBreak(line)
    if (
      block &&
      !fixed &&
      !block.fixed &&
      !begins(line) &&
      continues(block.last, line, block.line, widthOf(block.last))
    ) {
      block.text = joinLines(block.text, line, block.last)
      block.last = line
      block.lines += 1
    } else blocks.push({ text: line.text, line, lines: 1, bullet: line.bullet, last: line, fixed })
  }
  return blocks.map(({ text, line, lines: count, bullet }) => ({ text, line, lines: count, bullet }))
}

/** Words of a size that is no sentence of its own beside others: "Team of 24; 140 bedrooms". */
const SIZE_WORDS = 4
const isSize = (text: string): boolean =>
  /\d/.test(text) &&
  countWords(text) <= SIZE_WORDS &&
  (opening(text) !== 'action' || /^\p{L}+ (?:of|de) /u.test(text)) &&
  findRanges(text).length === 0

/** The sentences of a text. Split at ". ", ";" and " • ". */
const statementsIn = memo((text: string): readonly string[] => {
  const parts: string[] = []
  let carry = ''
  const pieces = text
    .replace(
      /^(?:principais )?(?:atividades|atribui[çc][õo]es|responsabilidades|fun[çc][õo]es)(?: desenvolvidas| exercidas| realizadas)?\s*:\s*/i,
      '',
    )
    .split(/(?<=[.;!])\s+|\s+[•●▪·]\s+/u)
  for (const [at, piece] of pieces.entries()) {
    carry = carry ? `${carry} ${piece}` : piece
    const next = pieces[at + 1]
    if (isWithinSentence(carry, next ?? '')) continue
    if (next !== undefined && carry.endsWith(';') && isSize(carry) && isSize(next)) continue
    parts.push(carry.replace(/[;]$/, ''))
    carry = ''
  }
  if (carry) parts.push(carry)
  return parts.filter((part) => countWords(part) > 0)
})

/** The sentences of a paragraph, for résumés without bullets; bullets stay whole. */
export const toStatements = (block: Block): Block[] =>
  block.bullet ? [block] : statementsIn(block.text).map((text) => ({ ...block, text, bullet: false, lines: 1 }))

/** "No falls with my clients since 2021" names no job; "No Hospital Santa Clara" and "Zero Hora" are places to work at. */
const denies = /^\P{L}{0,4}(?:[Nn]o|[Zz]ero|[Nn]enhuma?|[Ss]em|[Nn]ever|[Nn]unca) \p{Ll}/u

/** True for dates inside a sentence ("from 2019 to 2021 I led…"), where no sign sets them apart. */
export const isSentenceDate = (text: string): boolean => {
  const [range] = findRanges(text)
  if (!range) return false
  const before = fold(text.slice(0, range.start))
  return (
    denies.test(text.slice(0, range.start)) ||
    /(?:graduated|graduad[oa]|formad[oa]|licensed|registered|certified|habilitad[oa]|inscrit[oa])\s*$/.test(before) ||
    (/\b(?:de|do|da|em|entre|durante|between|during|in|from|no periodo de)\s*$/.test(before) &&
      !/(?:[|(•·]|\s[–—-]|,)\s*(?:de|from)\s*$/.test(before))
  )
}
