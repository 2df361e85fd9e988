// Says how many analyses of a tool are left.
import { interpolatePlural } from '../i18n/template'

type LeftTexts = { readonly unlimited: string; readonly left_one: string; readonly left_other: string }

/** `left`: null for no limit. */
export const leftText = (left: number | null, texts: LeftTexts, language: string): string =>
  left === null ? texts.unlimited : interpolatePlural({ one: texts.left_one, other: texts.left_other }, language, left)
