// One file of read models: views-<fingerprint>-<UUIDv7>.db. A name is never reused, because a connection that still has
// statements open removes `-wal` by name when it finally closes, and that must not be a newer file's. UUIDv7 also sorts
// by age.
import { Database } from 'bun:sqlite'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyCatalog } from '../../events/schema/catalog'
import { limits } from '../../events/store/limits'
import type { EventLog } from '../../events/store/log'
import { makeFile } from '../../events/store/sqlite/database'
import { fingerprint } from './ddl'
import { createTables, type Parked } from './engine-tables'
import { type Fold, openFold } from './fold'
import type { Projection } from './projection'

export type ViewsFile = Fold & {
  readonly path: string
  /** Empties the WAL into the file, so that deleted rows are no longer on disk. False if a reader prevented it. */
  scrub(): boolean
  close(): void
}

export type ViewsContext = {
  readonly folder: string
  readonly projections: readonly Projection[]
  readonly catalog: AnyCatalog
  readonly onParked?: ((parked: Parked) => void) | undefined
}

const pattern = /^views-[0-9a-f]{16}-[0-9a-f-]{36}\.db$/

/** The views files of these projections and events, oldest first. */
export function viewsFiles(folder: string, projections: readonly Projection[], catalog: AnyCatalog): string[] {
  const prefix = `views-${fingerprint(projections, catalog)}-`
  return readdirSync(folder)
    .filter((name) => pattern.test(name) && name.startsWith(prefix))
    .sort()
    .map((name) => join(folder, name))
}

/** Removes every views file except one; what cannot be removed now (Windows) is removed at the next start. */
export function removeOthers(folder: string, keep: string): void {
  for (const name of readdirSync(folder)) {
    if (pattern.test(name) && join(folder, name) !== keep) removeViews(join(folder, name))
  }
}

/** Removes a views file with its WAL; one that another process still has open stays, without an error. */
export function removeViews(path: string): void {
  for (const suffix of ['', '-wal', '-shm']) {
    try {
      rmSync(path + suffix, { force: true })
    } catch {
      // Still held open by another process; see removeOthers.
    }
  }
}

/** A new file with empty tables, not synced: an unreadable one is rebuilt. */
export function createViews(context: ViewsContext): ViewsFile {
  const { folder, projections, catalog } = context
  const path = join(folder, `views-${fingerprint(projections, catalog)}-${Bun.randomUUIDv7()}.db`)
  makeFile(path, false)
  const raw = connect(path)
  raw.run('PRAGMA synchronous = OFF')
  createTables(raw, projections)
  raw.run('PRAGMA synchronous = NORMAL')
  return wrap(raw, path, context)
}

/** A file that was built in parts just now. */
export const openBuilt = (path: string, context: ViewsContext): ViewsFile => wrap(connect(path), path, context)

/** An existing file, or undefined if it is damaged or of another log: read models are rebuilt, never repaired. */
export function openSoundViews(
  path: string,
  log: Pick<EventLog, 'readAll'>,
  context: ViewsContext,
): ViewsFile | undefined {
  let raw: Database | undefined
  try {
    raw = connect(path)
    const check = raw.query<{ quick_check: string }, []>('PRAGMA quick_check(1)').get()
    const file = wrap(raw, path, context)
    const { position, event } = file.last()
    const same = position === 0 || log.readAll(position - 1, 1)[0]?.id === event
    if (check?.quick_check === 'ok' && same) return file
  } catch {
    // Not a database, or not one of ours.
  }
  raw?.close()
  return undefined
}

function connect(path: string): Database {
  const raw = new Database(path, { readwrite: true })
  for (const pragma of [
    `busy_timeout = ${limits.busyMilliseconds}`,
    'journal_mode = WAL',
    // NORMAL syncs at checkpoints only and the file stays consistent through a power loss; OFF could corrupt the file
    // without a sign of it (decision 0011).
    'synchronous = NORMAL',
    'secure_delete = ON',
    'trusted_schema = OFF',
    'temp_store = MEMORY',
    'cache_size = -65536',
    'journal_size_limit = 67108864',
  ])
    raw.run(`PRAGMA ${pragma}`)
  return raw
}

function wrap(raw: Database, path: string, { projections, catalog, onParked }: ViewsContext): ViewsFile {
  const scrub = (): boolean => raw.query<{ busy: number }, []>('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy === 0
  return {
    ...openFold(raw, projections, catalog, onParked),
    path,
    scrub,
    close() {
      scrub()
      raw.close()
    },
  }
}
