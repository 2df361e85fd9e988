// Writes the sheet as a Word file with one column, real headings and bullets, without tables, text boxes or pictures.
import { unzipSync, zipSync } from 'fflate'
import type { Item, Sheet } from './sheet'

const FONT = 'Arial'
/** Sizes in half points. */
const size = { name: 36, heading: 26, body: 21 } as const
/** Twentieths of a point: margins of 2 cm, A4. */
const page = { size: { width: 11_906, height: 16_838 }, margin: { top: 1134, bottom: 1134, left: 1134, right: 1134 } }
/** A fixed date, so that the same sheet gives the same bytes; zip files cannot express a day before 1980. */
const NEVER = new Date('1980-01-01T12:00:00')
const core = 'docProps/core.xml'

/** 6 mm, of which the bullet takes 4. */
const bulletIndent = { left: 340, hanging: 227 } as const

type Docx = typeof import('docx')

const paragraph = ({ BorderStyle, Paragraph, TextRun, HeadingLevel }: Docx, { kind, text }: Item) => {
  const run = (bold: boolean, points: number) => [
    new TextRun({ text, bold, size: points, font: FONT, color: '000000' }),
  ]
  switch (kind) {
    case 'name':
      return new Paragraph({ children: run(true, size.name), spacing: { after: 60 } })
    case 'heading':
      return new Paragraph({
        children: run(true, size.heading),
        heading: HeadingLevel.HEADING_1,
        spacing: { before: 260, after: 100 },
        border: { bottom: { style: BorderStyle.SINGLE, size: 4, space: 2, color: '808080' } },
        keepNext: true,
      })
    case 'role':
      return new Paragraph({ children: run(true, size.body), spacing: { before: 140 }, keepNext: true })
    case 'bullet':
      return new Paragraph({
        children: run(false, size.body),
        numbering: { reference: 'bullets', level: 0 },
        spacing: { after: 30 },
      })
    default:
      return new Paragraph({ children: run(false, size.body), spacing: { after: kind === 'text' ? 60 : 30 } })
  }
}

/** The library writes the current time into the file and its zip; both are set to the fixed date here. */
const undated = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => {
  const parts = unzipSync(bytes)
  const dated = /(<dcterms:(?:created|modified)[^>]*>)[^<]*/g
  const text = new TextDecoder().decode(parts[core])
  const still = { ...parts, [core]: new TextEncoder().encode(text.replace(dated, '$11980-01-01T12:00:00Z')) }
  return new Uint8Array(zipSync(still, { mtime: NEVER, level: 6 }))
}

/** A DOCX of the sheet. The same sheet gives the same bytes. Loads the library on first use. */
export const toDocx = async ({ items, language }: Sheet): Promise<Uint8Array<ArrayBuffer>> => {
  const docx = await import('docx')
  const name = items.find(({ kind }) => kind === 'name')?.text
  const file = new docx.Document({
    ...(name === undefined ? {} : { title: name, creator: name, lastModifiedBy: name }),
    styles: {
      default: {
        document: {
          run: { font: FONT, size: size.body, language: { value: language === 'pt' ? 'pt-BR' : 'en-US' } },
        },
      },
    },
    numbering: {
      config: [
        {
          reference: 'bullets',
          levels: [
            { level: 0, format: docx.LevelFormat.BULLET, text: '•', style: { paragraph: { indent: bulletIndent } } },
          ],
        },
      ],
    },
    sections: [{ properties: { page }, children: items.map((item) => paragraph(docx, item)) }],
  })
  return undated(new Uint8Array(await docx.Packer.toBuffer(file)))
}
