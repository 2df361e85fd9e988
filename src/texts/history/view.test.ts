import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { box, changesOf, chartOf, heightOf, nameOf, type Part, type Past, pairText } from './view'

const now = Date.parse('2026-11-20T15:00:00-03:00')
const past = (given: Partial<Past> = {}): Past => ({ id: 'a', at: now, score: 70, rubric: 1, file: 'cv.pdf', ...given })
const part = (id: string, points: number | null, max = 25): Part => ({ id, name: `name of ${id}`, points, max })

describe('what changed between two results', () => {
  test('lists the changed parts, largest change first, with points before and after', () => {
    const before = [part('quantified', 10), part('roles', 15, 15), part('skills', 9.5, 12)]
    const after = [part('quantified', 12.5), part('roles', 15, 15), part('skills', 3, 12)]
    expect(changesOf({ before, after }, 'pt-BR')).toEqual([
      { id: 'skills', name: 'name of skills', before: '9,5/12', after: '3/12', moved: '−6,5', up: false },
      {
        id: 'quantified',
        name: 'name of quantified',
        before: '10/25',
        after: '12,5/25',
        moved: '+2,5',
        up: true,
      },
    ])
  })

  test('a part that only one of the two measured is listed without a change', () => {
    const rows = changesOf({ before: [part('density', null, 10)], after: [part('density', 8, 10)] }, 'en-US')
    expect(rows).toMatchObject([{ before: 'not measured', after: '8/10', moved: '–', up: false }])
  })

  test('a part that only one of the two rubrics has is left out', () => {
    expect(changesOf({ before: [part('gone', 5)], after: [part('new', 5)] }, 'pt-BR')).toEqual([])
  })

  test.each([
    [70, 76, 1, 'de 70 para 76: 6 pontos a mais', 'As regras são as mesmas'],
    [70, 69, 1, 'de 70 para 69: 1 ponto a menos', 'As regras são as mesmas'],
    [70, 70, 1, 'continua em 70', 'As regras são as mesmas'],
    [70, 60, 2, '10 pontos a menos', 'As regras mudaram entre as duas (da versão 1 para a 2)'],
  ])('from %p to %p under rules 1 and %p', (older, newer, rubric, score, rules) => {
    const pair = { older: past({ score: older }), newer: past({ score: newer, rubric }), before: [], after: [] }
    const text = pairText(pair, 'pt-BR')
    expect(text.score).toContain(score)
    expect(text.rules).toContain(rules)
  })
})

describe('under the same rules a sentence says that what was sent changed something only where something changed', () => {
  const rules = (score: number, sameText: boolean, points = 5) =>
    pairText(
      {
        ...{ older: past({ score: 70 }), newer: past({ score }), sameText },
        ...{ before: [part('tasks', 5)], after: [part('tasks', points)] },
      },
      'en-US',
    ).rules
  test('the same result', () => expect(rules(70, false)).toBe('The rules are the same.'))
  test('the same text', () => expect(rules(70, true)).toBe('The rules are the same, and so is the text.'))
  test('the same text with another score', () => expect(rules(68, true)).toContain('the time that has passed'))
  test('another text', () => expect(rules(72, false)).toContain('what you sent'))
  test('another text with the same score', () => expect(rules(70, false, 7)).toContain('what you sent'))
})

describe('the chart', () => {
  test('is empty before there are two results', () => {
    expect(chartOf([], 'pt-BR', now)).toBeNull()
    expect(chartOf([past()], 'pt-BR', now)).toBeNull()
  })

  test('goes from the oldest to the newest and describes its figures', () => {
    const entries = [past({ score: 76 }), past({ score: 70, at: now - 20 * 86_400_000 })]
    expect(chartOf(entries, 'pt-BR', now)).toEqual({
      points: [
        { x: box.left, y: heightOf(70) },
        { x: box.width - box.right, y: heightOf(76) },
      ],
      label: 'Nota de 2 análises, de 31 de outubro a 20 de novembro: 70, 76',
      from: '31 de outubro',
      to: '20 de novembro',
    })
  })

  test('any history stays within its box, in order, with at most 30 points', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 2, maxLength: 50 }), (scores) => {
        const points =
          chartOf(
            scores.map((score) => past({ score })),
            'en-US',
            now,
          )?.points ?? []
        expect(points.length).toBe(Math.min(30, scores.length))
        for (const [at, { x, y }] of points.entries()) {
          expect(x).toBeGreaterThan(points[at - 1]?.x ?? box.left - 1)
          expect(x).toBeLessThanOrEqual(box.width - box.right + 0.1)
          expect(y).toBeGreaterThanOrEqual(box.top)
          expect(y).toBeLessThanOrEqual(box.height - box.bottom)
        }
      }),
      { numRuns: 60 },
    )
  })
})

test('a result without a file is named by its time', () => {
  expect(nameOf(past({ file: '' }), 'pt-BR', now)).toBe('hoje, 15h00')
  expect(nameOf(past(), 'pt-BR', now)).toBe('cv.pdf, hoje, 15h00')
})
