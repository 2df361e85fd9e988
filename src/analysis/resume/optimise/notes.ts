// The facts about the new file that are shown to the person.
import type { Resume } from '../reading'
import type { OmittedKind } from '../reading/person/personal'
import type { OptimisedNote } from '../result'

/** Documents first, because they matter most. */
const kindOrder: readonly OmittedKind[] = [
  'cpf',
  'rg',
  'document',
  'birth',
  'marital',
  'family',
  'nationality',
  'gender',
  'parents',
  'religion',
  'body',
]
const order = ['hidden', 'columns', 'tables', 'pictures', 'margins', 'order', 'headings', 'dates', 'other'] as const

type Id = (typeof order)[number]
/** What the layout changed; the document itself shows the rest. */
type Done = Readonly<Record<Exclude<Id, 'hidden' | 'columns' | 'tables' | 'pictures'>, boolean>>

export const notesOf = ({ document }: Resume, kinds: ReadonlySet<OmittedKind>, done: Done): OptimisedNote[] => {
  const present: Readonly<Record<Id, boolean>> = {
    ...done,
    hidden: document.hidden.length > 0,
    columns: document.columns > 1,
    tables: document.tables > 0,
    pictures: document.images > 0,
  }
  const personal = kindOrder.filter((kind) => kinds.has(kind))
  return [
    ...(personal.length > 0 ? [{ id: 'personal', kinds: personal } as const] : []),
    ...order.filter((id) => present[id]).map((id) => ({ id })),
  ]
}
