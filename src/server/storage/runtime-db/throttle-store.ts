// Stores throttle levels in runtime.db, so that a restart does not help a guesser.
import { keysMax, type Level, type LevelStore } from '../../security/throttle'
import type { RuntimeDb } from './runtime-db'

type Row = { readonly key: string; readonly tokens: number; readonly at: number; capacity: number; refill_ms: number }

const levelOf = ({ tokens, at, capacity, refill_ms }: Row): Level => ({
  tokens,
  at,
  bucket: { capacity, refillMs: refill_ms },
})

/** `nameOf` hides the key, because keys contain addresses. `now` in milliseconds. */
export const throttleStore = ({ db, prepare }: RuntimeDb, nameOf: (key: string) => string, now: number): LevelStore => {
  // Deletes full buckets, and those from a clock that was ahead, which would block somebody forever.
  prepare<never, [number, number]>(
    'DELETE FROM throttle WHERE at > ? OR tokens + (? - at) / refill_ms >= capacity',
  ).run(now, now)
  const all = prepare<Row, [number]>('SELECT * FROM throttle ORDER BY at DESC LIMIT ?')
  const save = prepare<never, [string, number, number, number, number]>(
    'INSERT OR REPLACE INTO throttle VALUES (?, ?, ?, ?, ?)',
  )
  const remove = prepare<never, [string]>('DELETE FROM throttle WHERE key = ?')
  return {
    name: nameOf,
    load: () => all.all(keysMax).map((row) => [row.key, levelOf(row)] as const),
    save: (name, { tokens, at, bucket }) => void save.run(name, tokens, at, bucket.capacity, bucket.refillMs),
    remove: db.transaction((names: readonly string[]) => {
      for (const name of names) remove.run(name)
    }),
  }
}
