// Finds a measured result, or what came of the work, in one text of a profile.
import { opening } from '../resume/reading/experience/tasks/openings'
import { quantity } from '../resume/reading/experience/tasks/quantities'
import { fold } from '../resume/reading/text'
import { generalAlone } from '../resume/sentences/work/particular'
import { findResult } from '../resume/sentences/work/results'

/** Maximum bare numbers skipped in one text. */
const TRIES = 4

const ofOneself =
  /^\S+ (?:\p{L}+ )?(?:habilidades?|competencias?|conhecimentos?|qualidades?|skills?|idiomas?|linguas?|languages?|filh[oa]s?|children|kids)(?!\p{L})/u
const speaks = /^(?:eu |i )?(?:speak|falo)(?!\p{L})/u
/** How long somebody has been at it in words: "over two decades". */
const span = /^\S+ (?:decadas?|decades?)(?!\p{L})/u
/** A count of what somebody has ("12 habilidades", "3 languages"), no result where the text opens with no deed. */
const isOfOneself = (text: string, from: number): boolean => {
  const folded = fold(text)
  if (span.test(folded.slice(from))) return true
  return ofOneself.test(folded.slice(from)) && (opening(text) !== 'action' || speaks.test(folded))
}

/** A measured result in a text by the résumé's `quantity`, or null; a bare number must be followed by what it counts: "12 lojas", not "Java, 8" or "12 habilidades". */
export const figure = (text: string): string | null => {
  let from = 0
  for (let tries = 0; tries < TRIES; tries++) {
    const mark = quantity(text.slice(from))
    if (mark === null) return null
    const start = text.indexOf(mark, from)
    from = start + mark.length
    const counts = /[^\d.,]/.test(mark) || /^ (?:a \d[\d.,]* )?\p{L}/u.test(text.slice(from))
    if (counts && !isOfOneself(text, start)) return mark
  }
  return null
}

/** What came of the work in a text, by a figure or in words ("now used by all shifts"), or null. */
export const resultIn = (text: string): string | null =>
  figure(text) ?? (generalAlone(text) === null ? findResult(text) : null)
