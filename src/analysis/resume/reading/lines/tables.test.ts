// Tables whose columns are named, as Word files and PDFs give them: one line of parts for each row.

import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { bareDocx, p } from '../../../../../tests/documents/docx'
import type { Document } from '../../../documents/document'
import { readDocx } from '../../../documents/docx/docx'
import { LIMITS } from '../../../documents/limits'
import { extractResume } from '../../extract'
import { parted } from '../../testing'
import { readResume } from '..'

const columns = {
  employer: ['Empresa', 'Firma', 'Nome da empresa', 'Employer', 'Organisation', 'Name of employer'],
  title: ['Cargo', 'Função exercida', 'Ocupação', 'Job title', 'Post', 'Position held'],
  period: ['Período', 'Data', 'Ano', 'Dates', 'Period', 'Dates employed'],
  place: ['Cidade', 'Local', 'Cidade/UF', 'Town', 'Location', 'City'],
}
const jobRows = [
  { employer: 'Construtora Pedra Ltda', title: 'Eletricista de obras', period: '08/2014 – 12/2019', place: 'Recife' },
  {
    employer: 'Instaladora Voltagem Ltda',
    title: 'Ajudante de eletricista',
    period: '03/2010 – 07/2014',
    place: 'Olinda',
  },
]
type Key = keyof (typeof jobRows)[number]
const keys: readonly Key[] = ['employer', 'title', 'period', 'place']

test('the names of the columns say what a cell holds, in whatever order', () => {
  const orders = fc
    .shuffledSubarray([...keys], { minLength: 3 })
    .filter((all) => !all.includes('place') || all.length > 3)
  fc.assert(
    fc.property(orders, fc.integer({ min: 0, max: 5 }), fc.boolean(), (order, nth, lineEach) => {
      const rows = [order.map((key) => columns[key][nth]), ...jobRows.map((job) => order.map((key) => job[key]))]
      // Word's bold cells are read as a line for each.
      const [names = [], ...jobs] = rows
      const head = lineEach ? names.map((name) => `=${name}`) : [names.join(' ¦ ')]
      const page = parted(
        'Edvaldo Passos',
        '# Experiência',
        ...head,
        ...jobs.map((row) => row.join(' ¦ ')),
        '# Cursos',
        'NR-10',
      )
      const found = extractResume(readResume(page)).experience
      expect(found.map(({ title, company, start }) => ({ title, company, start }))).toEqual([
        { title: 'Eletricista de obras', company: 'Construtora Pedra Ltda', start: '2014-08' },
        { title: 'Ajudante de eletricista', company: 'Instaladora Voltagem Ltda', start: '2010-03' },
      ])
    }),
    { numRuns: 40 },
  )
})

test('an empty cell moves no other, and a task in a cell is a task', () => {
  const page = parted(
    'Edvaldo Passos',
    '# Experiência',
    'Empresa ¦ Cargo ¦ Atividades ¦ Entrada ¦ Saída',
    'Construtora Pedra Ltda ¦ Eletricista ¦ Montagem de 40 quadros elétricos ¦ 01/2020',
  )
  const { roles } = readResume(page)
  expect(roles.map(({ title, employer, dates }) => [title, employer, dates?.from.year])).toEqual([
    ['Eletricista', 'Construtora Pedra Ltda', 2020],
  ])
  expect(roles[0]?.statements.map(({ text }) => text)).toEqual(['Montagem de 40 quadros elétricos'])
})

test('a line of two parts that are no names of columns begins no table', () => {
  const { roles } = readResume(
    parted('Ana Souza', '# Experiência', 'Vendedora ¦ 2019 – 2021', 'Lojas Sol Ltda', '- Vendas'),
  )
  expect(roles.map(({ title, employer }) => [title, employer])).toEqual([['Vendedora', 'Lojas Sol Ltda']])
})

