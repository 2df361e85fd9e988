// Titles with their level, hours or unit, employers of every kind, and dates in many places, in all combinations.
import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { extractResume } from '../../../extract'
import { document, parted } from '../../../testing'
import { readResume } from '../..'
import { headNounOf } from './heads'
import { splitHeading } from './qualifiers'

const titles = [
  'Auxiliar de Farmácia',
  'Gerente de Loja',
  'Vendedora',
  'Grocery Store Manager',
  'Line Cook',
  'Enfermeira',
]
const employers = [
  'Farmácia Boa Saúde',
  'Mercearia Sales',
  'Defensoria Pública de Salvador',
  'Saneamento de Ametista do Sul – SAE',
  'Usina Santa Rita',
  'Riverside Care Home',
  'iFood Delivery',
  'b.side Química',
  'Cruz & Weaver, LLP',
  'Lanchonete da Praça',
]
const qualifiers = [
  '',
  ' – Meio Período',
  ' - Turno Noturno',
  ', Part-Time',
  ' – Líder de Equipe',
  ' - Unidade Centro',
  ' / Caixa',
]
const periods = ['03/2019 – 12/2021', 'mar. 2019 a dez. 2021', 'Mar 2019 - Dec 2021']
const task = '- Atendi quarenta clientes por dia'

const job = fc.record({
  title: fc.constantFrom(...titles),
  employer: fc.constantFrom(...employers),
  qualifier: fc.constantFrom(...qualifiers),
  period: fc.constantFrom(...periods),
})

const read = (lines: readonly string[]) =>
  extractResume(
    readResume(parted('Maria Souza', '# Experiência', ...lines, '# Formação', 'Ensino Médio, 2010')),
  ).experience.map(({ title, company, start, end }) => [title, company, start, end])

describe('a job in any design', () => {
  const designs: [string, (title: string, employer: string, period: string) => string[]][] = [
    ['title, employer, dates', (title, employer, period) => [title, employer, period]],
    ['dates set apart', (title, employer, period) => [`${title} ¦ ${period}`, `${employer} ¦ Recife, PE`]],
    ['employer above', (title, employer, period) => [employer, `${title} ¦ ${period}`]],
    ['dates in the margin', (title, employer, period) => [`${period} ¦ ${title}`, employer]],
  ]
  test.each(designs)('%s: the title keeps its qualifier and the employer is none', (_, design) => {
    fc.assert(
      fc.property(job, ({ title, employer, qualifier, period }) => {
        const whole = title + qualifier
        expect(read([...design(whole, employer, period), task])).toEqual([[whole, employer, '2019-03', '2021-12']])
      }),
      { numRuns: 120 },
    )
  })

  test('in one line, with a preposition that names the employer', () => {
    const prepositions = fc.constantFrom(' na empresa ', ' at ', ' @ ')
    fc.assert(
      fc.property(job, prepositions, ({ title, employer, period }, word) => {
        const [[first, company] = []] = read([`${title}${word}${employer} ¦ ${period}`, task])
        expect(first).toBe(title)
        expect(employer.startsWith(company ?? '-')).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  test('in a sentence with a bullet, also where it wraps', () => {
    fc.assert(
      fc.property(
        job,
        fc.constantFrom('Atuei como', 'Trabalhei como', 'Worked as', 'Atuei 2 anos como'),
        fc.boolean(),
        ({ title, employer, period }, opener, wraps) => {
          const [start, end] = [`- ${opener} ${title} - Empresa`, `${employer} - ${period}`]
          const [[first] = []] = read([...(wraps ? [start, end] : [`${start} ${end}`]), task])
          expect(first).toBe(title)
        },
      ),
      { numRuns: 60 },
    )
  })
})

test('a heading line is split between its fields and never inside them', () => {
  expect(splitHeading('Vendedora – Meio Período – Loja Azul')).toEqual(['Vendedora – Meio Período', 'Loja Azul'])
  expect(splitHeading('Confeiteiro / Caixa | Cantina Sol')).toEqual(['Confeiteiro / Caixa', 'Cantina Sol'])
  expect(splitHeading('Jovem Aprendiz - Encarregado de Obras')).toEqual(['Jovem Aprendiz - Encarregado de Obras'])
  expect(splitHeading('Indústrias Dias - Unidade Norte')).toEqual(['Indústrias Dias - Unidade Norte'])
  expect(splitHeading('Vendedora – Loja Azul')).toEqual(['Vendedora', 'Loja Azul'])
})

test('the head noun decides between a job and an employer', () => {
  const jobs = ['Auxiliar de Cartório', 'Grocery Store Manager', 'Gerente de Loja', 'Guarda municipal']
  const firms = [
    'Cartório do 2º Ofício',
    'Riverside Care Home',
    'Secretaria de Saúde',
    'Guarda Civil Municipal de Vera',
  ]
  expect(jobs.map(headNounOf)).toEqual(jobs.map(() => 'job'))
  expect(firms.map(headNounOf)).toEqual(firms.map(() => 'employer'))
  expect(headNounOf('Fluxa')).toBeNull()
})

test('a label among the tasks of a job is no summary of the person', () => {
  const { roles, sections } = readResume(
    document(
      '# Experience',
      'Set Designer, Okafor Jewelers, Jan 2021 - Jan 2023',
      'Highlights: performed in 30 shows a season.',
      'Baker, Cedar Grill, Dec 2018 - Dec 2020',
      '- Baked bread for 200 guests',
    ),
  )
  expect(sections.map(({ name }) => name)).toEqual(['experience'])
  expect(roles.map(({ employer }) => employer)).toEqual(['Okafor Jewelers', 'Cedar Grill'])
})
