// Says whether a skill's word stands whole in an English profile, or is the first part of a longer name.
import { fold } from '../../resume/reading/text'
import type { Profile } from '../profile'

/** What may stand behind a noun that ends there: the end, a sign, a small word, a verb or adverb, or a word for skill itself. */
const ends =
  /^(?:$|[^\p{L}\p{N}\s]|\s+(?:$|[^\p{L}\p{N}]|\d|(?:and|or|of|in|on|at|to|for|from|with|by|as|is|are|was|were|has|had|that|which|who|the|an?|my|our|skills?|experience|knowledge|work|training|specialists?|daily|well)(?!\p{L})|\p{L}+(?:ed|ing|ly)(?!\p{L})))/u
const names = /\p{Lu}|\d/u

/** False for one plain word that is only ever the beginning of a longer name: "compensation" of "compensation events". Pure. */
export const isWholeIn = ({ language, headline, about, experience }: Profile, mark: string): boolean => {
  if (language !== 'en' || mark.includes(' ') || names.test(mark)) return true
  const word = fold(mark)
  return [headline, ...about, ...experience].some(({ text }) => {
    const folded = fold(text)
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1))
      if (!/[\p{L}\p{N}]/u.test(folded[at - 1] ?? ' ') && ends.test(folded.slice(at + word.length))) return true
    return false
  })
}
