// Reads pages in two columns by construction: whatever the edges, gaps, sizes and heads, each column's lines stay together.
import { expect, test } from 'bun:test'
import { column, type Ink } from '../../../../../tests/documents/pdf'
import { readInk, texts } from '../../../../../tests/documents/read-pdf'
import { twoColumns } from '../../../../../tests/documents/two-columns'

/** Designs of which a few are left: columns whose lines stand level throughout look like rows. */
const DESIGNS = 120
const LEFT_OVER = 5

test('the lines of each column are read together, whatever their edges', async () => {
  const wrong: number[] = []
  for (let seed = 0; seed < DESIGNS; seed++) {
    const { pages, expected } = twoColumns(seed)
    const lines = texts(await readInk(...pages))
    if (lines.join('\n') !== expected.join('\n')) wrong.push(seed)
  }
  expect(wrong.length, `${wrong}`).toBeLessThanOrEqual(LEFT_OVER)
}, 60_000)

test('a sidebar beside entries with dates in a margin divides neither them nor the name', async () => {
  const names = ['Valdirene', 'Aparecida', 'Siqueira'].map(
    (text, at): Ink => ({ text, x: 20, y: 178 + at * 19, size: 22 }),
  )
  const side = ['Técnica em Segurança', 'Sumaré - SP', '(19) 99812-4407', 'val@example.com', 'APR', 'NR-12', 'PGR']
  const entries = ['2021 a 2023', '2017 a 2021', '2013 a 2017', '2010 a 2013', '2007 a 2009', '2004 a 2006']
  const expected = entries.map((period, at) => `${period} Cargo ${at} Empresa ${'ABCDEF'[at]}`)
  const { lines, columns } = await readInk([
    ...names,
    ...side.map((text, at): Ink => ({ text, x: 20, y: 243 + at * 18, size: 10 })),
    { text: 'experiência', x: 205, y: 26, size: 16 },
    ...entries.flatMap((period, at): Ink[] => [
      { text: period, x: 208, y: 50 + at * 49, size: 9 },
      { text: `Cargo ${at}`, x: 290, y: 50 + at * 49, size: 10 },
      { text: `Empresa ${'ABCDEF'[at]}`, right: 550, y: 50 + at * 49, size: 8 },
      { text: `Conduzi a obra número ${at} da equipe com prazos e custos em dia.`, x: 290, y: 62 + at * 49, size: 10 },
    ]),
  ])
  expect(columns).toBe(2)
  expect(lines.slice(0, 10).map(({ text }) => text)).toEqual([...names.map(({ text }) => text), ...side])
  expect(lines.map(({ text }) => text).filter((text) => text.includes('Cargo'))).toEqual(expected)
})

test.each([0, 1, 3])('dates at the right edge above two columns stay in their rows: %p tasks', async (tasks) => {
  const inks: Ink[] = []
  const expected: string[] = []
  let y = 60
  for (const [at, period] of ['2021 – atual', '2018 – 2021', '2015 – 2018', '2012 – 2015'].entries()) {
    inks.push({ text: `Cargo ${at}`, x: 50, y, bold: true, size: 10 }, { text: period, right: 545, y, size: 10 })
    const below = [`Empresa ${at}, Recife`].concat(
      Array.from(
        { length: tasks },
        (_, nth) => `${at}${nth} Conduzi a equipe comercial, com metas e prazos cumpridos no interior do estado.`,
      ),
    )
    inks.push(...column(below, 50, y + 13, 13).map((ink) => ({ ...ink, size: 10 })))
    expected.push(`Cargo ${at} ${period}`, ...below)
    y += 13 * below.length + 21
  }
  const left = Array.from({ length: 9 }, (_, at) => `Curso ${at} de uma escola técnica estadual`)
  const right = Array.from({ length: 10 }, (_, at) => `Ferramenta ${at}`)
  const columns = [...column(left, 50, y + 20, 15), ...column(right, 330, y + 20, 13)]
  expect(texts(await readInk([...inks, ...columns.map((ink) => ({ ...ink, size: 10 }))]))).toEqual([
    ...expected,
    ...left,
    ...right,
  ])
})

test('an address that runs out of its sidebar beside the text stays in it', async () => {
  const side = [
    'Contato',
    'Recife, PE',
    'maria.aparecida@exemplo.com.br',
    '(81) 98888-7777',
    'Idiomas',
    'Inglês',
    'Espanhol',
  ]
  const main = Array.from({ length: 14 }, (_, at) => `${at} Conduzi o projeto da equipe comercial`)
  const lines = texts(
    await readInk([
      { text: 'Maria Aparecida dos Santos Prado', x: 105, y: 60, size: 26 },
      ...column(main, 250, 110, 13).map((ink, at) => ({
        ...ink,
        x: at === 2 ? 320 : at % 5 === 0 ? 205 : 250,
        size: 10,
      })),
      ...side.map((text, at): Ink => ({ text, x: 105, y: 112 + at * 15, size: 10 })),
    ]),
  )
  expect(lines).toEqual(['Maria Aparecida dos Santos Prado', ...side, ...main])
})

test.each([0, 0.3, 0.6, 0.9])(
  'a gap of five points divides at any fraction of a point, also rows read as one text: %p',
  async (part) => {
    const left = ['Escola Estadual', 'Curso técnico', 'Recife', 'Excel', 'Word', 'Inglês', 'Espanhol', 'Libras']
    const edge = 219 + part
    const right = Array.from({ length: 14 }, (_, at) => `${at} Conduzi o projeto da equipe comercial`)
    const inks: Ink[] = [
      ...left.map(
        (text, at): Ink => ({ text, right: at % 3 === 0 ? edge - 5.2 : edge - 60, y: 60 + at * 15, size: 10 }),
      ),
      { text: 'Hotel Farol da Barra', x: edge, y: 60, size: 10 },
      ...column(right, edge, 76, 12).map((ink) => ({ ...ink, size: 10 })),
    ]
    expect(texts(await readInk(inks))).toEqual([...left, 'Hotel Farol da Barra', ...right])
  },
)

test.each([0, 1, 2, 3, 4, 5])(
  'blocks of a period and a town beside their entries are a margin: design %p',
  async (design) => {
    const periods = ['Ago 2018', 'Mar 2013 - Jul 2018', 'Set 2010 - Fev 2013', 'Jan 2008 - Ago 2010']
    const towns = ['VITÓRIA', 'VILA VELHA', 'SERRA', 'SERRA']
    const tasks = ['Conduzi a equipe comercial', 'Ordenha e banco de leite', 'Controle de qualidade', 'Treinei colegas']
    const [leading, apart, lower] = [12 + (design % 3), 16 + design * 2, design % 2 === 0 ? -1.2 : 2.3]
    const inks: Ink[] = []
    let y = 80
    for (const [at, period] of periods.entries()) {
      inks.push(
        { text: period, x: 66, y: y + lower, size: 10 },
        { text: towns[at]!, x: 66, y: y + lower + 11, size: 8 },
      )
      const entry = [`Cargo ${at}`, `Empresa ${at}`, ...tasks.slice(0, 2 + ((at + design) % 3))]
      inks.push(...column(entry, 190, y, leading).map((ink) => ({ ...ink, size: 10.5 })))
      y += entry.length * leading + apart
    }
    const text = texts(await readInk(inks)).join(' ')
    const inOrder = periods.flatMap((period, at) => [period, `Cargo ${at}`]).map((part) => text.indexOf(part))
    expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b))
  },
)
