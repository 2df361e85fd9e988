// The rubric names its checks; the words are in the language files. A result may be older than the words (its check
// was renamed or dropped since), so a check without words is left out instead of showing its key.
import { type Language, translator } from '../../i18n'

export type CheckTexts = {
  readonly title: string
  readonly why: string
  readonly fix: string
  readonly strength: string
}

/** The words of a check in a language, its counts filled in; null for a check that this release has no words for. */
export function checkTexts(
  language: Language,
  id: string,
  params: { readonly [name: string]: string | number },
): CheckTexts | null {
  const t = translator(language)
  const textOf = (part: keyof CheckTexts): string => t(`resume.checks.${id}.${part}`, { ...params, defaultValue: '' })
  const texts = { title: textOf('title'), why: textOf('why'), fix: textOf('fix'), strength: textOf('strength') }
  return texts.title ? texts : null
}
