// Leaves out of the clean file's head the street, and children alone in a line, besides the data that the layout
// removes, and lists exactly what was left out.
import { isAboutChildren } from '../../checks/safety'
import { HEAD_LINES } from '../../reading/person/contact-data'
import { fold } from '../../reading/text'
import type { OptimisedNote, PrivateKind } from '../../result'
import { isStreet, withoutStreet } from '../../sentences/work/address'
import type { Item, Sheet } from '../files/sheet'

type Left = { readonly text: string; readonly kinds: readonly PrivateKind[] }

const withoutPrivate = (piece: string): Left => {
  if (isAboutChildren(piece)) return { text: '', kinds: ['family'] }
  return isStreet(piece) ? { text: withoutStreet(piece), kinds: ['street'] } : { text: piece, kinds: [] }
}

const ofItem = ({ text }: Item): Left => {
  const pieces = text.split(' | ').map(withoutPrivate)
  const rest = pieces.map((piece) => piece.text).filter((piece) => /[\p{L}\p{N}]/u.test(piece))
  return { text: rest.join(' | '), kinds: pieces.flatMap(({ kinds }) => kinds) }
}

const births = /nasc|birth|born|(?<!\p{L})dob(?!\p{L})|(?<!\p{L})d\.? ?n\.?(?!\p{L})|\d{1,2}[/.]\d{1,2}[/.]\d{4}/u
const ages = /(?<![\p{L}\d])\d{2} (?:anos|years old)(?!\p{L})|(?<!\p{L})(?:idade|age) ?:/u

/** An age is not called a date of birth; both where both stand there. */
const exactly = (kinds: readonly PrivateKind[], written: readonly string[]): PrivateKind[] =>
  kinds.flatMap((kind) => {
    if (kind !== 'birth') return [kind]
    const exactTexts = written.map(fold)
    const stated = (['birthdate', 'age'] as const).filter((one) =>
      exactTexts.some((text) => (one === 'age' ? ages : births).test(text)),
    )
    return stated.length > 0 ? stated : [kind]
  })

const order: readonly PrivateKind[] = ['family', 'street']

/** The sheet without them, and its note of all that was left out, each kind once. `written` are the file's own lines. Pure. */
export const leaveOutPrivate = (sheet: Sheet, written: readonly string[]): Sheet => {
  const end = sheet.items.findIndex(({ kind }) => kind === 'heading')
  const head = (end < 0 ? sheet.items : sheet.items.slice(0, end)).map((item) => ({ item, left: ofItem(item) }))
  const kinds = new Set(head.flatMap(({ item, left }) => (item.kind === 'name' ? [] : left.kinds)))
  const kindsLeftOut = sheet.notes.flatMap((note) => (note.id === 'personal' ? note.kinds : []))
  const all = [
    ...exactly(kindsLeftOut, written.slice(0, HEAD_LINES)),
    ...order.filter((kind) => kinds.has(kind) && !kindsLeftOut.includes(kind)),
  ]
  const personal: OptimisedNote[] = all.length > 0 ? [{ id: 'personal', kinds: all }] : []
  const items = head.flatMap(({ item, left }) =>
    item.kind === 'name' ? [item] : left.text === '' ? [] : [{ ...item, text: left.text }],
  )
  return {
    ...sheet,
    items: [...items, ...(end < 0 ? [] : sheet.items.slice(end))],
    notes: [...personal, ...sheet.notes.filter(({ id }) => id !== 'personal')],
  }
}
