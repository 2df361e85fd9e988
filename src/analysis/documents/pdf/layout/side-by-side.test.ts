// Jobs in cards and sections beside each other, on constructed pages whose rows are shared by what stands side by side.
import { expect, test } from 'bun:test'
import fc from 'fast-check'
import type { Ink } from '../../../../../tests/documents/pdf'
import { readInk } from '../../../../../tests/documents/read-pdf'

const texts = async (inks: readonly Ink[]) => (await readInk(inks)).lines.map(({ text }) => text)

const jobs = [
  ['Nutricionista Clínica', 'Hospital Atalaia', '01/2021 a atual', 'Dietas enterais', 'Visitas diárias'],
  ['Nutricionista Escolar', 'Colégio Barra', '02/2016 a 12/2020', 'Educação alimentar'],
  ['Estagiária de Nutrição', 'Maternidade Sol', '2015 – 2016', 'Apoio ao banco de leite'],
  ['Copeira', 'Refeições Sergipana', 'mar 2012 – jan 2014', 'Porções', 'Limpeza'],
  ['Auxiliar de Cozinha', 'Bar do Porto', '2010 – 2011', 'Preparo de saladas'],
] as const

test('jobs in cards are read card by card, under the heading above them', async () => {
  const shape = fc.record({
    across: fc.constantFrom(2, 3),
    count: fc.integer({ min: 2, max: 5 }),
    left: fc.integer({ min: 34, max: 46 }),
    size: fc.constantFrom(8, 9, 10),
    leading: fc.integer({ min: 12, max: 15 }),
    apart: fc.integer({ min: 14, max: 30 }),
  })
  const run = fc.asyncProperty(shape, async ({ across, count, left, size, leading, apart }) => {
    const inks: Ink[] = [
      { text: 'Ana Duarte Prado', x: 34, y: 50, size: 20 },
      { text: `Atuação em hospital, escola e restaurante ${'industrial '.repeat(5)}`.trim(), x: 34, y: 80, size },
      { text: 'Experiência', x: 34, y: 110, size: 13, bold: true },
    ]
    const expected = inks.map(({ text }) => text)
    let y = 136
    for (let at = 0; at < count; at += across) {
      const row = jobs.slice(at, Math.min(count, at + across))
      for (const [nth, job] of row.entries())
        inks.push(
          ...job.map((text, line) => ({
            text,
            x: left + nth * (across === 2 ? 260 : 175),
            y: y + line * leading,
            size,
            bold: line === 0,
          })),
        )
      expected.push(...row.flat())
      y += 5 * leading + apart
    }
    inks.push({ text: 'Formação', x: 34, y: y + 14, size: 13, bold: true })
    inks.push({ text: 'Bacharelado em Nutrição, Universidade do Porto', x: 34, y: y + 34, size })
    expected.push('Formação', 'Bacharelado em Nutrição, Universidade do Porto')
    expect(await texts(inks)).toEqual(expected)
  })
  await fc.assert(run, { numRuns: 60, seed: 20261124 })
}, 60_000)

test('sections that begin side by side are read one after another, with texts on the same baselines', async () => {
  const shape = fc.record({
    heading: fc.constantFrom({ bold: true }, { bold: false }),
    upper: fc.boolean(),
    lines: fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 })),
    x: fc.integer({ min: 280, max: 330 }),
    indent: fc.constantFrom(0, 12),
  })
  const skills = ['Avaliação nutricional', 'Dietbox', 'Cardápios', 'Boas práticas', 'Excel']
  const languages = ['Inglês intermediário', 'Espanhol básico', 'Libras básico', 'Francês básico', 'Italiano básico']
  const run = fc.asyncProperty(shape, async ({ heading, upper, lines: [left, right], x, indent }) => {
    const named = (text: string) => (upper ? text.toUpperCase() : text)
    const head = (text: string, y: number, at = 40): Ink => ({ text: named(text), x: at, y, size: 13, ...heading })
    const top: Ink[] = [
      { text: 'Ana Duarte Prado', x: 40, y: 50, size: 20 },
      head('Experiência', 90),
      ...jobs[0].map((text, at) => ({ text, x: 40, y: 110 + at * 14, size: 10, bold: at === 0 })),
    ]
    const list = (items: readonly string[], at: number): Ink[] =>
      items.map((text, line) => ({ text, x: at + indent, y: 220 + line * 14, size: 10 }))
    const [one, other] = [
      [head('Competências', 200), ...list(skills.slice(0, left), 40)],
      [head('Idiomas', 200, x), ...list(languages.slice(0, right), x)],
    ]
    const expected = [...top, ...one, ...other].map(({ text }) => text)
    expect(await texts([...top, ...one, ...other])).toEqual(expected)
  })
  await fc.assert(run, { numRuns: 60, seed: 20261124 })
}, 60_000)

