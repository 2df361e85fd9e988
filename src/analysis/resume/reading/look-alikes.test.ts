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
test('a street word beside a number counted is no street, however the sentence goes on', () => {
  const streets = ['estrada', 'rua', 'avenida', 'rodovia', 'travessa', 'quadra']
  const places = ['na Serra Gaúcha', 'do varejo', 'de terra batida', 'entre Caxias e Vacaria', 'da região Sul']
  const ends = [
    '. Carteira de 180 clientes.',
    ' para 30 marcas',
    ', com 40 entregas por dia',
    '. Atendo 12 lojas',
    ' até 2019',
  ]
  for (const street of streets)
    for (const place of places)
      for (const end of ends)
        for (const opening of ['Vendedor com 12 anos de ', 'Abri a ', ''])
          expect(`${opening}${street} ${place}${end} ${isStreet(`${opening}${street} ${place}${end}`)}`).toEndWith(
            'false',
          )
  for (const count of [3, 20, 140])
    for (const street of ['road', 'street', 'drive', 'close', 'lane'])
      for (const [before, after] of [
        ['years on the', ' selling tools'],
        ['cooks who', ' the kitchen'],
        ['drivers per', ' and depot'],
      ])
        expect(isStreet(`${count} ${before} ${street}${after}`)).toBe(false)
})
test('a street is found in any of its forms', () => {
  const names = ['Sete de Setembro', 'das Flores', 'Dr. João da Silva', 'São Paulo', 'Eng. Prof. Ana Reis', 'A']
  const heads = ['', 'Endereço: ', 'Moro na ', 'Caxias do Sul, RS | ']
  const ends = ['', ', Centro', ' apto 34', ' - Vila Nova', ', fundos', ' fundos']
  for (const name of names)
    for (const head of heads)
      for (const end of ends)
        for (const [street, joint] of [
          ['Rua', ', '],
          ['Av.', ', nº '],
          ['Estrada', ' '],
        ])
          expect(
            `${head}${street} ${name}${joint}120${end} ${isStreet(`${head}${street} ${name}${joint}120${end}`)}`,
          ).toEndWith('true')
  expect(isStreet('rua sete de setembro 41 centro')).toBe(true)
  for (const end of ['', ', Leeds', ' Leeds LS1 4AB', ', LS1']) expect(isStreet(`12 High Street${end}`)).toBe(true)
})
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
