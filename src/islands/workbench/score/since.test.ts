// What "since the beginning" is reckoned from, as a page was drawn and as measures say while somebody types.
import { expect, test } from 'bun:test'
import type { DraftMeasureJson as Measure } from '../../../api/tools/draft'
import { beforeOf } from './side'

const measured = (before: number | null) => ({ before }) as Measure

test('the beginning is that of the latest measure, and the page’s own where none knows it', () => {
  expect(beforeOf(null, 41)).toBe(41)
  expect(beforeOf(measured(null), 41)).toBe(41)
  expect(beforeOf(measured(47), null)).toBe(47)
  expect(beforeOf(measured(47), 41)).toBe(47)
})
