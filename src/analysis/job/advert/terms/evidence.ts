// Decides whether a recruiter would list a term as a keyword, by weighing the signs of the term and of its sentence
// together.
import { signsOf } from './signs'

/**
 * Weights of the signs, in logits: a logistic regression over terms of 208 real adverts and of 174 written ones, each judged right or
 * wrong by hand (docs/decisions/0425). Signs without weight say nothing.
 */
const WEIGHTS: Readonly<Record<string, number>> = {
  duties: -1.09,
  given: -0.96,
  other: -0.88,
  'none-required': -0.82,
  longest: -0.8,
  taught: -0.78,
  'after-article': -0.6,
  adjective: -0.52,
  light: -0.49,
  'before-preposition': -0.44,
  long: -0.35,
  'words-3': -0.31,
  'known-word': -0.29,
  participle: -0.25,
  'far-from-opener': -0.23,
  'mostly-duties': -0.2,
  'words-1': -0.19,
  'few-required': -0.17,
  en: -0.13,
  people: -0.13,
  ours: -0.1,
  plain: 0.06,
  'before-end': 0.09,
  'before-name': 0.09,
  listed: 0.09,
  person: 0.11,
  pt: 0.13,
  'after-and': 0.17,
  'words-4': 0.2,
  'bracketed-of': 0.27,
  able: 0.3,
  'after-preposition': 0.3,
  'words-2': 0.3,
  'before-bracket': 0.32,
  gerund: 0.32,
  headed: 0.36,
  sign: 0.36,
  required: 0.4,
  opened: 0.47,
  'gerund-first': 0.48,
  'after-comma': 0.49,
  initials: 0.67,
  'near-opener': 0.67,
  first: 0.72,
  'before-comma': 0.8,
  'next-to-opener': 0.99,
  capital: 1.0,
  known: 1.06,
  asks: 1.09,
  short: 1.09,
  desirable: 1.58,
}
const BIAS = -1.69

/** Minimum sums of weights: of a term that counts as asked for, and of one that the advert only mentions. */
const ENOUGH = -0.4
const SOME = -1.5

/** How well a term is shown to be asked for. */
export const evidenceOf = (...asked: Parameters<typeof signsOf>): 'enough' | 'some' | 'none' => {
  const sum = signsOf(...asked).reduce((total, sign) => total + (WEIGHTS[sign] ?? 0), BIAS)
  return sum >= ENOUGH ? 'enough' : sum >= SOME ? 'some' : 'none'
}
