import { expect, test } from 'bun:test'
import type { DraftContentJson } from '../../../api/tools/draft'
import { repeatedIn } from './repeated'

const lines = ['Responsible for 15 patients per shift', 'Wound dressing', 'Trained 8 new nurses', 'Sold 1.200 loaves']
const content = {
  parts: [{ id: 'p1', kind: 'job', fields: {}, lines: lines.map((text, at) => ({ id: `l${at}`, text })) }],
  skipped: [],
} as DraftContentJson
const repeated = (n: string, unit: string, line = 'l1') => repeatedIn(content, { part: 'p1', line }, n, unit)

test('the same number of the same unit in another line is found, whatever stands between and in the plural', () => {
  expect(repeated('15', 'Patient')).toBe(lines[0]!)
  expect(repeated('8', 'nurses')).toBe(lines[2]!)
  expect(repeated('1.200', 'loaves')).toBe(lines[3]!)
})

test('another number, another unit, the line itself, and an answer that is no number yet are not', () => {
  for (const [n, unit] of [
    ['14', 'patients'],
    ['15', 'beds'],
    ['1', 'loaves'],
    ['', 'patients'],
    ['15', ''],
  ] as const)
    expect(repeated(n, unit)).toBeNull()
  expect(repeated('15', 'patients', 'l0')).toBeNull()
})
