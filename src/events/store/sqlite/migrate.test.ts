// Given a database at some migration, when the program starts, then it ends at the newest one or says why not.
import { Database } from 'bun:sqlite'
import { expect, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assertMigrated, migrate } from './migrate'
import { eventsMigrations, keysMigrations, type Migrations } from './migrations'

const first: Migrations = { journal: { entries: [{ tag: 'a', when: 1 }] }, sql: { a: 'CREATE TABLE a (n) ' } }
const second: Migrations = {
  journal: { entries: [...first.journal.entries, { tag: 'b', when: 2 }] },
  sql: { ...first.sql, b: 'CREATE TABLE b (n); --> statement-breakpoint\nINSERT INTO b VALUES (1)' },
}
const rows = (db: Database, table: string) => db.query(`SELECT count(*) AS n FROM ${table}`).get()

test('each migration is applied once, also those of a later release', () => {
  const db = new Database(':memory:')
  migrate(db, first)
  migrate(db, second)
  migrate(db, second)
  expect(rows(db, 'b')).toEqual({ n: 1 })
  expect(rows(db, '__drizzle_migrations')).toEqual({ n: 2 })
})

test('a migration that fails leaves nothing of itself', () => {
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

test('a newer database is refused, an older one is refused where nothing may be written', () => {
  const db = new Database(':memory:')
  migrate(db, first)
  expect(() => assertMigrated(db, second)).toThrow(expect.objectContaining({ code: 'invalid' }))
  migrate(db, second)
  expect(() => assertMigrated(db, second)).not.toThrow()
  expect(() => migrate(db, first)).toThrow(expect.objectContaining({ code: 'newer' }))
  expect(() => assertMigrated(db, first)).toThrow(expect.objectContaining({ code: 'newer' }))
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
