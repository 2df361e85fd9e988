import { expect, test } from 'bun:test'
import type { DraftQuestionJson as Question } from '../../../api/tools/draft'
import { insteadOf } from './use-asking'

const question = (id: string, check: string, part: string) => ({ id, check, part }) as Question
const next = question('tasks:p3:4', 'tasks', 'p3')

test('a next question that the answer settled or renamed gives way to another of its check and part, else to the first', () => {
  const [skills, renamed] = [question('skills::', 'skills', 'p5'), question('tasks:p3:5', 'tasks', 'p3')]
  expect(insteadOf(next, [skills, renamed])).toBe(renamed)
  expect(insteadOf(next, [skills])).toBe(skills)
})

test('one that is still asked stays, and after the last there is none', () => {
  expect(insteadOf(next, [next])).toBeNull()
  expect(insteadOf(next, [])).toBeNull()
})
