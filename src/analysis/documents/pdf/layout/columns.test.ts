// Column detection on constructed pages that vary the gap, the alignment and the continuation on the next page.
import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { type Ink, WIDTH } from '../../../../../tests/documents/pdf'
import { readInk as read } from '../../../../../tests/documents/read-pdf'
import type { Document } from '../../document'

const font = await (await PDFDocument.create()).embedFont(StandardFonts.Helvetica)
const widthOf = (text: string, size: number): number => font.widthOfTextAtSize(text, size)

const words =
  'Planejei campanhas com equipe de vendas no varejo e aumentei o faturamento da rede em lojas do interior'.split(' ')
/** Lines of prose that fill the column, as justified text does. */
const prose = (count: number, width: number, size: number): string[] =>
  Array.from({ length: count }, (_, at) => {
    let line = `L${at}`
    for (let next = at; widthOf(`${line} ${words[next % words.length]}`, size) <= width; next++)
      line += ` ${words[next % words.length]}`
    return line
  })
const texts = (document: Document, page = 1): string[] =>
  document.lines.filter((line) => line.page === page).map(({ text }) => text)

const LEFT = 50
const SIZE = 10
const down = (lines: readonly string[], x: number, top: number, leading: number): Ink[] =>
  lines.map((text, at) => ({ text, x, y: top + at * leading, size: SIZE }))

const layout = fc.record({
  gap: fc.integer({ min: 10, max: 44 }),
  left: fc.integer({ min: 12, max: 22 }),
  right: fc.integer({ min: 9, max: 22 }),
  leading: fc.integer({ min: 12, max: 15 }),
  shift: fc.integer({ min: 0, max: 7 }),
  width: fc.integer({ min: 190, max: 230 }),
})

test('text that fills its column is read down it, however narrow the gap', async () => {
  const run = fc.asyncProperty(layout, async ({ gap, left, right, leading, shift, width }) => {
    const [first, second] = [prose(left, width, SIZE), prose(right, width, SIZE).map((line) => `R${line}`)]
    const start = LEFT + width + gap
    const document = await read([
      { text: 'Helena Duarte Prado', x: LEFT, y: 40, size: 20 },
      ...down(first, LEFT, 90, leading),
      ...down(second, start, 90 + shift, leading),
    ])
    expect(texts(document)).toEqual(['Helena Duarte Prado', ...first, ...second])
  })
  await fc.assert(run, { numRuns: 20 })
})

test('a larger heading beside a full line is not part of that line', async () => {
  const first = prose(16, 220, SIZE)
  const second = prose(14, 180, SIZE)
  const inks = [...down(first, LEFT, 90, 14), ...down(second, 285, 90, 14)]
  const document = await read(
    inks.map((ink, at) => (at === first.length + 6 ? { ...ink, text: 'Habilidades', size: 14 } : ink)),
  )
  expect(texts(document)).toEqual([...first, ...second.with(6, 'Habilidades')])
})

test('a column continues on the next page, even if the other one ends there', async () => {
  const side = prose(14, 130, SIZE)
  const main = prose(16, 330, SIZE)
  const run = fc.asyncProperty(
    fc.integer({ min: 0, max: 3 }),
    fc.integer({ min: 4, max: 14 }),
    fc.boolean(),
    async (rest, more, mirrored) => {
      const [sideX, mainX] = mirrored ? [400, LEFT] : [LEFT, 210]
      const sideColumn = mirrored ? 1 : 0
      const fill = (lines: readonly string[]) => (mirrored ? lines.map((line) => line.slice(0, 60).trim()) : lines)
      const page = (count: number, sides: number): Ink[] => [
        ...down(fill(main).slice(0, count), mainX, 90, 14),
        ...down(side.slice(0, sides), sideX, 90, 14),
      ]
      const document = await read(page(16, 14), page(more, rest))
      const second = document.lines.filter((line) => line.page === 2)
      expect(second.filter(({ column }) => column === sideColumn).map(({ text }) => text)).toEqual(side.slice(0, rest))
      expect(second.filter(({ column }) => column !== sideColumn).map(({ text }) => text)).toEqual(
        fill(main).slice(0, more),
      )
    },
  )
  await fc.assert(run, { numRuns: 15 })
})

test('centred headings are not a column', async () => {
  const headings = ['Resumo', 'Objetivo', 'Formação', 'Experiência', 'Idiomas', 'Cursos', 'Projetos', 'Prêmios']
  const inks = headings.flatMap((text, at): Ink[] => [
    { text, x: (WIDTH - widthOf(text, 12)) / 2, y: 80 + at * 60, size: 12 },
    { text: prose(1, 300, SIZE)[0]!, x: LEFT, y: 100 + at * 60, size: SIZE },
    { text: 'Segunda linha', x: LEFT, y: 115 + at * 60, size: SIZE },
  ])
  const document = await read(inks)
  expect(document.columns).toBe(1)
  expect(texts(document)).toEqual(inks.map(({ text }) => text))
})

