// "(B.Ed. or PME)", "(clean or max 3 penalty points)": a choice in brackets of which a line of the résumé already names one.
import type { Line } from '../../../documents/document'
import { pointAt } from '../../../resume/evidence'
import { fold } from '../../../resume/reading/text'
import { educationIn } from '../../levels/education'
import type { KeywordMatch } from '../../result'

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

/** Capitals that are the initials of a name in front of them, and most words of that name. */
const initialsOnly = /^\p{Lu}{2,8}$/u
const NAME_WORDS = 9
/** "Programa Farmácia Popular" of "Conhecimento do Programa Farmácia Popular (PFPB)": the name begins with two of the initials. */
const nameBefore = (initials: string, text: string): string | null => {
  const at = text.indexOf(`(${initials})`)
  if (at < 0 || !initialsOnly.test(initials)) return null
  const words = text.slice(0, at).trimEnd().split(/\s+/).slice(-NAME_WORDS)
  const named = words.flatMap((word, place) => (/^\p{Lu}/u.test(word) ? [{ initial: fold(word)[0], place }] : []))
  const [first, second] = [...fold(initials)]
  const start = named.find(({ initial }, nth) => initial === first && named[nth + 1]?.initial === second)
  return start ? words.slice(start.place).join(' ') : null
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
    const choice = one.bucket === 'missing' ? choiceIn(one.quote.text) : null
    const name = one.bucket === 'missing' ? nameBefore(one.text, one.quote.text) : null
    const line = choice?.options.includes(one.text)
      ? optionLine(one.quote.text, lines)
      : name === null
        ? undefined
        : lines.find(({ text }) => fold(text).includes(fold(name)))
    return line === undefined
      ? one
      : { ...one, bucket: 'listed', credit: 1, how: 'alternative', evidence: pointAt(line) }
  })
