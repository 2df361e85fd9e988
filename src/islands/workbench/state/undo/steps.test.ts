import { expect, test } from 'bun:test'
import { fetched, noSteps, type Steps, stepped, stepsMax, travelled } from './steps'

test('what is taken back can be done again, until something else is done', () => {
  const typed = stepped(stepped<string>(noSteps, ''), 'a')
  const back = travelled(typed, 'past', 'ab')
  expect(back).toEqual({ content: 'a', steps: { past: [''], future: ['ab'], below: null } })
  expect(travelled(back!.steps, 'future', 'a')).toEqual({ content: 'ab', steps: typed })
  expect(stepped(back!.steps, 'a').future).toEqual([])
})

test("nothing is taken back past another window's words", () => {
  expect(travelled<string>(noSteps, 'past', 'x, theirs, mine')).toBeNull()
})

test('a bounded number of steps is held', () => {
  let steps: Steps<number> = { ...noSteps, below: 7 }
  for (let at = 0; at < stepsMax; at++) steps = stepped(steps, at)
  expect(steps.below).toBe(7)
  for (let at = stepsMax; at < stepsMax + 5; at++) steps = stepped(steps, at)
  // What stands below the oldest step is no stored version any more.
  expect([steps.past.length, steps.past[0], steps.below]).toEqual([stepsMax, 5, null])
})

test('stored versions are walked back below the steps, a bounded number of times that can be done again', () => {
  let steps: Steps<number> = { ...noSteps, below: stepsMax + 6 }
  for (let below = stepsMax + 5; below > 0; below--) steps = fetched(steps, below, below + 1)
  expect([steps.below, steps.past.length, steps.future.length, steps.future.at(-1)]).toEqual([1, 0, stepsMax, 2])
  expect(travelled(steps, 'future', 1)).toMatchObject({ content: 2, steps: { past: [1], below: 1 } })
})
