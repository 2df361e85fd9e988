// Finds the letters that an advert explains itself: "Sistematização da Assistência de Enfermagem (SAE)".

import { fold } from '../../../resume/reading/text'
import { isSmallWord } from '../tasks/task-words'
import type { Span } from './span'

/** Letters that are looked back for the words of an abbreviation. */
const BACK = 120
const bracketed = /\s\((\p{Lu}[\p{Lu}\d]{1,7})s?\)/gu

/** Where the words begin whose initials the letters are, in text that ends with them; null where they are no such words. */
const beginOf = (text: string, letters: string): number | null => {
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)].filter(({ 0: word }) => !isSmallWord.test(fold(word)))
  const last = words.slice(-letters.length)
  const initials = last.map(({ 0: word }) => fold(word).charAt(0)).join('')
  return initials === fold(letters) ? (last[0]?.index ?? null) : null
}

/** True where a phrase ends with the words whose initials the letters are. */
export const isExplainedBy = (letters: string, phrase: string): boolean => beginOf(phrase, letters) !== null

/** The words and the letters of each abbreviation that a sentence explains. */
export const explainedIn = (text: string): { readonly words: Span; readonly short: Span }[] =>
  [...text.matchAll(bracketed)].flatMap(({ 0: whole, 1: letters = '', index }) => {
    const from = Math.max(0, index - BACK)
    const start = beginOf(text.slice(from, index), letters)
    const at = index + whole.indexOf('(') + 1
    return start === null
      ? []
      : [{ words: { start: from + start, end: index }, short: { start: at, end: at + letters.length } }]
  })
