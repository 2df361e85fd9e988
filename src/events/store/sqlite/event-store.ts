// The only SQL on events.db. Every statement is prepared once.

import type { Kind } from '../../schema/kinds'
import { limits } from '../limits'
import type { Claim, EventMetadata } from '../log'
import type { Store } from './database'
import type { DraftEvent } from './draft'

export type Row = {
  readonly position: number
  readonly id: string
  readonly stream: string
  readonly version: number
  readonly type: string
  readonly schema: number
  readonly at: number
  readonly actor: string | null
  readonly correlation: string
  readonly causation: string | null
  readonly data: string
  readonly personal: Uint8Array | null
}

/** The reads, which a read-only connection can prepare as well. */
export function eventReads({ prepare }: Store) {
  const head = prepare<{ position: number | null }, []>('SELECT max(position) AS position FROM events')
  // A limit of -1 is none.
  const stream = prepare<Row, [string, number, number]>(
    'SELECT * FROM events WHERE stream = ? AND version > ? ORDER BY version LIMIT ?',
  )
  const all = prepare<Row, [number, number]>('SELECT * FROM events WHERE position > ? ORDER BY position LIMIT ?')
  // A list of types as one JSON value, so that the statement is prepared once for any number of them.
  const ofTypes = prepare<Row, [number, number, string, number]>(
    `SELECT * FROM events WHERE position > ? AND position <= ? AND type IN (SELECT value FROM json_each(?))
     ORDER BY position LIMIT ?`,
  )
  // Without `personal`, the last column: SQLite then reads none of the pages a long one lies on.
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
  const claim = prepare<{ stream: string }, [string, string]>('SELECT stream FROM claims WHERE kind = ? AND value = ?')
  return {
    position: (): number => head.get()?.position ?? 0,
    stream: (name: string, after: number, limit: number): Row[] => stream.all(name, after, limit),
    plain: (name: string): Row[] => plain.all(name),
    all: (after: number, limit: number): Row[] => all.all(after, limit),
    kinds: (after: number, until: number): Kind[] => kinds.all(after, until),
    ofTypes: (types: readonly string[], after: number, until: number, limit: number): Row[] =>
      ofTypes.all(after, until, JSON.stringify(types), limit),
    correlation: (id: string): Row[] => correlation.all(id, limits.readCorrelation),
    holder: (kind: string, value: string): string | null => claim.get(kind, value)?.stream ?? null,
  }
}

export function eventWrites({ prepare }: Store) {
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
    version: (stream: string): number => version.get(stream)?.version ?? 0,
    byId: (id: string): Row | null => byId.get(id),
    claim: ({ kind, value, stream }: Claim): void => void claim.run(kind, value, stream),
    release: ({ kind, value, stream }: Claim): void => void release.run(kind, value, stream),
    /** The position is given, not left to SQLite: anything but the next one is a defect and breaks the primary key. */
    insert(event: DraftEvent, metadata: EventMetadata, position: number, personal: Uint8Array | null): Row {
      const { id, stream, version, type, schema, data } = event
      const { at, actor, correlation, causation } = metadata
      insert.run(position, id, stream, version, type, schema, at, actor, correlation, causation, data, personal)
      return { position, id, stream, version, type, schema, at, actor, correlation, causation, data, personal }
    },
  }
}

export type EventReads = ReturnType<typeof eventReads>
export type EventWrites = ReturnType<typeof eventWrites>
