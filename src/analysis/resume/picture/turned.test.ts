// A page that its file turns or cuts is drawn as a person sees it.
import { expect, test } from 'bun:test'
import { degrees, PDFDocument, StandardFonts } from 'pdf-lib'
import { readDocument } from '../../documents'
import { drawPicture } from './draw'

const lines = [
  'Ana Souza Lima',
  'ana@exemplo.com | (81) 98888-7777',
  'Experiencia',
  'Vendedora, Casa Azul, 2019 a 2021',
  'Atendi 40 clientes por dia no balcao',
]
/** The margin that a cut page loses on each side, in points. */
const CUT = 30
const sheet = { width: 595, height: 842 }

/** A page stored turned by `turn` degrees, with the flag that turns it back, and its lines 80 from the left as seen. */
async function turned(turn: number, cut: boolean): Promise<Uint8Array> {
  const { width, height } = sheet
  const [w, h] = turn % 180 === 0 ? [width, height] : [height, width]
  const file = await PDFDocument.create()
  const font = await file.embedFont(StandardFonts.Helvetica)
  const page = file.addPage([w, h])
  page.setRotation(degrees(turn))
  if (cut) page.setCropBox(CUT, CUT, w - 2 * CUT, h - 2 * CUT)
  for (const [at, text] of lines.entries()) {
    const [x, y] = [80, 100 + at * 24]
    const stored = { 0: [x, height - y], 90: [y, x], 180: [width - x, y], 270: [height - y, width - x] }[turn]!
    page.drawText(text, { x: stored[0]!, y: stored[1]!, size: 11, font, rotate: degrees(turn) })
  }
  return file.save()
}

test.each([0, 90, 180, 270].flatMap((turn) => [false, true].map((cut) => [turn, cut] as const)))(
  'turned by %d degrees, cut: %p',
  async (turn, cut) => {
    const reading = await readDocument(new Uint8Array(await turned(turn, cut)))
    if (!reading.ok) throw new Error(reading.refusal)
    const [page] = drawPicture(reading.document, reading.places).pages
    const lost = cut ? CUT : 0
    expect(page).toMatchObject({ width: sheet.width - 2 * lost, height: sheet.height - 2 * lost })
    expect(page?.lines.map(({ text, y, pieces }) => [text, y, pieces[0]?.x])).toEqual(
      lines.map((text, at) => [text, 100 + at * 24 - lost, 80 - lost]),
    )
  },
)
