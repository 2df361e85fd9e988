import type { Check } from '../../analysis/linkedin/result'
import { type Language, translator } from '../../i18n'

export type CheckTexts = {
  readonly title: string
  readonly why: string
  readonly fix: string
  readonly strength: string
}

/** The case of a check whose text was not sent at all: only experience may be left out. */
const notGiven = 'not-given'

/**
 * The words of a check, its counts filled in; null for one that this release has no words for, as a stored result may be
 * older than the words.
 */
export function checkTexts(language: Language, { id, params }: Pick<Check, 'id' | 'params'>): CheckTexts | null {
  const t = translator(language)
  if (params.context === notGiven) return { ...t('linkedin.page.noExperience', { returnObjects: true }), strength: '' }
  const say = (part: keyof CheckTexts): string => t(`linkedin.checks.${id}.${part}`, { ...params, defaultValue: '' })
  const texts = { title: say('title'), why: say('why'), fix: say('fix'), strength: say('strength') }
  return texts.title ? texts : null
}
