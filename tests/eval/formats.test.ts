// The same résumé as a Word file and as a PDF gives the same fields; the whole set is in tests/long/documents/formats.test.ts.
import { expect, test } from 'bun:test'
import { pairs } from './formats'

test.each(pairs(5))('$name: the same fields from a Word file and a PDF', async ({ read }) => {
  const { word, pdf } = await read()
  expect(pdf).toEqual(word)
})
