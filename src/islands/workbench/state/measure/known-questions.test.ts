import { expect, test } from 'bun:test'
import type { DraftMeasureJson, DraftQuestionJson } from '../../../../api/tools/draft'
import { withKnownQuestions } from './known-questions'

const question = (id: string, gain: number | null) =>
  ({ id, gain, pers: [{ text: 'por dia' }] }) as unknown as DraftQuestionJson
const measure = (...questions: DraftQuestionJson[]) => ({ score: 50, questions }) as unknown as DraftMeasureJson

test('an unchanged question stays the same object, another one is the new one, by what they gain', () => {
  const before = measure(question('a', 3), question('b', 2))
  const after = measure(question('b', 2), question('c', 1), question('a', 4))
  const { questions } = withKnownQuestions(before, after)
  expect(questions.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(questions.map((one) => before.questions.includes(one))).toEqual([false, true, false])
  expect(withKnownQuestions(null, after)).toBe(after)
})

test('what an answer adds stays as it was measured last while only the score is', () => {
  const known = question('a', 3)
  const after = measure(question('a', null), question('b', null))
  const { questions } = withKnownQuestions(measure(known), after)
  expect(questions.map(({ gain }) => gain)).toEqual([3, null])
  expect(questions[0]).toBe(known)
})

test('a list that asks the same stays the same list, so that nothing of it is drawn again', () => {
  const before = measure(question('a', 3), question('b', 2))
  expect(withKnownQuestions(before, measure(question('a', null), question('b', 2))).questions).toBe(before.questions)
  expect(withKnownQuestions(before, measure(question('a', 3))).questions).toHaveLength(1)
})
