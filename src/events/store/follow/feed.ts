// Reads what a standby is sent of a log: its rows as they are stored, sealed, with the keys that open them, which only
// the secret unwraps. It reads beside the process that writes, so only what is durable is ever sent.
import { join } from 'node:path'
import type { Row } from '../append/rows'
import type { ChainHead } from '../log'
import { LogError } from '../log-error'
import { openDatabaseReadOnly } from '../sqlite/database'

/** Rows read at a time, and how many bytes or rows end a page. One row is at most some megabytes (limits.ts). */
const batchEvents = 10
const pageBytes = 1024 * 1024
const pageRows = 1_000

/** A key as it is stored; `wrapped` is null once it is destroyed. */
export type FedKey = {
  readonly stream: string
  readonly wrapped: Uint8Array | null
  readonly createdAt: number
  readonly destroyedAt: number | null
}

export type FedPage = {
  readonly rows: readonly Row[]
  /** Of the streams of the rows. */
  readonly keys: readonly FedKey[]
  /** End of the chain after the last row. */
  readonly digest: Uint8Array
}

type Feed = {
  /** What the master key sealed first, so that a standby with another one is recognised. */
  readonly witness: Uint8Array
  /** The end of the log. */
  head(): ChainHead
  /** The rows after a position; null unless the chain there ends as `digest`: then it is another log. */
  page(after: number, digest: Uint8Array): FedPage | null
  /** Keys of these streams. */
  keys(streams: readonly string[]): FedKey[]
  /** Destroyed keys in the order of their streams, after one of them. */
  destroyed(after: string, limit: number): FedKey[]
  close(): void
}

const start: ChainHead = { position: 0, digest: new Uint8Array(32) }
const keyColumns = 'stream, wrapped, created_at AS createdAt, destroyed_at AS destroyedAt'

/** Throws LogError `invalid` for a folder that was never served. */
export function openFeed(folder: string): Feed {
  const events = openDatabaseReadOnly(join(folder, 'events.db'))
  const keyStore = openDatabaseReadOnly(join(folder, 'keys.db'))
  const close = () => {
    events.close()
    keyStore.close()
  }
  const witness = keyStore.db.query<{ witness: Uint8Array }, []>('SELECT witness FROM master').get()?.witness
  if (!witness) {
    close()
    throw new LogError('invalid', `${folder} has no keys yet`)
  }
  const rows = events.prepare<Row, [number, number]>(
    'SELECT * FROM events WHERE position > ? ORDER BY position LIMIT ?',
  )
  const head = events.prepare<ChainHead, []>('SELECT position, digest FROM chain ORDER BY position DESC LIMIT 1')
  const link = events.prepare<ChainHead, [number]>('SELECT position, digest FROM chain WHERE position = ?')
  const keysOf = keyStore.prepare<FedKey, [string]>(
    `SELECT ${keyColumns} FROM keys WHERE stream IN (SELECT value FROM json_each(?))`,
  )
  const destroyed = keyStore.prepare<FedKey, [string, number]>(
    `SELECT ${keyColumns} FROM keys WHERE stream > ? AND destroyed_at IS NOT NULL ORDER BY stream LIMIT ?`,
  )
  const digestAt = (position: number) => (position === 0 ? start : link.get(position))?.digest
  const keys = (streams: readonly string[]) => keysOf.all(JSON.stringify(streams))

  return {
    witness,
    head: () => head.get() ?? start,
    page(after, digest) {
      const ownDigest = digestAt(after)
      if (!ownDigest || Buffer.compare(ownDigest, digest) !== 0) return null
      const pageOfRows: Row[] = []
      for (let bytes = 0; bytes < pageBytes && pageOfRows.length < pageRows; ) {
        const batch = rows.all(pageOfRows.at(-1)?.position ?? after, batchEvents)
        for (const row of batch) bytes += row.data.length + (row.personal?.length ?? 0)
        pageOfRows.push(...batch)
        if (batch.length < batchEvents) break
      }
      const end = digestAt(pageOfRows.at(-1)?.position ?? after) ?? ownDigest
      // Read afterwards: a key is made before its first event, so each of these streams has its own.
      return { rows: pageOfRows, keys: keys([...new Set(pageOfRows.map(({ stream }) => stream))]), digest: end }
    },
    keys,
    destroyed: (after, limit) => destroyed.all(after, limit),
    close,
  }
}
