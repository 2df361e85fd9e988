// Decides whether an advert names enough for a comparison (docs/decisions/0315), and what it lacks where it does not.
import { namesOccupation } from '../resume/skills/occupations'
import type { Advert, Keyword } from './result'
import { COMPARABLE, THIN_KEYWORDS } from './rubric'

/** The advert's texts whose words a person's are measured against. */
export const askedTexts = ({ keywords, duties }: Pick<Advert, 'keywords' | 'duties'>): string[] => [
  ...new Set([...keywords.map(({ quote }) => quote.text), ...duties]),
]

/** Hard keywords that count for how complete an advert is: wishes alone make no job. */
export const countedKeywords = ({ keywords }: Pick<Advert, 'keywords'>): number =>
  keywords.filter(({ kind, need }) => kind === 'hard' && need !== 'desirable').length

/** The hard keywords that show whether work is of an advert's kind: those it requires, or with few of them those of the duties, too. */
export const decisive = <T extends Pick<Keyword, 'kind' | 'need'>>(keywords: readonly T[]): T[] => {
  const required = keywords.filter(({ kind, need }) => kind === 'hard' && need === 'required')
  return required.length >= THIN_KEYWORDS
    ? required
    : keywords.filter(({ kind, need }) => kind === 'hard' && need !== 'desirable')
}

/** Conditions of a job that a résumé answers; it need not answer a place or a time. */
export const countedConditions = ({ requirements }: Pick<Advert, 'requirements'>): number =>
  requirements.filter(({ kind }) => kind !== 'place' && kind !== 'availability' && kind !== 'scale').length

/** True with three requests, a known occupation in the title being one. */
export const isComparable = (advert: Advert): boolean => {
  const hard = advert.keywords.filter(({ kind }) => kind === 'hard').length
  const conditions = countedConditions(advert)
  const occupation = advert.title !== null && namesOccupation(advert.title) ? 1 : 0
  return hard + conditions + occupation >= COMPARABLE
}

/** What an advert may lack, in the order of the page. */
const lacks = ['role', 'requirements', 'duties', 'conditions'] as const
export type Lack = (typeof lacks)[number]

/** What was not read in an advert. */
export const lacksOf = ({ title, keywords, requirements, duties }: Advert): Lack[] => {
  const has: Record<Lack, boolean> = {
    role: title !== null,
    requirements: keywords.some(({ kind, need }) => kind === 'hard' && need !== 'duty'),
    duties: duties.length > 0,
    conditions: countedConditions({ requirements }) > 0,
  }
  return lacks.filter((one) => !has[one])
}
