// Several reads of the read models at one state.
import { clientOf, type ViewsDb } from './projection'

/**
 * Runs several reads as one: all of them see the same state, and SQLite takes its lock once and not for each, which is more
 * than half of what a small read costs. `read` must be synchronous, because nothing can be applied meanwhile.
 */
export function inOneRead<Value>(db: ViewsDb, read: () => Value extends PromiseLike<unknown> ? never : Value): Value {
  const client = clientOf(db)
  if (client.inTransaction) return read()
  client.query('BEGIN').run()
  try {
    return read()
  } finally {
    client.query('COMMIT').run()
  }
}
