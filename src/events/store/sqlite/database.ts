// Opens the log's SQLite files and makes new ones, with their modes, pragmas and prepared statements.
import { Database, type SQLQueryBindings } from 'bun:sqlite'
import { chmodSync, closeSync, fstatSync, fsyncSync, mkdirSync, openSync } from 'node:fs'
import { limits } from '../limits'

type Prepared<Row, Params extends SQLQueryBindings[]> = ReturnType<typeof Database.prototype.prepare<Row, Params>>

/** A database with statements prepared once. `close` finalizes them: an open statement would keep the file locked. */
export type Store = {
  readonly db: Database
  prepare<Row, Params extends SQLQueryBindings[]>(sql: string): Prepared<Row, Params>
  close(): void
}

/** Creates the data folder if it is missing, readable only by its owner. An existing folder keeps its mode. */
export function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
}

/**
 * Creates the file of a database, mode 0600, if it is missing, and makes it a WAL database while it is empty. To switch to WAL
 * syncs four times, to save contents that a new file does not have: here it is synced once. Without that a power loss could
 * leave an empty file beside a WAL, and then SQLite deletes the WAL. Closed before it is opened for use, because closing a
 * file lets go of every lock the process has on it. `mustLast`: false for a file that is made again where a loss of power took it.
 */
export function makeFile(path: string, mustLast = true): void {
  const file = openSync(path, 'a', 0o600)
  try {
    chmodSync(path, 0o600)
    if (fstatSync(file).size > 0) return
    const db = new Database(path, { readwrite: true })
    try {
      for (const pragma of [`busy_timeout = ${limits.busyMilliseconds}`, 'synchronous = OFF', 'journal_mode = WAL'])
        db.run(`PRAGMA ${pragma}`)
    } finally {
      db.close()
    }
    if (mustLast) fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/**
 * Opens a durable database for writing, created with mode 0600 if missing; its -wal and -shm files inherit that.
 * `busy_timeout` comes first, because switching to WAL may itself have to wait. `synchronous=FULL` syncs the WAL at
 * every COMMIT, so that acknowledged writes survive a power loss. No mmap: with it a failing disk ends the process
 * (SIGBUS) where SQLite would have returned an error. `mustLast` is `makeFile`'s.
 */
export function openDatabase(path: string, mustLast = true): Store {
  makeFile(path, mustLast)
  const db = new Database(path, { readwrite: true })
  try {
    for (const pragma of [
      `busy_timeout = ${limits.busyMilliseconds}`,
      'journal_mode = WAL',
      'synchronous = FULL',
      'fullfsync = ON',
      'checkpoint_fullfsync = ON',
      'secure_delete = ON',
      'foreign_keys = ON',
      'trusted_schema = OFF',
      'temp_store = MEMORY',
      'cache_size = -65536',
      'journal_size_limit = 67108864',
    ])
      db.run(`PRAGMA ${pragma}`)
  } catch (error) {
    db.close()
    throw error
  }
  return store(db)
}

/** Opens a database beside the process that writes it. Fails if the file is missing. */
export function openDatabaseReadOnly(path: string): Store {
  const db = new Database(path, { readonly: true })
  db.run(`PRAGMA busy_timeout = ${limits.busyMilliseconds}`)
  db.run('PRAGMA trusted_schema = OFF')
  return store(db)
}

function store(db: Database): Store {
  const statements: { finalize(): void }[] = []
  return {
    db,
    prepare<Row, Params extends SQLQueryBindings[]>(sql: string) {
      const statement = db.prepare<Row, Params>(sql)
      statements.push(statement)
      return statement
    },
    close() {
      for (const statement of statements) statement.finalize()
      db.close()
    },
  }
}
