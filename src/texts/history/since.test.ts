import { describe, expect, test } from 'bun:test'
import { sinceText } from './since'
import type { HistoryData, Part, Past } from './view'

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

describe('of one text, one sentence says why its score is another', () => {
  const part = (id: string, points: number, max = 20) => ({
    id,
    name: id === 'tasks' ? 'Tarefas' : 'Último trabalho',
    points,
    max,
  })
  const same = (rubric: number, before: readonly Part[], after: readonly Part[], sameText = true) => {
    const [newer, older] = [past('new', 47), past('old', 54, { rubric })]
    return { ...history([newer, older]), pair: { older, newer, before, after, sameText } }
  }
  test.each([
    [
      'other rules',
      same(4, [part('tasks', 20)], [part('tasks', 12)]),
      'regras mudaram (versão 5, antes 4), mais em Tarefas.',
    ],
    ['other rules alone', same(4, [], []), 'porque as nossas regras mudaram (versão 5, antes 4).'],
    [
      'time',
      same(5, [part('recent', 8, 8)], [part('recent', 6, 8)]),
      'faz mais tempo que o seu último trabalho terminou.',
    ],
    ['the reading', same(5, [part('tasks', 12)], [part('tasks', 5)]), 'mudou o que lemos do arquivo em Tarefas.'],
    ['a limit', same(5, [part('tasks', 12)], [part('tasks', 12)]), 'mudou um limite da nota, dito abaixo.'],
  ])('%s', (_, data, words) => {
    const text = sinceText(data, 'pt-BR')!
    expect(text).toStartWith('−7 desde a análise anterior, em 12 de novembro. O texto é o mesmo: ')
    expect(text).toEndWith(words)
    expect(sinceText(data, 'en-US')).toContain('. The text is the same: ')
  })
  test('and of another text, or beside a comparison with an older result, none', () => {
    expect(sinceText(same(4, [], [], false), 'pt-BR')).not.toContain('O texto é o mesmo')
    const { pair, ...data } = same(4, [], [])
    expect(sinceText({ ...data, pair: { ...pair, older: past('oldest', 54) } }, 'pt-BR')).not.toContain(
      'O texto é o mesmo',
    )
  })
})
