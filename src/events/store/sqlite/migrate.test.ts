// Given a database at some migration, when the program starts, then it ends at the newest one or the start is refused
// with the reason.
import { Database } from 'bun:sqlite'
import { expect, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assertReadable, isMigrated, migrate } from './migrate'
import { eventsMigrations, keysMigrations, type Migrations } from './migrations'

const first: Migrations = { journal: { entries: [{ tag: 'a', when: 1 }] }, sql: { a: 'CREATE TABLE a (n) ' } }
const second: Migrations = {
  journal: { entries: [...first.journal.entries, { tag: 'b', when: 2 }] },
  sql: { ...first.sql, b: 'CREATE TABLE b (n); --> statement-breakpoint\nINSERT INTO b VALUES (1)' },
}
const rows = (db: Database, table: string) => db.query(`SELECT count(*) AS n FROM ${table}`).get()

test('each migration is applied once, including those of a later release', () => {
  const db = new Database(':memory:')
  migrate(db, first)
  migrate(db, second)
  migrate(db, second)
  expect(rows(db, 'b')).toEqual({ n: 1 })
  expect(rows(db, '__drizzle_migrations')).toEqual({ n: 2 })
})

test('a failed migration leaves nothing behind', () => {
  const db = new Database(':memory:')
  migrate(db, first)
  const broken: Migrations = {
    ...second,
    sql: { ...first.sql, b: 'CREATE TABLE b (n); --> statement-breakpoint\nNO SQL' },
  }
  expect(() => migrate(db, broken)).toThrow()
  expect(() => rows(db, 'b')).toThrow('no such table')
  migrate(db, second)
  expect(rows(db, 'b')).toEqual({ n: 1 })
})

test('a newer database is refused; an older one is read as it is, an empty one is not', () => {
  const db = new Database(':memory:')
  expect(() => assertReadable(db, second)).toThrow(expect.objectContaining({ code: 'damaged' }))
  migrate(db, first)
  expect(() => assertReadable(db, second)).not.toThrow()
  expect(isMigrated(db, second)).toBe(false)
  migrate(db, second)
  expect(isMigrated(db, second)).toBe(true)
  expect(() => migrate(db, first)).toThrow(expect.objectContaining({ code: 'newer' }))
  expect(() => assertReadable(db, first)).toThrow(expect.objectContaining({ code: 'newer' }))
})

test('a step beside the SQL runs once, and its failure rolls the migration back', () => {
  const db = new Database(':memory:')
  const failing = {
    b: () => {
      throw new Error('no')
    },
  }
  expect(() => migrate(db, second, failing)).toThrow('no')
  expect(() => rows(db, 'a')).toThrow('no such table')
  const steps = { b: () => void db.run('INSERT INTO b VALUES (2)') }
  migrate(db, second, steps)
  migrate(db, second, steps)
  expect(rows(db, 'b')).toEqual({ n: 2 })
})

test.each([
  ['events', eventsMigrations],
  ['keys', keysMigrations],
])('the %s folder and what travels in the program are the same', (name, { journal, sql }) => {
  const folder = join(import.meta.dir, 'migrations', name)
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'))
  expect(Object.keys(sql).map((tag) => `${tag}.sql`)).toEqual(files.sort())
  expect(journal.entries.map(({ tag }) => tag)).toEqual(Object.keys(sql))
  for (const [tag, text] of Object.entries(sql)) expect(text).toBe(readFileSync(join(folder, `${tag}.sql`), 'utf8'))
})
