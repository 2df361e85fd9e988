// Jobs as the person wrote them, for the optimised résumé.
import type { Line } from '../../../documents/document'
import { openedAt } from '../dates/dates'
import type { Block } from '../lines/paragraphs'
import { namedRoles } from './names/named-roles'
import { splitEdgeDates } from './normalise/edge-dates'
import { normaliseForDisplay } from './normalise/steps'
import type { Role } from './role'

/** A job as written: the lines of its heading and of its body, complete. */
export type Entry = Pick<Role, 'title' | 'employer' | 'dates'> & {
  readonly heading: readonly string[]
  /** The dates in the person's own words, as in the heading. */
  readonly when: string | null
  readonly body: readonly Block[]
  /** True for a post whose employer stands once above several: the first of them has that line too. */
  readonly shared: boolean
}

/** The jobs of an experience section for the optimised résumé. `lead` is what precedes the first job. */
export const toEntries = (lines: readonly Line[]): { readonly lead: readonly Block[]; readonly entries: Entry[] } => {
  const lead: Block[] = []
  const original = ({ page, number }: Line) => lines.find((line) => line.page === page && line.number === number)
  const { roles, names, shared, above } = namedRoles(splitEdgeDates(normaliseForDisplay(lines)), lines, lead)
  const entries = roles.map(({ items, body, dates, datesLine }, at) => {
    const source = items.find((item) => item.dates)?.text ?? (datesLine && original(datesLine)?.text)
    const when = dates && source ? source.slice(openedAt(source, dates), dates.end) : null
    return {
      ...names[at]!,
      shared: shared[at]!,
      dates,
      when,
      heading: [...above[at]!, ...items].map(({ text }) => text),
      body,
    }
  })
  return { lead, entries }
}
