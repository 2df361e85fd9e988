// A tip is done once what it promised is brought, also where its check has one point left for another advice.
import { expect, test } from 'bun:test'
import type { Check } from '../../result'
import { doneGains } from './promised'

const check = (id: string, gain: number, status: Check['status'] = gain > 0 ? 'part' : 'full') =>
  ({ id, gain, status, points: 0, params: {} }) as unknown as Check

test.each([
  ['full', [check('summary', 12)], [check('summary', 0)], [['summary', 12]]],
  ['one point left for more', [check('summary', 12)], [check('summary', 1)], [['summary', 11]]],
  ['half done', [check('summary', 12)], [check('summary', 6)], []],
  ['a promise of one point that stands', [check('contact', 1)], [check('contact', 1)], []],
  ['not open before', [check('contact', 0)], [check('contact', 0)], []],
] as const)('%s', (_, before, now, done) => {
  expect([...doneGains(before, now)]).toEqual(done as never)
})
