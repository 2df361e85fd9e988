// An answer that promised points and brought none is explained; a paid one, or one that promised next to nothing, is not.
import { expect, test } from 'bun:test'
import type { DraftMeasureJson as Measure, DraftQuestionJson as Question } from '../../../../api/tools/draft'
import { unpaidOf } from './unpaid'

const place = { part: 'p2', line: null, field: 'headline' }
const aim = { id: 'aim:p1', check: 'aim', answer: 'field', gain: 6, ...place } as unknown as Question
const task = { ...aim, id: 'tasks:p2:3', check: 'tasks', answer: 'line', field: null } as Question
const ask = { ...aim, id: 'vacancy:epi', check: 'vacancy', answer: 'line' } as Question
const measure = (score: number, more: Partial<Measure> = {}) =>
  ({ score, caps: [], questions: [], vacancy: null, ...more }) as unknown as Measure
const beside = (score: number, ...asks: Question[]) =>
  measure(70, { vacancy: { score, asks } as unknown as Measure['vacancy'] })

test('what was paid, promised a point or has no score yet is not explained', () => {
  expect(unpaidOf(aim, measure(50), measure(56))).toBeNull()
  expect(unpaidOf({ ...aim, gain: 1 }, measure(50), measure(50))).toBeNull()
  expect(unpaidOf({ ...aim, least: 0 }, measure(50), measure(50))).toBeNull()
  expect(unpaidOf(aim, null, measure(50))).toBeNull()
})

test.each([
  ['counted', measure(50)],
  ['asked', measure(50, { questions: [aim] })],
  ['limited', measure(50, { questions: [aim], caps: ['Máximo de 50'] })],
] as const)('%s', (because, now) => {
  expect(unpaidOf(aim, measure(50), now)?.because).toBe(because)
})

test('a further line is asked for anyway, which is no word about the one that was written', () => {
  const next = { ...task, id: 'tasks:p2:4' }
  expect(unpaidOf(task, measure(50), measure(50, { questions: [next] }))?.because).toBe('counted')
})

test('beside an advert its own figure counts, and what it still asks for stands there in other words', () => {
  expect(unpaidOf(ask, beside(81, ask), beside(81, ask))?.because).toBe('words')
  expect(unpaidOf(ask, beside(81, ask), beside(81))?.because).toBe('counted')
  expect(unpaidOf(ask, beside(81, ask), beside(89))).toBeNull()
})
