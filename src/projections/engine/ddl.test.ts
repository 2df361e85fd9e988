// Given a table's definition, when its SQL is derived, then SQLite creates exactly that table.
import { Database } from 'bun:sqlite'
import { describe, expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import {
  blob,
  index,
  integer,
  numeric,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import { ledger } from '../../../tests/helpers/events/ledger'
import { fingerprint, shape } from './ddl'
import type { Projection } from './projection'

const scores = sqliteTable(
  'scores',
  {
    account: text().notNull(),
    tool: text({ enum: ['photo', 'resume'] }).notNull(),
    score: real().notNull().default(0),
    note: text('remark').default("it's"),
    shown: integer({ mode: 'boolean' }).notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.account, table.tool] }),
    index('scores_by_tool').on(table.tool, table.score),
    uniqueIndex('scores_remark').on(table.note),
  ],
)

describe('shape', () => {
  test('is STRICT and WITHOUT ROWID for a composite key, with defaults and indexes', () => {
    expect(shape(scores)).toEqual({
      table: 'scores',
      columns: ['account', 'tool', 'score', 'remark', 'shown'],
      key: ['account', 'tool'],
      sql: [
        `CREATE TABLE "scores" ("account" TEXT NOT NULL, "tool" TEXT NOT NULL, "score" REAL NOT NULL DEFAULT 0, "remark" TEXT DEFAULT 'it''s', "shown" INTEGER NOT NULL DEFAULT 1, PRIMARY KEY ("account", "tool")) STRICT, WITHOUT ROWID`,
        'CREATE INDEX "scores_by_tool" ON "scores" ("tool", "score")',
        'CREATE UNIQUE INDEX "scores_remark" ON "scores" ("remark")',
      ],
    })
  })

  test('is SQL that SQLite accepts and drizzle can use', () => {
    const db = new Database(':memory:')
    for (const statement of shape(scores).sql) db.run(statement)
    db.run("INSERT INTO scores (account, tool) VALUES ('a', 'photo')")
    expect(db.query('SELECT * FROM scores').get()).toEqual({
      account: 'a',
      tool: 'photo',
      score: 0,
      remark: "it's",
      shown: 1,
    })
    expect(() => db.run("INSERT INTO scores VALUES ('b', 'photo', 'high', 'x', 1)")).toThrow('REAL')
  })

  test.each([
    ['one integer key', sqliteTable('a', { id: integer().primaryKey(), n: integer() }), 'STRICT'],
    ['a document', sqliteTable('a', { id: text().primaryKey(), result: text({ mode: 'json' }) }), 'STRICT'],
    ['a blob', sqliteTable('a', { id: text().primaryKey(), file: blob({ mode: 'buffer' }) }), 'STRICT'],
    ['small rows', sqliteTable('a', { id: text().primaryKey(), n: integer() }), 'STRICT, WITHOUT ROWID'],
  ])('with %s ends in the storage that suits it', (_, table, options) => {
    expect(shape(table).sql[0]?.split(') ').at(-1)).toBe(options)
  })

  const id = { id: text().primaryKey() }
  test.each([
    ['no primary key', sqliteTable('a', { n: integer() }), 'primary key'],
    ['a foreign key', sqliteTable('a', { ...id, to: text().references(() => scores.account) }), 'foreign keys'],
    ['unique()', sqliteTable('a', { ...id, n: integer().unique() }), 'uniqueIndex'],
    ['a type STRICT lacks', sqliteTable('a', { ...id, n: numeric() }), 'no type STRICT knows'],
    ['a default made at run time', sqliteTable('a', { ...id, n: integer().$defaultFn(() => 1) }), 'generated'],
    ['a default in SQL', sqliteTable('a', { ...id, n: integer().default(sql`unixepoch()`) }), 'a number or a text'],
    [
      'a partial index',
      sqliteTable('a', { ...id, n: integer() }, (t) => [index('i').on(t.n).where(sql`n > 0`)]),
      'partial',
    ],
    [
      'an index on an expression',
      sqliteTable('a', { ...id, n: integer() }, () => [index('i').on(sql`n + 1`)]),
      'expressions',
    ],
  ])('refuses %s', (_, table, message) => {
    expect(() => shape(table)).toThrow(message)
  })
})

describe('the fingerprint', () => {
  const one: Projection = { name: 'one', version: 1, tables: [scores], handles: [], apply: () => {} }
  const two: Projection = { ...one, name: 'two', tables: [] }

  test('is the same for the same projections in any order, and is a valid file name', () => {
    expect(fingerprint([one, two], ledger)).toBe(fingerprint([two, one], ledger))
    expect(fingerprint([one], ledger)).toMatch(/^[0-9a-f]{16}$/)
  })

  test('changes with a name, a version, a column or another projection', () => {
    const wider = sqliteTable('scores', { account: text().primaryKey() })
    const others = [[one, two], [{ ...one, name: 'uno' }], [{ ...one, version: 2 }], [{ ...one, tables: [wider] }], []]
    const seen = [[one], ...others].map((each) => fingerprint(each, ledger))
    expect(new Set(seen).size).toBe(others.length + 1)
  })

  test('changes with another event type or schema, whatever handles it', () => {
    const { Opened, Used } = ledger.definitions
    const catalogs = [{ Opened }, { Opened, Used }, { Opened: { ...Opened, schema: 2 } }]
    const seen = catalogs.map((definitions) => fingerprint([one], { definitions }))
    expect(new Set(seen).size).toBe(catalogs.length)
  })
})
