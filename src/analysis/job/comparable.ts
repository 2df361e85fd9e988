// Decides whether an advert names enough for a comparison that means something (docs/decisions/0220).
import { namesOccupation } from '../resume/skills/occupations'
import { hasWording } from './match/skills/wording'
import type { Advert } from './result'
import { COMPARABLE, WIDEST_RANGE } from './rubric'
import { coverageOf, type Shares, spreadOf } from './score'

/** The advert's texts whose words a person's are measured against. */
export const askedTexts = ({ keywords, duties }: Pick<Advert, 'keywords' | 'duties'>): string[] => [
  ...new Set([...keywords.map(({ quote }) => quote.text), ...duties]),
]

/** Hard keywords that count for how complete an advert is: wishes alone make no job. */
export const countedKeywords = ({ keywords }: Pick<Advert, 'keywords'>): number =>
  keywords.filter(({ kind, need }) => kind === 'hard' && need !== 'desirable').length

/** The blocks that an advert fills. */
const filledBy = (advert: Advert): Shares => {
  const { keywords, requirements, title, language } = advert
  const filled = (is: boolean) => (is ? 1 : null)
  const names = (...kinds: readonly string[]) => filled(requirements.some(({ kind }) => kinds.includes(kind)))
  return {
    required: filled(countedKeywords(advert) > 0),
    desirable: filled(keywords.some(({ kind, need }) => kind === 'hard' && need === 'desirable')),
    title: filled(title !== null),
    level: names('years', 'seniority'),
    formal: names('education', 'language', 'licence'),
    wording: filled(hasWording(askedTexts(advert), language)),
    soft: null,
  }
}

/** The width of the range in which every comparison with an advert lies; 0 where it gives one figure. */
export const widthOf = (advert: Advert): number =>
  advert.confidence === 'good' ? 0 : spreadOf(filledBy(advert), coverageOf(advert.words, countedKeywords(advert)))

/** True with enough hard keywords, conditions (a place and a time are none) and a known occupation in the title, and a range that says something. */
export const isComparable = (advert: Advert): boolean => {
  const hard = advert.keywords.filter(({ kind }) => kind === 'hard').length
  const conditions = advert.requirements.filter(({ kind }) => kind !== 'place' && kind !== 'availability').length
  const occupation = advert.title !== null && namesOccupation(advert.title) ? 1 : 0
  return hard + conditions + occupation >= COMPARABLE && widthOf(advert) <= WIDEST_RANGE
}
