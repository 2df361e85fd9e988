// Jobs whose date stands between semicolons, behind a project's label, or before a number that is no year.
import { expect, test } from 'bun:test'
import { extractResume } from '../../extract'
import { parted } from '../../testing'
import { readResume } from '..'

const jobsOf = (lines: readonly string[]): string[] =>
  extractResume(readResume(parted('Ana Prado Lins', '# Experience', ...lines))).experience.map(
    ({ title, company, start, end }) => [title, company, start, end].join(' | '),
  )

test.each([
  [['Vendedora; Loja Azul; 2019', '- Atendi 40 clientes por dia'], ['Vendedora | Loja Azul | 2019']],
  [
    ['2019; Sales assistant; Blue Shop', '- Served 40 people a day', '2016; Cashier; Norwood Market', '- Ran the till'],
    ['Sales assistant | Blue Shop | 2019', 'Cashier | Norwood Market | 2016'],
  ],
  [
    ['Diretora, Colégio Sol, 2015 - 2020', '- Dirigi 30 pessoas', 'Projeto: Escola Viva, 2012 - 2014', 'Professora'],
    ['Diretora | Colégio Sol | 2015 | 2020', 'Professora | Escola Viva | 2012 | 2014'],
  ],
  [
    [
      'Consultor, Casa Sol, 2015 - 2020',
      '- Implantei o caixa',
      'Projeto: Escola Viva, 2016 - 2018',
      '- Treinei 12 pessoas',
    ],
    ['Consultor | Casa Sol | 2015 | 2020'],
  ],
  [['Manager, Moon Ltd, 1998 - 70 people', '- Ran the shop'], ['Manager | Moon Ltd |  | ']],
  [['Clerk, Room 1990-55, Moon Ltd, 2010 - 2012', '- Ran the till'], ['Clerk | Moon Ltd | 2010 | 2012']],
])('%j', (lines, expected) => {
  const jobs = jobsOf(lines)
  expect(jobs).toHaveLength(expected.length)
  for (const [at, job] of expected.entries()) expect(jobs[at]).toContain(job)
})
