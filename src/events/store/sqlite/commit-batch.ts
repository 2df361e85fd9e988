// Stores a batch of appends in one transaction, so that they share one COMMIT and one sync of the disk.
import type { Database } from 'bun:sqlite'
import { decide, sealedStreams, type WrittenAppend } from '../append/decide'
import type { PreparedAppend } from '../append/prepare-append'
import type { EventReads, EventWrites } from '../append/rows'
import type { AppendOutcome } from '../append/waiting-jobs'
import type { Keys } from '../keys/keys'
import type { ChainHead } from '../log'
import { LogError } from '../log-error'
import type { ChainWriter } from './chain'
import { savepoints } from './savepoint'

/** The outcome of each append, and the head of the chain after them. */
type Committed = { readonly outcomes: readonly AppendOutcome<WrittenAppend>[]; readonly head: ChainHead }

/** Runs an append's decision and writes. */
type Attempt = <Result>(change: () => Result) => Result
const plainly: Attempt = (change) => change()

/**
 * All appends in one transaction. At first without a savepoint for each, which costs an append a tenth of its time: an append is
 * refused before its first write. If one of them fails later than that, all are undone and decided again, each in a savepoint of
 * its own. Throws `storage` if none of them could be stored.
 */
export function commitBatch(
  db: Database,
  store: EventReads & EventWrites,
  keys: Keys,
  { chain, head: last }: { readonly chain: ChainWriter; readonly head: ChainHead },
  appends: readonly PreparedAppend[],
): Committed {
  const decided = (attempt: Attempt): AppendOutcome<WrittenAppend>[] => {
    let head = store.position()
    return appends.map((job) => {
      try {
        const answer = attempt(() => decide(job, head, store, keys))
        head += answer.stored.length
        return { ok: true, answer }
      } catch (error) {
        if (!db.inTransaction || (attempt === plainly && !(error instanceof LogError))) throw error
        return { ok: false, error: storageError(error) }
      }
    })
  }
  const decidedAgain = (): AppendOutcome<WrittenAppend>[] => {
    if (db.inTransaction) db.run('ROLLBACK')
    db.run('BEGIN IMMEDIATE')
    return decided(savepoints(db))
  }
  try {
    // A key must be durable before the event that needs it: a key without an event is harmless, the reverse is a loss.
    keys.ensure(sealedStreams(appends))
    db.run('BEGIN IMMEDIATE')
    let outcomes: AppendOutcome<WrittenAppend>[]
    try {
      outcomes = decided(plainly)
    } catch {
      // The same error, or another one, comes again where it is one append's own.
      outcomes = decidedAgain()
    }
    const rows = outcomes.flatMap((outcome) => (outcome.ok ? outcome.answer.rows : []))
    const next = chain.extend(last, rows)
    db.run('COMMIT')
    return { outcomes, head: next }
  } catch (error) {
    if (db.inTransaction) db.run('ROLLBACK')
    throw storageError(error)
  }
}

const storageError = (cause: unknown): LogError =>
  cause instanceof LogError ? cause : new LogError('storage', 'The log could not be written', { cause })
