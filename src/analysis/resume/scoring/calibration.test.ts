// The calibration and its inverse, and what tips add together.
import { expect, test } from 'bun:test'
import { calibrated, gainTogether, pointsFor } from './calibration'

test('the points for a score are worth that score', () => {
  for (let score = 5; score <= 95; score++) expect(calibrated(pointsFor(score))).toBeCloseTo(score, 9)
})

test('above the bend gains add up; below it together they are more than their sum, and never above the highest score', () => {
  expect(gainTogether(70, [5, 9])).toBe(14)
  expect(gainTogether(30, [])).toBe(0)
  expect(gainTogether(30, [12])).toBe(12)
  // From 45 two tips of 17 points each: the second is worth more on the upper line.
  expect(gainTogether(45, [17, 17])).toBeGreaterThan(34)
  expect(gainTogether(45, [17, 17, 30])).toBe(50)
})
