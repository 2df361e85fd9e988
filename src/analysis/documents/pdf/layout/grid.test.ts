// Tables of jobs and of schools, drawn with many names and orders of columns, wrapped cells, alignments and rules.
import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { rgb } from 'pdf-lib'
import { type Ink, makePdf } from '../../../../../tests/documents/pdf'
import { read } from '../../../../../tests/documents/read-pdf'
import { readResume } from '../../../resume/reading'

type Key = 'employer' | 'title' | 'from' | 'to'
const employerHeads = ['Empresa', 'Empregador', 'Employer', 'Company']
const titleHeads = ['Função', 'Cargo', 'Post', 'Position held']
const fromHeads = ['Admissão', 'Início', 'From', 'Start date']
const toHeads = ['Saída', 'Término', 'To', 'End date']
const WIDTHS = { employer: 170, title: 130, from: 78, to: 78 }

const jobs = [
  {
    employer: ['Condomínio Mirante do', 'Capibaribe'],
    title: ['Eletricista predial'],
    from: '10/02/2020',
    to: '30/09/2024',
  },
  { employer: ['Construtora Pedra Ltda'], title: ['Eletricista de obras'], from: '05/08/2014', to: '19/12/2019' },
  {
    employer: ['Instaladora Voltagem Ltda'],
    title: ['Ajudante de', 'eletricista'],
    from: '01/03/2010',
    to: '31/07/2014',
  },
]
const head: readonly Ink[] = [
  { text: 'Edvaldo Passos', x: 60, y: 60, size: 18 },
  { text: 'edvaldo@example.com', x: 60, y: 80 },
  { text: 'EXPERIÊNCIA PROFISSIONAL', x: 60, y: 110, bold: true },
]

const design = fc.record({
  names: fc.integer({ min: 0, max: 3 }),
  order: fc.shuffledSubarray<Key>(['employer', 'title'], { minLength: 2 }),
  datesFirst: fc.boolean(),
  gap: fc.integer({ min: 8, max: 20 }),
  size: fc.constantFrom(8.5, 9, 9.5),
  leading: fc.integer({ min: 11, max: 13 }),
  pad: fc.integer({ min: 2, max: 9 }),
  centred: fc.boolean(),
  boldNames: fc.boolean(),
  rules: fc.boolean(),
  form: fc.boolean(),
})

test('a table of jobs is read row by row, whatever its names, order and wrapped cells', async () => {
  const run = fc.asyncProperty(
    design,
    async ({ names, order, datesFirst, gap, size, leading, pad, centred, boldNames, rules, form }) => {
      const keys: Key[] = datesFirst ? ['from', 'to', ...order] : [...order, 'from', 'to']
      const texts: Record<Key, string> = {
        employer: employerHeads[names]!,
        title: titleHeads[names]!,
        from: fromHeads[names]!,
        to: toHeads[names]!,
      }
      const left = new Map<Key, number>()
      let edge = 60
      for (const key of keys) {
        left.set(key, edge)
        edge += WIDTHS[key] - 20 + gap
      }
      const inks: Ink[] = [
        ...head,
        ...keys.map((key) => ({ text: texts[key], x: left.get(key)!, y: 128, size, bold: boldNames })),
      ]
      const lines: number[] = []
      let y = 128 + leading + pad
      for (const job of jobs) {
        const high = Math.max(job.employer.length, job.title.length)
        lines.push(y - leading)
        for (const key of keys) {
          const own = [job[key]].flat()
          const down = centred ? ((high - own.length) * leading) / 2 : 0
          inks.push(...own.map((text, nth) => ({ text, x: left.get(key)!, y: y + down + nth * leading, size })))
        }
        y += high * leading + pad
      }
      inks.push({ text: 'CURSOS', x: 60, y: y + 22, bold: boldNames }, { text: 'NR-10 e NR-35', x: 60, y: y + 36 })
      if (form)
        for (const [nth, [label, value]] of [
          ['Estado civil', 'União estável'],
          ['Endereço', 'Rua do Sol, 7'],
          ['Celular', '(81) 98612-7745'],
        ].entries())
          inks.push({ text: label!, x: 60, y: y + 60 + nth * 14 }, { text: value!, x: 190, y: y + 60 + nth * 14 })
      const pdf = await makePdf([inks], (page) => {
        for (const line of rules ? lines : [])
          page.drawLine({ start: { x: 56, y: 842 - line }, end: { x: 540, y: 842 - line }, color: rgb(0, 0, 0) })
      })
      const { roles } = readResume(await read(pdf))
      expect(
        roles.map(({ title, employer, dates }) => [
          title,
          employer,
          dates?.from.year,
          typeof dates?.to === 'object' && dates.to?.year,
        ]),
      ).toEqual(
        jobs.map(({ title, employer, from, to }) => [
          title.join(' '),
          employer.join(' '),
          Number(from.slice(6)),
          Number(to.slice(6)),
        ]),
      )
    },
  )
  await fc.assert(run, { numRuns: 14 })
})

