import type { Check } from '../../analysis/linkedin/result'
import { type Language, textFinder, textsOf } from '../../i18n'

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
 * older than the words. All but the title are looked up when they are read.
 */
export function checkTexts(language: Language, { id, params }: Pick<Check, 'id' | 'params'>): CheckTexts | null {
  if (params.context === notGiven) return { ...textsOf(language).linkedin.page.noExperience, strength: '' }
  const find = textFinder(language)
  const textOf = (part: keyof CheckTexts): string => find(`linkedin.checks.${id}.${part}`, params) ?? ''
  const title = textOf('title')
  return title
    ? {
        title,
        get why() {
          return textOf('why')
        },
        get fix() {
          return textOf('fix')
        },
        get strength() {
          return textOf('strength')
        },
      }
    : null
}
