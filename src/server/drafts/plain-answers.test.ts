import { expect, test } from 'bun:test'
import { plainAnswer } from './plain-answers'

test.each([
  ['languages', 'text', 'só português', 'Português'],
  ['languages', 'text', 'only English', 'English'],
  ['languages', 'text', 'só português e um pouco de inglês', 'Só português e um pouco de inglês'],
  ['school', 'end', 'parei em 1997', 'interrompido em 1997'],
  ['school', 'end', 'dropped out in 2004', 'left in 2004'],
  ['school', 'end', '1997', '1997'],
  ['job', 'end', 'parei em 1997', 'parei em 1997'],
] as const)('%s, %s: %s', (kind, field, typed, written) => {
  expect(plainAnswer(kind, field, typed)).toBe(written)
})
