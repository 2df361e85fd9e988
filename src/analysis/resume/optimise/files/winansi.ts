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

/** Words longer than a line, such as addresses, are cut where they must. */
export const wrap = (text: string, font: PDFFont, size: number, width: number): string[] => {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const next = line ? `${line} ${word}` : word
    if (fit(font, size, next, width)) {
      line = next
      continue
    }
    if (line) lines.push(line)
    line = word
    while (!fit(font, size, line, width)) {
      let end = line.length - 1
      while (end > 1 && !fit(font, size, line.slice(0, end), width)) end -= 1
      lines.push(line.slice(0, end))
      line = line.slice(end)
    }
  }
  return line ? [...lines, line] : lines
}
