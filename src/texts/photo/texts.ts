// The words of a check; a check that this release has no words for is left out instead of showing its key.
import type { Note, PhotoCheck } from '../../analysis/photo/result'
import { type Language, translator } from '../../i18n'

export type PhotoTexts = {
  readonly title: string
  /** What was measured, in a sentence. */
  readonly note: string
  readonly fix: string
  readonly strength: string
}

export function photoTexts(language: Language, { id, params }: PhotoCheck): PhotoTexts | null {
  const t = translator(language)
  const textOf = (part: keyof PhotoTexts): string => t(`photo.checks.${id}.${part}`, { ...params, defaultValue: '' })
  const texts = { title: textOf('title'), note: textOf('note'), fix: textOf('fix'), strength: textOf('strength') }
  return texts.title ? texts : null
}

export function noteTexts(
  language: Language,
  { id, params, at }: Note,
): { readonly title: string; readonly text: string } {
  const t = translator(language)
  const textOf = (part: 'title' | 'text'): string => t(`photo.notes.${id}.${part}`, { ...params, at, defaultValue: '' })
  return { title: textOf('title'), text: textOf('text') }
}
