import { expect, test } from 'bun:test'
import { document } from '../../testing'
import { isSentenceDate, toBlocks, toStatements } from './paragraphs'

test.each([
  ['No falls with my clients since 2021 - present', true],
  ['Nenhum acidente na equipe, 2019 – 2021', true],
  ['No Hospital Santa Clara | 2019 – 2021', false],
  ['Zero Hora – Repórter – 2010 a 2014', false],
  ['Never Ending Travel Ltd, 2019 – 2021', false],
])('%s states a date in a sentence: %p', (text, states) => {
  expect(isSentenceDate(text)).toBe(states)
})

test.each([
  ['Team of 24; 140 bedrooms', 1],
  ['Vendi 300 peças; 2º lugar no ranking', 2],
  ['Cleaned 30 rooms; 12 floors', 2],
  ['Excel; SQL; 5 anos de SAP', 3],
])('%s: %i statements', (text, count) => {
  expect(toBlocks(document(text).lines).flatMap(toStatements)).toHaveLength(count)
})
