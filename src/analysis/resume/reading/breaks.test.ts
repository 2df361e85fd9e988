// A dated break that a page explains is no job, and no work that was not read.
import { describe, expect, test } from 'bun:test'
import { document } from '../testing'
import { readResume } from '.'

const jobs = [
  ['September 2021 – Present', '=WOLLASTON SCHOOL PTO, Quincy, MA', 'Treasurer', '- Keep the accounts of 40 parents'],
  ['February 2012 – June 2018', '=GRANITE HARBOR SUPPLY, Quincy, MA', 'Bookkeeper', '- Paid 30 staff each month'],
] as const
const read = (...lines: readonly string[]) =>
  readResume(document('Ana Reis', '(617) 555-0192 | ana@example.com', '', '# Experience', ...lines))

test.each([
  'Full-time parent. Managed home and family.',
  'Career break to care for my father.',
  'Cuidei da minha mãe.',
  'Mãe em tempo integral',
])('%s', (why) => {
  const { roles, unread } = read(...jobs[0], 'July 2018 – August 2021', why, ...jobs[1])
  expect(roles.map(({ title }) => title)).toEqual(['Treasurer', 'Bookkeeper'])
  expect(unread).toEqual([])
})

test.each(['Maternity and family leave', 'Family leave', 'Parental leave', 'Medical & family leave'])(
  '%s is a break, with what was done in it',
  (name) => {
    const lines = [...jobs[0], '', `${name}  Aug 2018 – Aug 2021`, 'At home with my daughter, who was born early', '']
    const { roles, statements } = read(...lines, ...jobs[1])
    expect(roles.map(({ title }) => title)).toEqual(['Treasurer', 'Bookkeeper'])
    expect(statements.some(({ text }) => text.includes('daughter'))).toBe(false)
  },
)

test('who plans the leave of others is at work', () => {
  const { roles } = read(
    'Maternity and family leave administrator, Acme Ltd, 2018 – 2021',
    '- Paid 40 people',
    ...jobs[1],
  )
  expect(roles.map(({ employer }) => employer)).toContain('Acme Ltd')
})

test('a job of somebody who cared for others at work stays one', () => {
  const { roles } = read('Carer, Sunrise Homes, 2018 – 2021', '- Caring for 12 residents', ...jobs[1])
  expect(roles.map(({ title }) => title)).toEqual(['Carer', 'Bookkeeper'])
})

test.each([
  'De setembro de 2021 a outubro de 2024 cuidei da minha mãe doente: remédio na hora certa, banho e comida.',
  'I cared for my elderly mother and cooked her meals every day.',
])('care of one’s own family is no task to be counted: %s', (line) => {
  const { roles, statements } = read(
    'Cozinheira, Restaurante Sol, 2018 – 2021',
    '- Preparei 80 refeições por dia',
    line,
  )
  expect(roles).toHaveLength(1)
  expect(statements.map(({ text }) => text)).toEqual(['Preparei 80 refeições por dia'])
})

test('care of families at work is a task', () => {
  const { statements } = read('Carer, Sunrise Homes, 2018 – 2021', '- Cared for my 12 residents and their families')
  expect(statements).toHaveLength(1)
})

const breakNames = ['Maternity leave', 'Career break', 'Sabbatical', 'Licença-maternidade', 'Licença médica']
const posts = [
  (name: string) => `=${name} cover, Payroll Officer, Acme Ltd, 01/2015 – 12/2018`,
  (name: string) => `=${name} Coach, Acme Ltd, 01/2015 – 12/2018`,
  (name: string) => `=Professora (${name.toLowerCase()} de colega), Escola Azul, 01/2015 – 12/2018`,
] as const

describe.each(breakNames)('a post named after a break: %s', (name) => {
  test.each(posts.map((post) => post(name)))('%s', (line) => {
    const { roles, breaks } = read(line, '- Paid 300 people each month', '- Answered 20 questions a day', ...jobs[1])
    expect(roles).toHaveLength(2)
    expect(roles[0]?.statements).toHaveLength(2)
    expect(breaks).toEqual([])
  })
})

test.each([
  ['Experience caring for the elderly', '=Care Assistant, Rose House, 01/2015 – 12/2018'],
  ['Work experience: caring for children', '=Nursery Nurse, Oak Nursery, 01/2015 – 12/2018'],
  ['Experiência cuidando de idosos', '=Cuidadora de idosos, Casa Azul, 01/2015 – 12/2018'],
])('a heading of work that names care keeps its jobs: %s', (heading, line) => {
  const { roles, breaks } = readResume(
    document(
      ...['Ana Reis', 'ana@example.com', '', `# ${heading}`, line, '- Looked after 12 residents', '- Gave medicine'],
      ...['# Education', 'BA History, University of Leeds, 2011', '# Skills', 'First aid'],
    ),
  )
  expect(roles.map(({ statements }) => statements.length)).toEqual([2])
  expect(breaks).toEqual([])
})

test.each(['Fund-raising', 'Tax return projects'])('the heading "%s" names no break', (heading) => {
  const { breaks } = read(
    ...jobs[1],
    `# ${heading}`,
    '=Volunteer fund-raiser, Oxfam, 01/2015 – 12/2018',
    '- Raised £300',
  )
  expect(breaks).toEqual([])
})

test.each([
  '- Cuidei da família Silva, 12 contas de seguro, e de suas apólices',
  '- Cuidei da mãe da patroa, dando remédio e banho',
  '- Cuidei dos filhos do casal durante o dia',
])('care of another family stays a task: %s', (task) => {
  const { roles } = read('Gerente, Loja Azul, 2018 – 2021', '- Atendi 20 clientes por dia', task, ...jobs[1])
  expect(roles[0]?.statements).toHaveLength(2)
})

test.each([
  'Licença para obras: analisei 30 pedidos por mês',
  'Licença por uso de imagem: fechei 12 contratos por ano',
])('a nameless job whose first task treats permits is one: %s', (task) => {
  const { breaks } = read('03/2017 a 08/2018', `- ${task}`, '- Atendi 20 pessoas por dia', ...jobs[1])
  expect(breaks).toEqual([])
})
