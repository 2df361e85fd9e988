// Finds names of practices that general words make up, wherever they stand in a text.
import type { TextLanguage } from '../../../../text-language'
import type { Span } from '../span'
import { english, portuguese } from '../words/practices'

const patternOf = (names: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}-])(?:${names
      .trim()
      .split(/;\s+/)
      .toSorted((one, other) => other.length - one.length)
      .map((name) => name.replace(/s$/, '').replace(' and ', ' (?:and|&) '))
      .join('|')})s?(?![\\p{L}\\p{N}-])`,
    'gu',
  )
const patterns = { en: patternOf(english), pt: patternOf(portuguese) }

/** The names of practices in a folded text, in order. */
export const practicesIn = (folded: string, language: TextLanguage): Span[] =>
  [...folded.matchAll(patterns[language])].map(({ index, 0: name }) => ({ start: index, end: index + name.length }))
