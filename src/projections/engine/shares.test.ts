// Given a log's events, when projections are distributed, then each is in one share and the shares are even.
import { expect, test } from 'bun:test'
import fc from 'fast-check'
import type { Projection } from './projection'
import { shares } from './shares'

const one = (name: string, ...handles: string[]): Projection => ({ name, version: 1, tables: [], handles, apply() {} })
const seen = (types: readonly string[]) => types.map((type) => ({ type, events: 1 }))
const names = (dealt: Projection[][]) => dealt.map((share) => share.map(({ name }) => name).sort())

test('the most expensive are separated, the cheapest fill up', () => {
  const projections = [one('idle'), one('b', 'B'), one('a', 'A', 'B'), one('c', 'C')]
  const types = ['A', 'A', 'B', 'B', 'B', 'C']
  expect(names(shares(projections, seen(types), 2))).toEqual([
    ['a', 'idle'],
    ['b', 'c'],
  ])
  expect(names(shares(projections, seen(types), 1))).toEqual([['a', 'b', 'c', 'idle']])
  expect(names(shares(projections, [], 9))).toHaveLength(4)
})

test('a higher cost per event weighs more', () => {
  const projections = [one('a', 'A'), one('b', 'B'), one('c', 'C'), { ...one('slow', 'D'), cost: 5 }]
  expect(names(shares(projections, seen(['A', 'B', 'C', 'D']), 2))).toEqual([['slow'], ['a', 'b', 'c']])
})

test('each is in one share, no share is empty, and no share could give its cheapest away and remain the larger', () => {
  const letters = fc.constantFrom('A', 'B', 'C', 'D')
  fc.assert(
    fc.property(
      fc.array(fc.array(letters), { minLength: 1, maxLength: 12 }),
      fc.array(letters),
      fc.integer({ min: 1, max: 4 }),
      (handles, types, parts) => {
        const projections = handles.map((own, index) => one(`p${index}`, ...new Set(own)))
        const dealt = shares(projections, seen(types), parts)
        expect(
          dealt
            .flat()
            .map(({ name }) => name)
            .sort(),
        ).toEqual(projections.map(({ name }) => name).sort())
        expect(dealt.every((share) => share.length > 0)).toBe(true)
        const weight = ({ handles }: Projection) => 1 + types.filter((type) => handles.includes(type)).length
        const loads = dealt.map((share) => share.reduce((sum, projection) => sum + weight(projection), 0))
        for (const [index, share] of dealt.entries())
          expect(loads[index]! - Math.min(...share.map(weight))).toBeLessThanOrEqual(Math.min(...loads))
      },
    ),
  )
})
