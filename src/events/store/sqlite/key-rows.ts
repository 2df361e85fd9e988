// Wrapped keys in keys.db, a separate file: a key destroyed there is gone for the log and all its copies.
import type { KeyRows } from '../keys/keys'
import { LogError } from '../log-error'
import { syncPath } from '../sync-path'
import type { Store } from './database'

/** Statements on keys.db; what they change is durable when they return, except where `synchronous` was lowered. */
export function keyRows({ db, prepare }: Store): KeyRows {
  const select = prepare<{ wrapped: Uint8Array | null }, [string]>('SELECT wrapped FROM keys WHERE stream = ?')
  return {
    wrapped: (stream) => select.get(stream)?.wrapped,
    add(keys, at) {
      db.transaction(() => {
        const insert = db.query('INSERT INTO keys (stream, wrapped, created_at) VALUES (?, ?, ?)')
        for (const { stream, wrapped } of keys) insert.run(stream, wrapped, at)
      }).immediate()
    },
    destroy(stream, at) {
      // secure_delete overwrites the freed bytes in the file; the checkpoint then empties the WAL that contained them
      // too.
      db.query(
        `INSERT INTO keys (stream, wrapped, created_at, destroyed_at) VALUES (?1, NULL, ?2, ?2)
         ON CONFLICT (stream) DO UPDATE SET wrapped = NULL, destroyed_at = ?2 WHERE destroyed_at IS NULL`,
      ).run(stream, at)
      const checkpoint = db.query<{ busy: number }, []>('PRAGMA wal_checkpoint(TRUNCATE)').get()
      // SQLite does not sync that the WAL was emptied: after a loss of power the former key would be in it again.
      syncPath(`${db.filename}-wal`)
      if (checkpoint?.busy !== 0)
        throw new LogError('storage', 'The key is destroyed but still in the WAL; forget it again')
    },
    destroyed: () =>
      db
        .query<{ stream: string }, []>('SELECT stream FROM keys WHERE destroyed_at IS NOT NULL ORDER BY stream')
        .all()
        .map(({ stream }) => stream),
    together: (work) => db.transaction(work)(),
    witness: () => db.query<{ witness: Uint8Array }, []>('SELECT witness FROM master').get()?.witness ?? null,
    setWitness: (witness) => void db.query('INSERT INTO master (only, witness) VALUES (1, ?)').run(witness),
  }
}
