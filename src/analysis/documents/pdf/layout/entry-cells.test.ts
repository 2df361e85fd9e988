// Entries with a cell beside their text, on constructed pages that vary the cell's side, its place in the row, how its period
// wraps, the spacing and what stands around it.
import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import type { Ink } from '../../../../../tests/documents/pdf'
import { read, readInk } from '../../../../../tests/documents/read-pdf'
import { timed } from '../../../../../tests/helpers/linear'
import { LIMITS } from '../../limits'

const texts = async (inks: readonly Ink[]) => (await readInk(inks)).lines.map(({ text }) => text)

const entries = [
  ['Padeira', 'Grano Bistrô', 'Massas de fermentação natural', 'Compra de insumos'],
  ['Confeiteira', 'Doce Lar', 'Tortas e bolos por encomenda', 'Ficha técnica de sobremesas', 'Equipe de seis pessoas'],
  ['Auxiliar de cozinha', 'Padaria Santa Clara', 'Limpeza e organização do estoque'],
] as const
const periodCells = [
  [['03/2021 – 09/2023'], ['11/2018 – 02/2021'], ['05/2015 – 10/2018']],
  [
    ['03/2021 –', '09/2023'],
    ['11/2018 –', '02/2021'],
    ['05/2015 –', '10/2018'],
  ],
  [
    ['março de 2021', 'até atual'],
    ['nov. 2018 até', 'fev. 2021'],
    ['maio de 2015', 'a out. 2018'],
  ],
  [
    ['2021', '2023'],
    ['2018', '2021'],
    ['2015', '2018'],
  ],
  [
    ['mar 2021 – set', '2023 (2 anos)'],
    ['nov de 2018 – fev', 'de 2021 (3 anos)'],
    ['2015 – 2018 (3 anos', 'e 2 meses)'],
  ],
] as const
const head = ['Ana Duarte Prado', 'Recife, PE, (81) 98122-6674, ana@example.com']
const foot = ['Formação', 'Curso técnico de panificação pelo Senac de Recife', 'Idiomas', 'Inglês intermediário']

const design = fc.record({
  side: fc.constantFrom('left', 'right'),
  centred: fc.boolean(),
  periods: fc.constantFrom(...periodCells),
  size: fc.constantFrom(9, 10.5),
  leading: fc.integer({ min: 12, max: 15 }),
  apart: fc.integer({ min: 10, max: 18 }),
})

test('a period in a cell of its own is read on the first line of its entry', async () => {
  const run = fc.asyncProperty(design, async ({ side, centred, periods, size, leading, apart }) => {
    const [text, cell] = side === 'left' ? [170, 50] : [50, 460]
    const inks: Ink[] = head.map((line, at) => ({ text: line, x: 50, y: 50 + at * 20, size: at === 0 ? 20 : size }))
    inks.push({ text: 'Experiência', x: 50, y: 110, size: 13, bold: true })
    const expected = [...head, 'Experiência']
    let y = 140
    for (const [nth, lines] of entries.entries()) {
      const period = periods[nth]!
      // A date in the middle of its row seldom stands exactly beside a line.
      const from = centred ? y + ((lines.length - period.length) * leading) / 2 : y
      inks.push(...period.map((date, at) => ({ text: date, x: cell, y: from + at * leading, size })))
      inks.push(...lines.map((line, at) => ({ text: line, x: text, y: y + at * leading, size, bold: at === 0 })))
      const isBare = period.every((date) => /^\d{4}$/.test(date))
      const dated = [period.join(isBare ? ' – ' : ' '), lines[0]]
      expected.push((side === 'left' ? dated : dated.toReversed()).join(' '), ...lines.slice(1))
      y += lines.length * leading + apart
    }
    inks.push(...foot.map((line, at) => ({ text: line, x: 50, y: y + 20 + at * 22, size })))
    expect(await texts(inks)).toEqual([...expected, ...foot])
  })
  await fc.assert(run, { numRuns: 60, seed: 20261124 })
}, 120_000)

test('a heading in a cell beside its tasks is read whole before them', async () => {
  const shape = fc.record({ leading: fc.integer({ min: 12, max: 15 }), apart: fc.integer({ min: 10, max: 18 }) })
  const run = fc.asyncProperty(shape, async ({ leading, apart }) => {
    const inks: Ink[] = head.map((line, at) => ({ text: line, x: 50, y: 50 + at * 20, size: at === 0 ? 20 : 10 }))
    const expected = [...head]
    let y = 130
    for (const [nth, [title, employer, ...tasks]] of entries.entries()) {
      const cell = [title, employer, periodCells[0]![nth]![0]]
      inks.push(...cell.map((line, at) => ({ text: line, x: 50, y: y + at * leading, size: 10 })))
      inks.push(...tasks.map((line, at) => ({ text: line, x: 220, y: y + at * leading, size: 10 })))
      expected.push(...cell, ...tasks)
      y += 3 * leading + apart
    }
    inks.push(...foot.map((line, at) => ({ text: line, x: 50, y: y + 20 + at * 22, size: 10 })))
    expect(await texts(inks)).toEqual([...expected, ...foot])
  })
  await fc.assert(run, { numRuns: 20, seed: 20261124 })
}, 120_000)

test('a sidebar with dates beside a text with dates is a column, and dates at the end of lines stay there', async () => {
  const left = ['Formação', 'Senac', '2010', 'Idiomas', 'Inglês', 'Espanhol', 'Cursos', 'Panificação', '2012']
  const right = entries.flatMap((lines, nth) => [`${lines[0]}, ${periodCells[0]![nth]![0]}`, ...lines.slice(1)])
  const inks: Ink[] = [
    ...left.map((text, at) => ({ text, x: 50, y: 100 + at * 19, size: 10 })),
    ...right.map((text, at) => ({ text, x: 220, y: 104 + at * 14, size: 10 })),
  ]
  expect(await texts(inks)).toEqual([...left, ...right])
})

