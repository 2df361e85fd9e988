import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ReadKinds } from '../../schema/kinds'
import { type Keys, openKeys, type Vault } from '../keys/keys'
import { limits } from '../limits'
import type { EventLog, RecordedEvent } from '../log'
import { LogError } from '../log-error'
import { makeFolder, openDatabase, openDatabaseReadOnly, type Store } from './database'
import { type Draft, draft } from './draft'
import { type EventReads, eventReads, eventWrites, type Row } from './event-store'
import { groupCommit, type Outcome } from './group-commit'
import { refuseEmptyLog, refuseNoLog } from './incomplete-folder'
import { lockFolder } from './lock'
import { assertMigrated, migrate } from './migrate'
import { eventsMigrations, keysMigrations } from './migrations'
import { record } from './record'
import { commitBatch, type Written } from './write'

export type OpenLog = {
  /** Holds events.db, keys.db and lock.db; made with mode 0700 where missing. */
  readonly folder: string
  /** 32 bytes that wrap every stream's key. */
  readonly masterKey: Uint8Array
  /** Ids for events that bring none; UUIDv7 by default. */
  readonly ids?: () => string
  /** Milliseconds since 1970, for the record of when a key was made and destroyed. */
  readonly now?: () => number
  /** Told of a listener that threw, after its batch is safely stored. */
  readonly report?: (error: unknown) => void
  /** The log's largest size; appends beyond it fail with `storage`, as on a full disk. No bound by default. */
  readonly maxBytes?: number
}

/** Events of some types in order: after one position, up to another, at most `limit` (1 to 10 000). For folding a whole log. */
export type ReadOfTypes = (types: readonly string[], after: number, until: number, limit: number) => RecordedEvent[]

/** A stream's events in order as if its key were destroyed: no personal part is read, so it is quick for many streams. */
export type ReadPlain = (stream: string) => RecordedEvent[]

type Reads = { readonly readOfTypes: ReadOfTypes; readonly readPlain: ReadPlain; readonly kinds: ReadKinds }
export type SqliteLog = EventLog & Reads & { readonly vault: Vault }
export type LogReader = Pick<EventLog, 'read' | 'readAll' | 'readCorrelation' | 'position' | 'claimed' | 'close'> & {
  readonly vault: Pick<Vault, 'openFile'>
} & Reads

/**
 * Opens the log for writing, in at most one process at a time.
 * Throws LogError: `locked`, `wrong-key` (also if keys.db is gone while the log holds personal data), `newer`, `missing`
 * (the log is gone or empty while keys or uploaded files are there: a new log in its place would hide what was lost).
 */
export function openLog(options: OpenLog): SqliteLog {
  const { folder, masterKey, ids = Bun.randomUUIDv7, now = Date.now, report = reportName } = options
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
    return assemble(events, openKeys(keyStore, masterKey, now), { ids: () => ids(), report }, () => {
      events.db.run('PRAGMA optimize')
      closeAll(stores)
      unlock()
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
    const keys = openKeys(keyStore, masterKey, Date.now)
    return { ...reader(eventReads(events), keys), vault: keys, close: async () => closeAll(stores) }
  } catch (error) {
    closeAll(stores)
    throw error
  }
}

function assemble(
  events: Store,
  keys: Keys,
  { ids, report }: { ids: () => string; report: (error: unknown) => void },
  release: () => void,
): SqliteLog {
  const store = { ...eventReads(events), ...eventWrites(events) }
  const listeners: ((events: readonly RecordedEvent[]) => void)[] = []

  function commit(drafts: readonly Draft[]): readonly Outcome<Written['answer']>[] {
    const outcomes = commitBatch(events.db, store, keys, drafts)
    const stored = outcomes.flatMap((outcome) => (outcome.ok ? outcome.answer.stored : []))
    if (stored.length > 0) {
      for (const listener of listeners) {
        try {
          listener(stored)
        } catch (error) {
          report(error)
        }
      }
    }
    return outcomes.map((outcome) => (outcome.ok ? { ok: true, answer: outcome.answer.answer } : outcome))
  }

  const queue = groupCommit({ commit, bytes: ({ bytes }: Draft) => bytes, limits })
  let closed = false
  return {
    ...reader(store, keys),
    vault: { sealFile: keys.sealFile, openFile: keys.openFile },
    append: async (writes, metadata, holds = {}) => queue.submit(draft(writes, metadata, holds, ids)),
    onCommit: (listener) => void listeners.push(listener),
    forget: keys.forget,
    async close() {
      if (closed) return
      closed = true
      queue.close()
      release()
    },
  }
}

function reader(reads: EventReads, keys: Keys) {
  return {
    read: (stream: string, after = 0, limit = -1) => reads.stream(stream, after, limit).map((row) => record(row, keys)),
    readAll(after: number, limit: number) {
      checkLimit(limit)
      return reads.all(after, limit).map((row) => record(row, keys))
    },
    readOfTypes(types: readonly string[], after: number, until: number, limit: number) {
      checkLimit(limit)
      const rows = reads.ofTypes(types, after, until, limit)
      const warmed = warmedAtFirstLook(rows, keys)
      return rows.map((row) => record(row, warmed))
    },
    readPlain: (stream: string) => reads.plain(stream).map((row) => ({ ...record(row, keys), personal: () => null })),
    kinds: reads.kinds,
    readCorrelation: (correlation: string) => reads.correlation(correlation).map((row) => record(row, keys)),
    position: reads.position,
    claimed: reads.holder,
  }
}

/** The first personal part that is looked at unwraps the keys of all: many readers look at none. */
function warmedAtFirstLook(rows: readonly Row[], keys: Keys): Pick<Keys, 'open'> {
  let warm = false
  return {
    open(...sealed) {
      if (!warm) keys.warm(rows.flatMap(({ personal, stream }) => (personal === null ? [] : stream)))
      warm = true
      return keys.open(...sealed)
    },
  }
}

function checkLimit(limit: number): void {
  if (!Number.isSafeInteger(limit) || limit < 1 || limit > limits.readAll) {
    throw new LogError('invalid', `A read takes a limit from 1 to ${limits.readAll}`)
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

/** The default report names the kind of error only: its message could hold what an event says. */
function reportName(error: unknown): void {
  console.error(`event log: a listener failed (${error instanceof Error ? error.name : typeof error})`)
}
