// The top of a report: the brand, a dark panel with the score's ring, and small rings of its parts.
import type { Report } from '../../../texts/report/parts'
import { at, centred, inner, lineHeight, linesOf, pageSize, ring, type Sheet, type Style } from './sheet'

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

export const head = (sheet: Sheet, report: Report, print: Print) => {
  const { colours, page } = sheet
  const top = pageSize.height - pageSize.margin
  page.drawCircle({ x: pageSize.margin + 4, y: top - 4, size: 4, color: colours.accent })
  at(sheet, sheet.print(print.app), pageSize.margin + 14, top - 8, { size: 12, bold: true, color: colours.ink })
  const kicker = sheet.print(print.kicker)
  const width = sheet.regular.widthOfTextAtSize(kicker, 10)
  at(sheet, kicker, pageSize.width - pageSize.margin - width, top - 8, { size: 10, color: colours.ink2 })

  const scored = report.score !== null
  const indent = scored ? 160 : 24
  const blocks = headerBlocks(sheet, report, print, inner - indent - 28)
  const needed = blocks.reduce((sum, { rows, style, after }) => sum + rows.length * lineHeight(sheet, style) + after, 0)
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
    ring(sheet, { ...middle, radius: panel.ring, score: report.score ?? 0, deep: true })
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
    for (const row of rows) {
      at(sheet, row, pageSize.margin + indent, y - style.size, style)
      y -= lineHeight(sheet, style)
    }
    y -= after
  }
}

export const smallRings = (sheet: Sheet, { parts }: Report) => {
  if (parts.length === 0) return
  const { colours } = sheet
  const width = inner / parts.length
  for (const [index, { label, share, figure }] of parts.entries()) {
    const x = pageSize.margin + width * (index + 0.5)
    ring(sheet, { x, y: sheet.y - 34, radius: 24, score: share, deep: false })
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