test('what belongs to its row stays there: towns and dates at the right, labels, names of columns', async () => {
  const rows: readonly (readonly [string, string, boolean])[] = [
    ['Nutricionista Clínica', 'Aracaju, SE', true],
    ['Hospital Atalaia', '01/2021 – atual', false],
    ['Nutricionista Escolar', 'Recife, PE', true],
    ['Colégio Barra', '02/2016 – 12/2020', false],
  ]
  const inks = rows.flatMap(([left, right, bold], at): Ink[] => [
    { text: left, x: 40, y: 100 + at * 14, size: 10, bold },
    { text: right, x: 430, y: 100 + at * 14, size: 10, bold },
  ])
  const page: Ink[] = [{ text: 'Experiência', x: 40, y: 80, size: 13, bold: true }, ...inks]
  expect(await texts(page)).toEqual(['Experiência', ...rows.map(([left, right]) => `${left} ${right}`)])
})

test('heads that overlap each other are read without an error, wherever they begin', async () => {
  const word = fc.constantFrom('Nutri', 'Hospital Atalaia', 'Copeira do Norte', 'Escola')
  const head = fc.record({ text: word, x: fc.integer({ min: 110, max: 210 }) })
  const run = fc.asyncProperty(fc.array(head, { minLength: 2, maxLength: 4 }), async (heads) => {
    const inks: Ink[] = [
      { text: 'Atuação em hospital, escola e restaurante e muito mais texto corrido', x: 34, y: 80, size: 9 },
      ...heads.map((one) => ({ ...one, y: 110, size: 9, bold: true })),
      ...[34, 300].map((x) => ({ text: 'Dietas enterais', x, y: 124, size: 9 })),
    ]
    expect((await texts(inks)).join(' ')).toContain('Dietas enterais')
  })
  const nutri = { text: 'Nutri', x: 150 }
  const overlapping = [nutri, { text: 'Copeira do Norte', x: 194 }, { text: 'Hospital Atalaia', x: 130 }]
  await fc.assert(run, { numRuns: 60, seed: 1, examples: [[overlapping]] })
})

test('the texts under a label beside each entry are read behind it, on whatever baselines they stand', async () => {
  const shape = fc.record({
    label: fc.constantFrom('Destaques', 'Highlights', 'Key results', 'Principais entregas'),
    count: fc.integer({ min: 2, max: 5 }),
    x: fc.integer({ min: 280, max: 330 }),
    outdent: fc.integer({ min: 6, max: 14 }),
    size: fc.constantFrom(9, 10, 11),
    leading: fc.constantFrom([15, 15], [16, 13], [13, 18]),
    lower: fc.integer({ min: 0, max: 9 }),
  })
  const run = fc.asyncProperty(shape, async ({ label, count, x, outdent, size, leading: [left, right], lower }) => {
    const inks: Ink[] = [
      { text: 'Ana Duarte Prado', x: 60, y: 50, size: 20 },
      { text: 'Experiência', x: 60, y: 90, size: 11 },
    ]
    const expected = inks.map(({ text }) => text)
    let y = 120
    for (const [title, employer, period, ...tasks] of jobs.slice(0, count)) {
      const entry = [employer, period, title]
      const add = (text: string, at: number, line: number, bold = false) =>
        inks.push({ text, x: at, y: line, size, bold })
      for (const [nth, text] of entry.entries()) add(text, 60 + outdent, y + nth * left!, nth === 0)
      add(label, x, y, true)
      for (const [nth, text] of tasks.entries()) add(text, x + 12, y + lower + (nth + 1) * right!)
      expected.push(...entry, label, ...tasks)
      y += 80
    }
    inks.push(
      { text: 'Formação', x: 60, y, size: 11 },
      { text: 'Nutrição, Universidade do Porto', x: 60, y: y + 20, size },
    )
    expected.push('Formação', 'Nutrição, Universidade do Porto')
    expect(await texts(inks)).toEqual(expected)
  })
  await fc.assert(run, { numRuns: 20, seed: 20261130 })
}, 60_000)
