// Forty résumés as Word files and as PDFs give the same fields.
import { expect, test } from 'bun:test'
import { pairs } from '../../eval/formats'

test.each(pairs(40))('$name: the same fields from a Word file and a PDF', async ({ read }) => {
  const { word, pdf } = await read()
  expect(pdf).toEqual(word)
})
