// Draws text down a page, as a word processor would: wrapped lines, bullets, right-aligned dates, columns, boxes.
import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib'

const WIDTH = 595
const HEIGHT = 842
const BOTTOM = 800

export type Faces = {
  readonly plain: PDFFont
  readonly bold: PDFFont
  readonly italic: PDFFont
  readonly icons: PDFFont
}
export type Family = 'Helvetica' | 'Times' | 'Courier'

export type Look = {
  readonly x?: number
  readonly size?: number
  readonly bold?: boolean
  readonly italic?: boolean
  readonly colour?: readonly [number, number, number]
  /** The right edge or the middle, instead of the left edge `x`. */
  readonly right?: number
  readonly middle?: number
  /** Paints each word separately without space characters, as TeX does. */
  readonly words?: boolean
  /** Points between letters. */
  readonly tracking?: number
}

export type Pen = {
  /** Left and right edge of this pen's column. */
  readonly left: number
  readonly edge: number
  /** Paints on the current line and stays on it. */
  put(text: string, look?: Look): void
  /** One character of ZapfDingbats. */
  icon(sign: string, x: number): void
  /** Moves down; past the bottom it starts the next page. */
  down(points: number): void
  /** Paints a line and moves below it. */
  line(text: string, look?: Look): void
  /** Paints wrapped text whose further lines begin at `hang`. */
  flow(text: string, look?: Look & { readonly hang?: number }): void
  rule(): void
  /** Starts a new page if fewer points are left, so that the next lines stay together. */
  reserve(points: number): void
}

export type Sheet = {
  pen(left: number, edge: number, top: number, size?: number): Pen
  box(x: number, y: number, width: number, height: number, colour: readonly [number, number, number]): void
}

const facesOf = async (pdf: PDFDocument, family: Family): Promise<Faces> => {
  const fonts = {
    Helvetica: [StandardFonts.Helvetica, StandardFonts.HelveticaBold, StandardFonts.HelveticaOblique],
    Times: [StandardFonts.TimesRoman, StandardFonts.TimesRomanBold, StandardFonts.TimesRomanItalic],
    Courier: [StandardFonts.Courier, StandardFonts.CourierBold, StandardFonts.CourierOblique],
  }[family]
  const [plain, bold, italic, icons] = await Promise.all(
    [...fonts, StandardFonts.ZapfDingbats].map((font) => pdf.embedFont(font)),
  )
  return { plain: plain!, bold: bold!, italic: italic!, icons: icons! }
}

const wrap = (text: string, width: number, font: PDFFont, size: number): string[] => {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && font.widthOfTextAtSize(longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

const toPen = (
  pages: (number: number) => PDFPage,
  faces: Faces,
  left: number,
  edge: number,
  top: number,
  base: number,
): Pen => {
  let [page, y] = [0, top]
  const fontOf = ({ bold, italic }: Look) => (bold ? faces.bold : italic ? faces.italic : faces.plain)
  const put = (text: string, look: Look = {}) => {
    const { size = base, colour = [0, 0, 0], tracking = 0 } = look
    const font = fontOf(look)
    const width = font.widthOfTextAtSize(text, size) + tracking * text.length
    let x =
      look.right !== undefined
        ? look.right - width
        : look.middle !== undefined
          ? look.middle - width / 2
          : (look.x ?? left)
    const parts = tracking > 0 ? Array.from(text) : look.words ? text.split(' ') : [text]
    for (const part of parts) {
      pages(page).drawText(part, { x, y: HEIGHT - y, size, font, color: rgb(...colour) })
      x += font.widthOfTextAtSize(tracking > 0 ? part : `${part} `, size) + tracking
    }
  }
  const down = (points: number) => {
    y += points
    if (y > BOTTOM) [page, y] = [page + 1, 60]
  }
  const line = (text: string, look: Look = {}) => {
    put(text, look)
    down((look.size ?? base) * 1.3)
  }
  return {
    left,
    edge,
    put,
    down,
    line,
    icon: (sign, x) => pages(page).drawText(sign, { x, y: HEIGHT - y, size: base, font: faces.icons }),
    flow: (text, look = {}) => {
      const x = look.x ?? left
      const lines = wrap(text, edge - (look.hang ?? x), fontOf(look), look.size ?? base)
      for (const [at, part] of lines.entries()) line(part, { ...look, x: at === 0 ? x : (look.hang ?? x) })
    },
    rule: () =>
      pages(page).drawLine({
        start: { x: left, y: HEIGHT - y + 4 },
        end: { x: edge, y: HEIGHT - y + 4 },
        thickness: 0.6,
      }),
    reserve: (points) => {
      if (y + points > BOTTOM) [page, y] = [page + 1, 60]
    },
  }
}

/** A PDF drawn by `draw`, the same bytes each time. */
export async function toPdf(family: Family, draw: (sheet: Sheet) => void): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  pdf.setCreationDate(new Date(0))
  pdf.setModificationDate(new Date(0))
  const faces = await facesOf(pdf, family)
  const pages = (number: number): PDFPage => {
    while (pdf.getPageCount() <= number) pdf.addPage([WIDTH, HEIGHT])
    return pdf.getPage(number)
  }
  draw({
    pen: (left, edge, top, size = 10) => toPen(pages, faces, left, edge, top, size),
    box: (x, y, width, height, colour) =>
      pages(0).drawRectangle({ x, y: HEIGHT - y - height, width, height, color: rgb(...colour) }),
  })
  return pdf.save()
}
