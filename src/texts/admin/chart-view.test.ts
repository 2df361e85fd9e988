import { describe, expect, test } from 'bun:test'
import { dayFrom } from '../../domain/day'
import { box, chartOf, lineEvery } from './chart-view'

const day = dayFrom('2026-10-21') ?? 0
const points = (...values: number[]) => values.map((value, index) => ({ day: day + index, value }))
const chart = (...values: number[]) => chartOf('Análises por dia', points(...values), 'pt-BR', String)

describe('a chart', () => {
  test.each([
    [1, 1],
    [3, 1],
    [4, 2],
    [7, 5],
    [240, 100],
    [600_000, 200_000],
  ])('up to %d has a line every %d', (most, every) => expect(lineEvery(most)).toBe(every))

  test('describes its finding and its shape in words', () => {
    const { finding, label } = chart(112, 80, 241, 90)
    expect(finding).toBe('241 em 23 out, o maior dia.')
    expect(label).toBe('Análises por dia: de 112 em 21 out a 90 em 24 out; o maior foi 241 em 23 out')
  })

  test('is within its box, and so are its lines', () => {
    const { points, ticks } = chart(0, 5, 241)
    expect(points.map(({ x }) => x)).toEqual([box.left, (box.left + box.width - box.right) / 2, box.width - box.right])
    for (const { y } of [...points, ...ticks]) {
      expect(y).toBeGreaterThanOrEqual(box.top)
      expect(y).toBeLessThanOrEqual(box.floor)
    }
    expect(ticks.map(({ text }) => text)).toEqual(['0', '100', '200', '300'])
  })

  test('without data says so, and with one day is one point', () => {
    expect(chart(0, 0)).toMatchObject({
      finding: 'Nada neste período.',
      label: 'Análises por dia: nada de 21 out a 22 out',
    })
    expect(chart(4).points).toHaveLength(1)
  })

  test('goes below zero where refunds exceed payments', () => {
    const { points, ticks } = chart(100, -150)
    expect(ticks[0]?.text).toBe('-150')
    expect(points[1]?.y).toBeGreaterThan(points[0]?.y ?? 0)
  })

  test('has every day in its table', () =>
    expect(chart(1, 2).rows.map(({ date, value }) => [date, value])).toEqual([
      ['21/10/2026', '1'],
      ['22/10/2026', '2'],
    ]))
})
