// The report on A4: the light colours of ui/base/tokens.css.ts on white, one dark panel, and rings whose arc shows the
// score. Helvetica, as in the optimised résumé (decision 0092); a character that the font lacks becomes "?".
import { encoder } from '../../../analysis/resume/optimise/files/winansi'
import type { Item, Line, Report } from '../../../texts/report/parts'
import { at, centred, coloursOf, inner, lineHeight, linesOf, pageSize, ring, type Sheet, type Style } from './sheet'

/** `height` at least: it grows with its texts, so that no sentence is cut. */
const panel = { height: 150, ring: 46, room: 44 } as const
/** The brand's quarter circle, in one corner of the panel. */
const corner = 60

export type Print = {
  readonly app: string
  readonly kicker: string
  readonly language: string
  /** "Analisado em 20 de novembro de 2026". */
  readonly when: string
  readonly footer: string
  readonly page: (page: number, pages: number) => string
}

const head = (sheet: Sheet, report: Report, print: Print) => {
  const { colours, page } = sheet
  const top = pageSize.height - pageSize.margin
  page.drawCircle({ x: pageSize.margin + 4, y: top - 4, size: 4, color: colours.caju })
  at(sheet, sheet.print(print.app), pageSize.margin + 14, top - 8, { size: 12, bold: true, color: colours.ink })
  const kicker = sheet.print(print.kicker)
  const width = sheet.regular.widthOfTextAtSize(kicker, 10)
  at(sheet, kicker, pageSize.width - pageSize.margin - width, top - 8, { size: 10, color: colours.ink2 })

  const scored = report.score !== null
  const indent = scored ? 160 : 24
  const blocks = headerBlocks(sheet, report, print, inner - indent - 28)
  const needed = blocks.reduce((sum, { rows, style, after }) => sum + rows.length * lineHeight(style) + after, 0)
  const height = Math.max(panel.height, needed + panel.room)
  const bottom = top - 24 - height
  const w = inner
  page.drawSvgPath(
    `M 8 0 H ${w - corner} A ${corner} ${corner} 0 0 1 ${w} ${corner} V ${height - 8} ` +
      `A 8 8 0 0 1 ${w - 8} ${height} H 8 A 8 8 0 0 1 0 ${height - 8} V 8 A 8 8 0 0 1 8 0 Z`,
    { x: pageSize.margin, y: bottom + height, color: colours.deep },
  )
  if (scored) {
    const middle = { x: pageSize.margin + 76, y: bottom + height / 2 - 4 }
    ring(sheet, middle.x, middle.y, panel.ring, report.score ?? 0, true)
    const size = report.figure.length > 3 ? 20 : 30
    const figure = { size, bold: true, color: colours.onDeep }
    centred(sheet, sheet.print(report.figure), middle.x, middle.y - (report.of ? 7 : 8), figure)
    if (report.of)
      centred(sheet, sheet.print(report.of), middle.x, middle.y - 22, { size: 8.5, color: colours.onDeep2 })
  }
  drawHeader(sheet, blocks, bottom + (height + needed) / 2, indent)
  sheet.y = bottom - 12
}

type Block = { readonly rows: readonly string[]; readonly style: Style; readonly after: number }

/** The panel's texts in lines. Bounded for a text that nobody reads; those of the product are shown whole. */
const headerBlocks = (sheet: Sheet, report: Report, print: Print, width: number): Block[] => {
  const { colours } = sheet
  const written: (readonly [string, Style, number, number])[] = [
    [report.title, { size: 10, color: colours.onDeep2 }, 1, 5],
    [report.headline, { size: 17, bold: true, color: colours.onDeep, leading: 1.2 }, 6, 4],
    [report.lead, { size: 10, color: colours.onDeep }, 10, 6],
    [[report.subject, print.when].filter(Boolean).join('. '), { size: 8.5, color: colours.onDeep2 }, 6, 0],
  ]
  return written.flatMap(([text, style, most, after]) =>
    text ? [{ rows: linesOf(sheet, text, style, width).slice(0, most), style, after }] : [],
  )
}

const drawHeader = (sheet: Sheet, blocks: readonly Block[], top: number, indent: number) => {
  let y = top
  for (const { rows, style, after } of blocks) {
    for (const one of rows) {
      at(sheet, one, pageSize.margin + indent, y - style.size, style)
      y -= lineHeight(style)
    }
    y -= after
  }
}

const smallRings = (sheet: Sheet, { parts }: Report) => {
  if (parts.length === 0) return
  const { colours } = sheet
  const width = inner / parts.length
  for (const [index, { label, share, figure }] of parts.entries()) {
    const x = pageSize.margin + width * (index + 0.5)
    ring(sheet, x, sheet.y - 34, 24, share, false)
    const size = figure.length > 4 ? 8.5 : 12
    centred(sheet, sheet.print(figure), x, sheet.y - 37, { size, bold: true, color: colours.ink })
    const style = { size: 9, color: colours.ink2 }
    for (const [row, line] of linesOf(sheet, label, style, width - 8)
      .slice(0, 2)
      .entries())
      centred(sheet, line, x, sheet.y - 70 - row * 11, style)
  }
  sheet.y -= 96
}

