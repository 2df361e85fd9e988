// Takes praise that nobody can check and images out of a profile's sentences, because only the rest is measured.
import type { Line } from '../documents/document'
import type { Block } from '../resume/reading/lines/paragraphs'
import { findDoubted } from '../resume/scoring/plausible'
import { findEmpty, looseFigures } from '../resume/sentences/empty/empty'
import { imagesIn } from '../resume/sentences/empty/images'
import { withoutBoasts } from './boasts'

/** Signs between the parts of a headline. */
const parts = /\s*[|•·/]\s*|\s+[–—-]\s+/u
const sentences = (text: string): string[] => text.split(/(?<=[.!?;])\s+/u)
const toBlock = (line: Line, text: string): Block => ({ text, line, lines: 1, bullet: false })

/** A sentence that says nothing a reader can check, with its line. */
export type Unfounded = Block

export type Factual = {
  readonly headline: string
  readonly about: readonly Line[]
  readonly tasks: readonly Block[]
  readonly unfounded: { readonly about: readonly Unfounded[]; readonly experience: readonly Unfounded[] }
}

/** Pure; the order of lines does not matter, and what is left stands in the person's own words. */
export const factualIn = (headline: Line, about: readonly Line[], tasks: readonly Block[]): Factual => {
  const named = headline.text.split(parts)
  const factualBlocks = about.flatMap((line) => sentences(line.text).map((text) => toBlock(line, text)))
  const all = [...named.map((text) => toBlock(headline, text)), ...factualBlocks, ...tasks]
  const loose = new Set([...imagesIn(all), ...looseFigures(all)])
  const isFactual = ({ text }: Pick<Block, 'text'>): boolean => {
    const reason = findEmpty(text)?.reason
    return !loose.has(text) && reason !== 'boast' && findDoubted(text) === null
  }
  return {
    // "Visionary CEO" names a job beside its praise.
    headline: named.filter((text) => isFactual({ text: withoutBoasts(text) })).join(' | '),
    about: about.flatMap((line) => {
      const text = sentences(line.text)
        .filter((one) => isFactual({ text: one }))
        .join(' ')
      return text === line.text ? [line] : text === '' ? [] : [{ ...line, text }]
    }),
    tasks: tasks.filter(isFactual),
    unfounded: {
      about: factualBlocks.filter((one) => !isFactual(one)),
      experience: tasks.filter((one) => !isFactual(one)),
    },
  }
}
