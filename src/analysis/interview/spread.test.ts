// The jobs asked about most are those whose work is long, or goes on, and is not long ago.
import { expect, test } from 'bun:test'
import { readResume } from '../resume/reading'
import { document } from '../resume/testing'
import { spreadOver } from './spread'

const now = { year: 2026, month: 11 }
const orderOf = (...jobs: readonly (readonly [title: string, dates: string])[]) =>
  spreadOver(
    readResume(
      document(
        ...['Ana Reis', 'ana@example.com', '# Experience'],
        ...jobs.flatMap(([title, dates]) => [`=${title}, Mill Ltd, ${dates}`, '- Answered 40 calls a day']),
      ),
    ).roles,
    now,
  ).map(({ role, most }) => [role.title, most])

test.each(['09/2026 – Present', '11/2026 – Present', '2026 – Present'])(
  'a job that goes on, however new, comes before one that ended long ago: %s',
  (dates) =>
    expect(orderOf(['Manager', dates], ['Clerk', '03/2010 – 12/2012'])).toEqual([
      ['Manager', 3],
      ['Clerk', 1],
    ]),
)
test('a job of two months that ended gets fewer questions than the long one before it', () =>
  expect(orderOf(['Waiter', '09/2026 – 10/2026'], ['Clerk', '03/2018 – 08/2026'])).toEqual([
    ['Clerk', 3],
    ['Waiter', 1],
  ]))
