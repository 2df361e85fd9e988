// Detects a folder whose log is missing while other parts of it exist: an incomplete copy, the wrong volume, a mistake.
// A new log in its place would look like a new site, and the existing files would belong to nobody.
import { Database } from 'bun:sqlite'
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { LogError } from '../log-error'

/** Throws LogError `missing` if there is no events.db, or an empty file, beside keys or uploaded files. */
export function refuseNoLog(folder: string): void {
  const path = join(folder, 'events.db')
  if (!existsSync(path)) refuse(folder, 'is missing', true)
  else if (statSync(path).size === 0) refuse(folder, 'is empty', true)
}

/** Throws LogError `missing` for an opened events.db without events beside uploads, or without a table beside keys; a crash at the first registration may leave keys alone. */
export function refuseEmptyLog(folder: string, db: Database): void {
  if (!hasTable(db, 'events')) refuse(folder, 'is empty', true)
  else if (!hasEvents(db)) refuse(folder, 'holds no event', false)
}

export const hasTable = (db: Database, name: string): boolean =>
  db.query('SELECT 1 FROM sqlite_schema WHERE name = ?').get(name) !== null

/** False also for a log whose first start was interrupted before it had a table. */
export const hasEvents = (db: Database): boolean =>
  hasTable(db, 'events') && db.query('SELECT 1 FROM events LIMIT 1').get() !== null

/** Whether keys.db has a key, or had one: a first start that was interrupted leaves it without. One that cannot be read counts. */
function hasKeys(path: string): boolean {
  if (!existsSync(path) || statSync(path).size === 0) return false
  const added = ['-wal', '-shm'].map((end) => `${path}${end}`).filter((beside) => !existsSync(beside))
  let db: Database | undefined
  try {
    db = new Database(path, { readonly: true })
    return hasTable(db, 'keys') && db.query('SELECT 1 FROM keys LIMIT 1').get() !== null
  } catch {
    // A database that cannot be read may hold keys.
    return true
  } finally {
    db?.close()
    // Reading alone makes them, empty: what is refused stays as it was.
    for (const beside of added) rmSync(beside, { force: true })
  }
}

function refuse(folder: string, what: string, keysCount: boolean): void {
  const beside = [
    ...(keysCount && hasKeys(join(folder, 'keys.db')) ? ['keys.db'] : []),
    ...(hasUploads(join(folder, 'files')) ? ['uploaded files'] : []),
  ]
  if (beside.length === 0) return
  throw new LogError(
    'missing',
    `events.db ${what} in ${folder}, but there is more beside it: ${beside.join(' and ')}. Nothing was changed. ` +
      'Check that DATA_DIR is the right folder and that its copy was finished; put events.db back, or restore a ' +
      'backup. To begin a new site, use an empty folder.',
  )
}

const hasUploads = (files: string): boolean =>
  existsSync(files) && readdirSync(files, { recursive: true }).some((name) => String(name).endsWith('.sealed'))
