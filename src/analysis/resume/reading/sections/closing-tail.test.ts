// The lines with which a page is signed are no job of the section above them, and a job that looks like one stays.
import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { document } from '../../testing'
import { readResume } from '..'

const of = <T>(...values: readonly T[]) => fc.constantFrom(...values)
const name = 'Ana Sol Prado'
const jobsOf = (...end: readonly string[]) =>
  readResume(
    document(
      ...[name, 'ana@exemplo.com | (81) 98888-7777', '# Formação', 'Ensino Médio – Escola Sol – 2010', '# Experiência'],
      ...['Vendedora – Casa Azul – 01/2019 a 03/2021', 'Caixa – Loja Azul – 02/2016 a 12/2018', ...end],
    ),
  ).roles.map(({ title, employer }) => [title, employer])
const jobs = [
  ['Vendedora', 'Casa Azul'],
  ['Caixa', 'Loja Azul'],
]

const day = of('12 de março de 2025', '03/02/2025', '3rd March 2025', 'aos 03 de Março de 2025')
const signs = of(
  'Assinatura: ________',
  'Signature',
  'O Interessado',
  'A candidata',
  name,
  'Atenciosamente,\nAna Sol Prado',
)
const rule = of<string[]>([], ['____________________'])

test('a place, a day and a signature are no job', () => {
  fc.assert(
    fc.property(
      of('Recife', 'Luanda', 'São Paulo - SP'),
      day,
      signs,
      rule,
      of('', ' '),
      (town, date, sign, line, gap) => {
        expect(jobsOf(gap, `${town}, ${date}`, sign, ...line)).toEqual(jobs)
        expect(jobsOf(gap, `Local: ${town}`, `Data: ${date}`, ...line)).toEqual(jobs)
      },
    ),
    { numRuns: 60 },
  )
})

test('a last job of one line with a day is read', () => {
  expect(jobsOf('Garçonete – Bar Mirante – 12/03/2015').at(-1)).toEqual(['Garçonete', 'Bar Mirante'])
  expect(jobsOf('Garçonete – Bar Mirante – março de 2015').at(-1)).toEqual(['Garçonete', 'Bar Mirante'])
})

test.each([
  'Sou pontual, honesta e não tenho preguiça. Disponibilidade imediata.',
  'Aceito viajar e mudar de cidade.',
  'Available immediately. I am happy to work weekends.',
])('what ends a page about its person is no task of the last job: %s', (closing) => {
  const { roles, sections } = readResume(
    document(name, '# Experiência', 'Caixa – Loja Azul – 02/2016 a 12/2018', 'Fechava o caixa', closing),
  )
  expect(roles.flatMap(({ statements }) => statements.map(({ text }) => text))).toEqual(['Fechava o caixa'])
  expect(sections.map((section) => section.name)).toEqual(['experience', 'other'])
})

test.each([
  'Sou responsável pelo fechamento do caixa',
  'Aceito devoluções e troco mercadorias.',
  'Happy to help customers find their size.',
])('a last task stays one: %s', (task) => {
  const { sections } = readResume(document(name, '# Experiência', 'Caixa – Loja Azul – 02/2016 a 12/2018', task))
  expect(sections.map((section) => section.name)).toEqual(['experience'])
})
