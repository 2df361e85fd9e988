// The words of a check; a check that this release has no words for is left out instead of showing its key.
import type { Note, PhotoCheck } from '../../analysis/photo/result'
import { type Language, textFinder } from '../../i18n'

export type PhotoTexts = {
  readonly title: string
  /** What was measured, in a sentence. */
  readonly note: string
  readonly fix: string
  readonly strength: string
}

export function photoTexts(language: Language, { id, params }: PhotoCheck): PhotoTexts | null {
  const find = textFinder(language)
  const textOf = (part: keyof PhotoTexts): string => find(`photo.checks.${id}.${part}`, params) ?? ''
  const title = textOf('title')
  return title
    ? {
        title,
        get note() {
          return textOf('note')
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

export function noteTexts(
  language: Language,
  { id, params, at }: Note,
): { readonly title: string; readonly text: string } {
  const find = textFinder(language)
  const textOf = (part: 'title' | 'text'): string => find(`photo.notes.${id}.${part}`, { ...params, at }) ?? ''
  return { title: textOf('title'), text: textOf('text') }
}
