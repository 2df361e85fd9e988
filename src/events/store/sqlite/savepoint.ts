// A change within a transaction that can fail on its own.
import type { Database } from 'bun:sqlite'

/**
 * Runs a change completely or not at all, within a transaction that continues either way. Throws what `change` throws.
 * Prepared once, because `db.run` would compile its SQL at each of a million calls. On a full or failing disk SQLite
 * may have rolled back the whole transaction by itself: `db.inTransaction` is then false.
 */
export function savepoints(db: Database): <Result>(change: () => Result) => Result {
  const begin = db.query('SAVEPOINT change')
  const release = db.query('RELEASE change')
  const undo = db.query('ROLLBACK TO change')
  return (change) => {
    begin.run()
    try {
      const result = change()
      release.run()
      return result
    } catch (error) {
      if (db.inTransaction) {
        undo.run()
        release.run()
      }
      throw error
    }
  }
}
