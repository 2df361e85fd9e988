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

test("a document's number and two private details come before a list of everything, one alone after it and before what the work lacks", () => {
  const personal = check('personal-data', 10, 15)
  const checks = [check('quantified', 0, 24), check('skill-list', 0, 10)]
  const order = (context: string, found = 1) => idsOf(...checks, { ...personal, params: { context, found } })
  expect(order('document')).toEqual(['personal-data', 'skill-list', 'quantified'])
  expect(order('birth', 2)).toEqual(['personal-data', 'skill-list', 'quantified'])
  expect(order('birth')).toEqual(['skill-list', 'personal-data', 'quantified'])
})

const given = (one: Check, params: Check['params']): Check => ({ ...one, params })

test('an excuse, an aim for anybody, walls of text and a column of "Responsible for" come before what the page lacks', () => {
  const figures = check('quantified', 0, 24)
  const before = [
    given(check('empty', 9, 18), { context: 'apology' }),
    given(check('summary', 0, 6), { context: 'vague' }),
    given(check('openings', 0, 1), { context: 'weak', weak: 9, of: 12 }),
    check('blocks', 0, 6),
  ]
  for (const one of before) expect(idsOf(figures, one)).toEqual([one.id, 'quantified'])
  expect(idsOf(figures, given(check('openings', 0.5, 1), { context: 'weak', weak: 2, of: 12 }))[0]).toBe('quantified')
  expect(idsOf(figures, given(check('summary', 5, 6), { context: 'result' }))[0]).toBe('quantified')
})

test('who can be reached in no way gets that tip first, and an advert in place of work before it', () => {
  const contact = given(check('contact', 2, 12, 0), { context: 'email' })
  expect(idsOf(check('tasks', 0, 36), contact)[0]).toBe('contact')
  const copied = given(check('empty', 0, 18), { context: 'advert' })
  expect(idsOf(given(check('contact', 6, 12), { context: 'phone' }), copied)[0]).toBe('empty')
})

test('a missing way of contact comes first where the work is described, and with what the page lacks where it is not', () => {
  for (const context of ['phone', 'email']) {
    const contact = given(check('contact', 6, 10), { context })
    expect(idsOf(check('quantified', 0, 23), check('tasks', 27, 30), contact)[0]).toBe('contact')
    expect(idsOf(check('quantified', 0, 23), check('tasks', 8, 30), contact).at(-1)).toBe('contact')
  }
})

test('who you are and which job you want comes before one number more where half of the lines have theirs, and behind the numbers where few do', () => {
  for (const context of ['missing', 'headline', 'norole']) {
    const opening = given(check('summary', 6, 12), { context })
    const figures = (found: string) => given(check('quantified', 11, 23), { context: found })
    expect(idsOf(figures('most'), opening)).toEqual(['summary', 'quantified'])
    expect(idsOf(figures('some'), opening)).toEqual(['quantified', 'summary'])
  }
})

test('where people are called, a missing e-mail comes first once the work is described', () => {
  const email = given(check('contact', 7.7, 10), { context: 'email' })
  const figures = check('quantified', 11, 23)
  expect(idsOf(figures, check('tasks', 30, 30), email)[0]).toBe('contact')
  expect(idsOf(figures, check('tasks', 8, 30), email).at(-1)).toBe('contact')
})

test('one sentence of a post, as "Other duties as assigned", does not come before what the page lacks', () => {
  const advert = (found: number) => given(check('empty', 13, 18), { context: 'advert', found })
  const figures = check('quantified', 0, 23)
  expect(idsOf(figures, advert(1))).toEqual(['quantified', 'empty'])
  expect(idsOf(figures, advert(3))).toEqual(['empty', 'quantified'])
})
