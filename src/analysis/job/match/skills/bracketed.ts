// "(B.Ed. or PME)", "(clean or max 3 penalty points)": a choice in brackets of which a line of the résumé already names one.
import type { Line } from '../../../documents/document'
import { pointAt } from '../../../resume/evidence'
import { fold } from '../../../resume/reading/text'
import { educationIn } from '../../levels/education'
import type { KeywordMatch } from '../../result'
import { lineWithName } from './initials'

type Graded = Omit<KeywordMatch, 'gain'>

const brackets = /\(([^()]{1,80})\)/u
/** Most letters of a piece of a shortened name: "B.Ed." */
const PIECE = 4

/** What is in front of a choice in brackets, and its options; null of a text without one. */
const choiceIn = (text: string): { readonly head: string; readonly options: readonly string[] } | null => {
  const match = brackets.exec(text)
  const options = match?.[1]?.split(/\s+(?:or|ou)\s+/u) ?? []
  return match && options.length > 1 ? { head: text.slice(0, match.index), options } : null
}

/** A folded expression for a degree's short name spelled out: "B.Ed." is "Bachelor of Education". */
const spelledOut = (option: string): RegExp | null => {
  const parts = option.match(/\p{Lu}\p{Ll}*/gu) ?? []
  if (parts.length < 2 || parts.join('') !== option.replace(/[. ]/gu, '') || parts.some((one) => one.length > PIECE))
    return null
  return new RegExp(
    `(?<!\\p{L})(?:${parts.map(fold).join('[. ]{0,2}')}(?!\\p{L})|${parts.map((one) => `${fold(one)}\\p{L}{2,20}`).join(' (?:of |in |de |em )?')})`,
    'u',
  )
}

/** True where a line names an option of a choice: a degree by its name, anything else beside what the choice is of. */
const names = (option: string, head: string, line: string): boolean => {
  const folded = fold(line)
  const degree = spelledOut(option)
  if (degree !== null && educationIn(folded) !== null && degree.test(folded)) return true
  const words = new Set(folded.split(/[^\p{L}\p{N}]+/u))
  const noun = fold(head)
    .split(/[^\p{L}]+/u)
    .findLast((word) => word !== '')
  return (
    noun !== undefined &&
    words.has(noun) &&
    ![...words].some((word) => /^(?:not?|nao|sem|without)$/.test(word)) &&
    fold(option)
      .split(/[^\p{L}\p{N}]+/u)
      .every((word) => words.has(word) || word === '')
  )
}

/** The line that names one of the options in the brackets of a text; undefined without. */
export const optionLine = (text: string, lines: readonly Line[]): Line | undefined => {
  const choice = choiceIn(text)
  return choice === null
    ? undefined
    : lines.find((line) => choice.options.some((option) => names(option, choice.head, line.text)))
}

/** Gives a missing option of a choice in brackets the line that names another of its options. */
export const withBracketed = (keywords: readonly Graded[], lines: readonly Line[]): Graded[] =>
  keywords.map((one) => {
    if (one.bucket !== 'missing') return one
    const line = choiceIn(one.quote.text)?.options.includes(one.text)
      ? optionLine(one.quote.text, lines)
      : lineWithName(one.text, one.quote.text, lines)
    return line === undefined
      ? one
      : { ...one, bucket: 'listed', credit: 1, how: 'alternative', evidence: pointAt(line) }
  })
