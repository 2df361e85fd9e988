// The digest of each event that PostgreSQL calculates in `decide` (schema/schema-3.sql), calculated again: a node compares what
// it received with it, and its whole past with the server's by one value.
import { createHash } from 'node:crypto'
import type { Row } from '../append/rows'

/** An event as PostgreSQL stores it; `holds` are the claims of an append, with its last event. */
export type StoredRow = Row & { readonly holds: string | null }

/** The digest before the first event. */
export const noDigest: Uint8Array = new Uint8Array(32)

/** SHA-256 over the digest before, the stored values and the sealed bytes; 32 bytes. */
export function digestAfter(before: Uint8Array, row: StoredRow): Uint8Array {
  const { position, id, stream, version, type, schema, at, actor, correlation, causation, data, personal, holds } = row
  // Names contain no space and data no line break, so that no two events give the same text.
  const names = [position, id, stream, version, type, schema, at, actor ?? '', correlation, causation ?? ''].join(' ')
  const hash = createHash('sha256')
    .update(before)
    .update(`${names}\n${data}\n${holds ?? ''}`)
  if (personal === null) hash.update(Uint8Array.of(0))
  else hash.update(Uint8Array.of(1)).update(personal)
  return hash.digest()
}