/** Starts a new page if less than this is left on the current one. */
const room = (sheet: Sheet, needed: number) => {
  if (sheet.y - needed < pageSize.foot) sheet.fresh()
}

const styleOf = (sheet: Sheet, kind: Line['kind']): Style => ({
  size: kind === 'quote' ? 9.5 : 10.5,
  bold: false,
  color: kind === 'quote' ? sheet.colours.ink2 : sheet.colours.ink,
})

const drawLine = (sheet: Sheet, { kind, text, place }: Line) => {
  const style = styleOf(sheet, kind)
  const indent = kind === 'text' ? 0 : 14
  const rows = linesOf(sheet, place ? `${text} (${place})` : text, style, inner - indent - (kind === 'quote' ? 10 : 0))
  for (const [index, row] of rows.entries()) {
    const height = lineHeight(style)
    room(sheet, height)
    const y = sheet.y - style.size
    if (kind === 'quote')
      sheet.page.drawRectangle({
        x: pageSize.margin,
        y: y - 4,
        width: inner,
        height: height + 0.5,
        color: sheet.colours.quote,
      })
    if ((kind === 'fix' || kind === 'point') && index === 0)
      sheet.page.drawCircle({ x: pageSize.margin + 5, y: y + 3.2, size: 2.4, color: sheet.colours.arc })
    at(sheet, row, pageSize.margin + indent, y, style)
    sheet.y -= height
  }
  sheet.y -= kind === 'quote' ? 5 : 2
}

const drawItem = (sheet: Sheet, { title, gain, lines }: Item) => {
  const { colours } = sheet
  if (title) {
    const style = { size: 11.5, bold: true, color: colours.ink, leading: 1.35 }
    const printed = gain ? sheet.print(gain) : ''
    const gainWidth = printed ? sheet.bold.widthOfTextAtSize(printed, 10) + 12 : 0
    const rows = linesOf(sheet, title, style, inner - gainWidth)
    // A title is never the last line of a page.
    room(sheet, rows.length * lineHeight(style) + 34)
    if (printed)
      at(sheet, printed, pageSize.width - pageSize.margin - gainWidth + 12, sheet.y - style.size, {
        size: 10,
        bold: true,
        color: colours.gain,
      })
    for (const row of rows) {
      at(sheet, row, pageSize.margin, sheet.y - style.size, style)
      sheet.y -= lineHeight(style)
    }
    sheet.y -= 2
  }
  for (const line of lines) drawLine(sheet, line)
  sheet.y -= title ? 9 : 2
}

const drawSection = (sheet: Sheet, heading: string, items: readonly Item[]) => {
  const { colours } = sheet
  room(sheet, 84)
  sheet.y -= 14
  at(sheet, sheet.print(heading), pageSize.margin, sheet.y - 14, { size: 14, bold: true, color: colours.arc })
  sheet.y -= 24
  const ends = { start: { x: pageSize.margin, y: sheet.y }, end: { x: pageSize.width - pageSize.margin, y: sheet.y } }
  sheet.page.drawLine({ ...ends, thickness: 0.7, color: colours.line })
  sheet.y -= 9
  for (const item of items) drawItem(sheet, item)
}

/** The report as a PDF. The same report gives the same bytes. */
export const reportPdf = async (report: Report, print: Print): Promise<Uint8Array<ArrayBuffer>> => {
  const pdf = await import('pdf-lib')
  const file = await pdf.PDFDocument.create({ updateMetadata: false })
  const regular = await file.embedFont(pdf.StandardFonts.Helvetica)
  const bold = await file.embedFont(pdf.StandardFonts.HelveticaBold)
  const encode = encoder(regular, '?')
  const first = file.addPage([pageSize.width, pageSize.height])
  const sheet: Sheet = {
    pdf,
    regular,
    bold,
    colours: coloursOf(pdf),
    print: (text) => encode(text) ?? '',
    page: first,
    y: 0,
    fresh: () => {
      sheet.page = file.addPage([pageSize.width, pageSize.height])
      sheet.y = pageSize.height - pageSize.margin
    },
  }
  head(sheet, report, print)
  smallRings(sheet, report)
  for (const { heading, items } of report.sections) drawSection(sheet, heading, items)
  const pages = file.getPages()
  for (const [index, page] of pages.entries()) {
    sheet.page = page
    const style = { size: 8.5, color: sheet.colours.ink2 }
    at(sheet, sheet.print(print.footer), pageSize.margin, 34, style)
    const number = sheet.print(print.page(index + 1, pages.length))
    at(sheet, number, pageSize.width - pageSize.margin - regular.widthOfTextAtSize(number, style.size), 34, style)
  }
  file.setTitle(sheet.print(`${print.app}: ${report.title}`))
  file.setLanguage(print.language)
  return new Uint8Array(await file.save())
}
