// Periods of work that no job has are evidence of a reading that missed something, never of the person.
import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { parted } from '../testing'
import { readResume } from '.'

const jobs = fc.uniqueArray(
  fc.record({
    title: fc.constantFrom('Auxiliar de Almoxarifado', 'Técnica em Segurança do Trabalho', 'Motorista', 'Cozinheira'),
    employer: fc.constantFrom('Construtora Potiguar', 'Comercial Redinha', 'Hospital Santa Clara', 'Padaria Aurora'),
    month: fc.integer({ min: 1, max: 12 }),
    year: fc.integer({ min: 2001, max: 2019 }),
  }),
  { minLength: 2, maxLength: 4, selector: ({ employer }) => employer },
)

test('dates that a narrow cell broke within the year are a doubt, and cap nothing', () => {
  fc.assert(
    fc.property(jobs, (some) => {
      const page = parted(
        'Ana Prado',
        '# Experiência',
        ...some.flatMap(({ title, employer, month, year }) => {
          const date = `${String(month).padStart(2, '0')}/${year}`
          return [
            `${date.slice(0, -1)}`,
            `=${employer}`,
            date.slice(-1),
            `Cargo: ${title}`,
            '- Atendi 40 pessoas por dia',
          ]
        }),
        '# Formação',
        'Ensino médio completo, Escola Estadual do Sol, 2000',
      )
      const resume = readResume(page)
      expect(resume.roles.some(({ dates }) => dates === null)).toBe(true)
      expect(resume.unread.length).toBeGreaterThan(0)
    }),
    { numRuns: 60, seed: 20261128 },
  )
})

test.each([
  ['Vendia na banca da minha tia', 'mercado do Zimpeto'],
  ['Ajudava na padaria do bairro', 'dona Cida'],
  ['Cuidava de idosos', 'casa de família'],
  ['Sold fruit at a stall', 'my aunt’s market'],
])('“%s | %s” over its period and tasks is no unread job', (title, employer) => {
  const page = parted(
    'Neusa Mucavele',
    '# Experiência Profissional',
    `=${title} | ${employer}`,
    '2022 – atual',
    '- Atendia clientes e dava troco',
    '- Abria a banca às 5h',
    '# Formação Acadêmica',
    '12ª classe | Escola Secundária da Matola',
    '2024 – cursando',
  )
  const { roles, unread } = readResume(page)
  expect(roles).toHaveLength(1)
  expect(unread).toEqual([])
})

test.each([
  ['Técnico em Enfermagem', 'Escola Santa Rita'],
  ['Técnica em Segurança do Trabalho', 'SENAC'],
  ['Técnico integrado em Eletricista', 'Instituto Federal Baiano'],
  ['Executive MBA', 'Fundação Exemplo'],
  ['Curso de Mestre de Obras', 'SENAI Vila Canaã'],
])('a job’s name with a period among the studies is a course: %p', (course, school) => {
  const page = (heading: string) =>
    parted(
      'Neusa Mucavele',
      '# Experiência Profissional',
      '=Recepcionista | Clínica Aurora, 03/2018 – atual',
      '- Atendi 40 pacientes por dia',
      heading,
      `${course} 2008 - 2009`,
      school,
    )
  expect(readResume(page('# Formação Acadêmica')).unread).toEqual([])
})

test('a job with its employer that stands below the studies stays a doubt', () => {
  const line = 'Mestre de Obras – Construtora Alfa Ltda. – 2009 a 2015'
  const { roles, unread } = readResume(
    parted(
      'Neusa Mucavele',
      '# Experiência Profissional',
      '=Recepcionista | Clínica Aurora, 03/2018 – atual',
      '- Atendi 40 pacientes por dia',
      '# Formação Acadêmica',
      'Ensino médio completo, Escola Santa Rita, 2008',
      line,
    ),
  )
  expect(roles.length === 2 || unread.some(({ text }) => text === line)).toBe(true)
})
