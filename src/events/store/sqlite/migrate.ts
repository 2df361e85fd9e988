// Drizzle's migration folder and table, applied without drizzle's migrator: that one reads a folder, which a compiled
// executable does not have, and leaves its statements open, which keeps the file busy after close (decision 0010).
import type { Database } from 'bun:sqlite'
import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { LogError } from '../log-error'
import type { Migrations } from './migrations'

const table = '__drizzle_migrations'

/** What a migration does besides its SQL, by its tag, in the same transaction. */
type Steps = Readonly<Record<string, () => void>>

/** Brings a database to the newest schema in one transaction; idempotent. Throws `newer` for migrations that this program does not know. */
export function migrate(db: Database, { journal, sql }: Migrations, steps: Steps = {}): void {
  db.transaction(() => {
    db.run(`CREATE TABLE IF NOT EXISTS ${table} (id INTEGER PRIMARY KEY, hash TEXT NOT NULL, created_at NUMERIC)`)
    const have = applied(db)
    if (have > newest(journal)) throw newer()
    for (const { tag, when } of journal.entries.filter(({ when }) => when > have)) {
      const text = sql[tag]
      if (text === undefined) throw new Error(`Migration ${tag} is in the journal but its text is missing`)
      for (const statement of text.split('--> statement-breakpoint')) db.run(statement)
      steps[tag]?.()
      const hash = createHash('sha256').update(text).digest('hex')
      db.run(`INSERT INTO ${table} (hash, created_at) VALUES (?, ?)`, [hash, when])
    }
  }).immediate()
}

/** Throws `newer` or `damaged` unless this program can read the database, of whatever earlier release. */
export function assertReadable(db: Database, { journal }: Migrations): void {
  const have = applied(db)
  if (have > newest(journal)) throw newer()
  if (have === 0) throw new LogError('damaged', `${basename(db.filename)} is empty. Put it back, or restore a backup.`)
}

/** Whether the database has every migration this program knows. */
export const isMigrated = (db: Database, { journal }: Migrations): boolean => applied(db) === newest(journal)

const newest = (journal: Migrations['journal']): number => Math.max(0, ...journal.entries.map(({ when }) => when))

const newer = (): LogError =>
  new LogError('newer', 'This data folder was written by a newer release. Use that release.')

/** The time stamp of the newest migration applied; 0 for a new file. */
function applied(db: Database): number {
  const exists = db.query('SELECT 1 FROM sqlite_schema WHERE name = ?').get(table)
  if (!exists) return 0
  return db.query<{ at: number | null }, []>(`SELECT max(created_at) AS at FROM ${table}`).get()?.at ?? 0
}
