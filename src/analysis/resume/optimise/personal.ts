// Personal data no employer needs is left out of the new file, and said to be.
import type { Line } from '../../documents/document'
import { findEmail, findLinkedIn, findPhone } from '../reading/person/contact'
import { findPersonal, type PersonalKind } from '../reading/person/personal'

/** Signs that part a line for good; a comma only parts what they left together. */
const strong = /\s*[|•·;]\s*|\s+[-–—]\s+|\s{2,}/
const weak = /,\s+/

export const hasContact = (text: string): boolean => Boolean(findEmail(text) ?? findPhone(text) ?? findLinkedIn(text))

const kindsIn = (line: Line, text: string, own: boolean): PersonalKind[] => {
  const piece = { ...line, text }
  return findPersonal([piece], new Set(own ? [piece] : [])).map(({ kind }) => kind)
}

export type Stripped = { readonly line: Line | null; readonly kinds: readonly PersonalKind[] }

/**
 * The line without CPF, RG, birth, marital status and their like; null when nothing else stood in it. `own` marks the
 * lines people write of themselves. A line without such data comes back as it is.
 */
export const withoutPersonal = (line: Line, own: boolean): Stripped => {
  const kinds = kindsIn(line, line.text, own)
  if (kinds.length === 0) return { line, kinds }
  const isAllowed = (text: string) => kindsIn(line, text, own).length === 0
  const remaining = line.text
    .split(strong)
    .filter(Boolean)
    .flatMap((segment) => {
      if (isAllowed(segment)) return [segment]
      // "Data de nascimento: Recife, 12/03/1990" goes as a whole; "Brasileira, casada, (81) 9…" only in part.
      const labelled = segment.includes(':') && !hasContact(segment)
      const rest = labelled ? [] : segment.split(weak).filter(isAllowed)
      if (rest.length > 0 && (!hasContact(segment) || rest.some(hasContact))) return [rest.join(', ')]
      // An address beside a CPF with no sign between them is still the person's address.
      return [findEmail(segment), findPhone(segment), findLinkedIn(segment)].filter((one) => one !== null)
    })
  const text = remaining.join(' | ')
  // What only shows across the parts, such as a label and its number, takes the whole line with it.
  return { line: text && isAllowed(text) ? { ...line, text } : null, kinds }
}
