// Takes praise that nobody can check and images out of a profile's sentences, because only the rest is measured.
import type { Line } from '../../documents/document'
import type { Block } from '../../resume/reading/lines/paragraphs'
import { countWords } from '../../resume/reading/text'
import { findDoubted } from '../../resume/sentences/doubted'
import { findEmpty, looseFigures } from '../../resume/sentences/empty/empty'
import { imagesIn } from '../../resume/sentences/empty/images'
import { withoutBoasts } from './boasts'
import { isPlea } from './pleas'

/** Signs between the parts of a headline. */
const parts = /\s*[|•·/]\s*|\s+[–—-]\s+/u
const sentences = (text: string): string[] => text.split(/(?<=[.!?;])\s+/u)
/** A row of hashtags. */
const tags = /^(?:\s*#[\p{L}\p{N}_]+)+\s*$/u
/** Words of the longest sentence that is taken out whole. */
const SENTENCE = 40
const toBlock = (line: Line, text: string): Block => ({ text, line, lines: 1, bullet: false })

/** A sentence that says nothing a reader can check, with its line. */
type Unfounded = Block

export type Factual = {
  readonly headline: string
  readonly about: readonly Line[]
  readonly tasks: readonly Block[]
  /** Sentences of the About text that plead or complain. */
  readonly pleas: readonly Block[]
  readonly unfounded: { readonly about: readonly Unfounded[]; readonly experience: readonly Unfounded[] }
}

/** Pure; the order of lines does not matter, and what is left stands in the person's own words. */
export const factualIn = (headline: Line, about: readonly Line[], tasks: readonly Block[]): Factual => {
  const named = headline.text.split(parts)
  const prose = about.filter(({ text }) => !tags.test(text))
  const factualBlocks = prose.flatMap((line) => sentences(line.text).map((text) => toBlock(line, text)))
  const all = [...named.map((text) => toBlock(headline, text)), ...factualBlocks, ...tasks]
  const loose = new Set([...imagesIn(all), ...looseFigures(all)])
  const isFounded = (text: string): boolean => !loose.has(text) && findDoubted(text) === null
  // A text without full stops is not lost for one boast.
  const isFactual = ({ text }: Pick<Block, 'text'>): boolean =>
    isFounded(text) && (findEmpty(text) === null || countWords(text) > SENTENCE)
  // A job stays named beside what has no measure: "Vendedor com vasta experiência".
  const isNamed = (text: string): boolean => isFounded(text) && findEmpty(text)?.reason !== 'boast'
  return {
    // "Visionary CEO" names a job beside its praise.
    headline: named.filter((text) => isNamed(withoutBoasts(text))).join(' | '),
    about: prose.flatMap((line) => {
      const text = sentences(line.text)
        .filter((one) => isFactual({ text: one }) && !isPlea(one))
        .join(' ')
      return text === line.text ? [line] : text === '' ? [] : [{ ...line, text }]
    }),
    tasks: tasks.filter(isFactual),
    pleas: factualBlocks.filter(({ text }) => isPlea(text)),
    unfounded: {
      about: factualBlocks.filter((one) => !isFactual(one) && !isPlea(one.text)),
      experience: tasks.filter((one) => !isFactual(one)),
    },
  }
}
