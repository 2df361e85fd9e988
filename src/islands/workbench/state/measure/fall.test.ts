// A score that fell is explained by the check that lost most since it was higher.
import { expect, test } from 'bun:test'
import type { DraftScoredJson as Scored } from '../../../../api/tools/draft'
import { fallOf, highest } from './fall'

const scored = (score: number, ...open: readonly [string, number][]): Scored => ({
  score,
  open: open.map(([id, lost]) => ({ id, name: id, lost })),
})

test('the check that lost most is named with its points', () => {
  const before = scored(91, ['quantified', 4], ['tasks', 5])
  const now = scored(88, ['quantified', 6], ['tasks', 5], ['length', 1])
  expect(fallOf(before, now)).toEqual({ before: 91, now: 88, check: { name: 'quantified', points: 2 } })
})

test('a score held down by a limit has no check, and one that did not fall says nothing', () => {
  expect(fallOf(scored(91), scored(60))).toEqual({ before: 91, now: 60, check: null })
  expect(fallOf(scored(88), scored(88))).toBeNull()
  expect(fallOf(scored(88), scored(91))).toBeNull()
  expect(fallOf(null, scored(20))).toBeNull()
  expect(fallOf(scored(40), null)).toBeNull()
})

test('the highest scored so far is what a later one is compared with', () => {
  const [low, high] = [scored(40), scored(60)]
  expect(highest(null, low)).toBe(low)
  expect(highest(low, high)).toBe(high)
  expect(highest(high, low)).toBe(high)
  expect(highest(high, null)).toBe(high)
})
