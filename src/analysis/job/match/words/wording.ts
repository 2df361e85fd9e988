// Measures how far the person's descriptions of work use the advert's words.

import { atomKey } from '../../../resume/skills/match'
import type { TextLanguage } from '../../../text-language'
import { wordWeight } from '../../advert/terms/vocabulary'
import type { Person } from '../resume-text'
import { familyOf, linkingWords } from './word-key'

/** Words of no trade. */
const plainWords = new Set([
  ...linkingWords,
  ...'que ou se seu sua seus suas voce ser sera vai ira como mais pela pelo nosso nossa entre junto todo toda'.split(
    ' ',
  ),
  ...'at by from is are be our you your will we this that all their its it who within across into other new'.split(' '),
])
/** Minimum different words of the advert; fewer are too little to compare. */
const LEAST_WORDS = 8
/** The share of an advert's weight of words that stands for all of it: people who fit use about as much. */
const FULL = 0.3

/** A word's weight by what it names (advert/terms/vocabulary.ts); the weak ones of many trades count half. */
const weighed = (texts: readonly string[], language: TextLanguage): ReadonlyMap<string, number> =>
  new Map(
    texts.flatMap((text) =>
      atomKey(text)
        .split(' ')
        .filter((word) => word.length > 2 && !plainWords.has(word))
        .map((word): [string, number] => [familyOf(word) ?? word, wordWeight(word, language)])
        .filter(([, weight]) => weight > 0),
    ),
  )

/**
 * How much of what an advert asks for and describes the person's descriptions of work speak of, 0 to 1; null for an advert
 * of few words. Each distinct word counts once on either side, by its weight, so that repeating it gains nothing, as it
 * would with BM25 (docs/decisions/0085); words that are only listed gain nothing either.
 */
export const wordingShare = (texts: readonly string[], person: Person, language: TextLanguage): number | null => {
  const askedWords = weighed(texts, language)
  if (askedWords.size < LEAST_WORDS) return null
  const evident = person.entries.filter(({ place }) => place === 'shown')
  const families = new Set(evident.flatMap(({ words }) => words.map((word) => familyOf(word) ?? word)))
  const total = [...askedWords.values()].reduce((sum, weight) => sum + weight, 0)
  const met = [...askedWords].reduce((sum, [word, weight]) => sum + (families.has(word) ? weight : 0), 0)
  return Math.min(1, met / total / FULL)
}
