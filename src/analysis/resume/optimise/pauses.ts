// A pause that a page has among its jobs, such as the care of a relative: it belongs to no job, and is a section of its own.

import type { TextLanguage } from '../../text-language'
import { isFamilyCare, isPause } from '../reading/breaks'
import { findDates } from '../reading/dates/dates'
import type { Entry } from '../reading/experience/entries'
import { type Block, toStatements } from '../reading/lines/paragraphs'
import { fold } from '../reading/text'

export const pauseHeading: Readonly<Record<TextLanguage, string>> = { pt: 'Pausa na carreira', en: 'Career break' }

/** A sentence that goes back to work: what follows the care is then about a job. Folded text. */
const worksAgain = /(?<!\p{L})(?:trabalh\p{L}*|contratad\p{L}*|empreg\p{L}*|worked|working|hired|job)(?!\p{L})/u

/** True for a paragraph that opens with the care of one's own family and stays with it. */
export const describesPause = (block: Pick<Block, 'text' | 'line' | 'lines' | 'bullet'>): boolean => {
  const [first, ...rest] = toStatements({ ...block, bullet: false })
  return (
    first !== undefined &&
    isFamilyCare(first.text) &&
    rest.every(({ text }) => findDates(text).length === 0 && !worksAgain.test(fold(text)))
  )
}

/** True for an entry that explains a break and names no job with an employer. */
export const isPauseEntry = ({ title, employer, heading, body }: Entry): boolean =>
  (title === null || employer === null) &&
  [...heading, title ?? employer ?? body[0]?.text ?? ''].some((text) => isPause(text))

/** "Pausa para cuidar dos filhos" above "2011 – 2016", which names nothing, belongs to that period and not to the job before it. */
export const withPausesAtTheirDates = (entries: readonly Entry[]): Entry[] => {
  const ordered = [...entries]
  for (const [at, { title, employer, body }] of entries.entries()) {
    const before = ordered[at - 1]
    const described = before?.body.at(-1)
    if (!before || !described || title !== null || employer !== null || body.length > 0 || !isPause(described.text))
      continue
    ordered[at - 1] = { ...before, body: before.body.slice(0, -1) }
    ordered[at] = { ...ordered[at]!, heading: [described.text, ...ordered[at]!.heading] }
  }
  return ordered
}
