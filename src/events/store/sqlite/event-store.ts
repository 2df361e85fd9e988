// The only SQL on events.db. Every statement is prepared once, and the versions of the streams written last are remembered.

import { recent } from '../../../cache/bounded'
import type { EventReads, EventWrites, Row } from '../append/rows'
import { limits } from '../limits'
import type { Claim, Kind } from '../log'
import type { Store } from './database'

/** The reads, which a read-only connection can prepare as well. */
export function eventReads({ prepare }: Store): EventReads {
  const head = prepare<{ position: number | null }, []>('SELECT max(position) AS position FROM events')
  // A limit of -1 means none.
  const stream = prepare<Row, [string, number, number]>(
    'SELECT * FROM events WHERE stream = ? AND version > ? ORDER BY version LIMIT ?',
  )
  const all = prepare<Row, [number, number]>('SELECT * FROM events WHERE position > ? ORDER BY position LIMIT ?')
  // A list of types as one JSON value, so that the statement is prepared once for any number of them.
  const ofTypes = prepare<Row, [number, number, string, number]>(
    `SELECT * FROM events WHERE position > ? AND position <= ? AND type IN (SELECT value FROM json_each(?))
     ORDER BY position LIMIT ?`,
  )
  // Without `personal`, the last column: SQLite then does not read the overflow pages of a long one.
  const plain = prepare<Row, [string]>(
    `SELECT position, id, stream, version, type, schema, at, actor, correlation, causation, data, NULL AS personal
     FROM events WHERE stream = ? ORDER BY version`,
  )
  const kinds = prepare<Kind, [number, number]>(
    `SELECT type, schema, count(*) AS events, min(position) AS first FROM events
     WHERE position > ? AND position <= ? GROUP BY type, schema ORDER BY first`,
  )
  const correlation = prepare<Row, [string, number]>(
    'SELECT * FROM events WHERE correlation = ? ORDER BY position LIMIT ?',
  )
  // Each stream's first event; names with the prefix sort before the prefix followed by a byte larger than any name
  // has.
  const streams = prepare<{ stream: string }, [string, string, number]>(
    'SELECT stream FROM events WHERE stream > ? AND stream < ? AND version = 1 ORDER BY stream LIMIT ?',
  )
  const mentions = prepare<{ correlation: string }, [string, number]>(
    'SELECT DISTINCT correlation FROM events WHERE id = ?1 OR instr(data, ?1) > 0 ORDER BY position LIMIT ?2',
  )
  const claims = prepare<Claim, []>('SELECT kind, value, stream FROM claims ORDER BY kind, value')
  const first = prepare<{ version: number }, [string]>('SELECT version FROM events WHERE stream = ? LIMIT 1')
  const claim = prepare<{ stream: string }, [string, string]>('SELECT stream FROM claims WHERE kind = ? AND value = ?')
  return {
    position: () => head.get()?.position ?? 0,
    stream: (name, after, limit) => stream.all(name, after, limit),
    plain: (name) => plain.all(name),
    all: (after, limit) => all.all(after, limit),
    kinds: (after, until) => kinds.all(after, until),
    ofTypes: (types, after, until, limit) => ofTypes.all(after, until, JSON.stringify(types), limit),
    correlation: (id) => correlation.all(id, limits.readCorrelation),
    streams: (prefix, after, limit) =>
      streams.all(after < prefix ? prefix : after, `${prefix}\x7f`, limit).map(({ stream }) => stream),
    known: (name) => first.get(name) !== null,
    claims: () => claims.all(),
    correlationsOf: (text) => mentions.all(text, limits.mentions).map(({ correlation }) => correlation),
    holder: (kind, value) => claim.get(kind, value)?.stream ?? null,
  }
}

export function eventWrites({ prepare }: Store): EventWrites {
  type Bound = (string | number | null | Uint8Array)[]
  const insert = prepare<never, Bound>('INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
  const version = prepare<{ version: number | null }, [string]>(
    'SELECT max(version) AS version FROM events WHERE stream = ?',
  )
  const byId = prepare<Row, [string]>('SELECT * FROM events WHERE id = ?')
  const claim = prepare<never, [string, string, string]>('INSERT INTO claims VALUES (?, ?, ?) ON CONFLICT DO NOTHING')
  const release = prepare<never, [string, string, string]>(
    'DELETE FROM claims WHERE kind = ? AND value = ? AND stream = ?',
  )
  return {
    version: (stream) => version.get(stream)?.version ?? 0,
    byId: (id) => byId.get(id),
    claim: ({ kind, value, stream }) => void claim.run(kind, value, stream),
    release: ({ kind, value, stream }) => void release.run(kind, value, stream),
    // Any other position than the next one is a bug and violates the primary key.
    insert: (row) => {
      const { position, id, stream, version, type, schema, at, actor, correlation, causation, data, personal } = row
      insert.run(position, id, stream, version, type, schema, at, actor, correlation, causation, data, personal)
    },
  }
}

type KnownVersions = {
  readonly changes: Pick<EventWrites, 'version' | 'insert'>
  /** Remembers the rows of a transaction, in order of position; called once it has committed. */
  committed(rows: readonly Row[]): void
}

/**
 * A version is remembered only after its COMMIT, and dropped by the next insert into its stream: until that is committed the
 * rows are asked, so whatever is undone (a transaction, a savepoint) is never remembered. Only for a log's one writer. Holds
 * `limits.knownVersions` streams, about 200 bytes each.
 */
export function knownVersions(rows: Pick<EventWrites, 'version' | 'insert'>): KnownVersions {
  const versions = recent<string, number>(limits.knownVersions)
  return {
    changes: {
      version: (stream) => versions.get(stream) ?? rows.version(stream),
      insert(row) {
        versions.delete(row.stream)
        rows.insert(row)
      },
    },
    committed(written) {
      for (const { stream, version } of written) versions.set(stream, version)
    },
  }
}
