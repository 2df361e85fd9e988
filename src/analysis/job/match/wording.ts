import { atomKey } from '../../resume/skills/match'
import { familyOf } from './families'
import { type Person, workLines } from './resume-text'

const little = new Set(
  `de da do das dos e em para com na no nas nos a o as os um uma ao aos por que ou se seu sua seus suas voce ser sera vai ira como mais pela pelo nosso nossa entre junto todo toda
  the of and to in for with on at by from as an is are be or our you your will we this that all their its it who within across into other new`.split(
    /\s+/,
  ),
)
/** Minimum different words of the duties; fewer are too little to compare. */
export const LEAST_WORDS = 8

const keysOf = (texts: readonly string[]): Set<string> =>
  new Set(
    texts.flatMap((text) =>
      atomKey(text)
        .split(' ')
        .filter((word) => word.length > 3 && !little.has(word))
        .map((word) => familyOf(word) ?? word),
    ),
  )

/**
 * The share of the duties' distinct words, 0 to 1, that the person's descriptions of work use; null for an advert without
 * duties. Each word counts once on either side, so that repeating it gains nothing, as it would with BM25
 * (docs/decisions/0085).
 */
export const wordingShare = (duties: readonly string[], person: Person): number | null => {
  const asked = keysOf(duties)
  if (asked.size < LEAST_WORDS) return null
  const own = keysOf(workLines(person))
  return [...asked].filter((word) => own.has(word)).length / asked.size
}
