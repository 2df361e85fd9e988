// Texts of a photo check. A check without texts in this release is left out, so that no key is shown.
import type { Note, PhotoCheck } from '../../analysis/photo/result'
import { type Language, textFinder } from '../../i18n'
import { lazyTexts } from '../lazy-texts'

type PhotoTexts = {
  readonly title: string
  /** The measurement in a sentence. */
  readonly note: string
  readonly fix: string
  readonly strength: string
}

export function photoTexts(language: Language, { id, params }: PhotoCheck): PhotoTexts | null {
  const find = textFinder(language)
  const textOf = (part: keyof PhotoTexts): string => find(`photo.checks.${id}.${part}`, params) ?? ''
  return lazyTexts(['note', 'fix', 'strength'], textOf)
}

export function noteTexts(
  language: Language,
  { id, params, at }: Note,
): { readonly title: string; readonly text: string } {
  const find = textFinder(language)
  const textOf = (part: 'title' | 'text'): string => find(`photo.notes.${id}.${part}`, { ...params, at }) ?? ''
  return { title: textOf('title'), text: textOf('text') }
}
