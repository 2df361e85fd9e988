// The brand's fonts in a PDF: a static TrueType file of the Latin letters (decision 0282), embedded whole as a simple font
// in WinAnsi. pdf-lib embeds only with a package of its own, whose subsets are named at random.
import type { PDFDocument, PDFName, PDFRef } from 'pdf-lib'
import { readTrueType } from '../../../analysis/resume/optimise/files/true-type'

export type Pdf = typeof import('pdf-lib')

const [first, last] = [32, 255]
/** The character of each code of WinAnsi from `first` on. */
const winAnsi = new TextDecoder('windows-1252').decode(
  Uint8Array.from({ length: last - first + 1 }, (_, at) => first + at),
)

export type Font = {
  readonly name: PDFName
  readonly ref: PDFRef
  readonly getCharacterSet: () => number[]
  readonly widthOfTextAtSize: (text: string, size: number) => number
  /** The codes of a text that has only characters of the font, in hexadecimal. */
  readonly hexOf: (text: string) => string
}

type Metrics = {
  readonly widths: ReadonlyMap<string, number>
  readonly ascent: number
  readonly descent: number
  readonly box: readonly number[]
}

/** The advance widths of WinAnsi's characters, in thousandths of an em. */
const metricsOf = (bytes: Uint8Array): Metrics => {
  const { unitsPerEm, ascent, descent, box, glyphOf, widthOf } = readTrueType(bytes)
  if (unitsPerEm !== 1000) throw new Error(`A font of ${unitsPerEm} units.`)
  const widths = new Map<string, number>()
  for (const sign of winAnsi) {
    const glyph = glyphOf(sign.charCodeAt(0))
    if (glyph > 0) widths.set(sign, widthOf(glyph))
  }
  return { widths, ascent, descent, box }
}

/** Embeds the font's file. `name` is its resource on every page. */
export const embedFont = (pdf: Pdf, file: PDFDocument, bytes: Uint8Array, name: string): Font => {
  const { context } = file
  const { widths, ascent, descent, box } = metricsOf(bytes)
  const widthOf = (sign: string) => widths.get(sign) ?? 0
  const program = context.register(context.flateStream(bytes, { Length1: bytes.byteLength }))
  const descriptor = context.register(
    context.obj({
      Type: 'FontDescriptor',
      FontName: name,
      // A font of Latin letters, upright.
      Flags: 32,
      ItalicAngle: 0,
      FontBBox: [...box],
      Ascent: ascent,
      Descent: descent,
      CapHeight: 700,
      StemV: 80,
      FontFile2: program,
    }),
  )
  const font = context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'TrueType',
      BaseFont: name,
      Encoding: 'WinAnsiEncoding',
      FirstChar: first,
      LastChar: last,
      Widths: [...winAnsi].map(widthOf),
      FontDescriptor: descriptor,
    }),
  )
  return {
    name: pdf.PDFName.of(name),
    ref: font,
    getCharacterSet: () => [...widths.keys()].map((sign) => sign.charCodeAt(0)),
    widthOfTextAtSize: (text, size) => ([...text].reduce((sum, sign) => sum + widthOf(sign), 0) * size) / 1000,
    hexOf: (text) => [...text].map((sign) => (winAnsi.indexOf(sign) + first).toString(16).padStart(2, '0')).join(''),
  }
}
