// Quotes a sentence of an advert with the words that name a condition.
import { prefixWithin } from '../../../bounded'
import type { Quote } from '../../result'

/** A sentence as it is quoted, with the words that name the condition. */
export const quote = (sentence: { readonly text: string; readonly line: number }, mark: string): Quote => ({
  text: prefixWithin(sentence.text, 240),
  mark,
  line: sentence.line,
})
