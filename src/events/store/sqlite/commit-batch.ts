// Stores a batch of appends in one transaction, so that they share one COMMIT and one sync of the disk.
import type { Database } from 'bun:sqlite'
import { decide, sealedStreams, type Written } from '../append/decide'
import type { PreparedAppend } from '../append/prepare-append'
import type { EventReads, EventWrites } from '../append/rows'
import type { AppendOutcome } from '../append/waiting-jobs'
import type { Keys } from '../keys/keys'
import type { ChainHead } from '../log'
import { LogError } from '../log-error'
import type { ChainWriter } from './chain'
import { savepoints } from './savepoint'

/** The outcome of each append, and the head of the chain after them. */
export type Committed = { readonly outcomes: readonly AppendOutcome<Written>[]; readonly head: ChainHead }

/** All appends in one transaction, each in a savepoint of its own. Throws `storage` if none of them could be stored. */
export function commitBatch(
  db: Database,
  store: EventReads & EventWrites,
  keys: Keys,
  { chain, head: last }: { readonly chain: ChainWriter; readonly head: ChainHead },
  appends: readonly PreparedAppend[],
): Committed {
  try {
    // A key must be durable before the event that needs it: a key without an event is harmless, the reverse is a loss.
    keys.ensure(sealedStreams(appends))
    db.run('BEGIN IMMEDIATE')
    const within = savepoints(db)
    let head = store.position()
    const outcomes = appends.map((job): AppendOutcome<Written> => {
      try {
        const answer = within(() => decide(job, head, store, keys))
        head += answer.stored.length
        return { ok: true, answer }
      } catch (error) {
        if (!db.inTransaction) throw error
        return { ok: false, error: storageError(error) }
      }
    })
    const next = chain.extend(
      last,
      outcomes.flatMap((outcome) => (outcome.ok ? outcome.answer.rows : [])),
    )
    db.run('COMMIT')
    return { outcomes, head: next }
  } catch (error) {
    if (db.inTransaction) db.run('ROLLBACK')
    throw storageError(error)
  }
}

const storageError = (cause: unknown): LogError =>
  cause instanceof LogError ? cause : new LogError('storage', 'The log could not be written', { cause })
