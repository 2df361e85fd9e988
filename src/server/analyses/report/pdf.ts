// The report on A4: the light colours of ui/base/tokens.css.ts on white and the brand's fonts, one dark panel, and rings
// whose arc shows the score. A letter that the fonts lack becomes the one it is made of ("Š" "S") or "?".
import type { PDFDocument } from 'pdf-lib'
import { encoder } from '../../../analysis/resume/optimise/files/winansi'
import type { Item, Line, Report, Section } from '../../../texts/report/parts'
import { embedFont, type Pdf } from './font'
import headings from './fonts/gabarito-600.ttf' with { type: 'file' }
import words from './fonts/hanken-grotesk-400.ttf' with { type: 'file' }
import { head, type Print, smallRings } from './header'
import { at, coloursOf, inner, lineHeight, linesOf, pageSize, type Sheet, type Style } from './sheet'

/** A last page with less on it than this looks like a mistake. */
const littlest = (pageSize.height - pageSize.margin - pageSize.foot) / 5
/** The heights tried until the last page is no longer nearly empty; the least of them reads well at the sizes used here. */
const tries = [1, 0.97, 0.94, 0.91, 0.88]
/** Lists of one-line items from this length on stand in two columns. */
const columnsFrom = 8
const gutter = 20

const styleOf = (sheet: Sheet, kind: Line['kind']): Style => ({
  size: kind === 'quote' ? 9.5 : 10.5,
  bold: false,
  color: kind === 'quote' ? sheet.colours.ink2 : sheet.colours.ink,
})
const titleStyle = ({ colours }: Sheet): Style => ({ size: 11.5, bold: true, color: colours.ink, leading: 1.35 })

/** Starts a new page if less than this is left on the current one. */
const room = (sheet: Sheet, needed: number) => {
  if (sheet.y - needed < pageSize.foot) sheet.fresh()
}
const down = (sheet: Sheet, points: number) => {
  sheet.y -= points * sheet.tight
}

const bullet = (sheet: Sheet, x: number, y: number) =>
  sheet.page.drawCircle({ x: x + 5, y: y + 3.2, size: 2.4, color: sheet.colours.arc })

const drawLine = (sheet: Sheet, { kind, text, place }: Line) => {
  const style = styleOf(sheet, kind)
  const indent = kind === 'text' ? 0 : 14
  const rows = linesOf(sheet, place ? `${text} (${place})` : text, style, inner - indent - (kind === 'quote' ? 10 : 0))
  const height = lineHeight(sheet, style)
  for (const [index, row] of rows.entries()) {
    // No page ends with the first of several lines.
    room(sheet, index === 0 && rows.length > 1 ? 2 * height : height)
    const y = sheet.y - style.size
    const back = { x: pageSize.margin, y: y - 4, width: inner, height: height + 0.5 }
    if (kind === 'quote') sheet.page.drawRectangle({ ...back, color: sheet.colours.quote })
    if ((kind === 'fix' || kind === 'point') && index === 0) bullet(sheet, pageSize.margin, y)
    at(sheet, row, pageSize.margin + indent, y, style)
    sheet.y -= height
  }
  down(sheet, kind === 'quote' ? 5 : 2)
}

const drawItem = (sheet: Sheet, { title, gain, lines }: Item) => {
  const { colours } = sheet
  if (title) {
    const style = titleStyle(sheet)
    const printed = gain ? sheet.print(gain) : ''
    const gainWidth = printed ? sheet.bold.widthOfTextAtSize(printed, 10) + 12 : 0
    const rows = linesOf(sheet, title, style, inner - gainWidth)
    // A title is never the last line of a page.
    room(sheet, rows.length * lineHeight(sheet, style) + 34)
    const right = pageSize.width - pageSize.margin - gainWidth + 12
    if (printed) at(sheet, printed, right, sheet.y - style.size, { size: 10, bold: true, color: colours.gain })
    for (const row of rows) {
      at(sheet, row, pageSize.margin, sheet.y - style.size, style)
      sheet.y -= lineHeight(sheet, style)
    }
    down(sheet, 4)
  }
  for (const line of lines) drawLine(sheet, line)
  down(sheet, title ? 9 : 2)
}

