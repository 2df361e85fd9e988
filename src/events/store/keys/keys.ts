// One key per stream that holds personal data, wrapped by the master key, in a file of its own: destroying a key makes
// everything sealed under it unreadable, in the log, in uploaded files and in backups of both, without rewriting any.
import { randomBytes } from 'node:crypto'
import { limits } from '../limits'
import { LogError } from '../log-error'
import type { Store } from '../sqlite/database'
import { binding, keyBytes, seal, unseal } from './cipher'
import { recent } from './recent'

/** Seals and opens uploaded files under the key of the stream they belong to. */
export type Vault = {
  /** Makes the stream's key if there is none, durably. Throws `forgotten`, or `too-large` over 32 MB. */
  sealFile(stream: string, bytes: Uint8Array): Uint8Array
  /** Null once the stream's key is destroyed. Throws `tampered` for changed bytes or another stream's file. */
  openFile(stream: string, sealed: Uint8Array): Uint8Array | null
}

export type Keys = Vault & {
  /** Unwraps the keys of these streams in one look at the file: a look each takes SQLite's locks each time, 12 µs. */
  warm(streams: Iterable<string>): void
  /** Makes the missing keys of these streams in one durable transaction. Forgotten streams are left as they are. */
  ensure(streams: Iterable<string>): void
  /** Throws `forgotten` if the stream's key is destroyed, `invalid` if it was never made. */
  seal(stream: string, bound: Buffer, plain: Uint8Array): Buffer
  /** Null if the stream has no key, or no longer. Throws `tampered`. */
  open(stream: string, bound: Buffer, sealed: Uint8Array): Buffer | null
  /** Streams whose key has been destroyed. */
  destroyedKeys(): string[]
  /** Destroys the key for good, in memory and on disk; the stream can never have another. Again: does nothing new. */
  forget(stream: string): void
}

type Row = { wrapped: Uint8Array | null }
const witnessBinding = binding('master')
const keyBinding = (stream: string): Buffer => binding('key', stream)
const fileBinding = (stream: string): Buffer => binding('file', stream)

/** `now` gives milliseconds since 1970 for the record of when a key was made and destroyed. */
export function openKeys(store: Store, masterKey: Uint8Array, now: () => number): Keys {
  const master = Buffer.from(masterKey)
  checkMaster(store, master)
  const select = store.prepare<Row, [string]>('SELECT wrapped FROM keys WHERE stream = ?')
  const cache = recent<string, Buffer>(limits.cachedKeys)

  /** The stream's key, null if destroyed, undefined if never made. */
  function key(stream: string): Buffer | null | undefined {
    const held = cache.get(stream)
    if (held) return held
    const row = select.get(stream)
    if (!row) return undefined
    return row.wrapped && remember(stream, unseal(master, keyBinding(stream), row.wrapped))
  }

  function warm(streams: Iterable<string>): void {
    store.db.transaction(() => {
      for (const stream of new Set(streams)) key(stream)
    })()
  }

  function remember(stream: string, value: Buffer): Buffer {
    cache.set(stream, value)
    return value
  }

  function ensure(streams: Iterable<string>): void {
    const missing = [...new Set(streams)].filter((stream) => key(stream) === undefined)
    if (missing.length === 0) return
    const fresh = missing.map((stream) => ({ stream, value: randomBytes(keyBytes) }))
    const at = now()
    store.db
      .transaction(() => {
        const insert = store.db.query('INSERT INTO keys (stream, wrapped, created_at) VALUES (?, ?, ?)')
        for (const { stream, value } of fresh) insert.run(stream, seal(master, keyBinding(stream), value), at)
      })
      .immediate()
    for (const { stream, value } of fresh) remember(stream, value)
  }

  function sealWith(stream: string, bound: Buffer, plain: Uint8Array): Buffer {
    const value = key(stream)
    if (value === null) throw new LogError('forgotten', 'The personal data of this stream has been erased')
    if (value === undefined) throw new LogError('invalid', 'This stream has no key yet')
    return seal(value, bound, plain)
  }

  function open(stream: string, bound: Buffer, sealed: Uint8Array): Buffer | null {
    const value = key(stream)
    return value ? unseal(value, bound, sealed) : null
  }

  return {
    warm,
    ensure,
    seal: sealWith,
    open,
    destroyedKeys: () =>
      store.db
        .query<{ stream: string }, []>('SELECT stream FROM keys WHERE destroyed_at IS NOT NULL ORDER BY stream')
        .all()
        .map(({ stream }) => stream),
    forget(stream) {
      cache.get(stream)?.fill(0)
      cache.delete(stream)
      const at = now()
      // secure_delete overwrites the freed bytes in the file; the checkpoint then empties the WAL that held them too.
      store.db
        .query(
          `INSERT INTO keys (stream, wrapped, created_at, destroyed_at) VALUES (?1, NULL, ?2, ?2)
           ON CONFLICT (stream) DO UPDATE SET wrapped = NULL, destroyed_at = ?2 WHERE destroyed_at IS NULL`,
        )
        .run(stream, at)
      const done = store.db.query<{ busy: number }, []>('PRAGMA wal_checkpoint(TRUNCATE)').get()
      if (done?.busy !== 0) throw new LogError('storage', 'The key is destroyed but still in the WAL; forget it again')
    },
    sealFile(stream, bytes) {
      if (bytes.length > limits.fileBytes)
        throw new LogError('too-large', `A file is at most ${limits.fileBytes} bytes`)
      ensure([stream])
      return sealWith(stream, fileBinding(stream), bytes)
    },
    openFile: (stream, sealed) => open(stream, fileBinding(stream), sealed),
  }
}

/** A wrong master key is found when the log opens, not when the first person's data turns out unreadable. */
function checkMaster(store: Store, master: Buffer): void {
  if (master.length !== keyBytes) throw new LogError('wrong-key', `The master key must be ${keyBytes} bytes`)
  const row = store.db.query<{ witness: Uint8Array }, []>('SELECT witness FROM master').get()
  if (!row) {
    store.db
      .query('INSERT INTO master (only, witness) VALUES (1, ?)')
      .run(seal(master, witnessBinding, Buffer.alloc(0)))
    return
  }
  try {
    unseal(master, witnessBinding, row.witness)
  } catch (cause) {
    throw new LogError('wrong-key', 'The secret key is not the one this data folder was made with', { cause })
  }
}
