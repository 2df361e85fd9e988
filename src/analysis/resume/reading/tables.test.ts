// Tables whose columns are named, as Word files and PDFs give them: one line of parts for each row.
import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { extractResume } from '../extract'
import { parted } from '../testing'
import { readResume } from '.'

const COLUMNS = {
  employer: ['Empresa', 'Firma', 'Nome da empresa', 'Employer', 'Organisation', 'Name of employer'],
  title: ['Cargo', 'Função exercida', 'Ocupação', 'Job title', 'Post', 'Position held'],
  period: ['Período', 'Data', 'Ano', 'Dates', 'Period', 'Dates employed'],
  place: ['Cidade', 'Local', 'Cidade/UF', 'Town', 'Location', 'City'],
}
const JOBS = [
  { employer: 'Construtora Pedra Ltda', title: 'Eletricista de obras', period: '08/2014 – 12/2019', place: 'Recife' },
  {
    employer: 'Instaladora Voltagem Ltda',
    title: 'Ajudante de eletricista',
    period: '03/2010 – 07/2014',
    place: 'Olinda',
  },
]
type Key = keyof (typeof JOBS)[number]
const keys: readonly Key[] = ['employer', 'title', 'period', 'place']

test('the names of the columns say what a cell holds, in whatever order', () => {
  const orders = fc
    .shuffledSubarray([...keys], { minLength: 3 })
    .filter((all) => !all.includes('place') || all.length > 3)
  fc.assert(
    fc.property(orders, fc.integer({ min: 0, max: 5 }), (order, nth) => {
      const rows = [order.map((key) => COLUMNS[key][nth]), ...JOBS.map((job) => order.map((key) => job[key]))]
      const page = parted('Edvaldo Passos', '# Experiência', ...rows.map((row) => row.join(' ¦ ')), '# Cursos', 'NR-10')
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
