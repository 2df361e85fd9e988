import { expect, test } from 'bun:test'
import { isSentenceDate } from './paragraphs'

test.each([
  ['No falls with my clients since 2021 - present', true],
  ['Nenhum acidente na equipe, 2019 – 2021', true],
  ['No Hospital Santa Clara | 2019 – 2021', false],
  ['Zero Hora – Repórter – 2010 a 2014', false],
  ['Never Ending Travel Ltd, 2019 – 2021', false],
])('%s states a date in a sentence: %p', (text, states) => {
  expect(isSentenceDate(text)).toBe(states)
})
