// Removes personal data that no employer needs from the new file and reports its kinds.
import type { Line } from '../../documents/document'
import { isAboutChildren } from '../checks/safety'
import { findEmail, findLinkedIn, findPhone } from '../reading/person/contact'
import { findPersonal, type OmittedKind, type PersonalKind } from '../reading/person/personal'
import { fold } from '../reading/text'

/** Separators that always split a line; a comma splits only the remaining parts. */
const strong = /\s*[|•·;]\s*|\s+[-–—]\s+|\s{2,}/
const weak = /,\s+/
/** Between two sentences of a line; titles, abbreviations and a label's own stop keep their value with them. */
export const betweenSentences =
  /(?<=[\p{L}\p{N})]{2}[.!?]|\p{N}[.!?])(?<!(?<!\p{L})(?:dra?|sra?|profa?|m[rs]s?|nasc|nac|est|nascimento|estado civil|filia[cç][aã]o|m[aã]e|pai|religi[aã]o|religion|status|birth|name)[.!?])\s+(?=\p{L}|\d{2} (?:anos|years old))/iu

export const hasContact = (text: string): boolean => Boolean(findEmail(text) ?? findPhone(text) ?? findLinkedIn(text))

const nationality = /^(?:nacionalidade|nationality)(?!\p{L})|^(?:brasileir[oa]|brazilian)$/u
const besideKind = (text: string): OmittedKind | null =>
  isAboutChildren(text) ? 'family' : nationality.test(fold(text).trim()) ? 'nationality' : null

const kindsIn = (line: Line, text: string, own: boolean): PersonalKind[] => {
  const piece = { ...line, text }
  return findPersonal([piece], new Set(own ? [piece] : [])).map(({ kind }) => kind)
}

export type Stripped = { readonly line: Line | null; readonly kinds: readonly OmittedKind[] }

/**
 * The line without CPF, RG, birth date, marital status and similar data; null when nothing else is left. `own` marks
 * lines people write about themselves. A line without such data is returned unchanged.
 */
export const withoutPersonal = (line: Line, own: boolean): Stripped => {
  const kindsFound = kindsIn(line, line.text, own)
  if (kindsFound.length === 0) return { line, kinds: kindsFound }
  const isAllowed = (text: string) => kindsIn(line, text, own).length === 0 && besideKind(text) === null
  const pieces = line.text
    .split(strong)
    .flatMap((segment) => segment.split(betweenSentences))
    .flatMap((sentence) => sentence.split(weak))
  const kinds = [...new Set([...kindsFound, ...pieces.flatMap((piece) => besideKind(piece) ?? [])])]
  const rest = (sentence: string): string[] => {
    if (isAllowed(sentence)) return [sentence]
    // "Data de nascimento: Recife, 12/03/1990" is removed as a whole; "Brasileira, casada, (81) 9…" only in part.
    const labelled = sentence.includes(':') && !hasContact(sentence)
    const allowedPieces = labelled ? [] : sentence.split(weak).filter(isAllowed)
    if (allowedPieces.length > 0 && (!hasContact(sentence) || allowedPieces.some(hasContact)))
      return [allowedPieces.join(', ')]
    // An e-mail address directly beside a CPF still stays in the file.
    return [findEmail(sentence), findPhone(sentence), findLinkedIn(sentence)].filter((one) => one !== null)
  }
  const remaining = line.text
    .split(strong)
    .map((segment) => segment.split(betweenSentences).flatMap(rest).join(' '))
    .filter(Boolean)
  const text = remaining.join(' | ')
  // Data that only shows across parts, such as a label and its number, removes the whole line.
  return { line: text && isAllowed(text) ? { ...line, text } : null, kinds }
}
