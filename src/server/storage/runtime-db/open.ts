// Opens runtime.db. A damaged file is put aside and replaced, and a failed write is ignored.

import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from '../../../events/error-code'
import { openDatabase, type Store } from '../../../events/store/sqlite/database'
import { minuteMs } from '../../../time/units'
import { errorDetails, logger } from '../../runtime/logger'
import { type RuntimeDb, runtimeFile, runtimeTables } from './runtime-db'

const openFile = (path: string): RuntimeDb => {
  const store = openDatabase(path, false)
  try {
    store.db.run('PRAGMA synchronous = OFF')
    store.db.transaction(() => {
      for (const table of runtimeTables) store.db.run(table)
    })()
    // Written on every sign-in; a power failure only loses seconds of counting.
    store.db.run('PRAGMA synchronous = NORMAL')
    return store
  } catch (error) {
    store.close()
    throw error
  }
}

/** Shortest time between two log lines about failed writes (ms). */
const quietMs = minuteMs

/** A failed write, as on a full disk, loses its figures and is otherwise ignored. */
const tolerateFailures = (store: Store): RuntimeDb => {
  let quietUntil = 0
  const complain = (error: unknown) => {
    if (Date.now() < quietUntil) return
    quietUntil = Date.now() + quietMs
    logger.warn('runtime_db.write_failed', errorDetails(error))
  }
  return {
    ...store,
    prepare(sql) {
      const statement = store.prepare<never, never>(sql)
      const run = statement.run.bind(statement)
      const carefully: typeof run = (...values) => {
        try {
          return run(...values)
        } catch (error) {
          complain(error)
          return { changes: 0, lastInsertRowid: 0 }
        }
      }
      return Object.assign(statement, { run: carefully })
    },
  }
}

const isDamaged = (error: unknown): boolean => ['SQLITE_NOTADB', 'SQLITE_CORRUPT'].includes(errorCode(error))

/** Opens the file of a data folder; one that is not a database is renamed to `runtime.db.damaged`. */
export const openRuntimeDb = (folder: string): RuntimeDb => {
  const path = join(folder, runtimeFile)
  try {
    return tolerateFailures(openFile(path))
  } catch (error) {
    if (!isDamaged(error)) throw error
    logger.warn('runtime_db.replaced', errorDetails(error))
    if (existsSync(path)) renameSync(path, `${path}.damaged`)
    for (const ending of ['-wal', '-shm']) rmSync(`${path}${ending}`, { force: true })
    return tolerateFailures(openFile(path))
  }
}
