// Distinguishes lines of flowing text from headings, by how the headings of the same file are written.
import type { Line } from '../../../documents/document'
import { findRanges } from '../dates/dates'
import { isTitle } from '../experience/names/titles'
import { fold } from '../text'

type Headed = { readonly line: Line; readonly datesLine: Line | null }

/** True for a line of nothing but a period: "janeiro de 2020 a atual". */
export const isOnlyPeriod = (text: string): boolean =>
  findRanges(text).some(({ start, end }) => !/\p{L}/u.test(text.slice(0, start) + text.slice(end)))

const startsLow = (text: string): boolean => /^\p{Ll}/u.test(text)
const stops = (text: string): boolean => /(?:\p{L}{3}|[\d)])\.$/u.test(text)
/** A sentence ends within the line and another begins: "in June 2020. Ran the skills lab". */
const isOfTwo = (text: string): boolean => /(?:\p{Ll}{3}|\d{4}|\))\. \p{Lu}\p{Ll}* \p{Ll}/u.test(text)
/** A line that names a job, or says that somebody worked, may have that job's dates: "Cleaner at the Crown, 2003 to 2005." */
const worked = /(?<!\p{L})(?:\p{L}{2,}ei|fui|era|estive|i|self-employed|freelance|autonom[oa])(?!\p{L})/u
/** An entry that begins with its period: "from 2006 to 2009: kitchen porter". */
const beginsWithPeriod =
  /^(?:from|de|desde|entre|between)? ?\P{L}*(?:19|20)\d\d\P{L}*(?:a|ate|to|until|and|e)? ?\P{L}*(?:19|20)\d\d ?[:|–—-]/u
const statesJob = (text: string): boolean =>
  isTitle(text) || worked.test(fold(text)) || beginsWithPeriod.test(fold(text))

/**
 * True for a line that begins in small letters, ends with a full stop or has one inside, in a file none of whose job headings
 * does: it is a piece of a sentence, and a date in it is not a job's. A period alone is none, nor a line with a job's name.
 */
export const flowingText = (roles: readonly Headed[]): ((text: string) => boolean) => {
  const headings = roles.flatMap(({ line, datesLine }) => [line.text, datesLine?.text ?? ''])
  const signs = [startsLow, stops, isOfTwo].filter((sign) => !headings.some(sign))
  return (text) => signs.some((sign) => sign(text)) && !isOnlyPeriod(text) && !statesJob(text)
}
