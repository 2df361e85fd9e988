// The rubric names its checks; the words are in the language files. A result may be older than the words (its check
// was renamed or dropped since), so a check without words is left out instead of showing its key.
import { type Language, translator } from '../../i18n'

export type CheckTexts = {
  readonly title: string
  readonly why: string
  readonly fix: string
  readonly strength: string
}

type Params = { readonly [name: string]: string | number }

/** What a text speaks of besides its counts: a question for the person's trade, and an example in their own job. */
const helpful = (language: Language, params: Params) => {
  const t = translator(language)
  const own = params.own === 'own' || params.own === 'job' ? params.own : 'none'
  return {
    question: t(`resume.questions.${params.trade ?? 'any'}`, { defaultValue: t('resume.questions.any') }),
    example: t(`resume.examples.${own}`, { job: params.job ?? '', years: params.years ?? 0 }),
  }
}

/** The words of a check in a language, its counts filled in; null for a check that this release has no words for. */
export function checkTexts(language: Language, id: string, params: Params): CheckTexts | null {
  const t = translator(language)
  const all = { ...params, ...helpful(language, params) }
  const textOf = (part: keyof CheckTexts): string => t(`resume.checks.${id}.${part}`, { ...all, defaultValue: '' })
  const texts = { title: textOf('title'), why: textOf('why'), fix: textOf('fix'), strength: textOf('strength') }
  return texts.title ? texts : null
}
