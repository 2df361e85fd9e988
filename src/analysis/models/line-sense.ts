// Refuses a wording made of a line's own words that says something else: a denial or a limit left out, figures the
// other way round, or somebody else's work that the person only helped with. What words mean together is not seen
// beyond that.

import { fold } from '../resume/reading/text'
import type { TextLanguage } from '../text-language'

/** Words that deny, folded; "no" denies in English alone. */
const denials = {
  pt: /(?<!\p{L})(?:nao|nunca|jamais|nem|nenhuma?|sem)(?!\p{L})/gu,
  en: /(?<!\p{L})(?:not|never|no|nobody|none|neither|nor|without|\p{L}+n['’]t)(?!\p{L})/gu,
} as const

/** Words that limit, folded: a wording has a word of each kind that its line has. */
const limits: readonly RegExp[] = [
  /(?<!\p{L})(?:quase|por pouco|almost|nearly|hardly|barely)(?!\p{L})/gu,
  /(?<!\p{L})(?:ainda|estudando|aprendendo|cursando|yet|still learning|learning|studying)(?!\p{L})/gu,
  // Helping and belonging: what somebody else did or was stays theirs.
  /(?<!\p{L})(?:ajud|auxili|apoi|assist|acompanh|colabor|particip|coleg|help|support|shadow|colleague|supervisionad|supervised by|reporting to|under the)\p{L}*/gu,
]

const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length

/** "de 10 para 5", "from 10 to 5": the two figures of a change. */
const change = /(?:de|from)\s+(\S*\d\S*?)(?:\s+\S+){0,3}?\s+(?:para|a|to)\s+(\S*\d\S*)/u
const figure = (word: string | undefined): string => (word ?? '').replace(/(?<![.,;:)])[.,;:)]+$/u, '')

/** The figures of a change in the other order. */
const isTurned = (text: string, line: string): boolean => {
  const [, before, after] = change.exec(line) ?? []
  const [from, to] = [figure(before), figure(after)]
  if (from === '' || from === to) return false
  const words = text.split(/\s+/u).map(figure)
  const [at, then] = [words.indexOf(from), words.indexOf(to)]
  return at >= 0 && then >= 0 && then < at
}

/** True where the wording denies less or more than its line, leaves a limit out, or turns a change around. Pure and total. */
export const changesSense = (wording: string, line: string, language: TextLanguage): boolean => {
  const [text, source] = [fold(wording), fold(line)]
  return (
    count(source, denials[language]) !== count(text, denials[language]) ||
    limits.some((pattern) => count(source, pattern) > 0 && count(text, pattern) === 0) ||
    isTurned(text, source)
  )
}
