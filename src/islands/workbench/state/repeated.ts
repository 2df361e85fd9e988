// Finds the line that says already what an answer is about to say: the same number of the same unit pays once.
import type { DraftContentJson as Content, DraftQuestionJson as Question } from '../../../api/tools/draft'

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+(?:[.,]\p{N}+)*/gu) ?? []

/** Letters by which a unit differs from another one: "cliente" and "clientes" are one. */
const stem = 5
/** Words between a number and what it counts: "15 novos clientes". */
const between = 2

/** The text of another line with this number of this unit; null where there is none. Pure. */
export const repeatedIn = (
  { parts }: Content,
  { part, line }: Pick<Question, 'part' | 'line'>,
  n: string,
  unit: string,
): string | null => {
  const [number, noun] = [wordsOf(n)[0], wordsOf(unit)[0]?.slice(0, stem)]
  if (number === undefined || noun === undefined) return null
  const says = (text: string) => {
    const words = wordsOf(text)
    return words.some(
      (word, at) => word === number && words.slice(at + 1, at + 2 + between).some((next) => next.startsWith(noun)),
    )
  }
  return (
    parts.flatMap((one) => one.lines.filter(({ id }) => one.id !== part || id !== line)).find(({ text }) => says(text))
      ?.text ?? null
  )
}
