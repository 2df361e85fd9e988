// The templates' layout: one column, real headings and bullets, one common font, nothing that a screening system loses.
import {
  AlignmentType,
  BorderStyle,
  Document,
  HeadingLevel,
  LevelFormat,
  LineRuleType,
  Packer,
  Paragraph,
  TextRun,
} from 'docx'

/** Parts of a document in reading order. */
export type Part =
  | { readonly kind: 'name' | 'headline' | 'contact' | 'heading' | 'text' | 'bullet' | 'dates'; readonly text: string }
  /** The text before the colon or the bar is bold: a title and its employer, an area and its technologies. */
  | { readonly kind: 'entry'; readonly strong: string; readonly text: string }

const font = 'Calibri'
const colour = { ink: '1F2A2E', accent: '0A4F5E', quiet: '4A5A60' }

/** Half-points, as Word counts. */
const size = { name: 46, headline: 25, heading: 25, body: 21, small: 20 }

/** Space between lines and after paragraphs, in twentieths of a point: a résumé fits on a page, a letter fills one. */
const room = {
  resume: { line: 254, text: 80, bullet: 36, head: 20 },
  letter: { line: 300, text: 220, bullet: 120, head: 480 },
} as const
export type Kind = keyof typeof room

/** Twentieths of a point. */
const cm = (centimetres: number) => Math.round(centimetres * 567)

const run = (text: string, options: { bold?: boolean; color?: string; size?: number } = {}) =>
  new TextRun({ text, ...options })

const paragraph = (part: Part, kind: Kind): Paragraph => {
  const after = room[kind]
  switch (part.kind) {
    case 'name':
      return new Paragraph({ heading: HeadingLevel.TITLE, children: [run(part.text)] })
    case 'headline':
      return new Paragraph({
        spacing: { after: 60 },
        children: [run(part.text, { size: size.headline, color: colour.accent })],
      })
    case 'contact':
      return new Paragraph({
        spacing: { after: after.head },
        children: [run(part.text, { size: size.small, color: colour.quiet })],
      })
    case 'heading':
      return new Paragraph({ heading: HeadingLevel.HEADING_1, children: [run(part.text)] })
    case 'entry':
      return new Paragraph({
        keepNext: true,
        spacing: { before: 130, after: 10 },
        children: [run(part.strong, { bold: true }), run(part.text)],
      })
    case 'dates':
      return new Paragraph({
        keepNext: true,
        spacing: { after: 40 },
        children: [run(part.text, { size: size.small, color: colour.quiet })],
      })
    case 'bullet':
      return new Paragraph({
        numbering: { reference: 'bullets', level: 0 },
        spacing: { after: after.bullet },
        children: [run(part.text)],
      })
    case 'text':
      return new Paragraph({ spacing: { after: after.text }, children: [run(part.text)] })
  }
}

const bulletNumbering = {
  config: [
    {
      reference: 'bullets',
      levels: [
        {
          level: 0,
          format: LevelFormat.BULLET,
          text: '•',
          alignment: AlignmentType.LEFT,
          style: { paragraph: { indent: { left: cm(0.6), hanging: cm(0.45) } } },
        },
      ],
    },
  ],
} as const

/** The document as docx writes it; `index.ts` makes its bytes reproducible. */
export const toDocx = (
  kind: Kind,
  title: string,
  parts: readonly Part[],
  language: TemplateLanguage = 'pt',
): Promise<Uint8Array> =>
  Packer.toBuffer(
    new Document({
      title,
      creator: '',
      styles: {
        default: {
          document: {
            run: {
              font,
              size: size.body,
              color: colour.ink,
              language: { value: language === 'pt' ? 'pt-BR' : 'en-US' },
            },
            paragraph: { spacing: { line: room[kind].line, lineRule: LineRuleType.AUTO } },
          },
          title: {
            run: { font, size: size.name, bold: true, color: colour.ink },
            paragraph: { spacing: { after: 40 } },
          },
          heading1: {
            run: { font, size: size.heading, bold: true, color: colour.accent },
            paragraph: {
              keepNext: true,
              spacing: { before: 190, after: 70 },
              border: { bottom: { style: BorderStyle.SINGLE, size: 6, space: 2, color: colour.accent } },
            },
          },
        },
      },
      numbering: bulletNumbering,
      sections: [
        {
          properties: {
            page: {
              size: { width: cm(21), height: cm(29.7) },
              margin: { top: cm(1.7), bottom: cm(1.5), left: cm(2), right: cm(2) },
            },
          },
          children: parts.map((part) => paragraph(part, kind)),
        },
      ],
    }),
  )

const lines = (kind: 'text' | 'bullet', texts: readonly string[]): Part[] => texts.map((text) => ({ kind, text }))

export type TemplateLanguage = 'pt' | 'en'

const people = {
  pt: {
    name: 'Seu Nome Completo',
    contact: 'seu.nome@exemplo.com.br | (11) 90000-0000 | São Paulo, SP | linkedin.com/in/seu-nome',
  },
  en: {
    name: 'Your Full Name',
    contact: 'your.name@example.com | (312) 555-0142 | Chicago, IL | linkedin.com/in/your-name',
  },
} as const

export const head = (headline: string, language: TemplateLanguage = 'pt'): Part[] => [
  { kind: 'name', text: people[language].name },
  { kind: 'headline', text: headline },
  { kind: 'contact', text: people[language].contact },
]

export const section = (heading: string, ...texts: readonly string[]): Part[] => [
  { kind: 'heading', text: heading },
  ...lines('text', texts),
]

export const list = (heading: string, ...texts: readonly string[]): Part[] => [
  { kind: 'heading', text: heading },
  ...lines('bullet', texts),
]

/** A job or a project: what and where, when, and the results. */
export const entry = (strong: string, text: string, dates: string, ...done: readonly string[]): Part[] => [
  { kind: 'entry', strong, text },
  { kind: 'dates', text: dates },
  ...lines('bullet', done),
]

/** An area and its items, on one line. */
export const area = (strong: string, text: string): Part => ({ kind: 'entry', strong: `${strong}: `, text })

export const text = (...texts: readonly string[]): Part[] => lines('text', texts)
export const bullets = (...texts: readonly string[]): Part[] => lines('bullet', texts)
