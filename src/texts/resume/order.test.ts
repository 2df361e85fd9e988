// The order of tips: what is unsafe, what stops a reader, what the work lacks, then its manner and its form.
import { expect, test } from 'bun:test'
import fc from 'fast-check'
import type { Check } from '../../analysis/resume/result'
import { rubric } from '../../analysis/resume/scoring/rubric'
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

test("given a document's number, then it comes before all else; given other private details, then they come before what has to be written", () => {
  const personal = check('personal-data', 10, 15)
  const checks = [check('quantified', 0, 24), check('skill-list', 0, 10)]
  const order = (context: string, found: number) => idsOf(...checks, { ...personal, params: { context, found } })
  expect(order('document', 1)).toEqual(['personal-data', 'skill-list', 'quantified'])
  for (const found of [1, 3]) expect(order('birth', found)).toEqual(['skill-list', 'personal-data', 'quantified'])
})

const given = (one: Check, params: Check['params']): Check => ({ ...one, params })

test('what was not assessed stands in the way of nothing: a missing e-mail stays first', () => {
  const contact = given(check('contact', 7.5, 10, 3), { context: 'email' })
  const unlisted: Check = { ...check('skill-list', 0, 10, 0), status: 'not-assessed' }
  expect(idsOf(check('quantified', 7, 21), check('tasks', 30, 30), contact, unlisted)[0]).toBe('contact')
})

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

test('work in running sentences comes with how the page is written, a long block elsewhere with the form', () => {
  const blocks = (context: string) => given(check('blocks', 5, 8, 3), { context })
  const openings = check('openings', 1, 3, 2)
  expect(idsOf(openings, blocks('prose'))).toEqual(['blocks', 'openings'])
  expect(idsOf(openings, blocks('long'))).toEqual(['openings', 'blocks'])
})

test('what another check calls old or prose is no matter of writing for that', () => {
  const [openings, headings] = [check('openings', 1, 3, 2), check('headings', 1, 4, 3)]
  for (const context of ['old', 'prose', 'both'])
    expect(idsOf(openings, given(headings, { context }))).toEqual(['openings', 'headings'])
  expect(idsOf(openings, given(check('blocks', 5, 8, 3), { context: 'both' }))).toEqual(['blocks', 'openings'])
  expect(idsOf(openings, given(check('length', 0, 3, 3), { context: 'old' }))).toEqual(['length', 'openings'])
})

const bare = { ...check('quantified', 0, 23), status: 'none' } satisfies Check
const some = given(check('quantified', 7.7, 23), { context: 'some' })

test('given work without any figure, when the aim fits anybody or phrases are worn, then what was done comes before how it is put', () => {
  const aim = given(check('summary', 0, 12), { context: 'vague' })
  const phrases = check('cliches', 0, 13)
  expect(idsOf(phrases, aim, bare)).toEqual(['quantified', 'cliches', 'summary'])
  expect(idsOf(some, aim, phrases)).toEqual(['cliches', 'summary', 'quantified'])
})

test('given an aim that names a row of jobs, a plea or one firm, then it comes first with or without figures', () => {
  const inTheWay = [
    given(check('summary', 0, 12), { context: 'vague', areas: 4 }),
    given(check('summary', 6, 12), { context: 'firm' }),
    given(check('empty', 9, 18), { context: 'plea' }),
  ]
  for (const one of inTheWay) for (const work of [bare, some]) expect(idsOf(work, one)[0]).toBe(one.id)
})

test('given a joke address, when the work is described, then it comes first; otherwise it is a detail', () => {
  const address = given(check('contact-form', 1.5, 3), { context: 'email' })
  expect(idsOf(some, check('tasks', 27, 30), address)[0]).toBe('contact-form')
  expect(idsOf(some, check('tasks', 8, 30), address).at(-1)).toBe('contact-form')
})

test('given few tasks, then they come before the figures; given a row of duties, then what came of them does', () => {
  const tasks = check('tasks', 11, 30)
  expect(idsOf(bare, given(tasks, { context: 'thin' }))).toEqual(['tasks', 'quantified'])
  expect(idsOf(bare, given(tasks, { context: 'duties' }))).toEqual(['quantified', 'tasks'])
})

test('whatever order the findings are given in, they come out in one', () => {
  const contexts = ['vague', 'missing', 'document', 'birth', 'thin', 'duties', 'phone', 'email', 'weak', 'some', 'most']
  const points = fc.record({ lost: fc.integer({ min: 1, max: 4 }), context: fc.constantFrom(...contexts) })
  fc.assert(
    fc.property(fc.array(points, { minLength: rubric.length, maxLength: rubric.length }), fc.nat(), (losses, turn) => {
      const checks = losses.map(({ lost, context }, at) => {
        const { id, max } = rubric[at]!
        return given(
          { ...check(id, max - (max * lost) / 4, max, lost), status: lost === 4 ? 'none' : 'part' },
          { context },
        )
      })
      const cut = turn % checks.length
      const turned = [...checks.slice(cut), ...checks.slice(0, cut)].reverse()
      expect(inCoachOrder(turned)).toEqual(inCoachOrder(checks))
      // Nothing is added, lost or changed by it.
      expect(new Set(inCoachOrder(checks))).toEqual(new Set(checks))
    }),
  )
})
