// Drawing primitives of the report: page, colours, lines of text and the ring.
import type { Color, PDFPage } from 'pdf-lib'
import { wrap } from '../../../analysis/resume/optimise/files/winansi'
import { plain } from '../../../ui/base/plain-colours'
import type { Font, Pdf } from './font'

/** Points; margins of 18 mm. */
export const pageSize = { width: 595, height: 842, margin: 51, foot: 60 } as const
export const inner = pageSize.width - 2 * pageSize.margin
const hex = ({ rgb }: Pdf, code: string): Color =>
  rgb(...([1, 3, 5].map((at) => Number.parseInt(code.slice(at, at + 2), 16) / 255) as [number, number, number]))

export const coloursOf = (pdf: Pdf) => {
  const colour = (code: string) => hex(pdf, code)
  const { light, dark } = plain
  return {
    ink: colour(light.ink),
    ink2: colour(light.ink2),
    deep: colour(plain.deep),
    onDeep: colour(dark.ink),
    onDeep2: colour(dark.ink2),
    arc: colour(light.link),
    arcTrack: colour(light.arcTrack),
    deepArc: colour(dark.arc),
    deepTrack: colour(dark.arcTrack),
    accent: colour(plain.accent),
    gain: colour(plain.accentText),
    line: colour(light.line),
    quote: colour(light.bg),
  }
}

export type Sheet = {
  readonly pdf: Pdf
  readonly regular: Font
  readonly bold: Font
  readonly colours: ReturnType<typeof coloursOf>
  readonly print: (text: string) => string
  /** What line heights and gaps are multiplied by, so that no page is nearly empty. */
  readonly tight: number
  page: PDFPage
  y: number
  readonly fresh: () => void
}

export type Style = { readonly size: number; readonly bold?: boolean; readonly color: Color; readonly leading?: number }

export const lineHeight = (sheet: Sheet, { size, leading = 1.42 }: Style) => size * leading * sheet.tight

export const linesOf = (sheet: Sheet, text: string, style: Style, width: number): string[] =>
  wrap(sheet.print(text), style.bold ? sheet.bold : sheet.regular, style.size, width)

/** Writes one line; `text` has only characters of the font (`sheet.print`). */
export const at = ({ pdf, page, bold, regular }: Sheet, text: string, x: number, y: number, style: Style) => {
  const font = style.bold ? bold : regular
  page.pushOperators(
    pdf.beginText(),
    pdf.setFillingColor(style.color),
    pdf.setFontAndSize(font.name, style.size),
    pdf.moveText(x, y),
    pdf.showText(pdf.PDFHexString.of(font.hexOf(text))),
    pdf.endText(),
  )
}

export const centred = (sheet: Sheet, text: string, x: number, y: number, style: Style) => {
  const font = style.bold ? sheet.bold : sheet.regular
  at(sheet, text, x - font.widthOfTextAtSize(text, style.size) / 2, y, style)
}

/** A point on a circle, y downwards as in SVG; 135° is the lower left. */
const onCircle = (radius: number, degrees: number) => {
  const turn = (degrees * Math.PI) / 180
  return { x: radius * Math.cos(turn), y: radius * Math.sin(turn) }
}

const startDegrees = 135
const degreesPerPoint = 2.7

const arcPath = (radius: number, score: number) => {
  const from = onCircle(radius, startDegrees)
  const turned = degreesPerPoint * score
  const to = onCircle(radius, startDegrees + turned)
  return `M ${from.x} ${from.y} A ${radius} ${radius} 0 ${turned > 180 ? 1 : 0} 1 ${to.x} ${to.y}`
}

type Ring = {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly score: number
  readonly deep: boolean
}

/** The ring of ui/score-ring/score-ring.tsx, for a score from 0 to 100; `deep` for the dark background. */
export const ring = (sheet: Sheet, { x, y, radius, score, deep }: Ring) => {
  const { colours, page, pdf } = sheet
  const stroke = { x, y, borderWidth: radius * 0.16, borderLineCap: pdf.LineCapStyle.Round }
  page.drawSvgPath(arcPath(radius, 100), { ...stroke, borderColor: deep ? colours.deepTrack : colours.arcTrack })
  if (score > 0)
    page.drawSvgPath(arcPath(radius, score), { ...stroke, borderColor: deep ? colours.deepArc : colours.arc })
  const dot = onCircle(radius, startDegrees + degreesPerPoint * score)
  page.drawCircle({ x: x + dot.x, y: y - dot.y, size: radius * 0.15, color: colours.accent })
}
