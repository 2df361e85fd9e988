import { Database } from 'bun:sqlite'
import { afterEach, beforeEach, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/bun-sqlite'
import { inOneRead } from './one-read'
import type { ViewsDb } from './projection'

let folder: string
let writer: Database
let client: Database
let db: ViewsDb

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'one-read-'))
  const path = join(folder, 'a.db')
  writer = new Database(path, { create: true })
  for (const text of [
    'PRAGMA journal_mode = WAL',
    'CREATE TABLE facts (value INTEGER)',
    'INSERT INTO facts VALUES (1)',
  ])
    writer.run(text)
  client = new Database(path, { readwrite: true })
  db = drizzle({ client })
})
afterEach(() => {
  client.close()
  writer.close()
  rmSync(folder, { recursive: true, force: true })
})

const sum = () => client.query<{ value: number }, []>('SELECT sum(value) AS value FROM facts').get()?.value
const write = (value: number) => writer.run('INSERT INTO facts VALUES (?)', [value])

test('reads of one go see the same state, whatever is written meanwhile', () => {
  const seen = inOneRead(db, () => {
    const before = sum()
    write(10)
    return [before, inOneRead(db, sum), sum()]
  })
  expect([seen, sum()]).toEqual([[1, 1, 1], 11])
})

test('one that fails leaves nothing open', () => {
  const failing = () =>
    inOneRead(db, () => {
      throw new Error('unread')
    })
  expect(failing).toThrow('unread')
  expect(client.inTransaction).toBe(false)
  write(2)
  expect(sum()).toBe(3)
})
