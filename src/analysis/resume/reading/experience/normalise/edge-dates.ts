// Takes the dates that a design sets at the right edge beside a job's first task off the line of that task.
import type { Line } from '../../../../documents/document'
import { findRanges } from '../../dates/dates'
import { isSentenceDate } from '../../lines/paragraphs'
import { countWords } from '../../text'
import { isDatedHeading } from '../headings/dated'
import type { HeadingLine } from '../names/heading-parts'
import { duration, separators } from '../parts'

/** "Entregas sem multas desde 2020." says since when, and dates no job. */
const statesSince = ({ text }: Line, start: number): boolean => /^(?:desde|since)(?!\p{L})/iu.test(text.slice(start))

/** Some designs place a job's dates at the right edge beside its first bullet; this removes them from that line. */
export const splitEdgeDates = (lines: readonly Line[]): HeadingLine[] => {
  let dated = false
  return lines
    .map((line) => {
      const [range] = findRanges(line.text)
      const rest = range ? line.text.slice(0, range.start).trim() : ''
      // "1. Construtora Sul | Mestre de Obras | 2018 até hoje" is a heading in a numbered list.
      const listed = separators.test(rest.replace(/\W+$/u, '')) && isDatedHeading(line)
      // "June 2023 – present 2 years 10 months": the duration, which some designs add, dates nothing.
      const end = line.text.replace(duration, '').trimEnd().length
      const edge = range && range.end >= end - 1 && line.bullet && countWords(rest) > 2 && !listed
      if (edge && !isSentenceDate(line.text) && !statesSince(line, range.start) && !/[(–—-]$/.test(rest)) {
        dated = true
        return { line: { ...line, text: rest }, text: rest, dates: range }
      }
      const bare = dated && !line.bullet ? line.text.replace(duration, '').trim() : line.text
      dated = false
      return { line: { ...line, text: bare }, text: bare, dates: null }
    })
    .filter((item) => item.text !== '')
}
