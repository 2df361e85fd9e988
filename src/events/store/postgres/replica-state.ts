// Marks a folder as the copy of another log: a row in events.db and keys.db, written with what was received.
import type { Database } from 'bun:sqlite'
import { LogError } from '../log-error'

const table = 'replica'

/** How far a copy has come: the log it is of, its last digest there, and the number of its last change of keys. */
type ReplicaHead = { readonly log: string; readonly digest: Uint8Array }

const isReplica = (db: Database): boolean => db.query('SELECT 1 FROM sqlite_schema WHERE name = ?').get(table) !== null

/** The address of the server that a standby's folder follows; null for every other log. */
export function followedServer(db: Database): string | null {
  const log = isReplica(db) ? db.query<{ log: string }, []>(`SELECT log FROM ${table}`).get()?.log : undefined
  return log?.startsWith('http') ? log : null
}

/** Throws LogError `replica` if the folder is one: a log of its own would grow apart from the one it is a copy of. */
export function refuseReplica(db: Database, folder: string): void {
  if (!isReplica(db)) return
  const server = followedServer(db)
  throw new LogError(
    'replica',
    server
      ? `${folder} is a standby of ${server}. Go on with \`trampolim follow ${server}\`, or take over with ` +
          '`trampolim promote`.'
      : `${folder} is a node's copy of a log on PostgreSQL. Start it with EVENTS_URL, or make a folder of its own with ` +
          '`trampolim events copy`.',
  )
}

/** Throws LogError `replica` if the folder holds a log of its own with events, or a copy from elsewhere. */
export function refuseOtherSource(db: Database, folder: string, source: 'postgres' | 'server'): void {
  if (isReplica(db)) {
    const { log } = db.query<{ log: string }, []>(`SELECT log FROM ${table}`).get() ?? {}
    if (log && log.startsWith('http') !== (source === 'server')) refuseReplica(db, folder)
    return
  }
  const hasTable = db.query("SELECT 1 FROM sqlite_schema WHERE name = 'events'").get()
  if (!hasTable || !db.query('SELECT 1 FROM events LIMIT 1').get()) return
  throw new LogError(
    'replica',
    source === 'server'
      ? `${folder} holds a log of its own. A standby starts with an empty folder.`
      : `${folder} holds a log of its own, which EVENTS_URL would leave behind. Copy it to PostgreSQL first with ` +
          '`trampolim events copy`, and start with an empty folder.',
  )
}

type HeadRow = { get(): ReplicaHead | null; set(head: ReplicaHead): void }

export function headRow(db: Database): HeadRow {
  db.run(`CREATE TABLE IF NOT EXISTS ${table} (
    only INTEGER PRIMARY KEY CHECK (only = 1), log TEXT NOT NULL, digest BLOB NOT NULL) STRICT`)
  return {
    get: () => db.query<ReplicaHead, []>(`SELECT log, digest FROM ${table}`).get(),
    set: ({ log, digest }) => void db.query(`INSERT OR REPLACE INTO ${table} VALUES (1, ?, ?)`).run(log, digest),
  }
}

type KeyChangeRow = { get(): number; set(change: number): void }

export function keyChangeRow(db: Database): KeyChangeRow {
  db.run(`CREATE TABLE IF NOT EXISTS ${table} (
    only INTEGER PRIMARY KEY CHECK (only = 1), change INTEGER NOT NULL) STRICT`)
  return {
    get: () => db.query<{ change: number }, []>(`SELECT change FROM ${table}`).get()?.change ?? 0,
    set: (change) => void db.query(`INSERT OR REPLACE INTO ${table} VALUES (1, ?)`).run(change),
  }
}

/** Makes a copy a log of its own, after its last event. */
export function separate(db: Database): void {
  db.run(`DROP TABLE IF EXISTS ${table}`)
}
