// Normalises words for comparison: no case, accents, ligatures or variants of dashes.

import { plainHyphens } from '../../documents/text'
import { memo } from '../../memo'

const zeroWidth = /[\u200b-\u200d\u2060\ufeff]/g

/** A line as the analysis reads it: NFKC but for characters as of "13ª Região", no zero-width ones, single spaces, trimmed. Only ligatures can make it longer. */
export const clean = (text: string): string =>
  plainHyphens(
    (/[ºª]/.test(text) ? text.replace(/[^ºª]+/g, (run) => run.normalize('NFKC')) : text.normalize('NFKC')).replace(
      zeroWidth,
      '',
    ),
  )
    .replace(/\s+/g, ' ')
    .trim()

const foldSign = (sign: string): string => {
  if (/[\u2018\u2019\u02bc]/.test(sign)) return "'"
  if (/[\u2010-\u2015\u2212]/.test(sign)) return '-'
  const bare = sign.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return bare.length === 1 ? bare : sign
}

/** Every UTF-16 unit folded, 0 until it was first met: folding took half of the analysis's time. */
const units = new Uint16Array(0x1_0000)

const foldUnit = (unit: number): number => {
  const former = units[unit]
  if (former) return former
  const bare = foldSign(String.fromCharCode(unit)).charCodeAt(0)
  units[unit] = bare
  return bare
}

/** Units of a text that are made a string at once. */
const CHUNK = 1_024

/** Lower case, no accents, one kind of dash. Has the length of its input, so positions are valid in the original. */
export const fold = memo((text: string): string => {
  let all = ''
  for (let from = 0; from < text.length; from += CHUNK) {
    const chunk = new Array<number>(Math.min(CHUNK, text.length - from))
    for (let at = 0; at < chunk.length; at += 1) chunk[at] = foldUnit(text.charCodeAt(from + at))
    all += String.fromCharCode(...chunk)
  }
  return all
})

/** Folded words alone, a space between two: a quote may have lost its bullet, and a draft's line the signs of its file. */
export const bareWords = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The words of a text, including characters that belong to names such as C#, C++, .NET and Node.js. */
export const tokens = memo((text: string): readonly string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}+#.'%-]*/gu) ?? [])

export const countWords = (text: string): number => tokens(text).length

/** Different words of some lines, so that repetition gains nothing. */
export const distinctWords = (lines: readonly string[]): number =>
  new Set(lines.flatMap((line) => tokens(fold(line)))).size

/** The different words of a text, in order, as one. */
const wordsKey = memo((text: string): string => [...new Set(tokens(fold(text)))].join(' '))

/** Of texts with the same words, the first. */
export const firstOfEach = <Item>(items: readonly Item[], textOf: (item: Item) => string): Item[] => {
  const byWords = new Map<string, Item>()
  for (const item of items) {
    const key = wordsKey(textOf(item))
    if (!byWords.has(key)) byWords.set(key, item)
  }
  return [...byWords.values()]
}

/** True for a line in capitals, which many résumés use for headings. */
export const isUpper = (text: string): boolean => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text)

/** Joins letter-spaced text such as "E X P E R I Ê N C I A" and "T C C"; other text is unchanged. */
export const joinSpread = (text: string): string =>
  /^(?:(?:\S ){3,}\S|(?:\p{Lu} ){2}\p{Lu})$/u.test(text) ? text.replace(/ /g, '') : text

/** Makes the first letter a capital. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
