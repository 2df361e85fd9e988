// Measures how much an About text says of its author's work. Rules and weights: docs/analysis.md.
import { ramp } from '../../figures'
import { shareOf } from '../../resume/checks/outcome'
import { isTitle } from '../../resume/reading/experience/names/titles'
import { concreteWords, contentWords } from '../../resume/sentences/content-words'
import { withoutStock } from '../../resume/sentences/empty/cliches'
import { isGeneral } from '../../resume/sentences/work/particular'
import { matchSkills } from '../../resume/skills/match'
import { namesOccupation } from '../../resume/skills/occupations'
import { resultIn } from '../figure'
import type { Profile } from '../profile'
import { type CheckFunction, few, quote, textOf } from './measure'

/**
 * The specification (B3) recommends 600 to 2 000 characters. The lower bound is counted in different words that say something of this work (25 are some 400 characters of facts,
 * and no number of characters of what anybody could write), so that repeating and padding gain nothing; LinkedIn's limit is 2 600.
 */
const LENGTH = { least: 25, most: 2000, limit: 2600 }
/** Letters of the shortest word counted. */
const LETTERS = 3
/** True for a sentence with something to look up: a number, a name, a skill, a job. What somebody believes has none. */
const isAnchored = (text: string): boolean =>
  /\d|(?<=\p{L} )\p{Lu}/u.test(text) ||
  matchSkills(text).length > 0 ||
  namesOccupation(text) ||
  isTitle(text) ||
  resultIn(text) !== null

/** Words of stock phrases, praise and beliefs, which count nowhere, so that repeating them gains nothing. */
const workWords = ({ about, wholeAbout, unfounded, pleas }: Profile): number => {
  const praise = [...unfounded.about, ...pleas].flatMap(({ text }) => [...contentWords(text)])
  const stock = wholeAbout.flatMap(({ text }) => {
    const left = contentWords(withoutStock(text))
    return [...contentWords(text)].filter((word) => !left.has(word))
  })
  // Behind a comma that follows a full stop nothing belongs to the sentence before.
  const texts = about.flatMap(({ text }) => text.split(/(?<=[.!?;]),?\s+/u))
  const facts = texts.filter(isAnchored)
  const idle = new Set([
    ...praise,
    ...stock,
    ...texts.filter((text) => !isAnchored(text)).flatMap((text) => [...contentWords(text)]),
  ])
  const words = facts.flatMap((text) => concreteWords(withoutStock(text)))
  return new Set(words.filter((word) => word.length >= LETTERS && !isGeneral(word) && !idle.has(word))).size
}
export const aboutLength: CheckFunction = (profile) => {
  const { about, unfounded, pleas } = profile
  const characters = textOf(about).length
  const words = workWords(profile)
  const long = characters > LENGTH.most
  return {
    share: long ? 1 - 0.5 * ramp(characters, LENGTH.most, LENGTH.limit) : shareOf(words, LENGTH.least),
    params: {
      words,
      characters,
      least: LENGTH.least,
      most: LENGTH.most,
      limit: LENGTH.limit,
      praise: unfounded.about.length,
      pleas: pleas.length,
      context: long
        ? 'long'
        : pleas.length > 0
          ? 'plea'
          : unfounded.about.length > 0
            ? 'praise'
            : about.length === 0
              ? 'empty'
              : 'short',
    },
    evidence: few(pleas.length > 0 ? pleas : unfounded.about, (block) => quote('about', block)),
  }
}
