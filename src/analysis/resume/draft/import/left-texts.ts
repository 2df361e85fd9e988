// The words of a file that its draft was made without, for the person to take in after all.
import type { Resume } from '../../reading'
import type { PersonalKind } from '../../reading/person/personal'
import { fold } from '../../reading/text'
import type { DraftPart } from '../parts'
import type { LeftOut } from './contact-fields'

const between = /\s*[|•·;]\s*|\s+[-–—]\s+|\s{2,}|,\s+/

/** All that a draft says, folded. */
const textOf = (parts: readonly DraftPart[]): string =>
  fold(parts.flatMap(({ fields, lines }) => [...Object.values(fields), ...lines.map(({ text }) => text)]).join('\n'))

/** True where a draft has a text already. */
export const isTakenIn = (parts: readonly DraftPart[], text: string): boolean => textOf(parts).includes(fold(text))

/** Personal data that the layout removed, with the pieces of their lines that the draft has not; without words where it has all. */
export const personalTexts = (
  { personal }: Resume,
  kinds: readonly PersonalKind[],
  parts: readonly DraftPart[],
): LeftOut[] => {
  const known = textOf(parts)
  const lost = ({ text }: { readonly text: string }) =>
    text
      .split(between)
      .map((piece) => piece.trim())
      .filter((piece) => piece !== '' && !known.includes(fold(piece)))
  return kinds.flatMap((kind) => {
    const texts = personal.filter((one) => one.kind === kind).flatMap(({ line }) => lost(line))
    return (texts.length > 0 ? texts : ['']).map((text) => ({ kind, text }))
  })
}

/** What a field's own name or place stands for. */
const implied = ['label', 'joint']

/** The texts that were left out, each once, in the order of the file's kinds. */
export const leftTexts = (left: readonly LeftOut[]): string[] => [
  ...new Set(left.flatMap(({ kind, text }) => (implied.includes(kind) || text.trim() === '' ? [] : [text.trim()]))),
]
