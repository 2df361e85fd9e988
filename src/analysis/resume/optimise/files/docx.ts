// Writes the sheet as a Word file with one column, real headings and bullets, without tables, text boxes or pictures.
import { unzipSync, zipSync } from 'fflate'
import { type Look, simple } from './looks'
import { type Item, printableSheet, type Sheet } from './sheet'

/** A4 in twentieths of a point. */
const SHEET_SIZE = { width: 11_906, height: 16_838 } as const
/** The margins of the simple look are 2 cm, which is 56.7 points. */
const pageOf = ({ margin }: Look) => {
  const edge = Math.round((margin * 1134) / simple.margin)
  return { size: SHEET_SIZE, margin: { top: edge, bottom: edge, left: edge, right: edge } }
}
/** A fixed date, so that the same sheet gives the same bytes; zip files cannot express a day before 1980. */
const neverWrapped = new Date('1980-01-01T12:00:00')
const core = 'docProps/core.xml'

/** 6 mm, of which the bullet takes 4. */
const BULLET_INDENT = { left: 340, hanging: 227 } as const

type Docx = typeof import('docx')

const paragraph = (docx: Docx, look: Look, { kind, text }: Item) => {
  const { AlignmentType, BorderStyle, Paragraph, TextRun, HeadingLevel } = docx
  // Word counts in half points.
  const run = (bold: boolean, points: number) => [
    new TextRun({ text, bold, size: points * 2, font: look.font, color: '000000' }),
  ]
  const space = (twips: number): number => Math.round(twips * look.spacing)
  const middle = look.centred ? { alignment: AlignmentType.CENTER } : {}
  switch (kind) {
    case 'name':
      return new Paragraph({ children: run(true, look.name), spacing: { after: space(60) }, ...middle })
    case 'heading':
      return new Paragraph({
        children: run(true, look.heading),
        heading: HeadingLevel.HEADING_1,
        spacing: { before: space(260), after: space(100) },
        border: { bottom: { style: BorderStyle.SINGLE, size: 4, space: 2, color: '808080' } },
        keepNext: true,
      })
    case 'role':
      return new Paragraph({ children: run(true, look.body), spacing: { before: space(140) }, keepNext: true })
    case 'bullet':
      return new Paragraph({
        children: run(false, look.body),
        numbering: { reference: 'bullets', level: 0 },
        spacing: { after: space(30) },
      })
    default:
      return new Paragraph({
        children: run(false, look.body),
        spacing: { after: space(kind === 'text' ? 60 : 30) },
        ...(kind === 'contact' ? middle : {}),
      })
  }
}

/** The library writes the current time into the file and its zip; both are set to the fixed date here. */
const withFixedDate = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => {
  const parts = unzipSync(bytes)
  const dated = /(<dcterms:(?:created|modified)[^>]*>)[^<]*/g
  const text = new TextDecoder().decode(parts[core])
  const still = { ...parts, [core]: new TextEncoder().encode(text.replace(dated, '$11980-01-01T12:00:00Z')) }
  return new Uint8Array(zipSync(still, { mtime: neverWrapped, level: 6 }))
}

/** A DOCX of the sheet. The same sheet gives the same bytes. Loads the library on first use. */
export const toDocx = async (sheet: Sheet, look: Look = simple): Promise<Uint8Array<ArrayBuffer>> => {
  const { items, language } = printableSheet(sheet)
  const docx = await import('docx')
  const name = items.find(({ kind }) => kind === 'name')?.text
  const file = new docx.Document({
    ...(name === undefined ? {} : { title: name, creator: name, lastModifiedBy: name }),
    styles: {
      default: {
        document: {
          run: { font: look.font, size: look.body * 2, language: { value: language === 'pt' ? 'pt-BR' : 'en-US' } },
        },
      },
    },
    numbering: {
      config: [
        {
          reference: 'bullets',
          levels: [
            { level: 0, format: docx.LevelFormat.BULLET, text: '•', style: { paragraph: { indent: BULLET_INDENT } } },
          ],
        },
      ],
    },
    sections: [{ properties: { page: pageOf(look) }, children: items.map((item) => paragraph(docx, look, item)) }],
  })
  return withFixedDate(new Uint8Array(await docx.Packer.toBuffer(file)))
}
