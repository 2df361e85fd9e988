// Jobs stated by when somebody came and left, and forms that date each end of a job on a line of its own.
import { describe, expect, test } from 'bun:test'
import { extractResume } from '../extract'
import { document } from '../testing'
import { readResume } from '.'

const jobsIn = (...lines: readonly string[]) =>
  extractResume(
    readResume(document('Maria Souza', '# Experiência', ...lines, '# Formação', 'Ensino Médio, 2010')),
  ).experience.map(({ title, company, start, end }) => [title, company, start, end])

describe('jobs stated by when somebody came and left', () => {
  test.each([
    ['Comecei na Padaria Sol em 03/2019 como balconista e saí em 05/2021.', 'balconista', 'Padaria Sol'],
    ['Ingressei na Clínica Vida em 03/2019 como recepcionista e fiquei até 05/2021.', 'recepcionista', 'Clínica Vida'],
    ['I joined Zurich in March 2019 as Sales Assistant and left in May 2021.', 'Sales Assistant', 'Zurich'],
    ['I started at Ocado in March 2019 as Payroll Clerk and left in May 2021.', 'Payroll Clerk', 'Ocado'],
    ['Entre 03/2019 e 05/2021 trabalhei como caixa na Loja Azul (Recife). Atendi clientes.', 'caixa', 'Loja Azul'],
  ])('%s', (text, title, employer) => {
    expect(jobsIn(text)).toEqual([[title, employer, '2019-03', '2021-05']])
  })
})

test('both ends of a job on lines of their own, and what a form asks besides', () => {
  const form = (title: string, employer: string, from: string, to: string) => [
    `Cargo: ${title}`,
    `Empregador: ${employer}`,
    `Início: ${from}`,
    `Término: ${to}`,
    'Carga horária: 40',
    'Descrição: Atendi clientes',
  ]
  expect(
    jobsIn(...form('Vendedora', 'Loja Azul', '03/2019', '05/2021'), ...form('Caixa', 'Muffato', '01/2016', '02/2019')),
  ).toEqual([
    ['Vendedora', 'Loja Azul', '2019-03', '2021-05'],
    ['Caixa', 'Muffato', '2016-01', '2019-02'],
  ])
})
