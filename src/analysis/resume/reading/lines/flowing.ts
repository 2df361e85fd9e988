// Distinguishes lines of flowing text from headings, by how the headings of the same file are written.
import type { Line } from '../../../documents/document'
import { findRanges } from '../dates/dates'
import { fold } from '../text'

type Headed = { readonly line: Line; readonly datesLine: Line | null }

/** True for a line of nothing but a period: "janeiro de 2020 a atual". */
export const isOnlyPeriod = (text: string): boolean =>
  findRanges(text).some(({ start, end }) => !/\p{L}/u.test(text.slice(0, start) + text.slice(end)))

const startsLow = (text: string): boolean => /^\p{Ll}/u.test(text)
const stops = (text: string): boolean => /(?:\p{L}{3}|[\d)])\.$/u.test(text)
/** A sentence ends within the line and another begins: "in June 2020. Ran the skills lab". */
const isOfTwo = (text: string): boolean => /(?:\p{Ll}{3}|\d{4}|\))\. \p{Lu}\p{Ll}* \p{Ll}/u.test(text)
/** A sentence that states a job has that job's dates. */
const statesJob = (text: string): boolean =>
  /(?<!\p{L})(?:fui|trabalhei|atuei|i was|i worked)(?!\p{L})/u.test(fold(text))

/**
 * True for a line that begins in small letters, ends with a full stop or has one inside, in a file none of whose job headings
 * does: it is a piece of a sentence, and a date in it is not a job's. A period alone is none, nor "fui porteiro de 2009 a 2011".
 */
export const flowingText = (roles: readonly Headed[]): ((text: string) => boolean) => {
  const headings = roles.flatMap(({ line, datesLine }) => [line.text, datesLine?.text ?? ''])
  const signs = [startsLow, stops, isOfTwo].filter((sign) => !headings.some(sign))
  return (text) => signs.some((sign) => sign(text)) && !isOnlyPeriod(text) && !statesJob(text)
}
