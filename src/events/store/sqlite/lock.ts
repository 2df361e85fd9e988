// One process writes to a data folder at a time.

import { Database, SQLiteError } from 'bun:sqlite'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from '../../error-code'
import { LogError } from '../log-error'

/**
 * Locks the folder for this process until the returned function is called, or the process ends in any way: the
 * operating system drops the lock of a killed process. An open EXCLUSIVE transaction on a separate database is such a
 * lock on every platform, and nothing is ever written to it. Throws `locked` at once if another process, or this one,
 * holds it, and `storage` if it cannot be locked for another reason, such as a full disk.
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'lock.db')
  closeSync(openSync(path, 'a', 0o600))
  const db = new Database(path, { readwrite: true })
  try {
    db.run('PRAGMA busy_timeout = 0')
    db.run('BEGIN EXCLUSIVE')
  } catch (cause) {
    db.close()
    const isHeld = cause instanceof SQLiteError && cause.code === 'SQLITE_BUSY'
    throw isHeld
      ? new LogError('locked', `Another process is already using the data folder ${folder}. Stop it first.`, { cause })
      : new LogError('storage', `The data folder ${folder} cannot be locked (${errorCode(cause) || 'unknown'})`, {
          cause,
        })
  }
  return () => {
    db.run('ROLLBACK')
    db.close()
  }
}
