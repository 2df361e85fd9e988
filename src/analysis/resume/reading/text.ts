// How words are compared: without case, accents, ligatures or the many kinds of dash, so that "PERﬁL", "Perfil" and
// "perfil" are one word.

import { plainHyphens } from '../../documents/text'

const zeroWidth = /[\u200b-\u200d\u2060\ufeff]/g

/** A line as the analysis reads it: NFKC but for the signs of "13ª Região", no zero-width signs, single spaces, trimmed. Never longer than it was by ligatures alone. */
export const clean = (text: string): string =>
  plainHyphens(
    (/[ºª]/.test(text) ? text.replace(/[^ºª]+/g, (run) => run.normalize('NFKC')) : text.normalize('NFKC')).replace(
      zeroWidth,
      '',
    ),
  )
    .replace(/\s+/g, ' ')
    .trim()

const folded = new Map<string, string>()
/** Signs that are remembered; the letters of all European languages are fewer. */
const REMEMBERED = 4_000

const foldOne = (sign: string): string => {
  const known = folded.get(sign)
  if (known !== undefined) return known
  const made = foldSign(sign)
  if (folded.size < REMEMBERED) folded.set(sign, made)
  return made
}

const foldSign = (sign: string): string => {
  if (/[\u2010-\u2015\u2212]/.test(sign)) return '-'
  if (/[\u2018\u2019\u02bc]/.test(sign)) return "'"
  const bare = sign.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return bare.length === 1 ? bare : sign
}

/** The signs of western languages, folded once: half of the analysis's time was spent on them. */
const western = new Map(
  Array.from({ length: 0x180 - 0x80 }, (_, at) => String.fromCharCode(0x80 + at)).map((sign) => [sign, foldOne(sign)]),
)

/** Lower case, no accents, one kind of dash. Keeps the length of its input, so positions found in it hold in the original. */
export const fold = (text: string): string =>
  text
    .replace(/\P{ASCII}/gu, (sign) => western.get(sign) ?? foldOne(sign))
    .replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase())

/** The words of a text, with the signs that belong to names such as C#, C++, .NET and Node.js kept inside them. */
export const tokens = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}+#.'%-]*/gu) ?? []

export const countWords = (text: string): number => tokens(text).length

/** Different words: saying one again adds nothing, so nothing is gained by it. */
export const distinctWords = (text: string): number => new Set(tokens(fold(text))).size

/** Of texts that say the same in the same words, the first. */
export const firstOfEach = <Item>(items: readonly Item[], textOf: (item: Item) => string): Item[] => {
  const byWords = new Map<string, Item>()
  for (const item of items) {
    const key = [...new Set(tokens(fold(textOf(item))))].join(' ')
    if (!byWords.has(key)) byWords.set(key, item)
  }
  return [...byWords.values()]
}

/** True for a line set in capitals, which is how many résumés mark a heading. */
export const isUpper = (text: string): boolean => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text)

/** "E X P E R I Ê N C I A" is one word spread out for looks; returns it joined, or the text unchanged. */
export const joinSpread = (text: string): string => (/^(?:\S ){3,}\S$/.test(text) ? text.replace(/ /g, '') : text)

/** Capital first letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
