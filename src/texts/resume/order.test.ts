// A fault of the writing that spoils the page comes beside what the work lacks; a slip or two comes after it.
import { expect, test } from 'bun:test'
import type { Check } from '../../analysis/resume/result'
import { inCoachOrder } from './order'

const check = (id: string, points: number, max: number, gain = max - points): Check => ({
  id,
  group: 'content',
  points,
  max,
  gain,
  status: 'part',
  params: {},
  evidence: [],
})
const idsOf = (...checks: Check[]) => inCoachOrder(checks).map(({ id }) => id)

test.each([
  ['spelling', 12],
  ['cliches', 10],
  ['empty', 12],
])('%s stands before fewer points of figures where half of it is lost, and after them where little is', (id, max) => {
  const figures = check('quantified', 20, 24)
  expect(idsOf(figures, check(id, max / 2, max))).toEqual([id, 'quantified'])
  expect(idsOf(figures, check(id, max - 2, max))).toEqual(['quantified', id])
})

test("a list of everything comes before what the work lacks, a document's number before both, a date of birth after them", () => {
  const personal = check('personal-data', 10, 15)
  const checks = [check('quantified', 0, 24), check('skill-list', 0, 10)]
  const order = (context: string) => idsOf(...checks, { ...personal, params: { context } })
  expect(order('document')).toEqual(['personal-data', 'skill-list', 'quantified'])
  expect(order('birth')).toEqual(['skill-list', 'quantified', 'personal-data'])
})
