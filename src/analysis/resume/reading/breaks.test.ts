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
