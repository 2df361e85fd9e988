// Headings whose names are divided by rows of dots, or that begin as a sentence does, and lines that count people.
import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { document } from '../../testing'
import { readResume } from '..'

const of = <T>(...values: T[]) => fc.constantFrom(...values)
const head = ['Ana Sol Prado', 'ana@exemplo.com | (81) 98888-7777 | Recife, PE', '# Experiência']
const title = of('Servente', 'Pedreiro', 'Costureira', 'Cozinheira', 'Porteiro', 'Auxiliar de cozinha')
const employer = of('Construtora Sol Lda', 'Padaria Bom Dia', 'Malharia Três Rios', 'Hotel Farol Azul')
const town = of('', ', Recife', ', Braga')
const namesOf = (...lines: string[]) =>
  readResume(document(...head, ...lines)).roles.map((role) => [
    role.title,
    role.employer,
    role.dates?.from.year ?? null,
  ])

describe('rows of dots', () => {
  const dots = of('.....', '................', '____', '. . . . . .', '...')
  test('between the cells of a heading divide its names', () => {
    fc.assert(
      fc.property(
        dots,
        title,
        employer,
        title,
        employer,
        town,
        fc.boolean(),
        (sign, job, firm, job2, firm2, place, dateFirst) => {
          const line = (a: string, b: string, when: string) =>
            (dateFirst ? [when, b + place, a] : [b + place, a, when]).join(` ${sign} `)
          expect(namesOf(line(job, firm, '2018 a 2024'), line(job2, firm2, '2012 a 2018'))).toEqual([
            [job, firm, 2018],
            [job2, firm2, 2012],
          ])
        },
      ),
      { numRuns: 100 },
    )
  })
})

describe('the words that lead to a job', () => {
  const lead = of('Como', 'Na função de', 'No cargo de', 'Cargo de', 'Trabalhei como', 'Função de')
  test('are no part of its title', () => {
    fc.assert(
      fc.property(lead, title, employer, title, employer, fc.boolean(), (words, job, firm, job2, firm2, oneLine) => {
        const entry = (a: string, b: string, when: string) => [
          ...(oneLine ? [`${words} ${a} – ${b} – ${when}`] : [`${words} ${a}, ${b}`, when]),
          '- limpeza, organização e entrega no prazo',
        ]
        expect(namesOf(...entry(job, firm, '2018 a 2024'), ...entry(job2, firm2, '2012 a 2018'))).toEqual([
          [job, firm, 2018],
          [job2, firm2, 2012],
        ])
      }),
      { numRuns: 100 },
    )
  })
})

test('a line that counts people heads no job', () => {
  const who = of('engenheiros', 'operadores', 'alunos', 'caixas', 'técnicos', 'garçons')
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 900 }), who, title, employer, (count, people, job, firm) => {
      const roles = namesOf(
        `${job} – ${firm}`,
        '2018 a 2024',
        `Equipe de ${count} ${people}, cardápio da nutricionista`,
      )
      expect(roles).toEqual([[job, firm, 2018]])
    }),
    { numRuns: 100 },
  )
})
