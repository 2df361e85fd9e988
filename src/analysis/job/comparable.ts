// Decides whether an advert names enough for a comparison that means something (docs/decisions/0220).
import { namesOccupation } from '../resume/skills/occupations'
import type { Advert } from './result'
import { COMPARABLE } from './rubric'

/** True with enough hard keywords, conditions (a place is none) and a known occupation in the title. */
export const isComparable = ({ title, keywords, requirements }: Advert): boolean => {
  const hard = keywords.filter(({ kind }) => kind === 'hard').length
  const conditions = requirements.filter(({ kind }) => kind !== 'place').length
  const occupation = title !== null && namesOccupation(title) ? 1 : 0
  return hard + conditions + occupation >= COMPARABLE
}
