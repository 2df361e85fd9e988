// A tip is done once what it promised is brought, also where its check has one point left for another advice.
import { expect, test } from 'bun:test'
import type { Check } from '../../result'
import { doneGains } from './promised'

const check = (id: string, gain: number, context = 'none') =>
  ({ id, gain, status: gain > 0 ? 'part' : 'full', points: 0, params: { context } }) as unknown as Check

test.each([
  ['full', [check('summary', 12)], [check('summary', 0)], [['summary', 12]]],
  ['one point left for another advice', [check('summary', 12)], [check('summary', 1, 'proof')], [['summary', 11]]],
  [
    'one point left for the same advice, which the workbench asks on',
    [check('date-format', 2)],
    [check('date-format', 1)],
    [],
  ],
  ['half done', [check('summary', 12)], [check('summary', 6)], []],
  ['a promise of one point that stands', [check('contact', 1)], [check('contact', 1)], []],
  ['not open before', [check('contact', 0)], [check('contact', 0)], []],
] as const)('%s', (_, before, now, done) => {
  expect([...doneGains(before, now)]).toEqual(done as never)
})
