// The words of a file that its draft was made without, for the person to take in after all.

import { plainLine } from '../../../documents/document'
import { isAboutChildren } from '../../checks/safety'
import { sentencesOf, withoutPersonal } from '../../optimise/left-out/personal'
import type { Resume } from '../../reading'
import { findEmail, findPhone } from '../../reading/person/contact'
import { fold } from '../../reading/text'
import type { PrivateKind } from '../../result'
import { isStreet } from '../../sentences/work/address'
import type { DraftPart } from '../parts'
import type { LeftOut } from './contact-fields'

const between = /\s*[|•·;]\s*|\s+[-–—]\s+|\s{2,}|,\s+/

/** All that a draft says, folded. */
const textOf = (parts: readonly DraftPart[]): string =>
  fold(parts.flatMap(({ fields, lines }) => [...Object.values(fields), ...lines.map(({ text }) => text)]).join('\n'))

/** A test of whether the draft has a text already. The draft is folded once, for all texts that are asked about. */
export const takenInto = (parts: readonly DraftPart[]): ((text: string) => boolean) => {
  const includedText = textOf(parts)
  return (text) => includedText.includes(fold(text))
}

/** A full stop, and the label of a telephone, are no words that a draft lacks. */
const isTakenWhole = (isTaken: (text: string) => boolean, text: string): boolean => {
  const value = findPhone(text) ?? findEmail(text)
  return isTaken(value ?? text.replace(/[.,;:]+$/u, ''))
}

/** Left out, and no fault of a file that has it: no check counts it. */
const isHarmless = (kind: PrivateKind): kind is 'gender' | 'nationality' => kind === 'gender' || kind === 'nationality'

/** Personal data that the layout removed, with the pieces of their lines that the draft has not; without words where it has all. */
export const personalTexts = (
  { personal, lines }: Resume,
  kinds: readonly PrivateKind[],
  parts: readonly DraftPart[],
): LeftOut[] => {
  const isTaken = takenInto(parts)
  const lost = ({ text }: { readonly text: string }) =>
    text
      .split(between)
      .flatMap(sentencesOf)
      .map((piece) => piece.trim())
      .filter((piece) => piece !== '' && !isTakenWhole(isTaken, piece))
  return kinds.flatMap((kind) => {
    const sources = isHarmless(kind)
      ? lines.filter((line) => withoutPersonal(line, true).kinds.includes(kind))
      : personal.filter((one) => one.kind === kind).map(({ line }) => line)
    const texts = sources.flatMap(lost)
    return (texts.length > 0 ? texts : ['']).map((text) => ({ kind, text }))
  })
}

/** True for what the check of personal data counts: brought into a draft, it would stand in every file made of it and cost points. */
export const isPrivate = (text: string): boolean =>
  withoutPersonal(plainLine(text), true).kinds.some((kind) => !isHarmless(kind)) ||
  isStreet(text) ||
  isAboutChildren(text)

/** What a field's own name or place stands for. */
const implied = ['label', 'joint']

/** Texts that one file may leave out, and characters of one: what a line of a draft holds. */
export const LEFT_TEXTS = { most: 60, characters: 2_000 }

/** The texts that were left out, each once, in the order of the file's kinds; the first `LEFT_TEXTS.most` of them. */
export const leftTexts = (left: readonly LeftOut[]): string[] => {
  const texts = left.flatMap(({ kind, text }) => {
    const cut = implied.includes(kind) ? '' : text.trim().slice(0, LEFT_TEXTS.characters).trim()
    return cut === '' ? [] : [cut]
  })
  return [...new Set(texts)].slice(0, LEFT_TEXTS.most)
}
