// A text of a check looks up only the help that it names.
import { expect, test } from 'bun:test'
import { checkTexts } from './texts'

test('a title that names neither a question nor an example asks for no trade', () => {
  const read: PropertyKey[] = []
  const params = new Proxy<Record<string, string | number>>({}, { get: (_, name) => void read.push(name) })
  const texts = checkTexts('pt-BR', 'quantified', params)
  expect(texts?.title).not.toBe('')
  expect(read).not.toContain('trade')
  expect(texts?.fix).toContain('?')
  expect(read).toContain('trade')
})
