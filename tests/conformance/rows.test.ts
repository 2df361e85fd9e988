// The table of the specification's rows is well formed, and what its rows only name exists. `npm run conformance` runs them.
import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { named } from './run'
import { rowsOf, unlike } from './table'

const rows = rowsOf(readFileSync(join(import.meta.dir, 'rows.txt'), 'utf8'))

test('each row has a number of its own, in the section it stands in', () => {
  expect(rows.length).toBeGreaterThan(350)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  expect(rows.filter(({ id, section }) => id.split('.')[0] !== section.split(' ')[0]).map(({ id }) => id)).toEqual([])
})

test('each test and each decision that a row names exists', () =>
  expect(rows.filter(({ check }) => !named(check)).map(({ id }) => id)).toEqual([]))

test('an answer is compared by the fields that are named', () => {
  expect(unlike({ a: '<number>', b: [{ c: 'x' }] }, { a: 1, b: [{ c: 'x', d: 1 }], e: 2 })).toBeNull()
  expect(unlike({ a: '<number>' }, { a: '1' })).toBe('a is no number')
  expect(unlike({ b: [{ c: 'x' }] }, { b: [] })).toBe('b.0 is missing')
  expect(unlike([], [1])).toBe('the answer is not an empty list')
})

test.each(['1.1 | no check', '1.1 | a | look at it', '1.1 | a | page new /'])('%p is no row', (line) =>
  expect(() => rowsOf(line)).toThrow(),
)
