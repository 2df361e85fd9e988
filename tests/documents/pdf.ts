// PDF fixtures, drawn by code: what a test says is what the file holds.
import {
  PDFDocument,
  type PDFFont,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  rgb,
  StandardFonts,
  setTextRenderingMode,
} from 'pdf-lib'

/** One string painted at a place; y counts down from the page's top. */
export type Ink = {
  readonly text: string
  readonly x?: number
  readonly y: number
  readonly size?: number
  readonly bold?: boolean
  /** Red, green and blue, 0 to 1; black if absent. */
  readonly colour?: readonly [number, number, number]
  /** Text rendering mode; 3 paints nothing. */
  readonly mode?: number
  /** Paints every word by itself and no space signs, as TeX does. */
  readonly words?: boolean
  readonly opacity?: number
  /** Points added after every letter, each painted by itself. */
  readonly tracking?: number
  /** Where the text ends, in place of x. */
  readonly right?: number
}

export type Fonts = { readonly regular: PDFFont; readonly bold: PDFFont }
export const WIDTH = 595
export const HEIGHT = 842

/** Enough plain words that a file is no scan, in a résumé's manner. */
export const FILLER: readonly Ink[] = [
  { text: 'Maria da Conceição Araújo', x: 60, y: 60, size: 20, bold: true },
  { text: 'São Paulo, SP - (11) 98765-4321 - maria@example.com', x: 60, y: 84 },
  { text: 'Coordenei a implantação do novo sistema de gestão em doze lojas.', x: 60, y: 120 },
]

/** Draws pages of strings; `decorate` may paint shapes and pictures before the first page's text. */
export async function makePdf(
  pages: readonly (readonly Ink[])[],
  decorate: (page: PDFPage, pdf: PDFDocument) => void | Promise<void> = () => {},
): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  // pdf-lib stamps the time of creation otherwise, and no two runs would make the same file.
  pdf.setCreationDate(new Date(0))
  pdf.setModificationDate(new Date(0))
  const fonts = {
    regular: await pdf.embedFont(StandardFonts.Helvetica),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
  }
  for (const [at, inks] of pages.entries()) {
    const page = pdf.addPage([WIDTH, HEIGHT])
    if (at === 0) await decorate(page, pdf)
    for (const ink of inks) draw(page, ink, fonts)
  }
  return pdf.save()
}

function draw(page: PDFPage, ink: Ink, fonts: Fonts): void {
  const { text, y, size = 11, bold = false, colour = [0, 0, 0], mode, words, opacity, tracking } = ink
  const font = bold ? fonts.bold : fonts.regular
  const x = ink.right === undefined ? (ink.x ?? 0) : ink.right - font.widthOfTextAtSize(text, size)
  const parts = tracking ? Array.from(text) : words ? text.split(' ') : [text]
  page.pushOperators(pushGraphicsState())
  if (mode !== undefined) page.pushOperators(setTextRenderingMode(mode))
  let left = x
  for (const part of parts) {
    const look = { x: left, y: HEIGHT - y, size, font, color: rgb(...colour) }
    page.drawText(part, opacity === undefined ? look : { ...look, opacity })
    left += tracking ? font.widthOfTextAtSize(part, size) + tracking : font.widthOfTextAtSize(`${part} `, size)
  }
  page.pushOperators(popGraphicsState())
}

/** Lines of equal leading from a starting place. */
export function column(texts: readonly string[], x: number, y: number, leading = 15): Ink[] {
  return texts.map((text, at) => ({ text, x, y: y + at * leading }))
}

/** A page with these lines below each other, as the bytes that are uploaded. */
export const pdfOf = async (lines: readonly string[]): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await makePdf([column(lines, 60, 60, 24)]))
