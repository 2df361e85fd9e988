import { describe, expect, test } from 'bun:test'
import { coverageOf, rangeOf } from './range'
import type { Block } from './result'
import { BLOCK_WEIGHTS, CREDITS } from './rubric'
import { type Shares, sharesOf, toScore } from './score'

const keyword = (id: string, credit: number, given: object = {}) => ({
  id,
  text: id,
  skill: null,
  kind: 'hard' as const,
  need: 'required' as const,
  times: 1,
  quote: { text: id, mark: id, line: 1 },
  bucket: 'missing' as const,
  credit,
  how: null,
  evidence: null,
  ...given,
})
const none: Shares = {
  required: null,
  desirable: null,
  title: null,
  level: null,
  formal: null,
  wording: null,
}
const total = (blocks: readonly Block[], of: 'max' | 'points') => blocks.reduce((sum, block) => sum + block[of], 0)

test('the weights add up to 100 and no credit exceeds 1', () => {
  expect(Object.values(BLOCK_WEIGHTS).reduce((a, b) => a + b)).toBe(100)
  expect(Math.max(...Object.values(CREDITS))).toBe(1)
})

test('the weight of blocks absent from the advert is distributed over the others', () => {
  const { score, blocks } = toScore([], { ...none, title: 1, level: 0.5 })
  expect(blocks.map(({ id, max }) => [id, max])).toEqual([
    ['title', 83.3],
    ['level', 16.7],
  ])
  expect(score).toBe(92)
})

test('traits change neither the score nor what can be gained, whatever the page says of them', () => {
  const hard = [keyword('a', 1), keyword('b', 0)]
  for (const credit of [0, 1]) {
    const all = [...hard, ...['Empatia', 'Calma'].map((id) => keyword(id, credit, { kind: 'soft' }))]
    const [alone, beside] = [hard, all].map((some) => toScore(some, sharesOf(some, [], 0.5, null)))
    expect(beside).toEqual(alone)
  }
})

test('a keyword of the duties counts half as much as a required one', () => {
  expect(sharesOf([keyword('a', 1), keyword('b', 0, { need: 'duty' })], [], null, null).required).toBeCloseTo(2 / 3)
})

test('gains and score add up to 100', () => {
  const keywords = [keyword('a', 1), keyword('b', 0), keyword('c', 0.5), keyword('d', 0, { need: 'desirable' })]
  const shares = sharesOf(keywords, [], 0.5, 0.2)
  const { score, blocks, gains } = toScore(keywords, shares)
  expect(score + blocks.reduce((sum, { gain }) => sum + gain, 0)).toBe(100)
  expect(gains.get('a')).toBe(0)
  expect(gains.get('b')).toBeGreaterThan(gains.get('c') as number)
  expect(total(blocks, 'max')).toBeCloseTo(100, 0)
  expect(Math.round(total(blocks, 'points'))).toBe(score)
})

describe('the range of a thin advert', () => {
  test('an empty advert allows any score', () => expect(rangeOf(none, 0, 0)).toEqual({ from: 0, to: 100 }))
  test('measured blocks are fixed and absent ones vary from none to all of their points', () => {
    expect(rangeOf({ ...none, required: 1, title: 0 }, 1, 55)).toEqual({ from: 30, to: 75 })
    expect(rangeOf({ ...none, required: 1, title: 0 }, 0.5, 55)).toEqual({ from: 15, to: 75 })
  })
  test('contains the score', () => expect(rangeOf({ ...none, required: 0, title: 0 }, 1, 3).from).toBe(0))
  test.each([
    [60, 4, 1],
    [30, 4, 0.5],
    [30, 9, 1],
    [200, 1, 0.25],
    [0, 0, 0],
  ])('%d words and %d keywords cover %d of a full advert', (words, keywords, described) =>
    expect(coverageOf(words, keywords)).toBe(described),
  )
})
