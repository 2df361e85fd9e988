// By check of the layout: how a page gets a fault, and what following the advice makes of it. The text is in sections that describe no
// work, so that nothing else is judged by it.

import type { TextLanguage } from '../../../text-language'
import type { Parts } from './promise.fixture'
import type { Case } from './promise-cases.fixture'

/** Different words of no meaning, in lines of ten. */
const filler = (words: number, from = 0): string[] =>
  Array.from({ length: Math.ceil(words / 10) }, (_, line) =>
    Array.from({ length: 10 }, (_, at) => {
      const number = from + line * 10 + at
      return `${String.fromCharCode(98 + (number % 19))}arema${String.fromCharCode(97 + (Math.floor(number / 19) % 26))}${String.fromCharCode(97 + (Math.floor(number / 494) % 26))}`
    }).join(' '),
  )
const heading = (language: TextLanguage): string => (language === 'pt' ? '# Interesses' : '# Interests')
const listed = (words: number): string[] => filler(words).map((line) => `- ${line}`)
const block = (words: number): string => filler(words).join(' ')

export const layouts: Record<string, (language: TextLanguage, base: Parts) => Case> = {
  file: () => ({ fault: {}, fixed: {}, page: { scanned: false, pages: 6 }, pageFixed: { scanned: false, pages: 5 } }),
  length: (language) => ({
    fault: { interests: [heading(language), ...listed(1200)] },
    fixed: { interests: [heading(language), ...listed(600)] },
    // How full a page is has a check of its own, which a file without pages is not judged by.
    page: { pages: null },
    pageFixed: { pages: null },
  }),
  'bullet-length': (_, { work }) => ({
    fault: { work: work!.map((line, at) => (at > 4 && line.startsWith('- ') ? `${line} ${block(30)}` : line)) },
    fixed: { work: work! },
  }),
  blocks: (language) => ({
    fault: { interests: [heading(language), `${block(90)}.`] },
    fixed: { interests: [heading(language), ...listed(40)] },
  }),
  density: (language) => ({
    fault: { interests: [heading(language), ...listed(760)] },
    fixed: { interests: [heading(language), ...listed(500)] },
    page: { pages: 1 },
    pageFixed: { pages: 1 },
  }),
}
