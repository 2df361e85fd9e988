import { expect, test } from 'bun:test'
import { sinceText } from './since'
import type { HistoryData, Past } from './view'

const day = 86_400_000
const now = Date.parse('2026-11-20T15:00:00-03:00')
const past = (id: string, score: number, given: Partial<Past> = {}): Past => ({
  ...{ id, score, rubric: 5, file: 'cv.pdf', range: null },
  at: now - (id === 'new' ? 0 : 8 * day),
  ...given,
})
const history = (entries: Past[], shown = 'new'): HistoryData => ({
  ...{ path: '/curriculo', entries, shown, pair: null, report: 'none', now },
  reportOffer: { text: '', refusal: '', sold: false },
})

test('a rise and a fall come with the day of the result before', () => {
  expect(sinceText(history([past('new', 54), past('old', 47)]), 'pt-BR')).toBe(
    '+7 desde a análise anterior, em 12 de novembro',
  )
  expect(sinceText(history([past('new', 47), past('old', 54)]), 'en-US')).toBe(
    '−7 since the previous analysis, on November 12',
  )
})
test('one of the same day is named by its time', () =>
  expect(sinceText(history([past('new', 54), past('old', 47, { at: now - 3_600_000 })]), 'pt-BR')).toBe(
    '+7 desde a análise anterior, hoje às 14h00',
  ))
test('other rules are named', () =>
  expect(sinceText(history([past('new', 54), past('old', 47, { rubric: 4 })]), 'pt-BR')).toContain('com regras novas'))
test.each([
  ['a first result', history([past('new', 54)])],
  ['the same score', history([past('new', 54), past('old', 54)])],
  ['a range', history([past('new', 54), past('old', 47, { range: { from: 20, to: 70 } })])],
  ['the oldest', history([past('new', 54), past('old', 47)], 'old')],
  ['no history', undefined],
])('%s gives no text', (_, data) => expect(sinceText(data, 'pt-BR')).toBeNull())
