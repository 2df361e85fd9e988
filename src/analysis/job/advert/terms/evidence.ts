// Decides whether a recruiter would list a term as a keyword, by the signs of the term and of its sentence.
import { signsOf } from './signs'

/** Weights of the signs, in logits: a logistic regression over terms judged by hand (docs/decisions/0425, 0485). */
const WEIGHTS: Readonly<Record<string, number>> = {
  longest: -1.39,
  code: -1.18,
  taught: -0.99,
  other: -0.87,
  'before-colon': -0.75,
  light: -0.74,
  'words-4': -0.67,
  hazard: -0.64,
  'gerund-first': -0.55,
  'after-article': -0.53,
  'before-preposition': -0.53,
  perk: -0.5,
  glued: -0.48,
  'mostly-duties': -0.48,
  speaker: -0.48,
  'in-brackets': -0.47,
  long: -0.41,
  listed: -0.39,
  sign: -0.33,
  of: -0.14,
  duties: -0.13,
  required: -0.11,
  'before-people': -0.1,
  'small-word': -0.06,
  'words-3': 0.04,
  'after-and': 0.08,
  'before-bracket': 0.11,
  general: 0.2,
  plain: 0.26,
  'some-known': 0.28,
  whole: 0.28,
  'title-case': 0.35,
  opened: 0.37,
  'far-from-opener': 0.4,
  'after-comma': 0.48,
  'after-preposition': 0.56,
  gerund: 0.57,
  'before-comma': 0.59,
  asks: 0.68,
  'near-opener': 0.69,
  initials: 0.7,
  'next-to-opener': 0.83,
  'many-known': 0.87,
  capital: 0.89,
  known: 1.07,
  desirable: 1.12,
  short: 1.54,
}
const BIAS = -0.34

/** Minimum sums of weights: of a term that counts as asked for, and of one that the advert only mentions. */
const ENOUGH = -0.15
const SOME = -1.8

/** How well a term is shown to be asked for. */
export const evidenceOf = (...asked: Parameters<typeof signsOf>): 'enough' | 'some' | 'none' => {
  const sum = signsOf(...asked).reduce((total, sign) => total + (WEIGHTS[sign] ?? 0), BIAS)
  return sum >= ENOUGH ? 'enough' : sum >= SOME ? 'some' : 'none'
}
