// A dated break that a page explains is no job, and no work that was not read.
import { expect, test } from 'bun:test'
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
