// The brand's fonts in a PDF: a static TrueType file of the Latin letters (decision 0282), embedded whole as a simple font
// in WinAnsi. pdf-lib embeds only with a package of its own, whose subsets are named at random.
import type { PDFDocument, PDFName, PDFRef } from 'pdf-lib'

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

/** Reads the advance widths, in thousandths of an em. The fonts have a cmap of format 4 and 1 000 units to the em. */
const metricsOf = (bytes: Uint8Array): Metrics => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const tables = new Map<string, number>()
  for (let at = 0; at < view.getUint16(4); at++) {
    const row = 12 + at * 16
    tables.set(String.fromCharCode(...bytes.subarray(row, row + 4)), view.getUint32(row + 8))
  }
  const table = (tag: string): number => {
    const start = tables.get(tag)
    if (start === undefined) throw new Error(`The font has no table ${tag}.`)
    return start
  }
  const [head, hhea, hmtx, cmap] = [table('head'), table('hhea'), table('hmtx'), table('cmap')]
  const map = cmap + view.getUint32(cmap + 8)
  const [unitsPerEm, format] = [view.getUint16(head + 18), view.getUint16(map)]
  if (unitsPerEm !== 1000 || format !== 4) throw new Error(`A font of ${unitsPerEm} units, cmap ${format}.`)
  const glyphOf = glyphFinder(view, map)
  const measured = view.getUint16(hhea + 34)
  const widths = new Map<string, number>()
  for (const sign of winAnsi) {
    const glyph = glyphOf(sign.charCodeAt(0))
    if (glyph > 0) widths.set(sign, view.getUint16(hmtx + 4 * Math.min(glyph, measured - 1)))
  }
  return {
    widths,
    ascent: view.getInt16(hhea + 4),
    descent: view.getInt16(hhea + 6),
    box: [36, 38, 40, 42].map((at) => view.getInt16(head + at)),
  }
}

/** The glyph of a character by a cmap of format 4; 0 for none. */
const glyphFinder = (view: DataView, map: number) => {
  const length = view.getUint16(map + 6)
  const [ends, starts] = [map + 14, map + 16 + length]
  const [deltas, offsets] = [starts + length, starts + 2 * length]
  return (code: number): number => {
    for (let at = 0; at < length; at += 2) {
      if (code > view.getUint16(ends + at)) continue
      const start = view.getUint16(starts + at)
      if (code < start) return 0
      const offset = view.getUint16(offsets + at)
      const glyph = offset === 0 ? code : view.getUint16(offsets + at + offset + 2 * (code - start))
      return glyph === 0 ? 0 : (glyph + view.getInt16(deltas + at)) & 0xffff
    }
    return 0
  }
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
