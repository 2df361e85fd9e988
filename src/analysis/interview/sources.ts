// The lines a question quotes, with personal numbers masked and at their place among all lines of the résumé.
import { bounded } from '../bounded'
import type { Line } from '../documents/document'
import type { Quote as AdvertQuote } from '../job/result'
import { MAX_QUOTE } from '../resume/evidence'
import type { Resume } from '../resume/reading'
import type { Block } from '../resume/reading/paragraphs'
import { maskPersonal } from '../resume/reading/person/personal'
import { MAX_REPEATED } from './limits'
import type { Quote } from './result'

const cut = (text: string, most: number): string => {
  if (text.length <= most) return text
  const start = bounded(text, most)
  const space = start.lastIndexOf(' ')
  return `${(space > most / 2 ? start.slice(0, space) : start).replace(/[\s,;:.–-]+$/u, '')}…`
}

/** Words to stand inside a question: without an end sign of their own, cut between two words. */
export const repeated = (text: string): string => cut(maskPersonal(text).replace(/[\s.;,:!?]+$/u, ''), MAX_REPEATED)

/** A place of the résumé as it is quoted. */
export const quoteOf = ({ lines }: Pick<Resume, 'lines'>, where: Line | Block, mark: string | null = null): Quote => {
  const { page, number } = 'line' in where ? where.line : where
  const at = lines.findIndex((line) => line.page === page && line.number === number)
  const text = cut(maskPersonal(where.text), MAX_QUOTE)
  return { from: 'resume', text, line: at + 1, ...(mark && text.includes(mark) ? { mark } : {}) }
}

/** A line of the advert as it is quoted. */
export const advertQuoteOf = ({ text, mark, line }: AdvertQuote): Quote => {
  const shown = cut(text, MAX_QUOTE)
  return { from: 'advert', text: shown, line, ...(mark && shown.includes(mark) ? { mark } : {}) }
}
