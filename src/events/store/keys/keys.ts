// One key per stream that has personal data, wrapped by the master key, in a separate file: destroying a key makes
// everything sealed with it unreadable, in the log, in uploaded files and in backups of both, without rewriting any.
import { randomBytes } from 'node:crypto'
import { recent } from '../../../cache/bounded'
import { limits } from '../limits'
import type { Vault } from '../log'
import { LogError } from '../log-error'
import { binding, keyBytes, seal, unseal } from './cipher'

/** Storage of the wrapped keys, durable when it returns. */
export type KeyRows = {
  /** The wrapped key; null once destroyed, undefined if there never was one. */
  wrapped(stream: string): Uint8Array | null | undefined
  /** All of them or none. */
  add(keys: readonly { readonly stream: string; readonly wrapped: Uint8Array }[], at: number): void
  /** Leaves nothing of the key, and a mark that there can be no other. Throws `storage` if some of it may remain. */
  destroy(stream: string, at: number): void
  /** Streams whose key has been destroyed. */
  destroyed(): string[]
  /** Runs several reads as one. */
  together(work: () => void): void
  /** What the folder's master key sealed first; null in a new folder. */
  witness(): Uint8Array | null
  setWitness(witness: Uint8Array): void
}

export type Keys = {
  /** Makes the stream's key durably if there is none. Throws `forgotten`, or `too-large` over 32 MB. */
  sealFile(stream: string, bytes: Uint8Array): Uint8Array
  openFile: Vault['openFile']
  /** Unwraps the keys of these streams in one read of the file: separate reads take SQLite's locks each time, 12 µs. */
  warm(streams: Iterable<string>): void
  /** Makes the missing keys of these streams in one durable transaction. Forgotten streams are skipped. */
  ensure(streams: Iterable<string>): void
  /** Throws `forgotten` if the stream's key is destroyed, `invalid` if it was never made. */
  seal(stream: string, bound: Buffer, plain: Uint8Array): Buffer
  /** Null if the stream has no key, or no longer has one. Throws `tampered`. */
  open(stream: string, bound: Buffer, sealed: Uint8Array): Buffer | null
  /** Streams whose key has been destroyed. */
  destroyedKeys(): string[]
  /** Zeroes the unwrapped key in memory; the next use reads it from storage. */
  release(stream: string): void
  /** Destroys the key permanently, in memory and on disk; the stream can never have another. Idempotent. */
  forget(stream: string): void
}

const witnessBinding = binding('master')
const keyBinding = (stream: string): Buffer => binding('key', stream)
const fileBinding = (stream: string): Buffer => binding('file', stream)

/** The keys of a log; `now` (ms since 1970) is recorded when one is made or destroyed. Throws `wrong-key` unless the master key has 32 bytes and made them. */
export function openKeys(rows: KeyRows, masterKey: Uint8Array, now: () => number): Keys {
  const master = Buffer.from(masterKey)
  checkMaster(rows, master)
  const cache = recent<string, Buffer>(limits.cachedKeys)

  /** The stream's key, null if destroyed, undefined if never made. */
  function key(stream: string): Buffer | null | undefined {
    const cached = cache.get(stream)
    if (cached) return cached
    const wrapped = rows.wrapped(stream)
    return wrapped && remember(stream, unseal(master, keyBinding(stream), wrapped))
  }

  function warm(streams: Iterable<string>): void {
    rows.together(() => {
      for (const stream of new Set(streams)) key(stream)
    })
  }

  function remember(stream: string, value: Buffer): Buffer {
    cache.set(stream, value)
    return value
  }

  function ensure(streams: Iterable<string>): void {
    const missing = [...new Set(streams)].filter((stream) => key(stream) === undefined)
    if (missing.length === 0) return
    const fresh = missing.map((stream) => ({ stream, value: randomBytes(keyBytes) }))
    const wrapped = fresh.map(({ stream, value }) => ({ stream, wrapped: seal(master, keyBinding(stream), value) }))
    rows.add(wrapped, now())
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

  function release(stream: string): void {
    cache.get(stream)?.fill(0)
    cache.delete(stream)
  }

  return {
    warm,
    ensure,
    seal: sealWith,
    open,
    destroyedKeys: rows.destroyed,
    release,
    forget(stream) {
      release(stream)
      rows.destroy(stream, now())
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

/** A wrong master key is detected when the log opens, not when the first personal data turns out unreadable. */
function checkMaster(rows: KeyRows, master: Buffer): void {
  if (master.length !== keyBytes) throw new LogError('wrong-key', `The master key must be ${keyBytes} bytes`)
  const witness = rows.witness()
  if (witness) checkWitness(witness, master)
  else rows.setWitness(newWitness(master))
}

/** What a master key seals so that it is recognised later. */
export const newWitness = (masterKey: Uint8Array): Uint8Array =>
  seal(Buffer.from(masterKey), witnessBinding, Buffer.alloc(0))

/** Throws LogError `wrong-key` unless this master key made the witness. */
export function checkWitness(witness: Uint8Array, masterKey: Uint8Array): void {
  try {
    unseal(Buffer.from(masterKey), witnessBinding, witness)
  } catch (cause) {
    throw new LogError('wrong-key', 'The secret key is not the one that this data folder was created with', { cause })
  }
}
