// Finds the figures of a profile's text and separates spans of time from results.
import { fold } from '../../resume/reading/text'
import { figure, resultIn } from '../figure'
import { withoutAge } from '../words/personal'

export const sentencesOf = (text: string): string[] => text.split(/[.!?;]\s|,\s/u)

/** A duration behind its number ("9 anos", "twenty years"), which is not a result. */
const isSpan = (text: string, mark: string): boolean =>
  !/[%$€£]/.test(mark) &&
  /(?<!\p{L})(?:anos?|meses|years?|months?)(?!\p{L})/u.test(
    fold(text.slice(text.indexOf(mark), text.indexOf(mark) + mark.length + SPAN_REACH)),
  )

const SPAN_REACH = 14

/** The result of a sentence, or its years of practice where it has no other: "5 anos … 180 marmitas por dia" gives 180. */
export const figuresOf = (sentence: string): { readonly mark: string; readonly span: boolean }[] => {
  const text = withoutAge(sentence)
  const mark = figure(text)
  if (mark === null) {
    const result = resultIn(text)
    return result === null ? [] : [{ mark: result, span: false }]
  }
  if (!isSpan(text, mark)) return [{ mark, span: false }]
  const result = figure(text.slice(text.indexOf(mark) + mark.length))
  return result && !isSpan(text, result) ? [{ mark: result, span: false }] : [{ mark, span: true }]
}
