// Roles as they are written, for laying them out anew.
import type { Line } from '../../../documents/document'
import type { Block } from '../paragraphs'
import { joinPeriods } from './periods'
import type { Role } from './role'
import { assign, readHeader, titleComesFirst } from './roleparts'
import { splitEdgeDates, toDrafts } from './roles'

/** A role as it is written: the lines of its heading and what stands under them, nothing cut or left out. */
export type Entry = Pick<Role, 'title' | 'employer' | 'dates'> & {
  readonly heading: readonly string[]
  /** The dates in the person's own words, where they stand in the heading. */
  readonly when: string | null
  readonly body: readonly Block[]
}

/** The lines of an experience section for laying them out anew. `lead` is what stands before the first role. */
export const toEntries = (lines: readonly Line[]): { readonly lead: readonly Block[]; readonly entries: Entry[] } => {
  const lead: Block[] = []
  const original = ({ page, number }: Line) => lines.find((line) => line.page === page && line.number === number)
  const drafts = toDrafts(splitEdgeDates(joinPeriods(lines)), lead)
  const parts = drafts.map(({ items }) => readHeader(items))
  const titleFirst = titleComesFirst(parts)
  const entries = drafts.map(({ items, body, dates, datesLine }, at) => {
    const source = items.find((item) => item.dates)?.text ?? (datesLine && original(datesLine)?.text)
    const when = dates && source ? source.slice(dates.start, dates.end) : null
    return { ...assign(parts[at]!, titleFirst), dates, when, heading: items.map(({ text }) => text), body }
  })
  return { lead, entries }
}
