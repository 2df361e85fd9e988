// Finds where a résumé itself says how long its person did the work that an advert names: "seven years in small animal practice".
import type { Line } from '../../../documents/document'
import { pointAt } from '../../../resume/evidence'
import type { Resume } from '../../../resume/reading'
import { countOfYears, numberOf } from '../../../resume/reading/dates/number-words'
import { fold } from '../../../resume/reading/text'
import type { YearsAnswer } from '../../result'
import { functionWord } from '../words/together'
import { keyOf } from '../words/word-key'

/** Most words between the years and what they were spent on. */
const NEAR = 12
const tenure = new RegExp(`(?<![\\p{L}\\p{N}])${countOfYears}(?![\\p{L}\\p{N}])(?<rest>.*)`, 'u')
/** Another's years, and what somebody looks for. */
const otherWork = /(?<!\p{L})(?:idade|aged?|years old|looking for|seeking|em busca de|procuro|busco)(?!\p{L})/u

const keysOf = (folded: string): string[] => (folded.match(/[\p{L}\p{N}+#]+/gu) ?? []).map(keyOf)

/** The years that a line gives to work with all words of a name; null without them. */
const yearsIn = (text: string, name: readonly string[]): number | null => {
  const { count, rest = '' } = tenure.exec(fold(text))?.groups ?? {}
  const [work = ''] = rest.split(otherWork)
  const near = keysOf(work.split(/[.;]/u)[0] ?? '').slice(0, NEAR)
  return count !== undefined && name.every((key) => near.includes(key)) ? numberOf(count) : null
}

/** The answer that the résumé gives in so many words, no longer than all that its jobs add up to; the other answer without one. */
export const asStated = (answer: YearsAnswer, level: number, { lines }: Resume): YearsAnswer => {
  const { inWork, worked, met } = answer
  const name = keysOf(fold(inWork ?? '')).filter(
    (word) => !functionWord.test(word) && !/^(?:como|as|na|no)$/.test(word),
  )
  if (met === 'yes' || name.length === 0) return answer
  const most = Number(worked ?? 0) + 1
  const hits = lines.flatMap((line: Line) => {
    const years = yearsIn(line.text, name)
    return years !== null && years <= most ? [{ line, years }] : []
  })
  const [longest] = hits.toSorted((a, b) => b.years - a.years)
  return longest === undefined
    ? answer
    : { met: longest.years >= level ? 'yes' : 'part', has: `${longest.years}`, evidence: pointAt(longest.line) }
}
