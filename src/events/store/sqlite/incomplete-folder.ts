// Detects a folder whose log is missing while other parts of it exist: an incomplete copy, the wrong volume, a mistake.
// A new log in its place would look like a new site, and the existing files would belong to nobody.
import type { Database } from 'bun:sqlite'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { LogError } from '../log-error'

/** Throws LogError `missing` if there is no events.db, or an empty file, beside keys.db or uploaded files. */
export function refuseNoLog(folder: string): void {
  const path = join(folder, 'events.db')
  if (!existsSync(path)) refuse(folder, 'is missing', true)
  else if (statSync(path).size === 0) refuse(folder, 'is empty', true)
}

/**
 * Throws LogError `missing` if the opened events.db has no event beside uploaded files, or no table beside keys.db.
 * Keys alone beside an empty log are what a crash at the first registration leaves, and are no reason.
 */
export function refuseEmptyLog(folder: string, db: Database): void {
  const made = db.query("SELECT 1 FROM sqlite_schema WHERE name = 'events'").get()
  if (!made) refuse(folder, 'is empty', true)
  else if (!db.query('SELECT 1 FROM events LIMIT 1').get()) refuse(folder, 'holds no event', false)
}

function refuse(folder: string, what: string, keysCount: boolean): void {
  const beside = [
    ...(keysCount && existsSync(join(folder, 'keys.db')) ? ['keys.db'] : []),
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
