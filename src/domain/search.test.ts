import { expect, test } from 'bun:test'
import { folded, searchTerms } from './search'

test('accents and case do not matter', () => {
  expect(folded('João ÉVORA Çelik')).toBe('joao evora celik')
  expect(folded('Jo\u00e3o')).toBe(folded('Joa\u0303o'))
})

test.each([
  ['', []],
  ['   ', []],
  [' Ana  LIMA ', ['ana', 'lima']],
  ['a b c d e f g', ['a', 'b', 'c', 'd', 'e']],
])('the words of %j', (text, terms) => expect(searchTerms(text)).toEqual(terms))

test('an endless search is truncated', () => expect(searchTerms('x'.repeat(10_000)).join('')).toHaveLength(200))
