// Lines among jobs that are not names: durations in place of dates, labels, brackets, punctuation inside a name.
import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { document } from '../../../testing'
import { readResume } from '../..'
import { isTitle } from './titles'

const head = ['Ana Sol Prado', 'ana@exemplo.com | (81) 98888-7777 | Recife, PE']
const rolesOf = (...lines: readonly string[]) =>
  readResume(document(...head, '# Experiência', ...lines, '# Formação', 'Direito, Universidade Exemplo, 2006 - 2010'))
    .roles

const title = fc.constantFrom(
  'Vendedora',
  'Analista de Sistemas',
  'Enfermeiro',
  'Cozinheira',
  'Motorista',
  'Nurse',
  'Truck Driver',
)
const employer = fc.constantFrom('Casa Azul', 'Grupo Ômega', 'Mercado Sol', 'Hospital Alfa', 'Riverside Foods')
const period = fc.constantFrom(
  '03/2018 – 08/2020',
  'mar. 2018 a ago. 2020',
  'março de 2018 à agosto de 2020',
  '03/15/2018 to 08/20/2020',
  '3/18 - 8/20',
  '2018-03-01 — 2020-08-31',
)
const label = fc.constantFrom(
  'Principais resultados',
  'Accomplishments:',
  'Atividades:',
  'Projetos desenvolvidos',
  'Conquistas',
  'Responsabilidades',
)

test('for any form of heading, dates and label, the job, employer and months are complete', () => {
  const shape = fc.constantFrom<(a: string, b: string, c: string) => string[]>(
    (a, b, c) => [`${a} – ${b} – ${c}`],
    (a, b, c) => [`${a} (${b}) ${c}`],
    (a, b, c) => [`Empresa - ${b}`, `Função - ${a} ${c}`],
    (a, b, c) => [`Empresa: ${b}`, `Período: ${c}`, a],
    (a, b, c) => [`${b}: ${a}`, c],
    (a, b, c) => [c, `${b} - ${a}`],
    (a, b, c) => [`=${a}`, b, `De ${c}`],
  )
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(title, employer), { minLength: 1, maxLength: 3, selector: ([, employed]) => employed }),
      shape,
      period,
      fc.option(label),
      (jobs, lay, when, below) => {
        const tasks = ['- Atendi 40 pessoas por dia', '- Reduzi 12% do custo']
        const roles = rolesOf(
          ...jobs.flatMap(([job, employed]) => [...lay(job, employed, when), ...(below ? [below] : []), ...tasks]),
        )
        expect(roles.map((role) => [role.title, role.employer])).toEqual(jobs.map(([job, employed]) => [job, employed]))
        for (const { dates } of roles) {
          expect(dates?.from).toMatchObject({ year: 2018, month: 3 })
          expect(dates?.to).toMatchObject({ year: 2020, month: 8 })
        }
      },
    ),
    { numRuns: 200 },
  )
})

describe('punctuation inside a name', () => {
  test.each([
    ['Barman / Caixa, Bar do Sol, 2018 – 2020', 'Barman / Caixa', 'Bar do Sol'],
    ['Analista de Dados | Grupo Ômega - TI | 2018 – 2020', 'Analista de Dados', 'Grupo Ômega - TI'],
    [
      'Assistente Jurídico, Leal, Weber & Falcão Advogados Associados, 2018 – 2020',
      'Assistente Jurídico',
      'Leal, Weber & Falcão Advogados Associados',
    ],
    ['Vendedora, Casa Azul, Pomerode, 2018 – 2020', 'Vendedora', 'Casa Azul'],
  ])('%s', (line, job, employed) =>
    expect(rolesOf(line, '- Atendi 40 pessoas')).toMatchObject([{ title: job, employer: employed }]),
  )
})

test('a job with only a duration is a job, and the duration is not part of its name', () => {
  const roles = rolesOf(
    ...['Vendedora – Casa Azul – 2 anos e 3 meses', '- Atendi 40 pessoas'],
    ...['Cozinheira, Mercado Sol, 8 meses', '- Montei o cardápio'],
  )
  expect(roles.map((role) => [role.title, role.employer])).toEqual([
    ['Vendedora', 'Casa Azul'],
    ['Cozinheira', 'Mercado Sol'],
  ])
})

test('"Asst." before its field is a job', () => {
  expect(['Asst. Manager', 'Asst. Accountant'].map(isTitle)).toEqual([true, true])
})
