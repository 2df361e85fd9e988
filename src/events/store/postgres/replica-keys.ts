// A node's copy of the wrapped keys. A key that this node makes is a candidate until PostgreSQL has decided that it is
// the stream's: two nodes may make one at the same time.
import { type KeyRows, type Keys, openKeys } from '../keys/keys'
import { limits } from '../limits'
import { LogError } from '../log-error'
import type { Store } from '../sqlite/database'
import { keyRows } from '../sqlite/key-rows'
import { keyChangeRow } from './replica-state'
import type { SentKey } from './wire'

export type KeyChange = {
  readonly stream: string
  /** Null for a key that was destroyed. */
  readonly wrapped: Uint8Array | null
  readonly createdAt: number
  readonly destroyedAt: number | null
  readonly change: number
}

export type ReplicaKeys = {
  readonly keys: Keys
  /** Number of the last change applied. */
  changed(): number
  isDestroyed(stream: string): boolean
  /** The keys that these streams need, with candidates for those that have none; null if one is destroyed. */
  needed(streams: readonly string[]): SentKey[] | null
  /** Forgets the candidates: what was sealed with them was not stored. */
  dropCandidates(): void
  /** Durable when it returns; whether a destroyed key is still in the WAL says `emptied`. */
  apply(changes: readonly KeyChange[]): void
  /** Whether no destroyed key is left anywhere in the folder; while one may be in the WAL, each call tries to empty it. */
  emptied(): boolean
}

/** Throws LogError `wrong-key`. */
export function openReplicaKeys(store: Store, masterKey: Uint8Array, now: () => number): ReplicaKeys {
  const { db } = store
  const rows = keyRows(store)
  const last = keyChangeRow(db)
  const candidates = new Map<string, Uint8Array>()
  const keyStatements: KeyRows = {
    ...rows,
    wrapped(stream) {
      const stored = rows.wrapped(stream)
      return stored === undefined ? candidates.get(stream) : stored
    },
    add(added) {
      for (const { stream, wrapped } of added) candidates.set(stream, wrapped)
    },
    destroy() {
      throw new LogError('invalid', 'A key is destroyed on PostgreSQL')
    },
  }
  const keys = openKeys(keyStatements, masterKey, now)
  // At first too: the process before this one may have ended between a change and its checkpoint.
  let mayBeInWal = true

  function emptied(): boolean {
    if (!mayBeInWal) return true
    // secure_delete overwrites the freed bytes in the file; the checkpoint empties the WAL that contained them too. A
    // reader is not waited for, because that would stop the whole node; the next pull tries again.
    db.run('PRAGMA busy_timeout = 0')
    try {
      const checkpoint = db.query<{ busy: number }, []>('PRAGMA wal_checkpoint(TRUNCATE)').get()
      mayBeInWal = checkpoint?.busy !== 0
    } finally {
      db.run(`PRAGMA busy_timeout = ${limits.busyMilliseconds}`)
    }
    return !mayBeInWal
  }

  function dropCandidates(): void {
    for (const stream of candidates.keys()) keys.release(stream)
    candidates.clear()
  }

  return {
    keys,
    changed: last.get,
    isDestroyed: (stream) => rows.wrapped(stream) === null,
    needed(streams) {
      const names = [...new Set(streams)]
      if (names.some((stream) => keyStatements.wrapped(stream) === null)) return null
      keys.ensure(names)
      return names.map((stream) => ({ stream, wrapped: candidates.get(stream) ?? null }))
    },
    dropCandidates,
    apply(changes) {
      const upsert = db.query(
        `INSERT INTO keys (stream, wrapped, created_at, destroyed_at) VALUES (?1, ?2, ?3, ?4)
         ON CONFLICT (stream) DO UPDATE SET wrapped = ?2, destroyed_at = ?4`,
      )
      const destroys = changes.some(({ wrapped }) => wrapped === null)
      if (destroys) mayBeInWal = true
      db.transaction(() => {
        for (const { stream, wrapped, createdAt, destroyedAt } of changes)
          upsert.run(stream, wrapped, createdAt, destroyedAt)
        last.set(changes.at(-1)?.change ?? last.get())
      }).immediate()
      for (const { stream, wrapped } of changes) {
        // A candidate of the same name may not be the key that was decided.
        if (wrapped === null || candidates.delete(stream)) keys.release(stream)
      }
      if (destroys) emptied()
    },
    emptied,
  }
}