test.each([
  [
    ['Curso', 'Instituição', 'Conclusão'],
    [
      ['Técnico em Eletrotécnica', 'ETE Miguel Batista', '2013'],
      ['Ensino Médio', 'Colégio Sol', '2009'],
    ],
  ],
  [
    ['Institution', 'Qualification', 'Year'],
    [
      ['Hudson College', 'BSc Physics', '2013'],
      ['Vaal University', 'MSc Physics', '2016'],
    ],
  ],
  [
    ['Year', 'Degree', 'University'],
    [
      ['2013', 'BSc Physics', 'Hudson University'],
      ['2016', 'MSc Physics', 'Vaal University'],
    ],
  ],
])('a table of schools under %p names no school of its own', async (names, rows) => {
  const inks = [names, ...rows].flatMap((cells, at) =>
    cells.map((text, nth) => ({ text, x: 60 + nth * 160, y: 150 + at * 15 })),
  )
  const page = await makePdf([
    [
      { text: 'Ana Prado', x: 60, y: 60, size: 18 },
      { text: 'ana@example.com - Recife, PE - dez palavras no mínimo', x: 60, y: 90 },
      { text: 'EDUCATION', x: 60, y: 130, bold: true },
      ...inks,
    ],
  ])
  const { sections, roles } = readResume(await read(page))
  const { findSchools } = await import('../../../resume/reading/education/schools')
  expect(findSchools({ sections })).toEqual(rows.map((row) => row.find((cell) => /ETE|Col|University/.test(cell))!))
  expect(roles).toEqual([])
})

test('the labels of a form beside its values are no column of the page', async () => {
  const labels = fc.constantFrom(
    ['Empresa:', 'Cargo:', 'Período:', 'Atividades:'],
    ['Nome da empresa', 'Função', 'Data', 'Descrição'],
    ['Employer:', 'Position:', 'Dates:', 'Duties:'],
  )
  const values = [
    ['Oficina do Tião', 'Mecânico', '02/2019 – 06/2021', 'troca de óleo e revisão, orçamentos'],
    ['Auto Center Líder', 'Ajudante de mecânico', '03/2016 – 01/2019', 'lavagem de peças'],
    ['Posto Avenida', 'Frentista', '05/2012 – 02/2016', 'atendimento e caixa'],
  ]
  const run = fc.asyncProperty(labels, fc.integer({ min: 150, max: 190 }), async (names, x) => {
    const inks = values.flatMap((job, nth) =>
      job.flatMap((text, at) => {
        const y = 140 + nth * 70 + at * 14
        return [
          { text: names[at]!, x: 50, y },
          { text, x, y },
        ]
      }),
    )
    const { roles } = readResume(await read(await makePdf([[...head, ...inks]])))
    expect(roles.map(({ title, employer }) => [employer, title])).toEqual(values.map(([who, what]) => [who!, what!]))
  })
  await fc.assert(run, { numRuns: 12 })
})
