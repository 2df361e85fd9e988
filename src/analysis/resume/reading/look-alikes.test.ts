// What resembles contact data, personal data or a job and is none: years in brackets, a span of work, a citation, "since 2011".
import { expect, test } from 'bun:test'
import { analyseResume } from '..'
import { isStreet } from '../sentences/work/address'
import { document } from '../testing'

const page = (...lines: string[]) =>
  analyseResume(document('Raimundo Nonato Sousa', 'Pedreiro', 'raimundo@exemplo.com | Fortaleza, CE', ...lines))
const job = [
  '# Experiência',
  'Pedreiro – Construtora Atlântida – 2015 a 2021',
  '- Assentei 18 m² de porcelanato por dia',
]

test('a word that begins like a label of phones, before years in brackets, is no phone', () => {
  const { robot } = page(...job, '# Projetos', 'Branqueamento de celulose (2021–2024), em cooperação com fabricante')
  expect(robot.fields.find(({ field }) => field === 'phone')?.value).toBeNull()
})

test('years of work in the opening are no date of birth', () => {
  const of = (line: string) => page(line, ...job).checks.find(({ id }) => id === 'personal-data')?.status
  expect(of('Pedreiro de acabamento há 18 anos. Faço alvenaria e reboco.')).toBe('full')
  expect(of('Casado, 35 anos, 2 filhos')).not.toBe('full')
})

test.each([
  'Marchetti E, Tolland R. 2023. Detritus quality and invertebrate growth. Freshwater Biology 68:112–125.',
  'Silva, R. Algas do rio. Acta Botanica 12(3):4-9, 2011',
])('a citation is no street: %s', (text) => expect(isStreet(text)).toBe(false))
test.each(['R. Sete, 41, Centro', 'Endereço: R. das Flores, 120'])('a street: %s', (text) =>
  expect(isStreet(text)).toBe(true),
)

test('the year of a degree or of what did not happen dates no job', () => {
  const read = analyseResume(
    document(
      ...['Luís Camargo', 'Lawyer', 'luis@example.com | (512) 555-0101 | Austin, TX', '# Summary'],
      'Lawyer graduated since 2011, with practice in labor law.',
      ...['# Experience', 'Camargo Law – Lawyer | 2016 – 2024', '- No appeals lost by default since 2019'],
      '- Wrote 300 petitions for retail clients and argued the hearings',
    ),
  )
  expect(read.unread).toBeUndefined()
  expect(read.checks.find(({ id }) => id === 'quantified')?.params.found).toBe(2)
})

test('a heading is not shown as schooling', () => {
  const { robot } = page(...job, '# Cursos', 'Direção defensiva (SEST SENAT, 2022)')
  expect(robot.fields.find(({ field }) => field === 'education')?.value).not.toBe('Cursos')
})
