// Checks by machine the promise that the optimised résumé has no word the person did not write.
import { findDates, type Point } from '../../reading/dates/dates'
import { clean, fold } from '../../reading/text'

const pointName = ({ year, month }: Point): string => `date${year}${month === null ? '' : `m${month}`}`

/** Dates are compared by meaning, so that "jan/2020" and "01/2020" are equal; all other words as written. */
const withDates = (text: string): string => {
  let out = ''
  let at = 0
  for (const { from, to, start, end } of findDates(text)) {
    // "Presente" may stand on a line of its own in the file, where nothing shows that it ends a period.
    const last = to === null || to === 'present' ? '' : pointName(to)
    out += `${text.slice(at, start)} ${pointName(from)} ${last} `
    at = end
  }
  return out + text.slice(at)
}

/** Where a date begins that a line ends within, "progress, exam March" above "2027"; null where none does. */
export const dateOver = (above: string, below: string): number | null => {
  const [tail, head] = [above.slice(-DATE), below.slice(0, DATE)]
  const cut = findDates(`${tail} ${head}`).find(({ start, end }) => start < tail.length && end > tail.length + 1)
  return cut ? above.length - tail.length + cut.start : null
}
/** Characters of a date on either side of such an end. */
const DATE = 32

/** Number of times each folded word occurs: letters and digits, without case, accents and punctuation. */
export const wordCounts = (texts: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const text of texts)
    for (const word of fold(withDates(clean(text))).match(/[\p{L}\p{N}]+/gu) ?? [])
      counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** The words of `texts` that `source` does not have, or has less often. Empty when nothing was added. */
export const addedWords = (texts: readonly string[], source: readonly string[]): string[] => {
  const sourceCounts = wordCounts(source)
  return [...wordCounts(texts)].filter(([word, count]) => count > (sourceCounts.get(word) ?? 0)).map(([word]) => word)
}
