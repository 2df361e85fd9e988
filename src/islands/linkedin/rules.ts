// The limits of the three LinkedIn fields, and what must be there before an analysis.
import type { LinkedinErrors, LinkedinField, LinkedinValues } from '../../api/tools/linkedin'
import { interpolate } from '../../i18n/template'
import type { LinkedinTexts } from './texts'

/** Maximum characters of each field, the same as on the server. */
export const longest: { readonly [field in LinkedinField]: number } = { headline: 300, about: 5000, experience: 20_000 }
/** Where a tip's link leads: the text it is about. */
export const textId = (field: LinkedinField) => `texto-${field}`

/** LinkedIn's own limits; experience has a limit per role and none in total. */
const visibleLimits = { headline: 220, about: 2600 } as const

const hasText = (text: string) => /[\p{L}\p{N}]/u.test(text)

/** The missing field that prevents an analysis; experience may be empty. */
export const missing = (values: LinkedinValues, texts: LinkedinTexts): LinkedinErrors => ({
  ...(hasText(values.headline) ? {} : { headline: texts.headlineRequired }),
  ...(hasText(values.about) ? {} : { about: texts.aboutRequired }),
})

/** How much of a field is used, in words. */
export function counted(field: LinkedinField, count: number, texts: LinkedinTexts, language: string): string {
  const number = (value: number) => new Intl.NumberFormat(language).format(value)
  if (field === 'experience') return interpolate(texts.count, { count: number(count), max: number(longest.experience) })
  const max = visibleLimits[field]
  return interpolate(count > max ? texts.over : texts.shown, { count: number(count), max: number(max) })
}