test("a Word file's table of work, its names bold, has the same jobs", async () => {
  const cells = (row: readonly string[], look = '') =>
    `<w:tr>${row.map((cell) => `<w:tc>${p(cell, look)}</w:tc>`).join('')}</w:tr>`
  const rows = jobRows.map(({ employer, title, period }) => cells([employer, title, ...period.split(' – ')]))
  const table = `<w:tbl>${cells(['Empresa', 'Cargo', 'Início', 'Término'], '<w:b/>')}${rows.join('')}</w:tbl>`
  const head = p('Edvaldo Passos', '<w:b/><w:sz w:val="36"/>') + p('edvaldo@example.com') + p('EXPERIÊNCIA', '<w:b/>')
  const reading = await readDocx(bareDocx(head + table + p('CURSOS', '<w:b/>') + p('NR-10 e NR-35')), LIMITS)
  const { roles } = readResume(reading.ok ? reading.document : parted())
  expect(roles.map(({ title, employer, dates }) => [title, employer, dates?.from.year])).toEqual([
    ['Eletricista de obras', 'Construtora Pedra Ltda', 2014],
    ['Ajudante de eletricista', 'Instaladora Voltagem Ltda', 2010],
  ])
})

test("what was done stands below a job in its cell of a Word file's table, the period in the last one", async () => {
  const cell = (lines: readonly string[]) => `<w:tc>${lines.map((line) => p(line)).join('')}</w:tc>`
  const row = (...cells: readonly (readonly string[])[]) => `<w:tr>${cells.map(cell).join('')}</w:tr>`
  const heads = [
    [['Empresa'], ['Função'], ['Período']],
    [['Employer'], ['Position'], ['Dates']],
  ]
  for (const head of heads) {
    const table = `<w:tbl>${row(...head)}${row(['Metalúrgica Krieger Ltda'], ['Soldador', 'Solda de vasos de pressão', 'Leitura de desenho'], ['03.2018 - 06.2021'])}${row(
      ['Estaleiro Norte S/A'],
      ['Caldeireiro', 'Montagem de blocos de casco'],
      ['05.2013 - 11.2017'],
    )}${row(['Serralheria do Nego'], ['Ajudante Geral'], ['2009 - 2012'])}</w:tbl>`
    const page = p('Edvaldo Passos', '<w:b/><w:sz w:val="36"/>') + p('edvaldo@example.com') + p('Experiência', '<w:b/>')
    const reading = await readDocx(bareDocx(page + table + p('Cursos', '<w:b/>') + p('NR-35')), LIMITS)
    const { roles } = readResume(reading.ok ? reading.document : parted())
    expect(
      roles.map(({ title, employer, dates, statements }) => [title, employer, dates?.from.year, statements.length]),
    ).toEqual([
      ['Soldador', 'Metalúrgica Krieger Ltda', 2018, 2],
      ['Caldeireiro', 'Estaleiro Norte S/A', 2013, 1],
      ['Ajudante Geral', 'Serralheria do Nego', 2009, 0],
    ])
  }
})

test.each([
  ['03/2019', 'Atual', '2019-03', 'present'],
  ['2016', '2020', '2016', '2020'],
  ['jan 2018', 'fev 2019', '2018-01', '2019-02'],
  ['Março/2014', 'Maio/2018', '2014-03', '2018-05'],
])('the first and the last day in cells of their own are one period: %s, %s', (from, to, start, end) => {
  const head = ['Ana Sol Prado', 'ana@exemplo.com', '# Experiência']
  const dates = (page: Document) =>
    extractResume(readResume(page)).experience.map((role) => [role.title, role.company, role.start, role.end])
  const rows = parted(...head, `${from} ¦ ${to} ¦ Vendedora – Loja Azul`, '- Vendas no balcão')
  expect(dates(rows)).toEqual([['Vendedora', 'Loja Azul', start, end]])
  const cells = parted(...head, from, to, 'Vendedora – Loja Azul', '- Vendas no balcão')
  const lines = cells.lines.map((line) => ({ ...line, x: 0, gap: 0, region: 'table' as const }))
  expect(dates({ ...cells, lines })).toEqual([['Vendedora', 'Loja Azul', start, end]])
})
