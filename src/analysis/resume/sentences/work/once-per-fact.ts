// Counts a figure once for each fact: the same number with the same noun does not count again, unless the line describes another deed.
import type { Block } from '../../reading/lines/paragraphs'
import { fold } from '../../reading/text'
import { concreteWords, contentWords } from '../content-words'
import { openingOf } from '../opening-of'
import { isGeneral } from './particular'

type Figured = { readonly block: Block; readonly figure: string | null }

/** A sentence without its figures: "Vendi 10 perfumes por dia" and "Vendi 20 perfumes por dia" are one pattern. */
const patternOf = (text: string): string => fold(text).replace(/\d[\d.,]*/g, '#')

/** What a figure counts, with its number: "10 pessoas" of "Atendi 10 pessoas por dia"; null where no word follows it. */
const countedBy = (text: string, figure: string): string | null => {
  const [noun] = contentWords(text.slice(text.indexOf(figure) + figure.length))
  return noun === undefined ? null : `${fold(figure)} ${noun}`
}

const unitOfTime =
  /^(?:dias?|semanas?|mes(?:es)?|horas?|turnos?|plant(?:ao|oes)|anos?|days?|weeks?|months?|hours?|shifts?|years?)$/

/** True for a line that says how many of what, by when, and nothing of where, with what or for what: "Atendi 10 pessoas por dia". */
const isBareCount = (text: string, figure: string): boolean => {
  const noun = countedBy(text, figure)?.split(' ').at(-1)
  const [first, ...rest] = contentWords(text)
  const words = first !== undefined && openingOf(text) === 'action' ? rest : [first, ...rest]
  return noun !== undefined && words.every((word) => word === noun || unitOfTime.test(word ?? ''))
}
/** Bare counts that are figures: one or two say how busy a job was, and line after line they say nothing more. */
const BARE_COUNTS = 2

/** Words of its own with which a line describes another deed for the same number and noun, as for the 15 patients of a shift. */
const OTHER_DEED = 4
const ownWords = (text: string): string[] => concreteWords(text).filter((word) => !isGeneral(word))

/** Figures of one pattern are one, so is a number with its noun in lines that say little else; of bare counts two count. Pure. */
export const oncePerFact = <T extends Figured>(sentences: readonly T[]): T[] => {
  const patterns = new Set<string>()
  const wordsByFact = new Map<string, readonly string[]>()
  let bare = 0
  return sentences.map((one) => {
    const { figure } = one
    if (figure === null) return one
    const { text } = one.block
    const [pattern, fact] = [patternOf(text), countedBy(text, figure) ?? '']
    const earlier = fact === '' ? undefined : wordsByFact.get(fact)
    const words = ownWords(text)
    const isRetold = earlier !== undefined && words.filter((word) => !earlier.includes(word)).length < OTHER_DEED
    const again = patterns.has(pattern) || isRetold
    patterns.add(pattern)
    wordsByFact.set(fact, [...(earlier ?? []), ...words])
    if (!again && isBareCount(text, figure)) bare += 1
    return again || (isBareCount(text, figure) && bare > BARE_COUNTS) ? { ...one, figure: null } : one
  })
}
