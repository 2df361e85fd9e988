// Text for a PDF's standard fonts, whose encoding is WinAnsi.
import type { PDFFont } from 'pdf-lib'

/** Signs outside WinAnsi that have a plain equal; any other sign is left out, a letter never is. */
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

const LETTER = /[\p{L}\p{N}\p{M}\p{Co}]/u

/** The text in WinAnsi's signs, or null. */
export type Encode = (text: string) => string | null

/** What has no sign is left out, but for letters and figures: these become `instead`, or make the whole text null. */
export const encoder = (font: PDFFont, instead: string | null = null): Encode => {
  const known = new Set(font.getCharacterSet())
  return (text) => {
    const plain = plainly.reduce((all, [sign, equal]) => all.replace(sign, equal), text.normalize('NFC'))
    let out = ''
    for (const sign of plain) {
      if (known.has(sign.codePointAt(0) ?? 0)) out += sign
      else if (LETTER.test(sign)) {
        if (instead === null) return null
        out += instead
      } else out += ' '
    }
    return out.replace(/\s+/g, ' ').trim()
  }
}

const fit = (font: PDFFont, size: number, text: string, width: number): boolean =>
  font.widthOfTextAtSize(text, size) <= width

/** Characters of the longest start that fits, at least one and at most `most`: by halves, for each look measures it all. */
const longestFit = (text: string, most: number, fits: (start: string) => boolean): number => {
  let [low, high] = [1, Math.max(1, most)]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (fits(text.slice(0, middle))) low = middle
    else high = middle - 1
  }
  return low
}

/** The narrowest sign of Helvetica, "'" in its regular cut, in ems. */
const NARROWEST = 0.19

/** Words longer than a line, such as addresses, are cut where they must. Linear in the text. */
export const wrap = (text: string, font: PDFFont, size: number, width: number): string[] => {
  // No line holds more signs than this: what is beyond them need not be measured.
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
