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
  const textOf = (part: keyof CheckTexts): string => t(`linkedin.checks.${id}.${part}`, { ...params, defaultValue: '' })
  const texts = { title: textOf('title'), why: textOf('why'), fix: textOf('fix'), strength: textOf('strength') }
  return texts.title ? texts : null
}
