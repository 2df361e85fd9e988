// Given streams of which some inserts are committed and some undone, when versions are asked for, then they are those of the rows.
import { expect, test } from 'bun:test'
import fc from 'fast-check'
import type { Row } from '../append/rows'
import { knownVersions } from './event-store'

const row = (stream: string, version: number) => ({ stream, version }) as Row
const transaction = fc.record({
  streams: fc.array(fc.constantFrom('a/1', 'a/2', 'a/3'), { maxLength: 6 }),
  undone: fc.boolean(),
})

test('whatever is undone, the version is what the rows say', () => {
  fc.assert(
    fc.property(fc.array(transaction, { maxLength: 20 }), (transactions) => {
      let stored = new Map<string, number>()
      const known = knownVersions({
        version: (stream) => stored.get(stream) ?? 0,
        insert: ({ stream, version }) => void stored.set(stream, version),
      })
      for (const { streams, undone } of transactions) {
        const before = new Map(stored)
        const written = streams.map((stream) => {
          expect(known.changes.version(stream)).toBe(stored.get(stream) ?? 0)
          const next = row(stream, (stored.get(stream) ?? 0) + 1)
          known.changes.insert(next)
          return next
        })
        if (undone) stored = before
        else known.committed(written)
        for (const stream of ['a/1', 'a/2', 'a/3']) expect(known.changes.version(stream)).toBe(stored.get(stream) ?? 0)
      }
    }),
    { numRuns: 200 },
  )
})

test('a version that was committed is not asked for again', () => {
  let asked = 0
  const known = knownVersions({ version: () => ++asked, insert: () => {} })
  known.changes.insert(row('a/1', 7))
  known.committed([row('a/1', 7)])
  expect([known.changes.version('a/1'), asked]).toEqual([7, 0])
})
