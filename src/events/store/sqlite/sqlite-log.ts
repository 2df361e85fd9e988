// The log on SQLite: events.db, keys.db and lock.db in one folder.
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { assemble, groupedAppends, type LogOptions, reader } from '../append/assemble'
import { openKeys } from '../keys/keys'
import type { EventLog, LogReader } from '../log'
import { LogError, type MakeRoom, withRoom } from '../log-error'
import { refuseReplica } from '../postgres/replica-state'
import { chainKey, chainReads, chainWriter, fillChain } from './chain'
import { commitBatch } from './commit-batch'
import { makeFolder, openDatabaseReadOnly, type Store } from './database'
import { eventReads, eventWrites, knownVersions } from './event-store'
import { refuseEmptyLog, refuseNoLog } from './incomplete-folder'
import { openSound, refuseMissingKeys, refuseOtherEnd, refuseUnsigned } from './integrity'
import { keyRows } from './key-rows'
import { lockFolder } from './lock'
import { assertReadable, migrate } from './migrate'
import { chainMigration, eventsMigrations, keysMigrations } from './migrations'
import { durableReads, walSync } from './wal-sync'

export type OpenLog = LogOptions & {
  /** Folder of events.db, keys.db and lock.db; created with mode 0700 if missing. */
  readonly folder: string
  /** The log's largest size; appends beyond it fail with `storage`, as on a full disk. Unlimited by default. */
  readonly maxBytes?: number
  /** Gives a log without a chain one as it is, instead of refusing it. */
  readonly acceptUnsigned?: boolean | undefined
  /** Makes room for a commit on a full disk. */
  readonly makeRoom?: MakeRoom | undefined
}

/**
 * Opens the log for writing, in at most one process at a time.
 * Throws LogError: `locked`, `wrong-key` (also if keys.db is gone while the log holds personal data), `newer`, `missing`
 * (the log is gone or empty while keys or uploaded files are there: a new log in its place would hide what was lost),
 * `damaged` (a page, the end of the log or a key is not what was written).
 */
export function openLog(options: OpenLog): EventLog {
  const { folder, masterKey, now = Date.now } = options
  makeFolder(folder)
  const unlock = lockFolder(folder)
  const stores: Store[] = []
  try {
    const keysPath = join(folder, 'keys.db')
    const hadKeys = existsSync(keysPath) && statSync(keysPath).size > 0
    refuseNoLog(folder)
    const events = opened(stores, openSound(join(folder, 'events.db')))
    refuseEmptyLog(folder, events.db)
    refuseReplica(events.db, folder)
    if (!hadKeys) assertNothingPersonal(events)
    const keyStore = opened(stores, openSound(keysPath))
    migrate(keyStore.db, keysMigrations)
    const keys = openKeys(keyRows(keyStore), masterKey, now)
    const key = chainKey(masterKey)
    if (!options.acceptUnsigned) refuseUnsigned(events.db)
    migrate(events.db, eventsMigrations, { [chainMigration]: () => fillChain(events.db, key) })
    refuseMissingKeys(events, keysPath)
    if (options.maxBytes !== undefined) limitSize(events, options.maxBytes)
    const rows = { ...eventReads(events), ...eventWrites(events) }
    const reads = chainReads(events, key)
    refuseOtherEnd(rows.position(), reads)
    const chain = chainWriter(events, key)
    let head = chain.head()
    const wal = walSync(events, join(folder, 'events.db'))
    const durable = durableReads(rows, () => head, wal)
    const versions = knownVersions(rows)
    const store = { ...rows, ...durable.changes, ...versions.changes }
    const log = assemble({
      ...{ reads: durable.reads, keys, options, chain: { ...reads, chainHead: durable.chainHead } },
      queue: groupedAppends((appends) => {
        wal?.check()
        const commit = () => commitBatch(events.db, store, keys, { chain, head }, appends)
        const { outcomes, head: next } = withRoom(commit, options.makeRoom)
        head = next
        for (const outcome of outcomes) if (outcome.ok) versions.committed(outcome.answer.rows)
        return outcomes
      }, durable.durability),
      release: () => {
        wal?.close()
        events.db.run('PRAGMA optimize')
        closeAll(stores)
        unlock()
      },
    })
    return { ...log, isWritable: () => !wal?.hasFailed() }
  } catch (error) {
    closeAll(stores)
    unlock()
    throw error
  }
}

/** Gives the log of a folder that nothing serves the chain it lacks. Throws LogError `damaged` where its migration is noted already. */
export function addChain(folder: string, masterKey: Uint8Array): void {
  const { db, close } = openSound(join(folder, 'events.db'))
  try {
    migrate(db, eventsMigrations, { [chainMigration]: () => fillChain(db, chainKey(masterKey)) })
    refuseUnsigned(db)
  } finally {
    close()
  }
}

/**
 * Opens the log for the CLI's reading commands, also while a server writes it. Meant to be short-lived: a key that it
 * has used stays in its memory, so it may still read what the server forgets meanwhile. Throws LogError (`invalid` if
 * there is no log here, `wrong-key`, `newer`, `damaged` if a database is empty).
 */
export function openLogReadOnly(folder: string, masterKey: Uint8Array): LogReader {
  for (const file of ['events.db', 'keys.db']) {
    if (!existsSync(join(folder, file))) throw new LogError('invalid', `There is no ${file} in ${folder}`)
  }
  const stores: Store[] = []
  try {
    const events = opened(stores, openDatabaseReadOnly(join(folder, 'events.db')))
    assertReadable(events.db, eventsMigrations)
    const keyStore = opened(stores, openDatabaseReadOnly(join(folder, 'keys.db')))
    assertReadable(keyStore.db, keysMigrations)
    const keys = openKeys(keyRows(keyStore), masterKey, Date.now)
    const chain = chainReads(events, chainKey(masterKey))
    return {
      ...reader(eventReads(events), keys, chain),
      vault: { openFile: keys.openFile },
      close: async () => closeAll(stores),
    }
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

/** New keys for an old log would silently make every personal part unreadable. */
function assertNothingPersonal({ db }: Store): void {
  const hasTable = db.query("SELECT 1 FROM sqlite_schema WHERE name = 'events'").get()
  const personalEvent = hasTable && db.query('SELECT 1 FROM events WHERE personal IS NOT NULL LIMIT 1').get()
  if (!personalEvent) return
  throw new LogError('wrong-key', 'keys.db is missing or empty, but the log holds personal data. Restore keys.db.')
}

function limitSize({ db }: Store, maxBytes: number): void {
  const page = db.query<{ page_size: number }, []>('PRAGMA page_size').get()?.page_size ?? 4096
  db.run(`PRAGMA max_page_count = ${Math.max(1, Math.floor(maxBytes / page))}`)
}
