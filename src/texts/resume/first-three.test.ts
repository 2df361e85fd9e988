// Of the first three tips, no two quote the same line.
import { expect, test } from 'bun:test'
import { apartInLines } from './first-three'

const quote = (line: number) => ({ page: 1, line, text: `line ${line}` })
const tip = (id: string, ...lines: number[]) => ({ id, quotes: lines.map(quote) })
const linesOf = (tips: readonly ReturnType<typeof tip>[]) =>
  apartInLines(tips).map(({ id, quotes }) => [id, ...quotes.map(({ line }) => line)])

test('given a tip about a line that an earlier one quotes, then it makes room for the next', () => {
  const tips = [tip('summary', 4), tip('empty', 4), tip('tasks', 7), tip('contact', 2)]
  expect(linesOf(tips)).toEqual([
    ['summary', 4],
    ['tasks', 7],
    ['contact', 2],
    ['empty', 4],
  ])
})

test('given tips about several lines, then the later one leaves out those of the earlier one and keeps its place', () => {
  const tips = [tip('tasks', 7, 8), tip('quantified', 8, 9), tip('openings', 7, 8), tip('cliches', 8)]
  expect(linesOf(tips)).toEqual([['tasks', 7, 8], ['quantified', 9], ['openings'], ['cliches', 8]])
})
