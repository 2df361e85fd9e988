// A pause that a page has among its jobs, such as the care of a relative: it belongs to no job, and is a section of its own.

import type { TextLanguage } from '../../text-language'
import { isBreakHeading, isPause, opensBreak } from '../reading/breaks'
import type { Entry } from '../reading/experience/entries'
import type { Block } from '../reading/lines/paragraphs'

export const pauseHeading: Readonly<Record<TextLanguage, string>> = { pt: 'Pausa na carreira', en: 'Career break' }

/** True for an entry that opens as a break, or explains one and names no job with an employer. */
export const isPauseEntry = ({ title, employer, heading, body }: Entry): boolean =>
  opensBreak(heading[0] ?? '') ||
  ((title === null || employer === null) &&
    [...heading, title ?? employer ?? body[0]?.text ?? ''].some((text) => isPause(text)))

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
