// From bytes to score: one résumé written as a Word file and as a PDF gives the same result.
import { describe, expect, test } from 'bun:test'
import { HeadingLevel, Packer, Paragraph, TextRun, Document as WordDocument } from 'docx'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { portugueseResumes } from '../../../tests/fixtures/resume/portuguese'
import { readDocument } from '../documents'
import { analyseResume } from '.'

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const toParagraph = (source: string, first: boolean): Paragraph => {
  const text = source.replace(/^(?:# |- |=)/, '')
  if (source.startsWith('# ')) return new Paragraph({ text, heading: HeadingLevel.HEADING_2 })
  if (source.startsWith('- ')) return new Paragraph({ text, bullet: { level: 0 } })
  return new Paragraph({
    children: [new TextRun({ text, bold: first || source.startsWith('='), size: first ? 36 : 21 })],
  })
}

const toDocx = async (text: string): Promise<Uint8Array> =>
  Packer.toBuffer(
    new WordDocument({ sections: [{ children: linesOf(text).map((line, at) => toParagraph(line, at === 0)) }] }),
  )

const toPdf = async (text: string): Promise<Uint8Array> => {
  const pdf = await PDFDocument.create()
  const [regular, bold] = [
    await pdf.embedFont(StandardFonts.Helvetica),
    await pdf.embedFont(StandardFonts.HelveticaBold),
  ]
  let page = pdf.addPage([595, 842])
  let y = 790
  for (const [at, source] of linesOf(text).entries()) {
    const heading = source.startsWith('# ')
    const size = at === 0 ? 18 : heading ? 13 : 10
    y -= size * (heading ? 2.2 : 1.35)
    if (y < 60) {
      page = pdf.addPage([595, 842])
      y = 780
    }
    const shown = source.startsWith('- ') ? `• ${source.slice(2)}` : source.replace(/^(?:# |=)/, '')
    page.drawText(shown, { x: 50, y, size, font: at === 0 || heading || source.startsWith('=') ? bold : regular })
  }
  return pdf.save()
}

const analyse = async (bytes: Uint8Array) => {
  const reading = await readDocument(bytes)
  if (!reading.ok) throw new Error(reading.refusal)
  return analyseResume(reading.document)
}

describe.each(Object.entries(portugueseResumes))('%s', (_, text) => {
  test('as DOCX and as PDF: the same fields, at most 5 points apart', async () => {
    const [docx, pdf] = await Promise.all([toDocx(text).then(analyse), toPdf(text).then(analyse)])
    expect(pdf.robot.fields).toEqual(docx.robot.fields)
    expect(pdf.content).toBe(docx.content)
    expect(Math.abs(pdf.score! - docx.score!)).toBeLessThanOrEqual(5)
  })
})
