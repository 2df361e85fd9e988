// Headings of jobs that a narrow cell, the margin or a timeline breaks, varied by construction.
import { expect, test } from 'bun:test'
import fc from 'fast-check'
import type { Line } from '../../../../documents/document'
import { parted } from '../../../testing'
import { readResume } from '../..'

const runs = { numRuns: 200 }
const title = fc.constantFrom('Enfermeira Supervisora', 'Auxiliar de Cozinha', 'Caixa', 'Engenheiro Civil Júnior')
const firm = fc.constantFrom('Casa Azul', 'UPA 24h Jardim Aurora', 'Construtora Pedra Angular', 'Magazine Estrela')
const start = fc.record({ month: fc.integer({ min: 1, max: 12 }), year: fc.integer({ min: 2005, max: 2015 }) })
const open = fc.boolean()
const months = 'Janeiro Fevereiro Março Abril Maio Junho Julho Agosto Setembro Outubro Novembro Dezembro'.split(' ')
const numeric = (month: number, year: number) => `${String(month).padStart(2, '0')}/${year}`
const iso = (month: number, year: number) => `${year}-${String(month).padStart(2, '0')}`

const rolesOf = (lines: readonly string[], change: (line: Line) => Line = (line) => line): string[] => {
  const page = parted('Ana Sol Prado', 'ana@exemplo.com', '# Experiência', ...lines, '# Formação', 'Ensino Médio, 2001')
  return readResume({ ...page, lines: page.lines.map(change) }).roles.map(
    ({ title: what, employer, dates }) =>
      `${what} | ${employer} | ${dates && iso(dates.from.month ?? 0, dates.from.year)} | ${
        dates?.to === 'present' ? 'present' : dates?.to && iso(dates.to.month ?? 0, dates.to.year)
      }`,
  )
}
const task = '○ Implantei a passagem de plantão por escrito'

test('a period over two lines or four of a narrow cell is whole, beside the tasks or alone', () => {
  fc.assert(
    fc.property(title, firm, start, open, fc.nat(2), (what, where, { month, year }, present, form) => {
      const to = present ? 'atual' : numeric(month, year + 3)
      const forms = [
        [`${numeric(month, year)} - ${what}, ${where}, Recife, PE`, `${to} ¦ ${task}`],
        [`${numeric(month, year)} – ¦ ${what}, ${where}`, to],
        [
          `${months[month - 1]} de ¦ ${what}, ${where}`,
          `${year} - ¦ ${task}`,
          ...(present ? ['atual'] : [`${months[month - 1]} de ¦ ○ Treinei doze técnicos novos`, `${year + 3}`]),
        ],
      ]
      const wanted = `${what} | ${where} | ${iso(month, year)} | ${present ? 'present' : iso(month, year + 3)}`
      expect(rolesOf([...forms[form]!, '- Realizei curativos e punções todos os dias'])).toEqual([wanted])
    }),
    runs,
  )
})

test('a period that the margin broke before its dash is whole, though the dash looks like a bullet', () => {
  fc.assert(
    fc.property(title, firm, start, (what, where, { month, year }) => {
      const lines = [`${what} | ${where} | ${numeric(month, year)}`, `- ${numeric(month, year + 2)}`]
      expect(rolesOf([...lines, '- Conferi as notas de todos os fornecedores'])).toEqual([
        `${what} | ${where} | ${iso(month, year)} | ${iso(month, year + 2)}`,
      ])
    }),
    runs,
  )
})

test('a day before a dash that nothing follows begins a job that goes on', () => {
  fc.assert(
    fc.property(title, firm, start, fc.constantFrom(' ¦ ', ' '), (what, where, { month, year }, gap) => {
      const lines = [`${where}${gap}${iso(month, year)}-01 —`, what, '- Conferi as notas de todos os fornecedores']
      expect(rolesOf(lines)).toEqual([`${what} | ${where} | ${iso(month, year)} | present`])
    }),
    runs,
  )
})

test('a timeline’s mark before a heading is no bullet', () => {
  fc.assert(
    fc.property(title, firm, start, fc.constantFrom('', ', Recife, PE'), (what, where, { month, year }, place) => {
      const one = (from: number) => [
        `- ${what}, ${where}`,
        `${numeric(month, from)} – ${numeric(month, from + 2)}${place}`,
        'Conferi as notas de todos os fornecedores da casa.',
      ]
      expect(rolesOf([...one(year + 3), ...one(year)])).toEqual(
        [year + 3, year].map((from) => `${what} | ${where} | ${iso(month, from)} | ${iso(month, from + 2)}`),
      )
    }),
    runs,
  )
})

test('a firm whose name goes on below its dates is whole, with the place behind it', () => {
  const broken = fc.constantFrom(
    ['Hospital Santa', 'Cecília do Vale'],
    ['Restaurante Mangue', 'Seco'],
    ['Colégio Dom', 'Pedro'],
    ['Clínica Vida', 'Plena'],
  )
  const place = fc.constantFrom('Recife, PE', 'São Paulo - SP', 'Fortaleza - CE')
  fc.assert(
    fc.property(title, broken, place, start, fc.constantFrom('', '.'), (what, [head, rest], town, { year }, stop) => {
      const lines = [`${what}, ${head} ¦ ${year} - ${year + 2}`, `${rest}, ${town}${stop}`]
      const [role] = rolesOf([...lines, '- Conferi as notas de todos os fornecedores'])
      expect(role?.split(' | ').slice(0, 2)).toEqual([what, `${head} ${rest}`])
    }),
    runs,
  )
})

test('a task that names a job among its words is no job', () => {
  const sentence = fc.constantFrom(
    ...['Supervisionei uma equipe de 12 técnicos', 'Treinei quatro auxiliares da praça fria'],
    ...[
      'Montei o cardápio executivo de segunda a sexta',
      'Led a department of seven teachers',
      'Hired two cooks a year',
    ],
  )
  fc.assert(
    fc.property(
      title,
      firm,
      start,
      fc.array(sentence, { minLength: 1, maxLength: 3 }),
      (what, where, { year }, all) => {
        const tasks = [...new Set(all)]
        const one = (from: number) => [`=${where}`, `${from} – ${from + 1}`, `=${what}`, ...tasks]
        expect(rolesOf([...one(year + 2), ...one(year)])).toHaveLength(2)
      },
    ),
    runs,
  )
})
