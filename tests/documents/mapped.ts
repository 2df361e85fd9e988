// PDFs whose font says by a map of its own (ToUnicode) what each code is, as LaTeX, browsers and page layout write them.
import { rawPdf, stream } from './rawpdf'

/** A hyphen that is drawn and mapped to U+00AD. */
export const DRAWN = '\u00AD'
/** U+00AD without a width: nothing is drawn. */
export const EMPTY = '\u0002'
/** What Chromium makes of a soft hyphen it does not show: a space, and the pen moved back over it. */
export const UNSEEN = '\u0003'

const SIZE = 10
/** Widths of all codes but EMPTY's, in thousandths of the size. */
const WIDTH = 500
const codes: Readonly<Record<string, number>> = { [EMPTY]: 0x7f, '•': 0x80 }
/** Codes of icons, one for each name in the order met. */
const ICONS = 0x81

const hex = (code: number, digits: number): string => code.toString(16).padStart(digits, '0')
const utf16 = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at), 4)).join('')

/** The lines of one page, 15 points apart; "{Envelope}" is one icon whose font maps it to its name. */
export function mappedPdf(...pages: readonly (readonly string[])[]): Uint8Array {
  const icons = [...new Set(pages.flat().flatMap((line) => line.match(/\{[^}]+\}/g) ?? []))]
  const codeOf = (sign: string): number =>
    sign.startsWith('{') ? ICONS + icons.indexOf(sign) : (codes[sign] ?? sign.charCodeAt(0))
  const write = (line: string): string =>
    (line.match(/\{[^}]+\}|./gu) ?? [])
      .map((sign) => (sign === UNSEEN ? `<20> ${WIDTH}` : `<${hex(codeOf(sign), 2)}>`))
      .join(' ')
  const contents = (lines: readonly string[]) =>
    lines.map((line, at) => `BT /F1 ${SIZE} Tf 40 ${780 - at * 15} Td [${write(line)}] TJ ET`).join('\n')
  const map = [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /M def /CMapType 2 def',
    '1 begincodespacerange <00> <ff> endcodespacerange 2 beginbfrange <20> <7e> <0020> <a0> <ff> <00a0> endbfrange',
    `${icons.length + 2} beginbfchar <7f> <00ad> <80> <2022>`,
    ...icons.map((icon, at) => `<${hex(ICONS + at, 2)}> <${utf16(icon.slice(1, -1))}>`),
    'endbfchar endcmap end end',
  ].join('\n')
  const widths = Array.from({ length: 224 }, (_, at) => (at + 32 === codes[EMPTY] ? 0 : WIDTH)).join(' ')
  const kids = pages.map((_, at) => `${5 + at * 2} 0 R`).join(' ')
  return rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /FirstChar 32 /LastChar 255 /Widths [${widths}] /ToUnicode 4 0 R >>`,
    stream(map),
    ...pages.flatMap((lines, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 842 842] /Contents ${6 + at * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      stream(contents(lines)),
    ]),
  ])
}
