// Headings and addresses in a margin left of the text, on constructed pages that vary margin, alignment, size and baselines.
import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import type { Ink } from '../../../../../tests/documents/pdf'
import { readInk } from '../../../../../tests/documents/read-pdf'

const font = await (await PDFDocument.create()).embedFont(StandardFonts.HelveticaBold)
const texts = async (inks: readonly Ink[]) => (await readInk(inks)).lines.map(({ text }) => text)

const addressLines = ['Recife, PE', '+55 (81) 98122-6674', 'ana@example.com']
const name = 'Ana Duarte Prado'
const tasks = ['Medições e cronograma de três obras', 'Redução de 11% no consumo de concreto']
const jobs = ['Engenheira de obras, Rio Fundações, 09/2019 - Atual', 'Engenheira júnior, Ponte Sul, 01/2016 - 08/2019']
const mainLines = [
  ...jobs.flatMap((job) => [job, ...tasks]),
  'Engenharia Civil, Universidade Federal de Pernambuco, 2010 - 2015',
  'AutoCAD, MS Project e Revit',
  'Inglês: intermediário',
]
/** The lines of the text that have a heading beside them. */
const BESIDE = [0, 6, 7, 8]
const titles = [['Experiência', 'profissional'], ['Formação'], ['Ferramentas'], ['Idiomas']]

const design = fc.record({
  left: fc.integer({ min: 30, max: 70 }),
  gutter: fc.integer({ min: 8, max: 40 }),
  flushRight: fc.boolean(),
  size: fc.constantFrom(9.5, 11, 12, 14),
  leading: fc.integer({ min: 13, max: 17 }),
  section: fc.integer({ min: 26, max: 40 }),
  address: fc.boolean(),
  wraps: fc.boolean(),
  shift: fc.integer({ min: 0, max: 2 }),
})

test('headings beside their text are read before it, an address before the text it stands beside', async () => {
  const run = fc.asyncProperty(
    design,
    async ({ left, gutter, flushRight, size, leading, section, address, wraps, shift }) => {
      const edge = left + Math.max(130, font.widthOfTextAtSize('profissional', size)) + gutter
      const inks: Ink[] = [{ text: name, x: edge, y: 60, size: 24 }]
      if (address) inks.push(...addressLines.map((text, at) => ({ text, x: left, y: 60 + at * 12, size: 9 })))
      let y = 130
      const expected = [...(address ? addressLines : []), name]
      for (const [at, text] of mainLines.entries()) {
        const title = titles[BESIDE.indexOf(at)] ?? []
        const lines = wraps ? title : title.slice(0, 1)
        if (lines.length > 0 && at > 0) y += section - leading
        for (const [nth, part] of lines.entries()) {
          const place = flushRight ? { right: edge - gutter } : { x: left }
          inks.push({ text: part, ...place, y: y + shift + nth * size * 1.15, size, bold: true })
        }
        expected.push(...lines, text)
        inks.push({ text, x: edge, y, size: 9.5 })
        y += leading
      }
      expect(await texts(inks)).toEqual(expected)
    },
  )
  await fc.assert(run, { numRuns: 8 })
})

test('an address beside the beginning of the text is read whole, however close it comes and wherever its lines lie', async () => {
  const beside = fc.record({
    edge: fc.integer({ min: 172, max: 220 }),
    top: fc.integer({ min: 96, max: 150 }),
    spacing: fc.integer({ min: 11, max: 15 }),
    lines: fc.integer({ min: 2, max: 3 }),
  })
  const run = fc.asyncProperty(beside, async ({ edge, top, spacing, lines }) => {
    const own = addressLines.slice(-lines)
    const main = ['Experiência', ...mainLines.slice(0, 6), 'Formação', ...mainLines.slice(6)]
    const inks = [
      { text: name, x: 50, y: 60, size: 24 },
      ...own.map((text, at) => ({ text, x: 50, y: top + at * spacing, size: 9 })),
      ...main.map((text, at) => ({ text, x: edge, y: 100 + at * 15, size: text.includes(' ') ? 10 : 14 })),
    ]
    const read = await texts(inks)
    expect(read.filter((text) => main.includes(text))).toEqual(main)
    const start = read.indexOf(own[0]!)
    expect(read.slice(start, start + lines)).toEqual(own)
  })
  await fc.assert(run, { numRuns: 8 })
})

test('a sidebar with texts of its own below its headings stays a column', async () => {
  const side = ['Contato', 'ana@example.com', 'Idiomas', 'Inglês', 'Espanhol', 'Programas', 'Revit', 'Excel']
  const main = ['Experiência', ...mainLines]
  const read = await texts([
    ...side.map((text, at) => ({ text, x: 40, y: 60 + at * 15, size: at % 3 === 0 ? 13 : 10, bold: at % 3 === 0 })),
    ...main.map((text, at) => ({ text, x: 200, y: 60 + at * 15, size: 10 })),
  ])
  expect(read).toEqual([...side, ...main])
})

test('a form of labels and values below a title and headings is read row by row', async () => {
  const rows = [
    [['Curriculum Vitae'], ['Dados pessoais']],
    ['Nome', 'Ana Duarte Prado', 'Morada', 'Rua do Sol, 18, Benguela', 'Telefone', '+244 936 118 402'],
    [['Experiência']],
    ['2014 - presente', 'Professora, Escola da Catumbela.', '2011 - 2013', 'Explicadora, Centro Saber Mais.'],
    [['Formação']],
    ['2007 - 2010', 'Magistério primário, Escola de Professores', '2005 - 2007', 'Ensino de base, Escola Nova'],
    [['Línguas']],
    ['Português', 'Língua materna', 'Umbundu', 'Fluente', 'Inglês', 'Básico'],
  ] as const
  const gaps = fc.record({ edge: fc.integer({ min: 150, max: 200 }), leading: fc.integer({ min: 13, max: 16 }) })
  const run = fc.asyncProperty(gaps, async ({ edge, leading }) => {
    const inks: Ink[] = []
    const expected: string[] = []
    let y = 60
    for (const row of rows)
      for (let at = 0; at < row.length; at += typeof row[at] === 'string' ? 2 : 1) {
        const cell = row[at]!
        if (typeof cell !== 'string') {
          y += leading
          inks.push({ text: cell[0]!, x: 56, y, size: 14, bold: true })
          expected.push(cell[0]!)
        } else {
          const value = row[at + 1] as string
          inks.push({ text: cell, x: 56, y, size: 11 }, { text: value, x: edge, y, size: 11 })
          expected.push(`${cell} ${value}`)
        }
        y += leading
      }
    expect((await texts(inks)).map((line) => line.replace(/\s+/g, ' '))).toEqual(expected)
  })
  await fc.assert(run, { numRuns: 4 })
})
