// A list of which most "jobs" are parts of sentences was not read: it is shown as lines that we could not read, and no job is invented.
import { expect, test } from 'bun:test'
import { document } from '../../testing'
import { readResume } from '..'

const pieces = [
  'com mapeamento de relatórios e desenho do plano',
  'orçamento base zero com diretorias',
  'para a abertura de lojas e revisão trimestral',
  'for bereavement work with children',
  'of the hospice and its volunteers',
  'with a success rate of forty per cent',
]
const years = ['2019 – 2021', '2016 – 2018', '2013 – 2015']
const read = (...lines: string[]) =>
  readResume(document('Ana Sol Prado', 'ana@exemplo.com | (81) 98888-7777 | Recife, PE', '# Experiência', ...lines))
const bullet = '- Fechamento gerencial em quatro dias'
const triples = pieces.flatMap((first) =>
  pieces.flatMap((second) => (first === second ? [] : [[first, second] as const])),
)

test.each(triples)('%s, %s', (...both) => {
  for (const sign of [' ', ', ', ' | ']) {
    const lines = both.map((piece, at) => `${piece}${sign}${years[at]}`)
    const { roles, unread } = read(...lines.flatMap((line) => [line, bullet]))
    expect(roles).toEqual([])
    expect(unread.map(({ text }) => text).toSorted()).toEqual(lines.toSorted())
  }
})

test('the jobs among them that were read stay, and the tasks of all', () => {
  const { roles, unread, statements } = read(
    ...[`${pieces[3]} | 2019 – 2021`, bullet, `${pieces[4]} | 2016 – 2018`, '- Line managed two officers'],
    ...['Vendedora, Casa Azul Ltda, 2013 – 2015', '- Atendi vinte pessoas por dia na loja'],
  )
  expect(roles.map(({ title }) => title)).toEqual(['Vendedora'])
  expect(unread).toHaveLength(2)
  expect(statements).toHaveLength(3)
})

test('of a list that was read, one such entry stays, and jobs without a title do', () => {
  const entries = ['Casa Azul', 'Padoca do Zé', 'Mercadinho da Vila'].map((name, at) => `${name} | ${years[at]}`)
  expect(read(...entries.flatMap((line) => [line, bullet])).roles).toHaveLength(3)
  const jobs = [
    'Vendedora, Casa Azul Ltda, 2019 – 2021',
    'Caixa, Casa Azul Ltda, 2016 – 2018',
    `${pieces[3]} | 2014 – 2015`,
  ]
  expect(read(...jobs.flatMap((line) => [line, bullet])).roles).toHaveLength(3)
})
