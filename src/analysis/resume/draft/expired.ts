// Finds licences, cards and certificates of a draft whose written validity is over: a recruiter who sees that date does not ask.
import { memo } from '../../memo'
import { type CurrentMonth, findDates } from '../reading/dates/dates'
import { fold } from '../reading/text'
import type { DraftPart } from './parts'
import type { Source } from './sheet'

/** Questions of one draft; more would bury the others. */
const MOST_QUESTIONS = 3
/** Characters of a text that is looked at. */
const LENGTH = 600

const licences = '(?:cnh|carteira|habilitacao|licenca|registro|certificado)'
/** The words right before a date; "venceu" and "vencida" without a licence also speak of a prize or a tender that was won. */
const validity = new RegExp(
  String.raw`(?<!\p{L})(?:validade(?: d[ao] ${licences})?|valid[oa]s?|valid|vence|vencimento|(?<=${licences}[^.;,]{0,16})venc(?:eu|id[ao])|expir(?:es|ed|ing|y|ation)(?: date)?|renew(?:al)?(?: due)?)(?: (?:ate|em|until|till?|to|thru|through|on|in|by))?[ :.,(–-]{1,4}$`,
  'u',
)
/** What was renewed may have a later end. */
const renewed = /(?<!\p{L})(?:renov(?:ad|ei|acao|ando)|renewed|renewing)/u

/** The months of the years in which a text says that something ends, each as years in months; a year alone ends with December. */
const endsIn = memo((text: string): readonly number[] => {
  const folded = fold(text)
  if (text.length > LENGTH || folded.length !== text.length || renewed.test(folded)) return []
  return findDates(text)
    .filter(({ start }) => validity.test(folded.slice(0, start)))
    .map(({ from }) => from.year * 12 + (from.month ?? 12))
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
    .slice(0, MOST_QUESTIONS)
}
