// A pause that a page has among its jobs, such as the care of a relative: it belongs to no job, and is a section of its own.

import type { TextLanguage } from '../../text-language'
import { isBreakEntry, isBreakHeading, isPause } from '../reading/breaks'
import type { Entry } from '../reading/experience/entries'
import type { Block } from '../reading/lines/paragraphs'

export const pauseHeading: Readonly<Record<TextLanguage, string>> = { pt: 'Pausa na carreira', en: 'Career break' }

/** True for an entry about a break. */
export const isPauseEntry = (entry: Entry): boolean => isBreakEntry(entry.heading, entry.body[0]?.text, entry)

type Entries = { readonly lead: readonly Block[]; readonly entries: readonly Entry[] }

/** "Pausa para cuidar dos filhos" above "2011 – 2016", which names nothing, belongs to that period and not to what stands before it. */
export const withPausesAtTheirDates = ({ lead, entries }: Entries): Entries => {
  const ordered = [...entries]
  let above = lead
  for (const [at, { title, employer, body }] of entries.entries()) {
    const before = ordered[at - 1]
    const described = (before?.body ?? lead).at(-1)
    const isNamed = described && (body.length === 0 ? isPause(described.text) : isBreakHeading(described.text))
    if (title !== null || employer !== null || !described || !isNamed || (body.length > 0 && described.bullet)) continue
    if (before) ordered[at - 1] = { ...before, body: before.body.slice(0, -1) }
    else above = lead.slice(0, -1)
    ordered[at] = { ...ordered[at]!, heading: [described.text, ...ordered[at]!.heading] }
  }
  return { lead: above, entries: ordered }
}
