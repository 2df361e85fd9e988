// Stores what a payment provider would keep on its own machines, in a small file beside the log, of which the log
// knows nothing. Replaying the log never touches it, and it holds no name and no address.

import { Database } from 'bun:sqlite'
import { join } from 'node:path'
import { makeFile } from '../../../events/store/sqlite/database'
import type { Kind, News, StoredObjects, TestSubscription } from './port'

export type Store = {
  get<K extends Kind>(kind: K, id: string): StoredObjects[K] | null
  ofAccount<K extends Kind>(kind: K, account: string): StoredObjects[K][]
  /** Stores it as a change not yet acknowledged. `due` is when it must be checked again (ms). */
  put<K extends Kind>(kind: K, value: StoredObjects[K], due?: number | null): void
  /** Subscriptions due by a time, at most `limit`. */
  due(now: number, limit: number): TestSubscription[]
  /** Changes that are not acknowledged yet, oldest first. */
  news(limit: number): News[]
  acknowledge(news: News): void
  close(): void
}

export const openStore = (folder: string): Store => {
  const path = join(folder, 'test-checkout.db')
  makeFile(path)
  const db = new Database(path, { readwrite: true })
  db.run('PRAGMA journal_mode = WAL')
  db.run('PRAGMA synchronous = FULL')
  db.transaction(() => {
    db.run(
      'CREATE TABLE IF NOT EXISTS objects (kind TEXT NOT NULL, id TEXT NOT NULL, account TEXT NOT NULL, due INTEGER, told INTEGER NOT NULL, revision INTEGER NOT NULL, value TEXT NOT NULL, PRIMARY KEY (kind, id))',
    )
    db.run('CREATE INDEX IF NOT EXISTS objects_due ON objects (due)')
    db.run('CREATE INDEX IF NOT EXISTS objects_account ON objects (account, kind)')
  })()
  const byId = db.query<{ value: string }, [string, string]>('SELECT value FROM objects WHERE kind = ? AND id = ?')
  const valuesOfAccount = db.query<{ value: string }, [string, string]>(
    'SELECT value FROM objects WHERE kind = ? AND account = ? ORDER BY rowid DESC LIMIT 100',
  )
  const upsert = db.query(
    'INSERT INTO objects VALUES (?, ?, ?, ?, 0, 1, ?) ON CONFLICT DO UPDATE SET due = excluded.due, told = 0, revision = revision + 1, value = excluded.value',
  )
  const dueBy = db.query<{ value: string }, [number, number]>(
    "SELECT value FROM objects WHERE kind = 'subscription' AND due <= ? ORDER BY due LIMIT ?",
  )
  const unacknowledged = db.query<News, [number]>(
    'SELECT kind, id, account, revision FROM objects WHERE told = 0 ORDER BY rowid LIMIT ?',
  )
  const markAcknowledged = db.query('UPDATE objects SET told = 1 WHERE kind = ? AND id = ? AND revision = ?')
  return {
    get: (kind, id) => {
      const row = byId.get(kind, id)
      return row && JSON.parse(row.value)
    },
    ofAccount: (kind, account) => valuesOfAccount.all(kind, account).map(({ value }) => JSON.parse(value)),
    put: (kind, value, due = null) => void upsert.run(kind, value.id, value.account, due, JSON.stringify(value)),
    due: (now, limit) => dueBy.all(now, limit).map(({ value }) => JSON.parse(value)),
    news: (limit) => unacknowledged.all(limit),
    acknowledge: ({ kind, id, revision }) => void markAcknowledged.run(kind, id, revision),
    close: () => db.close(),
  }
}
