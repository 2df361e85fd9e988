// Events and changes of keys, read from PostgreSQL a page at a time.
import type { SqlRow, SqlValue } from './ask'
import type { StoredRow } from './digest'
import type { KeyChange } from './replica-keys'

/** Rows in a page: stored, they keep the event loop for less than a tenth of a second. */
export const pageRows = 2_000

export type Query = (statement: string, values: readonly SqlValue[]) => Promise<readonly SqlRow[]>

/** Settled events after a position in order, at most `pageRows`; `storedRow` converts one. */
export const readEvents = (query: Query, after: number): Promise<readonly SqlRow[]> =>
  query(
    `SELECT position, id, stream, version, type, schema, at, actor, correlation, causation, data, personal, holds,
       digest FROM events WHERE position > $1 AND position <= (SELECT max(position) FROM settled)
       ORDER BY position LIMIT ${pageRows}`,
    [after],
  )

/** Settled changes of keys after a change in order, at most `pageRows`. */
export async function readKeyChanges(query: Query, after: number): Promise<KeyChange[]> {
  const rows = await query(
    `SELECT stream, wrapped, created_at, destroyed_at, change FROM keys
     WHERE change > $1 AND change <= (SELECT max(key_changes) FROM settled) ORDER BY change LIMIT ${pageRows}`,
    [after],
  )
  return rows.map(keyChange)
}

const bytes = (value: unknown): Uint8Array | null => (value instanceof Uint8Array ? value : null)
const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** 64-bit integers arrive as text; all of ours fit into a number. */
export function storedRow(row: SqlRow): StoredRow {
  return {
    position: Number(row.position),
    id: String(row.id),
    stream: String(row.stream),
    version: Number(row.version),
    type: String(row.type),
    schema: Number(row.schema),
    at: Number(row.at),
    actor: text(row.actor),
    correlation: String(row.correlation),
    causation: text(row.causation),
    data: String(row.data),
    personal: bytes(row.personal),
    holds: text(row.holds),
  }
}

function keyChange(row: SqlRow): KeyChange {
  return {
    stream: String(row.stream),
    wrapped: bytes(row.wrapped),
    createdAt: Number(row.created_at),
    destroyedAt: row.destroyed_at === null ? null : Number(row.destroyed_at),
    change: Number(row.change),
  }
}
