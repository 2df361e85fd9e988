// The rubric names its checks; the words are in the language files. A result may be older than the words (its check
// was renamed or dropped since), so a check without words is left out instead of showing its key.
import { type Language, textFinder } from '../../i18n'

export type CheckTexts = {
  readonly title: string
  readonly why: string
  readonly fix: string
  readonly strength: string
}

/** As `checkTexts` of LinkedIn: null for a check that this release has no words for. */
export function checkTexts(
  language: Language,
  id: string,
  params: { readonly [name: string]: string | number },
): CheckTexts | null {
  const find = textFinder(language)
  const textOf = (part: keyof CheckTexts): string => find(`resume.checks.${id}.${part}`, params) ?? ''
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
