// Words as one speaks, typed as an answer to one of the first questions, as a résumé has them: "só português", "parei em 1997".
import type { DraftPart } from '../../domain/drafts/content'
import { withCapitals } from './capitals'

const only = /^(?:(?:eu )?(?:só|so|somente|apenas)(?: (?:falo|o))?|only|just) (?=\p{L}+\.?$)/iu
const stopped = /^(?:eu )?(?:parei|larguei|abandonei|desisti|interrompi)(?: (?:em|no ano de))? (?=(?:19|20)\d\d\.?$)/iu
const left = /^(?:i )?(?:stopped|quit|dropped out|gave up|left)(?: in)? (?=(?:19|20)\d\d\.?$)/iu

/** An answer as its field has it. A school that was left says so, because its year alone would be that of its end. */
export const plainAnswer = (kind: DraftPart['kind'], field: string, text: string): string => {
  if (kind === 'languages') return withCapitals(field, text.replace(only, ''))
  if (kind === 'school' && field === 'end') return text.replace(stopped, 'interrompido em ').replace(left, 'left in ')
  return withCapitals(field, text)
}
