// Questions that no tip asks: the wanted post where there is none, or any.
import { expect, test } from 'bun:test'
import { unpaidQuestions } from './unpaid-questions'

const asked = (headline: string) =>
  unpaidQuestions([{ id: 'p1', kind: 'contact', fields: { name: 'Ana Sol', headline }, lines: [] }], null).map(
    ({ check }) => check,
  )

test.each(['', 'Qualquer um, jovem aprendiz', 'qualquer área', 'Anything', 'Any job'])('%s is no wanted post', (text) =>
  expect(asked(text)).toEqual(['aim']),
)
test.each(['Jovem aprendiz', 'Auxiliar de limpeza', 'Analista de dados'])('%s is one', (text) =>
  expect(asked(text)).toEqual([]),
)
