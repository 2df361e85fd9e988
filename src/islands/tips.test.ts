import { expect, test } from 'bun:test'
import { tipDelay } from './tips'

test('a tooltip waits 700 ms, and none for 300 ms after another has closed', () => {
  expect(tipDelay(10_000, Number.NEGATIVE_INFINITY)).toBe(700)
  expect([tipDelay(10_300, 10_000), tipDelay(10_301, 10_000)]).toEqual([0, 700])
})
