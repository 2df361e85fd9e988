import { expect, test } from 'bun:test'
import { noSteps, type Steps, stepped, stepsMax, travelled } from './steps'

test('what is taken back can be done again, until something else is done', () => {
  const typed = stepped(stepped<string>(noSteps, ''), 'a')
  const back = travelled(typed, 'past', 'ab')
  expect(back).toEqual({ content: 'a', steps: { past: [''], future: ['ab'] } })
  expect(travelled(back!.steps, 'future', 'a')).toEqual({ content: 'ab', steps: typed })
  expect(stepped(back!.steps, 'a').future).toEqual([])
})

test("nothing is taken back past another window's words", () => {
  expect(travelled<string>(noSteps, 'past', 'x, theirs, mine')).toBeNull()
})

test('a bounded number of steps is held', () => {
  let steps: Steps<number> = noSteps
  for (let at = 0; at < stepsMax + 5; at++) steps = stepped(steps, at)
  expect([steps.past.length, steps.past[0]]).toEqual([stepsMax, 5])
})
