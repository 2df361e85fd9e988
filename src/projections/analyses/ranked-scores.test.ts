// Given any order of analyses, when the scores of the tools are asked for, then they are each tool's last two.
import { Database } from 'bun:sqlite'
import { expect, test } from 'bun:test'
import { drizzle } from 'drizzle-orm/bun-sqlite'
import fc from 'fast-check'
import { type Tool, tools } from '../../events/schema/vocabulary'
import { shape } from '../engine/ddl'
import { analyses } from './analysis'
import { rankedScores, readAtOnce } from './ranked-scores'

type One = { readonly tool: Tool; readonly done: boolean; readonly mine: boolean }

const database = (all: readonly One[]) => {
  const client = new Database(':memory:')
  for (const sql of shape(analyses).sql) client.run(sql)
  const db = drizzle({ client })
  const row = ({ tool, done, mine }: One, position: number) => ({
    id: `a${position}`,
    account: mine ? 'ana' : 'bia',
    tool,
    state: done ? ('completed' as const) : ('failed' as const),
    score: done ? position : null,
    position,
    requestedAt: position,
    measuredAt: position,
    reading: 0,
    endedAt: position * 10,
    correlation: '',
    file: '',
  })
  if (all.length > 0) db.insert(analyses).values(all.map(row)).run()
  return db
}

const lastTwo = (all: readonly One[], tool: Tool) =>
  all
    .map((one, position) => ({ ...one, position }))
    .filter((one) => one.mine && one.done && one.tool === tool)
    .slice(-2)
    .reverse()
    .map(({ position }, index) => ({ id: `a${position}`, tool, score: position, at: position * 10, rank: index + 1 }))

const one = fc.record({
  tool: fc.constantFrom(...tools),
  done: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.constant(false)),
  mine: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.constant(false)),
})

test('each tool has its last two', () => {
  fc.assert(
    fc.property(fc.array(one, { maxLength: 2 * readAtOnce }), (all) => {
      expect(rankedScores(database(all), 'ana')).toEqual(tools.flatMap((tool) => lastTwo(all, tool)))
    }),
    { numRuns: 60 },
  )
})

test('a tool that was not used for a long time has them, too', () => {
  const of = (tool: Tool, count: number) => Array.from({ length: count }, () => ({ tool, done: true, mine: true }))
  const all = [...of('photo', 3), ...of('linkedin', 1), ...of('resume', readAtOnce)]
  expect(rankedScores(database(all), 'ana').map(({ id }) => id)).toEqual(['a2', 'a1', 'a3', 'a19', 'a18'])
})
