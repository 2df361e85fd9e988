// Several reads of the read models at one state.
import { clientOf, type ViewsDb } from './projection'

/** Runs several reads as one, synchronously, for which SQLite takes its lock once. */
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