test('a period that fills its cell is cut from the text that begins where the cell ends', async () => {
  const font = await (await PDFDocument.create()).embedFont(StandardFonts.Helvetica)
  const fill = fc.record({
    first: fc.constantFrom('março de 2021 – abril de', '03/2021 – 09/2023', 'Mar 2021 – Present', '2018 a jan'),
    apart: fc.integer({ min: 0, max: 15 }).map((tenths) => tenths / 10),
    size: fc.constantFrom(9, 10, 11),
  })
  const run = fc.asyncProperty(fill, async ({ first, apart, size }) => {
    const x = 50 + font.widthOfTextAtSize(first, size) + apart
    const inks: Ink[] = [{ text: 'Ana Duarte Prado', x: 50, y: 50, size: 20 }]
    for (const [nth, [title, ...rest]] of entries.entries()) {
      const y = 120 + nth * 110
      inks.push({ text: nth === 0 ? first : '2015 – 2016', x: 50, y, size })
      if (first.endsWith('de') || first.endsWith('jan')) inks.push({ text: '2017', x: 50, y: y + 14, size })
      inks.push(...[title, ...rest].map((text, at) => ({ text, x, y: y + at * 14, size })))
    }
    const rest = first.endsWith('de') || first.endsWith('jan') ? ' 2017' : ''
    expect(await texts(inks)).toContain(`${first}${rest} ${entries[0][0]}`)
  })
  await fc.assert(run, { numRuns: 30, seed: 20261124 })
})

/** One page as tall as its rows, each with a text at every 130 points. */
const tallPage = async (rows: number, cells: readonly string[]): Promise<Uint8Array> => {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const sheet = pdf.addPage([600, rows * 13 + 100])
  for (let row = 0; row < rows; row++)
    for (const [at, text] of cells.entries())
      sheet.drawText(text, { x: 50 + at * 130, y: (rows - row) * 13 + 50, size: 10, font })
  return pdf.save()
}

// What looks at every row for each row takes sixteen times as long.
test.each([
  ['a cell of one group', ['xy', 'Aab']],
  ['pieces of periods', ['de', 'Aab']],
  ['many edges', ['x', 'a', 'b', 'c']],
] as const)(
  'four times as many rows with %s take about four times as long',
  async (_, cells) => {
    const [few, many] = await Promise.all([tallPage(500, cells), tallPage(2_000, cells)])
    // As many rows as text may have on several pages, here on one.
    const limits = { ...LIMITS, side: Number.POSITIVE_INFINITY }
    const short = await timed(() => read(few, limits))
    expect(await timed(() => read(many, limits))).toBeLessThan(8 * Math.max(short, 200))
  },
  120_000,
)

test('no period stands beside two entries, and what stands above the first cell stays', async () => {
  const size = 11
  const at = (text: string, x: number, y: number, bold = false): Ink => ({ text, x, y, size, bold })
  const lines = ['Profissional pontual e com facilidade de aprender que busca crescer na empresa e', 'ajudar a equipe.']
  const inks = [
    { ...at('Ednaldo Furtado', 50, 60, true), size: 18 },
    ...[
      at('Perfil', 50, 90, true),
      at(lines[0]!, 50, 103.5),
      at(lines[1]!, 50, 117),
      at('Experiência', 50, 130.5, true),
    ],
    ...[at('02/2018 até o', 50, 144), at('Concessionária Fipal', 165, 144), at('momento', 50, 157.5)],
    ...[at('Mecânico', 165, 157.5), at('Revisão de motores', 165, 171)],
    ...[at('02/2017 a 01/2018', 50, 198), at('Retífica São Jorge', 165, 198), at('Ajudante', 165, 211.5)],
    at('Troca de óleo', 165, 225),
  ]
  const found = await texts(inks)
  expect(found.filter((text) => text.includes('02/2017'))).toEqual(['02/2017 a 01/2018 Retífica São Jorge'])
  expect(found).toEqual(expect.arrayContaining(['ajudar a equipe.', 'Experiência']))
})

test('a timeline whose jobs stand close is read job by job, and what stands below its left column breaks none', async () => {
  const close = fc.record({
    leading: fc.integer({ min: 11, max: 14 }),
    apart: fc.integer({ min: 3, max: 12 }),
    below: fc.boolean(),
  })
  const run = fc.asyncProperty(close, async ({ leading, apart, below }) => {
    const inks: Ink[] = head.map((line, at) => ({ text: line, x: 50, y: 50 + at * 20, size: at === 0 ? 20 : 10 }))
    inks.push({ text: 'Experiência', x: 50, y: 110, size: 13, bold: true })
    const expected = [...head, 'Experiência']
    let y = 140
    for (const [nth, [title, employer, task]] of entries.entries()) {
      const [period] = periodCells[0][nth]!
      inks.push({ text: period, x: 50, y, size: 10 }, { text: employer, x: 50, y: y + leading, size: 10 })
      inks.push({ text: title, x: 190, y, size: 10, bold: true }, { text: task, x: 190, y: y + leading, size: 10 })
      expected.push(period, employer, title, task)
      y += 2 * leading + apart
    }
    const end = below
      ? ['Formação', 'Administração', 'Escola Sol', '2008 - 2010']
      : ['Formação', 'Ensino médio completo']
    inks.push(...end.map((line, at) => ({ text: line, x: 50, y: y + 25 + at * 13, size: 10 })))
    expect(await texts(inks)).toEqual([...expected, ...end])
  })
  await fc.assert(run, { numRuns: 20, seed: 20261129 })
}, 120_000)
