// Distinguishes lists of words from prose: a search may find a list, but a reader learns nothing from it.
import { fold } from '../../resume/reading/text'

/** Function words, which any sentence has. A long text with few of them, or with few different words, is a list. */
const small =
  /^(?:d[aeo]s?|a|o|as|os|e|em|n[ao]s?|com|para|por|que|ao|aos|um|uma|ha|eu|meu|minha|se|mais|of|to|the|and|for|in|with|by|from|an|on|at|i|my|is|am|are|that|have|has|as)$/u
const LIST = { least: 12, small: 0.08, different: 0.34 }

/** True for a list of names, or a repetition of few words, without sentences. */
export const isList = (text: string): boolean => {
  const all = fold(text).match(/\p{L}+/gu) ?? []
  if (all.length < LIST.least) return false
  const [smalls, different] = [all.filter((word) => small.test(word)).length, new Set(all).size]
  return smalls < all.length * LIST.small || different < all.length * LIST.different
}