/** A list of short items in two columns, read across. */
const drawColumns = (sheet: Sheet, items: readonly string[]) => {
  const style = styleOf(sheet, 'point')
  const width = (inner - gutter) / 2
  const height = lineHeight(sheet, style)
  for (let index = 0; index < items.length; index += 2) {
    const pair = items.slice(index, index + 2).map((text) => linesOf(sheet, text, style, width - 14))
    const most = Math.max(...pair.map((rows) => rows.length))
    room(sheet, most * height)
    for (const [column, rows] of pair.entries()) {
      const x = pageSize.margin + column * (width + gutter)
      bullet(sheet, x, sheet.y - style.size)
      for (const [row, text] of rows.entries()) at(sheet, text, x + 14, sheet.y - style.size - row * height, style)
    }
    sheet.y -= most * height
    down(sheet, 3)
  }
}

/** The texts of a section that is one long list of points, else null. */
const listOf = ({ items }: Section): string[] | null => {
  const texts = items.flatMap(({ title, lines: [line, ...more] }) =>
    !title && line?.kind === 'point' && more.length === 0 ? [line.text] : [],
  )
  return texts.length === items.length && texts.length >= columnsFrom ? texts : null
}

const drawSection = (sheet: Sheet, section: Section) => {
  const { colours } = sheet
  const { items, heading } = section
  // A heading stays with the first lines under it.
  room(sheet, items[0]?.title ? 112 : 84)
  down(sheet, 14)
  at(sheet, sheet.print(heading), pageSize.margin, sheet.y - 14, { size: 14, bold: true, color: colours.arc })
  down(sheet, 24)
  const ends = { start: { x: pageSize.margin, y: sheet.y }, end: { x: pageSize.width - pageSize.margin, y: sheet.y } }
  sheet.page.drawLine({ ...ends, thickness: 0.7, color: colours.line })
  down(sheet, 9)
  const list = listOf(section)
  if (list) drawColumns(sheet, list)
  else for (const item of items) drawItem(sheet, item)
}

const drawFeet = (sheet: Sheet, file: PDFDocument, print: Print) => {
  const pages = file.getPages()
  const style = { size: 8.5, color: sheet.colours.ink2 }
  for (const [index, page] of pages.entries()) {
    sheet.page = page
    at(sheet, sheet.print(print.footer), pageSize.margin, 34, style)
    const number = sheet.print(print.page(index + 1, pages.length))
    const width = sheet.regular.widthOfTextAtSize(number, style.size)
    at(sheet, number, pageSize.width - pageSize.margin - width, 34, style)
  }
}

type Files = { readonly regular: Uint8Array; readonly bold: Uint8Array }

/** The report in lines `tight` times as high as usual, and how much of its last page is used. */
const drawn = async (pdf: Pdf, fonts: Files, report: Report, print: Print, tight: number) => {
  const file = await pdf.PDFDocument.create({ updateMetadata: false })
  const regular = embedFont(pdf, file, fonts.regular, 'HankenGrotesk-Regular')
  const bold = embedFont(pdf, file, fonts.bold, 'Gabarito-SemiBold')
  const both = new Set(bold.getCharacterSet())
  const encode = encoder({ getCharacterSet: () => regular.getCharacterSet().filter((code) => both.has(code)) }, '?')
  const newPage = () => {
    const page = file.addPage([pageSize.width, pageSize.height])
    for (const { name, ref } of [regular, bold]) page.node.setFontDictionary(name, ref)
    return page
  }
  const top = pageSize.height - pageSize.margin
  const sheet: Sheet = {
    pdf,
    regular,
    bold,
    tight,
    colours: coloursOf(pdf),
    print: (text) => encode(text) ?? '',
    page: newPage(),
    y: top,
    fresh: () => {
      sheet.page = newPage()
      sheet.y = top
    },
  }
  head(sheet, report, print)
  smallRings(sheet, report)
  for (const section of report.sections) drawSection(sheet, section)
  const filled = file.getPageCount() === 1 || top - sheet.y >= littlest
  drawFeet(sheet, file, print)
  file.setTitle(sheet.print(`${print.app}: ${report.title}`))
  file.setLanguage(print.language)
  return { file, filled }
}

/** The report as a PDF. The same report gives the same bytes. */
export const reportPdf = async (report: Report, print: Print): Promise<Uint8Array<ArrayBuffer>> => {
  const pdf = await import('pdf-lib')
  const fonts = { regular: await Bun.file(words).bytes(), bold: await Bun.file(headings).bytes() }
  let best: PDFDocument | null = null
  for (const tight of tries) {
    const { file, filled } = await drawn(pdf, fonts, report, print, tight)
    // If none fills its last page, the report keeps its usual lines.
    best ??= file
    if (!filled) continue
    best = file
    break
  }
  if (!best) throw new Error('A report is drawn at least once.')
  return new Uint8Array(await best.save())
}
