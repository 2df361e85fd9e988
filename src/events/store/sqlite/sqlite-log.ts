import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { assemble, type LogOptions, reader } from '../append/assemble'
import { openKeys } from '../keys/keys'
import type { EventLog, LogReader } from '../log'
import { LogError } from '../log-error'
import { commitBatch } from './commit-batch'
import { makeFolder, openDatabase, openDatabaseReadOnly, type Store } from './database'
import { eventReads, eventWrites } from './event-store'
import { refuseEmptyLog, refuseNoLog } from './incomplete-folder'
import { keyRows } from './key-rows'
import { lockFolder } from './lock'
import { assertMigrated, migrate } from './migrate'
import { eventsMigrations, keysMigrations } from './migrations'

export type OpenLog = LogOptions & {
  /** Holds events.db, keys.db and lock.db; made with mode 0700 where missing. */
  readonly folder: string
  /** The log's largest size; appends beyond it fail with `storage`, as on a full disk. No bound by default. */
  readonly maxBytes?: number
}

/**
 * Opens the log for writing, in at most one process at a time.
 * Throws LogError: `locked`, `wrong-key` (also if keys.db is gone while the log holds personal data), `newer`, `missing`
 * (the log is gone or empty while keys or uploaded files are there: a new log in its place would hide what was lost).
 */
export function openLog(options: OpenLog): EventLog {
  const { folder, masterKey, now = Date.now } = options
  makeFolder(folder)
  const unlock = lockFolder(folder)
  const stores: Store[] = []
  try {
    const hadKeys = existsSync(join(folder, 'keys.db'))
    refuseNoLog(folder)
    const events = opened(stores, openDatabase(join(folder, 'events.db')))
    refuseEmptyLog(folder, events.db)
    migrate(events.db, eventsMigrations)
    if (!hadKeys) assertNothingPersonal(events)
    if (options.maxBytes !== undefined) limitSize(events, options.maxBytes)
    const keyStore = opened(stores, openDatabase(join(folder, 'keys.db')))
    migrate(keyStore.db, keysMigrations)
    const rows = { ...eventReads(events), ...eventWrites(events) }
    const keys = openKeys(keyRows(keyStore), masterKey, now)
    return assemble({
      ...{ reads: rows, keys, options },
      commit: (drafts) => commitBatch(events.db, rows, keys, drafts),
      release: () => {
        events.db.run('PRAGMA optimize')
        closeAll(stores)
        unlock()
      },
    })
  } catch (error) {
    closeAll(stores)
    unlock()
    throw error
  }
}

/**
 * Opens the log for the command line's reading tools, also while a server writes it. Meant to be short-lived: a key
 * it has used stays in its memory, so it may still read what the server forgets meanwhile.
 * Throws LogError (`invalid` if there is no log here, `wrong-key`, `newer`).
 */
export function openLogReadOnly(folder: string, masterKey: Uint8Array): LogReader {
  for (const file of ['events.db', 'keys.db']) {
    if (!existsSync(join(folder, file))) throw new LogError('invalid', `There is no ${file} in ${folder}`)
  }
  const stores: Store[] = []
  try {
    const events = opened(stores, openDatabaseReadOnly(join(folder, 'events.db')))
    assertMigrated(events.db, eventsMigrations)
    const keyStore = opened(stores, openDatabaseReadOnly(join(folder, 'keys.db')))
    assertMigrated(keyStore.db, keysMigrations)
    const keys = openKeys(keyRows(keyStore), masterKey, Date.now)
    return { ...reader(eventReads(events), keys), vault: keys, close: async () => closeAll(stores) }
  } catch (error) {
    closeAll(stores)
    throw error
  }
}

function opened(stores: Store[], store: Store): Store {
  stores.push(store)
  return store
}

function closeAll(stores: Store[]): void {
  for (const store of stores.splice(0)) store.close()
}

/** New keys for an old log would make every personal part unreadable without anybody having asked for it. */
function assertNothingPersonal({ db }: Store): void {
  const found = db.query('SELECT 1 FROM events WHERE personal IS NOT NULL LIMIT 1').get()
  if (found) throw new LogError('wrong-key', 'keys.db is missing, but the log holds personal data. Restore keys.db.')
}

function limitSize({ db }: Store, maxBytes: number): void {
  const page = db.query<{ page_size: number }, []>('PRAGMA page_size').get()?.page_size ?? 4096
  db.run(`PRAGMA max_page_count = ${Math.max(1, Math.floor(maxBytes / page))}`)
}