test('headings and dates left of the right column’s texts belong to that column', async () => {
  const side = prose(16, 120, SIZE)
  const run = fc.asyncProperty(
    fc.integer({ min: 6, max: 28 }),
    fc.integer({ min: 0, max: 6 }),
    fc.boolean(),
    async (outdent, shift, dated) => {
      const start = 240
      const texts = [0, 1, 2].flatMap((job): Ink[] => [
        { text: `R${job} Cargo na Empresa`, x: start, y: 110 + shift + job * 90, size: SIZE, bold: true },
        ...down(
          prose(4, 260, SIZE).map((line) => `R${job}${line}`),
          start,
          124 + shift + job * 90,
          14,
        ),
      ])
      const margin = [0, 1, 2].map(
        (job): Ink =>
          dated
            ? { text: `20${11 + job}–20${12 + job}`, right: start - 8, y: 110 + shift + job * 90, size: 8 }
            : { text: `Seção ${'ABC'[job]}`, x: start - outdent, y: 96 + shift + job * 90, size: 13, bold: true },
      )
      const document = await read([...down(side, LEFT, 90, 14), ...margin, ...texts])
      const right = document.lines.filter(({ column }) => column === 1)
      expect(document.lines.filter(({ column }) => column === 0).map(({ text }) => text)).toEqual(side)
      expect(right.filter(({ text }) => /^(?:Seção|20\d\d)/.test(text))).toHaveLength(3)
    },
  )
  await fc.assert(run, { numRuns: 15 })
})

test('a margin of headings beside their texts is no column', async () => {
  const headings = ['Resumo', 'Experiência', 'Formação', 'Habilidades', 'Idiomas', 'Cursos', 'Prêmios']
  const run = fc.asyncProperty(fc.integer({ min: 2, max: 4 }), fc.integer({ min: 0, max: 3 }), async (lines, lower) => {
    const step = 14 * (lines + 1)
    const inks = headings.flatMap((text, at): Ink[] => [
      { text, right: 190, y: 90 + lower + at * step, size: 11, bold: true },
      ...down(
        prose(lines, 330, SIZE).map((line) => `${at}${line}`),
        210,
        90 + at * step,
        14,
      ),
    ])
    const document = await read(inks)
    expect(document.columns).toBe(1)
    const first = (text: string) => document.lines.findIndex((line) => line.text.includes(text))
    for (const [at, text] of headings.entries()) expect(Math.abs(first(text) - first(`${at}L0`))).toBeLessThanOrEqual(1)
  })
  await fc.assert(run, { numRuns: 12 })
})

test('a margin of dates and labels is no column where an entry’s dates push its text to the right', async () => {
  const run = fc.asyncProperty(
    fc.integer({ min: 1, max: 2 }),
    fc.constantFrom('Julho de 2015 – Março de 2020', 'Novembro de 2010 – Junho de 2015'),
    fc.integer({ min: 12, max: 16 }),
    async (lines, long, leading) => {
      const [left, start] = [60, 150]
      let y = 60
      const inks: Ink[] = []
      const down1 = (text: string, x: number, more: Partial<Ink> = {}) => inks.push({ text, x, y, size: SIZE, ...more })
      const next = (by = leading) => {
        y += by
      }
      for (const [label, value] of [
        ['Telefone', '(81) 98888-7777'],
        ['E-mail', 'ana@exemplo.com'],
        ['Endereço', 'Recife, PE'],
      ]) {
        down1(label!, left)
        down1(value!, start)
        next(20)
      }
      const entries: Record<string, string[]> = {
        Experiência: [long, long],
        Formação: ['2007–2009'],
        Cursos: ['2007–2009'],
      }
      for (const heading of ['Experiência', 'Formação', 'Cursos', 'Resumo', 'Idiomas']) {
        down1(heading, left, { bold: true, size: 12 })
        next(20)
        if (!entries[heading]) {
          down1(prose(1, 360, SIZE)[0]!, start)
          next(20)
        }
        for (const dates of entries[heading] ?? []) {
          down1(dates, left)
          down1(`Cargo, ${heading} Azul`, Math.max(start, left + widthOf(dates, SIZE) + 8))
          next()
          for (const text of prose(lines, 360, SIZE)) {
            down1(text, start)
            next()
          }
        }
      }
      const document = await read(inks)
      expect(document.columns).toBe(1)
      expect(texts(document).filter((text) => text.includes('2007–2009') && text.includes('Azul'))).toHaveLength(2)
    },
  )
  await fc.assert(run, { numRuns: 15 })
})

