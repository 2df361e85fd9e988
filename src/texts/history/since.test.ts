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
  expect(sinceText(history([past('new', 54), past('old', 47)]), 'pt-BR')).toBe('+7 desde 12 de novembro')
  expect(sinceText(history([past('new', 47), past('old', 54)]), 'en-US')).toBe('−7 since November 12')
})
test('of the same day, the earlier result comes with its time', () => {
  const earlier = { at: Date.parse('2026-11-20T09:14:00-03:00') }
  expect(sinceText(history([past('new', 97), past('old', 40, earlier)]), 'pt-BR')).toBe(
    '+57 em relação ao resultado anterior, das 9h14',
  )
  expect(sinceText(history([past('new', 97), past('old', 40, earlier)]), 'en-US')).toBe(
    '+57 since the previous result, at 9:14 AM',
  )
})
test('other rules are named', () =>
  expect(sinceText(history([past('new', 54), past('old', 47, { rubric: 4 })]), 'pt-BR')).toContain('com regras novas'))
test.each([
  ['a first result', history([past('new', 54)])],
  ['the same score', history([past('new', 54), past('old', 54)])],
  ['a range', history([past('new', 54), past('old', 47, { range: { from: 20, to: 70 } })])],
  ['the oldest', history([past('new', 54), past('old', 47)], 'old')],
  ['no history', undefined],
])('%s gives no text', (_, data) => expect(sinceText(data, 'pt-BR')).toBeNull())
