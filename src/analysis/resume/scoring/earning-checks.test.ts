import { expect, test } from 'bun:test'
import { earningChecks } from './earning-checks'
import { retiredChecks, rubric } from './rubric'

test('the checks that earn points are those of the rubric, and those it no longer has', () => {
  const earning = rubric.flatMap(({ id, earns }) => (earns ? [id] : []))
  expect([...earningChecks].sort()).toEqual([...earning, ...retiredChecks].sort())
})