test('dates at the right margin of the left column stay with it, however near the sidebar is', async () => {
  const run = fc.asyncProperty(fc.integer({ min: 10, max: 26 }), fc.integer({ min: 3, max: 7 }), async (gap, shift) => {
    const start = 390
    const main = [0, 1, 2].flatMap((job): Ink[] => [
      { text: `Empresa ${'ABC'[job]}`, x: LEFT, y: 100 + job * 100, size: SIZE, bold: true },
      { text: `20${11 + job} – 20${12 + job}`, right: start - gap, y: 100 + job * 100, size: SIZE },
      ...down(prose(5, 230, SIZE), LEFT, 114 + job * 100, 14),
    ])
    const side = prose(22, 130, SIZE).map((line) => `S${line}`)
    const document = await read([...main, ...down(side, start, 100 + shift, 13)])
    const left = texts(document).filter((_, at) => document.lines[at]!.column === 0)
    expect(left.filter((text) => /^Empresa . .*20\d\d – 20\d\d/.test(text))).toHaveLength(3)
  })
  await fc.assert(run, { numRuns: 15 })
})

test('dates flush right of jobs stay with them where sections stand side by side below', async () => {
  const page = fc.record({
    jobs: fc.integer({ min: 2, max: 4 }),
    tasks: fc.integer({ min: 1, max: 3 }),
    right: fc.integer({ min: 540, max: 560 }),
    start: fc.integer({ min: 300, max: 330 }),
    skills: fc.integer({ min: 6, max: 9 }),
    dates: fc.constantFrom(
      ['Nov 2022 – Present', 'Feb 2021 – Oct 2022', 'Apr 2019 – Dec 2020', '2017 – 2018'],
      ['03/2021 – atual', '2019 – 2021', '06/2016 a 12/2018', '2012 – 2015'],
    ),
  })
  const run = fc.asyncProperty(page, async ({ jobs, tasks, right, start, skills, dates }) => {
    const inks: Ink[] = [{ text: 'Helena Duarte Prado', x: LEFT, y: 40, size: 20 }]
    let y = 90
    for (let job = 0; job < jobs; job++) {
      inks.push(
        { text: `Cargo ${'ABCD'[job]}`, x: LEFT, y, size: SIZE, bold: true },
        { text: dates[job]!, right, y, size: SIZE },
      )
      inks.push(...down([`Empresa ${'ABCD'[job]}, Recife`, ...prose(tasks, 200, SIZE)], LEFT, y + 14, 14))
      y += 14 * (tasks + 3)
    }
    const schools = Array.from({ length: 6 }, (_, at) => `Curso de Escola ${at}`)
    inks.push(...down(['Formação', ...schools], LEFT, y + 20, 14))
    inks.push(
      ...down(['Habilidades', ...Array.from({ length: skills }, (_, at) => `Ferramenta ${at}`)], start, y + 20, 14),
    )
    const document = await read(inks)
    const dated = texts(document).filter((text) => /^Cargo . .*(?:20|19)\d\d/.test(text))
    expect(dated).toHaveLength(jobs)
    expect(texts(document).slice(-skills - 1)).toEqual([
      'Habilidades',
      ...Array.from({ length: skills }, (_, at) => `Ferramenta ${at}`),
    ])
  })
  await fc.assert(run, { numRuns: 20, seed: 20261128 })
})

test('labels that end beside their texts stay in their rows, under headings of their own', async () => {
  const form = fc.record({
    labels: fc.constantFrom(
      ['Período', 'Função', 'Principais atividades', 'Empregador'],
      ['Dates', 'Occupation or position held', 'Main activities', 'Name of employer'],
    ),
    jobs: fc.integer({ min: 2, max: 4 }),
    wrapped: fc.integer({ min: 0, max: 1 }),
    edge: fc.integer({ min: 200, max: 260 }),
    leading: fc.integer({ min: 12, max: 14 }),
    heading: fc.constantFrom(10.5, 12),
  })
  const run = fc.asyncProperty(form, async ({ labels, jobs, wrapped, edge, leading, heading }) => {
    const ends = (text: string, y: number, size = SIZE): Ink => ({ text, x: edge - widthOf(text, size), y, size })
    const inks: Ink[] = []
    const expected: string[] = []
    let y = 50
    for (const [section, count] of [
      ['Informação pessoal', 1],
      ['Experiência profissional', jobs],
      ['Educação e formação', 1],
      ['Competências pessoais', 1],
    ] as const) {
      inks.push({ ...ends(section, y, heading), bold: true, x: edge - widthOf(section, heading) * 1.07 })
      expected.push(section)
      y += leading + 4
      for (let job = 0; job < count; job++)
        for (const [at, label] of labels.entries()) {
          const lines = at === 2 ? prose(1 + wrapped, 200, SIZE) : [`Texto ${job} ${at}`]
          inks.push(ends(label, y), ...down(lines, edge + 20, y, leading))
          expected.push(`${label} ${lines[0]}`, ...lines.slice(1))
          y += lines.length * leading
        }
      y += leading
    }
    expect(texts(await read(inks))).toEqual(expected)
  })
  await fc.assert(run, { numRuns: 40, seed: 20261124 })
}, 60_000)
