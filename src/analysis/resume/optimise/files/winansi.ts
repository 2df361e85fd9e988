// Converts text to the characters of a PDF's font, which are those of WinAnsi in a standard one.
import type { PDFFont } from 'pdf-lib'

/** Symbols outside WinAnsi with an equivalent inside it; other symbols are dropped, but never letters. */
const plainly: readonly (readonly [RegExp, string])[] = [
  [/[→➜➔►▶]/g, '>'],
  [/[←◄]/g, '<'],
  [/≥/g, '>='],
  [/≤/g, '<='],
  [/[−‐‑‒―]/g, '-'],
  [/[●▪■◦∙⦁·]/g, '·'],
  [/[′ʼ]/g, "'"],
  [/″/g, '"'],
]

const letter = /[\p{L}\p{N}\p{M}\p{Co}]/u

/** The text in WinAnsi characters, or null. */
type Encode = (text: string) => string | null

type Letters = Pick<PDFFont, 'getCharacterSet'>
type Measure = Pick<PDFFont, 'widthOfTextAtSize'>

/** Drops characters without a WinAnsi equivalent; a letter or digit becomes its base letter or `instead`, or makes all null. */
export const encoder = (font: Letters, instead: string | null = null): Encode => {
  const codePoints = new Set(font.getCharacterSet())
  return (text) => {
    const plain = plainly.reduce((all, [sign, equal]) => all.replace(sign, equal), text.normalize('NFC'))
    let out = ''
    for (const sign of plain) {
      if (codePoints.has(sign.codePointAt(0) ?? 0)) out += sign
      else if (letter.test(sign)) {
        if (instead === null) return null
        const plainer = sign.normalize('NFD').charAt(0)
        out += codePoints.has(plainer.charCodeAt(0)) ? plainer : instead
      } else out += ' '
    }
    return out.replace(/\s+/g, ' ').trim()
  }
}

const fit = (font: Measure, size: number, text: string, width: number): boolean =>
  font.widthOfTextAtSize(text, size) <= width

/** Number of characters of the longest prefix that fits, at least one and at most `most`, by a binary search. */
const longestFit = (text: string, most: number, fits: (start: string) => boolean): number => {
  let [low, high] = [1, Math.max(1, most)]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (fits(text.slice(0, middle))) low = middle
    else high = middle - 1
  }
  return low
}

/** The narrowest glyph of Helvetica, "'" in its regular style, in ems. */
const NARROWEST = 0.19

/** Wraps text; words longer than a line, such as addresses, are cut. Linear in the text. */
export const wrap = (text: string, font: Measure, size: number, width: number): string[] => {
  // No line can have more characters than this, so the rest need not be measured.
  const most = Math.ceil(width / (size * NARROWEST))
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const next = line ? `${line} ${word}` : word
    if (next.length <= most && fit(font, size, next, width)) {
      line = next
      continue
    }
    if (line) lines.push(line)
    line = word
    while (line.length > most || !fit(font, size, line, width)) {
      const end = longestFit(line, Math.min(line.length - 1, most), (start) => fit(font, size, start, width))
      lines.push(line.slice(0, end))
      line = line.slice(end)
    }
  }
  return line ? [...lines, line] : lines
}
