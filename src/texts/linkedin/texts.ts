// The texts of a LinkedIn check, by its context and its counts.
import type { Check } from '../../analysis/linkedin/result'
import { type Language, textFinder, textsOf } from '../../i18n'
import { lazyTexts } from '../lazy-texts'

export type CheckTexts = {
  readonly title: string
  readonly why: string
  readonly fix: string
  readonly strength: string
}

/** Context of a check without a text; only the experience may be left out. */
const notGiven = 'not-given'

/** The texts of a check with its counts filled in; null for one without texts in this release. */
export function checkTexts(language: Language, { id, params }: Pick<Check, 'id' | 'params'>): CheckTexts | null {
  if (params.context === notGiven) return { ...textsOf(language).linkedin.page.noExperience, strength: '' }
  const find = textFinder(language)
  const textOf = (part: keyof CheckTexts): string => find(`linkedin.checks.${id}.${part}`, params) ?? ''
  return lazyTexts(['why', 'fix', 'strength'], textOf)
}
