// Finds licences, cards and certificates of a draft whose written validity is over: a recruiter who sees that date does not ask.
import { memo } from '../../memo'
import { type CurrentMonth, findDates } from '../reading/dates/dates'
import { fold } from '../reading/text'
import type { DraftPart } from './parts'
import type { Source } from './sheet'

/** Questions of one draft; more would bury the others. */
const MOST = 3
/** Characters of a text that is looked at, and between the words and their date. */
const LENGTH = 600
const NEAR = 16

const validity =
  /(?<!\p{L})(?:validade|valid[oa]s? (?:ate|em)|valid (?:until|till?|to|thru|through)|venc(?:e|eu|ida|ido|imento)(?: em)?|expir(?:es|ed|ing|y|ation)(?: date| on| in)?|renew(?:al)? (?:due|by))(?!\p{L})/gu

/** The months of the years in which a text says that something ends, each as years in months; a year alone ends with December. */
const endsIn = memo((text: string): readonly number[] => {
  const folded = fold(text)
  if (text.length > LENGTH || folded.length !== text.length) return []
  return [...folded.matchAll(validity)].flatMap(({ index, 0: words }) => {
    const from = index + words.length
    const date = findDates(text).find(({ start }) => start >= from && start <= from + NEAR)
    return date ? [date.from.year * 12 + (date.from.month ?? 12)] : []
  })
})

/** The lines and fields with a validity that is over by this month, in the draft's order, at most three. Pure. */
export const expiredIn = (parts: readonly DraftPart[], now: CurrentMonth | null): Source[] => {
  if (now === null) return []
  const today = now.year * 12 + (now.month ?? 1)
  const isOver = (text: string) => endsIn(text).some((end) => end < today)
  return parts
    .flatMap(({ id: part, fields, lines }): Source[] => [
      ...Object.entries(fields).flatMap(([field, text]) => (isOver(text) ? [{ part, field }] : [])),
      ...lines.flatMap(({ id: line, text }) => (isOver(text) ? [{ part, line }] : [])),
    ])
    .slice(0, MOST)
}
