// Quotes lines in questions with personal numbers masked and their line number in the résumé.
import { truncate } from '../bounded'
import type { Line } from '../documents/document'
import type { Quote as AdvertQuote } from '../job/result'
import { MAX_QUOTE } from '../resume/evidence'
import type { Resume } from '../resume/reading'
import type { Block } from '../resume/reading/lines/paragraphs'
import { maskPersonal } from '../resume/reading/person/personal'
import { MAX_REPEATED } from './limits'
import type { Quote } from './result'

const cut = (text: string, most: number): string => {
  if (text.length <= most) return text
  const start = truncate(text, most)
  const space = start.lastIndexOf(' ')
  return `${(space > most / 2 ? start.slice(0, space) : start).replace(/(?<![\s,;:.–-])[\s,;:.–-]+$/u, '')}…`
}

/** A point at the end that belongs to the name: "Cimentos do Norte S.A.", "Acme Inc." */
const abbreviated = /(?:^|[\s.])(?:S\.A|Inc|Ltd|Co|Corp|Ltda|Cia|Bros|Jr)\.$/u

/** Text to insert into a question: without final punctuation, and shortened only between two words. */
export const repeated = (text: string): string => {
  const plain = maskPersonal(text).trim()
  return cut(abbreviated.test(plain) ? plain : plain.replace(/(?<![\s.;,:!?])[\s.;,:!?]+$/u, ''), MAX_REPEATED)
}

export const quoteOf = ({ lines }: Pick<Resume, 'lines'>, where: Line | Block, mark: string | null = null): Quote => {
  const { page, number } = 'line' in where ? where.line : where
  const at = lines.findIndex((line) => line.page === page && line.number === number)
  const text = cut(maskPersonal(where.text), MAX_QUOTE)
  return { from: 'resume', text, line: at + 1, ...(mark && text.includes(mark) ? { mark } : {}) }
}

export const advertQuoteOf = ({ text, mark, line }: AdvertQuote): Quote => {
  const quote = cut(text, MAX_QUOTE)
  return { from: 'advert', text: quote, line, ...(mark && quote.includes(mark) ? { mark } : {}) }
}
