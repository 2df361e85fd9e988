// Writes the sheet as a PDF with one column in Helvetica or Times. A standard font needs no file, and its WinAnsi encoding maps
// every character to Unicode. A text with other Latin letters is set in an embedded font; one in other scripts gets no PDF (docs/decisions).
import type { PDFDocument, PDFFont, PDFPage } from 'pdf-lib'
import { type Look, simple } from './looks'
import { type Item, printableSheet, type Sheet } from './sheet'
import { wideFonts } from './wide-font'
import { encoder, wrap } from './winansi'

/** A4 in points. */
const PAGE = { width: 595, height: 842 } as const
const bullet = { indent: 12, sign: '•' } as const
/** A last page with fewer lines looks like a mistake. */
const FEW = 8
type Style = { readonly size: number; readonly bold: boolean; readonly before: number; readonly indent: number }
type Row = {
  readonly text: string
  readonly style: Style
  readonly sign: boolean
  readonly gap: number
  readonly rule: boolean
  readonly centred: boolean
}

const styleOf = (kind: Item['kind'], body: number, { name, heading, spacing }: Look): Style => {
  const plain = { size: body, bold: false, before: 0, indent: 0 }
  switch (kind) {
    case 'name':
      return { ...plain, size: name, bold: true }
    case 'heading':
      return { ...plain, size: heading, bold: true, before: 14 * spacing }
    case 'role':
      return { ...plain, bold: true, before: 7 * spacing }
    case 'bullet':
      return { ...plain, before: 1.5 * spacing, indent: bullet.indent }
    case 'text':
      return { ...plain, before: 3 * spacing }
    default:
      return plain
  }
}

type Fonts = { readonly regular: PDFFont; readonly bold: PDFFont }

const rowsOf = (items: readonly Item[], fonts: Fonts, body: number, look: Look): Row[] =>
  items.flatMap(({ kind, text }) => {
    const style = styleOf(kind, body, look)
    const font = style.bold ? fonts.bold : fonts.regular
    return wrap(text, font, style.size, PAGE.width - 2 * look.margin - style.indent).map((line, at) => ({
      text: line,
      style,
      sign: kind === 'bullet' && at === 0,
      gap: style.size * look.leading + (at === 0 ? style.before : 0),
      rule: kind === 'heading' && at === 0,
      centred: look.centred && (kind === 'name' || kind === 'contact'),
    }))
  })

/** Distributes rows over pages. A heading or job title is never the last row of a page. */
const toPages = (rows: readonly Row[], { margin }: Look): Row[][] => {
  const pages: Row[][] = [[]]
  let left = PAGE.height - 2 * margin
  for (const [at, row] of rows.entries()) {
    const follow = row.style.bold ? (rows[at + 1]?.gap ?? 0) + (rows[at + 2]?.gap ?? 0) : 0
    if (left - row.gap - follow < 0 && (pages.at(-1)?.length ?? 0) > 0) {
      pages.push([])
      left = PAGE.height - 2 * margin
    }
    pages.at(-1)?.push(row)
    left -= row.gap
  }
  return pages
}

/** The rows of each page: one page where a size of the look's allows it, else the first size with a full last page. */
const pagesOf = (items: readonly Item[], fonts: Fonts, look: Look): readonly (readonly Row[])[] => {
  const at = (body: number) => toPages(rowsOf(items, fonts, body, look), look)
  const [body, ...others] = look.bodies
  const first = at(body ?? look.body)
  if (first.length === 1) return first
  const tries = [first, ...others.map(at)]
  const shortest = Math.min(...tries.map((pages) => pages.length))
  const short = tries.find((pages) => pages.length === shortest) ?? first
  if (shortest === 1) return short
  return tries.find((pages) => pages.length <= first.length && (pages.at(-1)?.length ?? 0) >= FEW) ?? short
}

const draw = (
  sheet: PDFPage,
  rows: readonly Row[],
  fonts: Fonts,
  { margin }: Look,
  rule: (y: number) => void,
): void => {
  let y = PAGE.height - margin
  for (const { text, style, sign, gap, rule: ruled, centred } of rows) {
    y -= gap
    const font = style.bold ? fonts.bold : fonts.regular
    const x = centred ? (PAGE.width - font.widthOfTextAtSize(text, style.size)) / 2 : margin + style.indent
    if (sign) sheet.drawText(`${bullet.sign} `, { x: margin + 2, y, size: style.size, font })
    sheet.drawText(text, { x, y, size: style.size, font })
    if (ruled) rule(y - 3.5)
  }
}

/** The items in the characters of a font; null if it lacks some of their letters. */
const encodeItems = (items: readonly Item[], font: PDFFont): Item[] | null => {
  const encode = encoder(font)
  const encoded = items.map((item) => ({ ...item, text: encode(item.text) }))
  const printed = encoded.flatMap((item) => (item.text === null ? [] : [{ ...item, text: item.text }]))
  return printed.length < encoded.length ? null : printed
}

type Written = { readonly pdf: PDFDocument; readonly fonts: Fonts; readonly whole: readonly Item[] }

/** An empty file with the fonts of a text, and the text in their characters: the standard ones where they have its letters. */
const begin = async (items: readonly Item[], { serif }: Look): Promise<Written | null> => {
  const { PDFDocument, StandardFonts } = await import('pdf-lib')
  const standard = await PDFDocument.create({ updateMetadata: false })
  const fonts = {
    regular: await standard.embedFont(serif ? StandardFonts.TimesRoman : StandardFonts.Helvetica),
    bold: await standard.embedFont(serif ? StandardFonts.TimesRomanBold : StandardFonts.HelveticaBold),
  }
  const plain = encodeItems(items, fonts.regular)
  if (plain) return { pdf: standard, fonts, whole: plain }
  const pdf = await PDFDocument.create({ updateMetadata: false })
  const wide = await wideFonts(pdf)
  const printed = encodeItems(items, wide.regular)
  return printed && { pdf, fonts: wide, whole: printed }
}

/** A PDF of the sheet, or null if its fonts lack some of its letters. The same sheet gives the same bytes. */
export const toPdf = async (sheet: Sheet, look: Look = simple): Promise<Uint8Array<ArrayBuffer> | null> => {
  const { items, language } = printableSheet(sheet)
  const begun = await begin(items, look)
  if (!begun) return null
  const { grayscale } = await import('pdf-lib')
  const { pdf, fonts, whole: printed } = begun
  const chosen = pagesOf(printed, fonts, look)
  for (const rows of chosen) {
    const sheet = pdf.addPage([PAGE.width, PAGE.height])
    const line = { thickness: 0.6, color: grayscale(0.6) }
    draw(sheet, rows, fonts, look, (y) =>
      sheet.drawLine({ start: { x: look.margin, y }, end: { x: PAGE.width - look.margin, y }, ...line }),
    )
  }
  const name = printed.find(({ kind }) => kind === 'name')?.text
  if (name) pdf.setTitle(name)
  pdf.setLanguage(language === 'pt' ? 'pt-BR' : 'en-US')
  return new Uint8Array(await pdf.save())
}

/** How many pages the PDF of a sheet has in each look; 0 where its fonts lack some of its letters. No file is written. */
export const countPages = async (sheet: Sheet, some: readonly Look[]): Promise<number[]> => {
  const { items } = printableSheet(sheet)
  const counted: number[] = []
  for (const look of some) {
    const begun = await begin(items, look)
    counted.push(begun ? pagesOf(begun.whole, begun.fonts, look).length : 0)
  }
  return counted
}
