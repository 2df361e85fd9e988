// Words of a résumé that only look like a skill: another person's job, or another word of the same family.
import { isTitle } from '../../../resume/reading/experience/names/titles'
import { fold } from '../../../resume/reading/text'
import type { Hit } from './together'

/** "Which the credit controller still uses": what stands before the title of somebody else. */
const theirs = /(?<!\bas )\b(?:the|our|an?|my|to|for|with|by|os?|as?|d[ao]s?|aos?|com|pel[ao]s?|meu|minha|noss[oa])\s$/u
/** "Bank accounts": accounts that somebody has, and no accounting. */
const holdings = /\b(?:bank|customer|client|user|key|social|e-?mail|current|savings)\s$/u

/** True for words that name another person's job, or accounts that are no accounting. */
export const isElse = ({ how, entry, mark }: Hit): boolean => {
  if (how !== 'family' || mark === null) return false
  const before = entry.folded.slice(0, Math.max(0, entry.folded.indexOf(fold(mark))))
  return (theirs.test(before) && isTitle(mark)) || (/^accounts?$/i.test(mark) && holdings.test(before))
}
