// Dates that browsers set on baselines of their own: in smaller letters beside an entry, or stacked in a centred cell.
import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import type { Ink } from '../../../../../tests/documents/pdf'
import { readInk, texts } from '../../../../../tests/documents/read-pdf'

const jobs = [
  { name: 'Oficina Bela Vista', title: 'Mecânico', tasks: ['Revisão de 40 carros por mês', 'Compra de peças'] },
  { name: 'Auto Peças Tamoio', title: 'Balconista', tasks: ['Atendimento e vendas'] },
  { name: 'Garagem Central', title: 'Ajudante', tasks: ['Lavagem', 'Troca de óleo e filtros de ônibus', 'Pneus'] },
] as const
const periods = fc.constantFrom(
  ['January 2022 - Present', 'August 2019 - December 2021', 'May 2016 - July 2019'],
  ['03/2022 – atual', '08/2019 – 12/2021', '05/2016 – 07/2019'],
  ['2022 - Present', '2019 - 2021', '2016 - 2019'],
)

test('a period in smaller letters on a baseline of its own stands in the line of its entry', async () => {
  const shape = fc.record({
    dates: periods,
    small: fc.constantFrom(7, 7.5, 8.5),
    size: fc.constantFrom(10, 11, 13),
    shift: fc.integer({ min: 0, max: 10 }).map((tenths) => tenths / 10),
    heading: fc.constantFrom('above', 'beside'),
    edge: fc.integer({ min: 150, max: 200 }),
  })
  const run = fc.asyncProperty(shape, async ({ dates, small, size, shift, heading, edge }) => {
    const inks: Ink[] = [{ text: 'Davi Moura Leal', x: 60, y: 50, size: 22 }]
    const expected: string[] = []
    let y = 110
    const title = (text: string) => {
      inks.push({ text, x: 60, y, size: size + 1, bold: true })
      if (heading === 'above') y += 24
    }
    title('Formação')
    inks.push({ text: 'Escola Técnica do Vale', x: edge, y, size, bold: true })
    y += 60
    title('Experiência')
    for (const [nth, { name, title, tasks }] of jobs.entries()) {
      inks.push({ text: name, x: edge, y, size, bold: true })
      inks.push({ text: dates[nth]!, right: 530, y: y - (size - small) * shift, size: small })
      inks.push(...[title, ...tasks].map((text, at) => ({ text, x: edge, y: y + (at + 1) * 15, size: 9 })))
      const lead = nth === 0 && heading === 'beside' ? 'Experiência ' : ''
      expected.push(`${lead}${name} ${dates[nth]}`)
      y += (tasks.length + 1) * 15 + 30
    }
    const lines = texts(await readInk(inks))
    expect(lines.filter((line) => jobs.some(({ name }) => line.includes(name)))).toEqual(expected)
  })
  await fc.assert(run, { numRuns: 30, seed: 20261130 })
}, 60_000)

const stacks = [
  [
    ['July 2021', '—  Present', '5 years'],
    ['January 2019', '—', 'June 2021', '2 years'],
    ['September 2016', '—', 'December 2018', '2 years'],
  ],
  [
    ['março 2021', '–', 'atual'],
    ['fevereiro 2019', '–', 'março 2021'],
    ['dezembro 2010', '–', 'janeiro 2019'],
  ],
  [
    ['Set. 2021', '– Atual', '5 anos'],
    ['Mai. 2019', '– Set. 2021', '2 anos'],
    ['Jan. 2012', '– Mai. 2019', '7 anos'],
  ],
] as const

test('dates, their dash and how long they lasted, centred below each other beside an entry, are its period', async () => {
  const font = await (await PDFDocument.create()).embedFont(StandardFonts.Helvetica)
  const shape = fc.record({
    stack: fc.constantFrom(...stacks),
    middle: fc.integer({ min: 470, max: 510 }),
    size: fc.constantFrom(9, 10.5, 12),
    above: fc.integer({ min: 3, max: 5 }).map((tenths) => tenths / 10),
    spacing: fc.constantFrom(1.3, 1.4, 1.6),
  })
  const run = fc.asyncProperty(shape, async ({ stack, middle, size, above, spacing }) => {
    const leading = size * spacing
    const inks: Ink[] = [{ text: 'Davi Moura Leal', x: 60, y: 50, size: 22 }]
    inks.push({ text: 'Experiência', x: 46, y: 90, size: 16 })
    const expected: string[] = []
    let y = 120
    for (const [nth, { name, title, tasks }] of jobs.entries()) {
      const heading = `${title}, ${name}`
      inks.push(
        ...[heading, ...tasks].map((text, at) => ({ text, x: 54, y: y + at * (leading + 3), size, bold: at === 0 })),
      )
      const cell = stack[nth]!
      inks.push(
        ...cell.map((text, at) => {
          const x = middle - font.widthOfTextAtSize(text, size) / 2
          return { text, x, y: y - above * size + at * leading, size }
        }),
      )
      expected.push(`${heading} ${cell.join(' ')}`.replaceAll(/\s+/g, ' '))
      y += Math.max(tasks.length * (leading + 3), cell.length * leading) + 32
    }
    const lines = texts(await readInk(inks))
    expect(lines.filter((line) => jobs.some(({ name }) => line.includes(name)))).toEqual(expected)
  })
  await fc.assert(run, { numRuns: 30, seed: 20261130 })
}, 60_000)

test('dates far left of the texts below them, beside a sidebar, belong to the column of those texts', async () => {
  const sidebar = ['Contato', 'Recife, PE', 'Ferramentas', 'Torno CNC', 'Solda MIG', 'Idiomas', 'Inglês', 'Espanhol']
  const usual = ['Relatório semanal de peças para a gerência', 'Reunião de segurança', 'Inventário', 'Treino de novos']
  const shape = fc.record({
    months: fc.constantFrom(
      ['September 2019', 'April 2016', 'January 2011'],
      ['maio 2019', 'abril 2016', 'junho 2011'],
    ),
    edge: fc.integer({ min: 195, max: 225 }),
    indent: fc.integer({ min: 70, max: 84 }),
    leading: fc.integer({ min: 13, max: 16 }),
  })
  const run = fc.asyncProperty(shape, async ({ months, edge, indent, leading }) => {
    const inks: Ink[] = []
    const heights: number[] = []
    const expected: string[] = []
    let y = 107
    const add = (text: string, x: number, size: number, down: number) => {
      inks.push({ text, x, y, size })
      expected.push(text)
      y += down
    }
    for (const [nth, { name, title, tasks }] of jobs.entries()) {
      add(months[nth]!, edge, 9, leading + 4)
      add(name, edge + 30, 12, leading + 4)
      for (const text of [title, ...tasks, ...usual]) {
        heights.push(y + 5)
        add(text, edge + indent, 9, leading)
      }
      y += 14
    }
    inks.push(...sidebar.map((text, at) => ({ text, x: 40, y: heights[at * 2]!, size: 10 })))
    const lines = texts(await readInk(inks))
    expect(lines.filter((line) => expected.includes(line))).toEqual(expected)
    expect(lines.filter((line) => sidebar.includes(line))).toEqual(sidebar)
  })
  await fc.assert(run, { numRuns: 20, seed: 20261130 })
}, 60_000)
