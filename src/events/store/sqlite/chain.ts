// A keyed digest for each event, over its stored values and the digest of the event before it. Changing, removing or
// inserting an event from outside breaks the chain at that position, and without the secret it cannot be repaired.
import type { Database } from 'bun:sqlite'
import { createHmac } from 'node:crypto'
import type { Row } from '../append/rows'
import { namedBreaksMax } from '../chain-breaks'
import type { ChainHead, ReadChain } from '../log'
import type { Store } from './database'
import { hasTable } from './incomplete-folder'

/** Events read at a time, so that memory stays small however long their personal parts are. */
const batchEvents = 500
const empty: ChainHead = { position: 0, digest: new Uint8Array(32) }

/** The key of a log's chain; 32 bytes. */
export const chainKey = (masterKey: Uint8Array): Uint8Array =>
  createHmac('sha256', masterKey).update('trampolim event chain').digest()

/** HMAC-SHA-256 (RFC 2104) over the previous digest, the stored values as JSON, and the sealed bytes. */
function digests(key: Uint8Array): (before: Uint8Array, row: Row) => Uint8Array {
  const keyed = new Bun.CryptoHasher('sha256', key)
  return (before, row) => {
    const { position, id, stream, version, type, schema, at, actor, correlation, causation, data, personal } = row
    const hasher = keyed.copy()
    hasher.update(before)
    const size = personal === null ? null : personal.length
    hasher.update(
      JSON.stringify([position, id, stream, version, type, schema, at, actor, correlation, causation, data, size]),
    )
    if (personal !== null) hasher.update(personal)
    return hasher.digest()
  }
}

export type ChainWriter = {
  head(): ChainHead
  /** Adds the digests of rows that follow the head, inside the caller's transaction; returns the new head. */
  extend(head: ChainHead, rows: readonly Row[]): ChainHead
}

export function chainWriter({ prepare }: Pick<Store, 'prepare'>, key: Uint8Array): ChainWriter {
  const last = prepare<ChainHead, []>('SELECT position, digest FROM chain ORDER BY position DESC LIMIT 1')
  const insert = prepare<never, [number, Uint8Array]>('INSERT INTO chain VALUES (?, ?)')
  const digest = digests(key)
  return {
    head: () => last.get() ?? empty,
    extend(head, rows) {
      let { position, digest: before } = head
      for (const row of rows) {
        before = digest(before, row)
        position = row.position
        insert.run(position, before)
      }
      return { position, digest: before }
    },
  }
}

/** Chains every event of a log that has no chain yet, inside the transaction of the migration. */
export function fillChain(db: Database, key: Uint8Array): void {
  const writer = chainWriter({ prepare: (sql) => db.query(sql) }, key)
  const read = db.query<Row, [number, number]>('SELECT * FROM events WHERE position > ? ORDER BY position LIMIT ?')
  let head = empty
  for (let rows = read.all(0, batchEvents); rows.length > 0; rows = read.all(head.position, batchEvents))
    head = writer.extend(head, rows)
}

export function chainReads({ db, prepare }: Store, key: Uint8Array): ReadChain {
  if (!hasTable(db, 'chain'))
    return { chainHead: () => null, chainBreaks: () => ({ changed: [], removed: [], inserted: [] }) }
  const last = prepare<ChainHead, []>('SELECT position, digest FROM chain ORDER BY position DESC LIMIT 1')
  const events = prepare<Row, [number, number, number]>(
    'SELECT * FROM events WHERE position > ? AND position <= ? ORDER BY position LIMIT ?',
  )
  const links = prepare<ChainHead, [number, number, number]>(
    'SELECT position, digest FROM chain WHERE position > ? AND position <= ? ORDER BY position LIMIT ?',
  )
  const digest = digests(key)
  const before = (position: number): Uint8Array =>
    position === 0 ? empty.digest : (links.get(position - 1, position, 1)?.digest ?? empty.digest)

  return {
    chainHead: () => last.get() ?? empty,
    chainBreaks(after, until) {
      const changed: number[] = []
      const removed: number[] = []
      const inserted: number[] = []
      const add = (positions: number[], position: number) => {
        if (positions.length < namedBreaksMax) positions.push(position)
      }
      for (let from = after; from < until; from += batchEvents) {
        const to = Math.min(until, from + batchEvents)
        const stored = new Map(events.all(from, to, batchEvents).map((row) => [row.position, row]))
        let previous = before(from)
        for (const link of links.all(from, to, batchEvents)) {
          const row = stored.get(link.position)
          stored.delete(link.position)
          if (!row) add(removed, link.position)
          else if (Buffer.compare(digest(previous, row), link.digest) !== 0) add(changed, link.position)
          previous = link.digest
        }
        for (const position of stored.keys()) add(inserted, position)
      }
      return { changed, removed, inserted }
    },
  }
}
