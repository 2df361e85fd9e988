// Told apart from prose: a list of words handed in as a text. A search may find it, a person learns nothing from it.
import { fold } from '../../resume/reading/text'

/** Small words that any sentence has. A text of so many words with fewer of them is a list; so is one that says few things again and again. */
const small =
  /^(?:d[aeo]s?|a|o|as|os|e|em|n[ao]s?|com|para|por|que|ao|aos|um|uma|ha|eu|meu|minha|se|mais|of|to|the|and|for|in|with|by|from|an|on|at|i|my|is|am|are|that|have|has|as)$/u
const LIST = { least: 12, small: 0.08, different: 0.34 }

/** True for a text that is a list of names, or the same few things over and over, and no sentences. */
export const isList = (text: string): boolean => {
  const all = fold(text).match(/\p{L}+/gu) ?? []
  if (all.length < LIST.least) return false
  const [smalls, different] = [all.filter((word) => small.test(word)).length, new Set(all).size]
  return smalls < all.length * LIST.small || different < all.length * LIST.different
}
