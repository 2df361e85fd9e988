// Jobs whose dates or employers stand in places of their own, as TeX classes set them: stacked in a margin, centred in the row.
import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import type { Ink } from '../../../../../tests/documents/pdf'
import { readInk, texts } from '../../../../../tests/documents/read-pdf'

const tasks = [
  'Plantão e relatório de 46 serviços',
  'Cópia de segurança',
  'Treinei colegas',
  'Redes e impressoras do campus',
]
const titles = [
  'Analista de redes, Caju Pagamentos, Patos',
  'Técnico de suporte, Net Sertão, Patos',
  'Monitor, Lan do Beto',
]

const stacked = [
  [
    ['Hoje', 'Fev 2021'],
    ['Jan 2021', 'Ago 2013'],
    ['2010', '2006'],
  ],
  [
    ['Today', 'September', '2020'],
    ['August 2020', 'February 2014'],
    ['January 2014', 'May 2008'],
  ],
] as const
const periodOf = ([end = '', ...start]: readonly string[]) => `${end} – ${start.join(' ')}`

const margin = fc.record({
  periods: fc.constantFrom(...stacked),
  words: fc.boolean(),
  bold: fc.boolean(),
  flush: fc.constantFrom('left', 'right'),
  labels: fc.boolean(),
  degrees: fc.boolean(),
  leading: fc.integer({ min: 12, max: 14 }),
  apart: fc.integer({ min: 10, max: 20 }),
  count: fc.integer({ min: 2, max: 4 }),
})

test('dates stacked beside their jobs, the last one first, are read with them', async () => {
  const run = fc.asyncProperty(
    margin,
    async ({ periods, words, bold, flush, labels, degrees, leading, apart, count }) => {
      const inks: Ink[] = [{ text: 'Adalberto Nóbrega Xavier', x: 42, y: 50, size: 17 }]
      const expected: string[] = []
      let y = 90
      const add = (text: string, place: Pick<Ink, 'x' | 'right' | 'size' | 'bold'>, at = y) =>
        inks.push({ text, y: at, size: 10, words, ...place })
      add('Experiência profissional', { x: 46, size: 14 })
      y += 24
      for (const [nth, period] of periods.entries()) {
        for (const [at, date] of period.entries())
          add(date, flush === 'left' ? { x: 43, bold } : { right: 120, bold }, y + at * leading)
        add(titles[nth]!, { x: 132 })
        for (const [at, task] of tasks.slice(0, count).entries()) add(task, { x: 137 }, y + (at + 1) * leading)
        expected.push(`${periodOf(period)} ${titles[nth]}`)
        y += (count + 1) * leading + apart
      }
      if (degrees) {
        add('Formação', { x: 44, size: 14 }, y + 4)
        y += 24
        for (const [at, year] of ['2012', '2007'].entries()) {
          add(year, flush === 'left' ? { x: 58, bold } : { right: 120, bold }, y + at * leading)
          add(`Curso de Computação ${at}`, { x: 132 }, y + at * leading)
          expected.push(`${year} Curso de Computação ${at}`)
        }
        y += 3 * leading
      }
      if (labels)
        for (const [at, label] of ['Português', 'Inglês', 'Espanhol'].entries()) {
          add(label, { right: 120 }, y + at * leading)
          add('fluente', { x: 132 }, y + at * leading)
          expected.push(`${label} fluente`)
        }
      const lines = texts(await readInk(inks))
      expect(lines.filter((text) => expected.includes(text))).toEqual(expected)
    },
  )
  await fc.assert(run, { numRuns: 60, seed: 20261130 })
}, 60_000)

test('employers centred between titles and dates are no column', async () => {
  const font = await (await PDFDocument.create()).embedFont(StandardFonts.Helvetica)
  const employers = [
    'Crescent Harbor Health',
    'Pelican Marine Insurance',
    'Dixie Produce Terminal',
    'Second Line Code Club',
  ]
  const duties = [
    'Saved $210k in detention fees',
    'Excel and Access for truck planning',
    'Covid bed dashboard, live in six days',
    'Airflow migration of 140 cron jobs',
  ]
  const shape = fc.record({
    words: fc.boolean(),
    count: fc.integer({ min: 1, max: 4 }),
    middle: fc.integer({ min: 290, max: 310 }),
    leading: fc.integer({ min: 12, max: 15 }),
  })
  const run = fc.asyncProperty(shape, async ({ words, count, middle, leading }) => {
    const inks: Ink[] = [{ text: 'Ana Duarte Prado', x: 60, y: 50, size: 17 }]
    const expected: string[] = []
    let y = 90
    for (const [nth, employer] of [...employers, ...employers].entries()) {
      const [title, period] = [`Data Analyst ${nth}`, `Mar ${2021 - nth} – Feb ${2022 - nth}`]
      const x = middle - font.widthOfTextAtSize(employer, 11) / 2
      inks.push({ text: title, x: 60, y, size: 11, words }, { text: employer, x, y, size: 11, words })
      inks.push({ text: period, right: 540, y, size: 11, words })
      inks.push(
        ...duties.slice(0, count).map((text, at) => ({ text, x: 63, y: y + (at + 1) * leading, size: 11, words })),
      )
      expected.push(`${title} ${employer} ${period}`)
      y += (count + 1) * leading + 8
    }
    const lines = texts(await readInk(inks))
    expect(lines.filter((text) => text.startsWith('Data Analyst'))).toEqual(expected)
  })
  await fc.assert(run, { numRuns: 40, seed: 20261130 })
}, 60_000)
