// Checks the files of a log, also beside the server that writes it: pages, tables, order, keys and the chain.
import { Database } from 'bun:sqlite'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { breaksInWords } from '../store/chain-breaks'
import { openDatabaseReadOnly } from '../store/sqlite/database'
import { isMigrated, migrate } from '../store/sqlite/migrate'
import { eventsMigrations, keysMigrations, type Migrations } from '../store/sqlite/migrations'
import { openLogReadOnly } from '../store/sqlite/sqlite-log'

/** Events compared with the chain between two reports of how far it is. */
const batchEvents = 50_000
/** Most streams named for each kind of problem. */
const streamsNamed = 5

type Names = { readonly stream: string }

/**
 * Problems in a log's files, as text without personal data; empty for an intact log. Reads every page, which takes
 * about a second for 400 MB. Works beside a server. `onChecked` gets how much of the chain is compared, from 0 to 1.
 * A log without a chain is judged by storage/unsigned-log.ts.
 */
export async function logProblems(
  folder: string,
  masterKey: Uint8Array,
  onChecked?: (share: number) => void,
): Promise<string[]> {
  const missing = ['events.db', 'keys.db'].filter((name) => !existsSync(join(folder, name)))
  if (missing.length > 0) return missing.map((name) => `${name} is missing`)
  try {
    await openLogReadOnly(folder, masterKey).close()
  } catch (error) {
    return [error instanceof Error ? error.message : 'the log does not open']
  }
  const broken = [...damage(join(folder, 'keys.db')), ...damage(join(folder, 'events.db'))]
  if (broken.length > 0) return broken
  return [
    ...otherSchema(join(folder, 'events.db'), eventsMigrations),
    ...otherSchema(join(folder, 'keys.db'), keysMigrations),
    ...gaps(folder),
    ...(await chainProblems(folder, masterKey, onChecked)),
  ]
}

/** Compares tables, indexes and triggers with those that this release creates; nothing for an older release's file. */
function otherSchema(path: string, migrations: Migrations): string[] {
  const store = openDatabaseReadOnly(path)
  const fresh = new Database(':memory:')
  try {
    if (!isMigrated(store.db, migrations)) return []
    migrate(fresh, migrations)
    const parts = (db: Database) =>
      db
        .query<{ name: string; sql: string }, []>("SELECT name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%'")
        .all()
        .map(({ name, sql }) => `${name} ${sql}`)
    const here = new Set(parts(store.db))
    const differing = parts(fresh).filter((part) => !here.has(part))
    return differing.map((part) => `${path}: ${part.split(' ')[0]} is not as it was made`)
  } catch (error) {
    return [`${path}: ${error instanceof Error ? error.message : 'unreadable'}`]
  } finally {
    fresh.close()
    store.close()
  }
}

/** Compares every event with the chain. */
async function chainProblems(
  folder: string,
  masterKey: Uint8Array,
  onChecked: (share: number) => void = () => {},
): Promise<string[]> {
  const log = openLogReadOnly(folder, masterKey)
  try {
    if (log.chainHead() === null) return []
    // Up to the chain's current end: what a server appends meanwhile is checked next time.
    const last = Math.max(log.chainHead()?.position ?? 0, log.position())
    for (let after = 0; after < last; after += batchEvents) {
      const until = Math.min(last, after + batchEvents)
      const broken = breaksInWords(log.chainBreaks(after, until))
      if (broken) return [broken]
      onChecked(until / last)
    }
    return []
  } finally {
    await log.close()
  }
}

function damage(path: string): string[] {
  const store = openDatabaseReadOnly(path)
  try {
    return store
      .prepare<{ integrity_check: string }, []>('PRAGMA integrity_check(5)')
      .all()
      .filter(({ integrity_check }) => integrity_check !== 'ok')
      .map(({ integrity_check }) => `${path}: ${integrity_check}`)
  } catch (error) {
    return [`${path}: ${error instanceof Error ? error.message : 'unreadable'}`]
  } finally {
    store.close()
  }
}

function gaps(folder: string): string[] {
  const store = openDatabaseReadOnly(join(folder, 'events.db'))
  try {
    // A key is made before its event, so keys are read after events: none can appear to be missing.
    const extent = store.prepare<{ events: number; last: number | null }, []>(
      'SELECT count(*) AS events, max(position) AS last FROM events',
    )
    const { events = 0, last = 0 } = extent.get() ?? {}
    const broken = store
      .prepare<Names, [number]>(
        'SELECT stream FROM events GROUP BY stream HAVING count(*) <> max(version) OR min(version) <> 1 LIMIT ?',
      )
      .all(streamsNamed)
    store.db.run('ATTACH ? AS k', [join(folder, 'keys.db')])
    const keyless = store
      .prepare<Names, [number]>(
        `SELECT DISTINCT stream FROM events WHERE length(personal) > 0
         AND NOT EXISTS (SELECT 1 FROM k.keys WHERE keys.stream = events.stream) LIMIT ?`,
      )
      .all(streamsNamed)
    return [
      ...(events === (last ?? 0) ? [] : [`the log has ${events} events but its last position is ${last}`]),
      ...broken.map(({ stream }) => `${stream} lacks events`),
      ...keyless.map(({ stream }) => `${stream} has personal data but never had a key`),
    ]
  } finally {
    store.close()
  }
}
