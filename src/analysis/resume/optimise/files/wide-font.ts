// The font of a PDF whose text has letters beyond Western European ones ("Boğaziçi", "Łódź", "Nguyễn"): Hanken Grotesk with the
// letters of all Latin alphabets, embedded whole, so that the same text gives the same bytes (decision 0394).
import type { PDFDocument, PDFFont } from 'pdf-lib'

import regular from './fonts/hanken-grotesk-400.ttf' with { type: 'file' }
import bold from './fonts/hanken-grotesk-700.ttf' with { type: 'file' }
import { readTrueType } from './true-type'

/** The last character that the fonts may have. */
const last = 0x2122

type Glyph = { readonly id: number; readonly advanceWidth: number; readonly codePoints: readonly number[] }

/** What pdf-lib asks of the library that reads fonts for it. */
const readFont = (bytes: Uint8Array) => {
  const { unitsPerEm, ascent, descent, box, glyphOf, widthOf } = readTrueType(bytes)
  const [minX = 0, minY = 0, maxX = 0, maxY = 0] = box
  const glyph = (code: number): Glyph => {
    const id = glyphOf(code)
    return { id, advanceWidth: widthOf(id), codePoints: [code] }
  }
  return {
    unitsPerEm,
    ascent,
    descent,
    bbox: { minX, minY, maxX, maxY },
    italicAngle: 0,
    capHeight: ascent,
    xHeight: 0,
    cff: false,
    'OS/2': { sFamilyClass: 0 },
    head: { macStyle: { italic: false } },
    post: { isFixedPitch: false },
    characterSet: Array.from({ length: last + 1 }, (_, code) => code).filter((code) => code >= 32 && glyphOf(code) > 0),
    glyphForCodePoint: glyph,
    layout: (text: string) => ({ glyphs: [...text].map((sign) => glyph(sign.codePointAt(0) ?? 0)) }),
  }
}

type Fontkit = Parameters<PDFDocument['registerFontkit']>[0]

/** Both weights, embedded in a file. */
export const wideFonts = async (file: PDFDocument): Promise<{ readonly regular: PDFFont; readonly bold: PDFFont }> => {
  file.registerFontkit({ create: async (bytes: Uint8Array) => readFont(bytes) } as unknown as Fontkit)
  const embed = async (path: string, customName: string) =>
    file.embedFont(await Bun.file(path).bytes(), { subset: false, customName })
  return {
    regular: await embed(regular, 'HankenGrotesk-Regular'),
    bold: await embed(bold, 'HankenGrotesk-Bold'),
  }
}
