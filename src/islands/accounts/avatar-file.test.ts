import { expect, test } from 'bun:test'
import { maxBytes, problemOf } from './avatar-file'

test.each([
  ['image/png', 10, null],
  ['image/avif', maxBytes, null],
  ['', 10, null],
  ['image/png', maxBytes + 1, 'size'],
  ['application/pdf', 10, 'type'],
  ['text/html', maxBytes + 1, 'type'],
] as const)('a file of type %p and %d bytes: %p', (type, size, problem) => {
  expect(problemOf({ type, size })).toBe(problem)
})
