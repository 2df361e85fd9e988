import type { Database } from 'bun:sqlite'
import type { Keys } from '../keys/keys'
import type { Appended, RecordedEvent } from '../log'
import { LogError } from '../log-error'
import type { ChainHead, ChainWriter } from './chain'
import type { Draft, DraftEvent } from './draft'
import type { EventReads, EventWrites, Row } from './event-store'
import type { Outcome } from './group-commit'
import { record, sealPersonal } from './record'
import { savepoints } from './savepoint'

/** What became of one append inside its transaction; `stored` are the events that are new, for the listeners. */
export type Written = { readonly answer: Appended; readonly stored: readonly RecordedEvent[] }
/** The same with the rows as they were stored, for the chain. */
type Inserted = Written & { readonly rows: readonly Row[] }

export type Committed = { readonly outcomes: readonly Outcome<Written>[]; readonly head: ChainHead }

/** All drafts in one transaction, each in a savepoint of its own. Throws `storage` if none of them could be kept. */
export function commitBatch(
  db: Database,
  store: EventReads & EventWrites,
  keys: Keys,
  { chain, head: last }: { readonly chain: ChainWriter; readonly head: ChainHead },
  drafts: readonly Draft[],
): Committed {
  try {
    // A key must be durable before the event that needs it: a key without an event is harmless, the reverse is a loss.
    keys.ensure(drafts.flatMap(({ events }) => events.flatMap(({ personal, stream }) => (personal ? stream : []))))
    db.run('BEGIN IMMEDIATE')
    const within = savepoints(db)
    let head = store.position()
    const outcomes = drafts.map((job): Outcome<Inserted> => {
      try {
        const answer = within(() => write(job, head, store, keys))
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

/**
 * Decides and writes one append. Must run inside a savepoint that is rolled back if this throws (`id-reused`,
 * `forgotten`, `too-large`, or SQLite's own). Every check comes before the first write.
 */
function write(draft: Draft, head: number, store: EventReads & EventWrites, keys: Keys): Inserted {
  const again = repeated(draft, store, keys)
  if (again) return refused(again)

  for (const { stream, expected } of draft.writes) {
    const actual = store.version(stream)
    if (actual !== expected) return refused({ ok: false, reason: 'conflict', stream, actual })
  }
  for (const claim of draft.claims) {
    const holder = store.holder(claim.kind, claim.value)
    const freed = draft.releases.some(
      ({ kind, value, stream }) => kind === claim.kind && value === claim.value && stream === holder,
    )
    if (holder !== null && holder !== claim.stream && !freed) return refused({ ok: false, reason: 'claimed', claim })
  }

  for (const release of draft.releases) store.release(release)
  for (const claim of draft.claims) store.claim(claim)
  const rows = draft.events.map((event, index) =>
    store.insert(event, draft.metadata, head + index + 1, sealPersonal(event, keys)),
  )
  const stored = rows.map((row) => record(row, keys))
  return { answer: { ok: true, position: head + stored.length, events: stored }, stored, rows }
}

/** An answer that stored nothing. */
const refused = (answer: Appended): Inserted => ({ answer, stored: [], rows: [] })

/**
 * The first answer, if these very events are stored already. The expected version and the context may differ, since
 * whoever repeats a request has read the stream anew; stream, type, schema, data and personal part may not.
 */
function repeated(draft: Draft, store: EventWrites, keys: Keys): Appended | undefined {
  const rows = draft.chosen.flatMap((id) => store.byId(id) ?? [])
  if (rows.length === 0) return undefined
  if (rows.length !== draft.events.length) throw reused()
  const events = draft.events.map((event, index) => {
    const row = rows[index]
    if (!row || !sameContent(event, row, keys)) throw reused()
    return record(row, keys)
  })
  return { ok: true, position: Math.max(...rows.map(({ position }) => position)), events }
}

function sameContent(event: DraftEvent, row: Row, keys: Keys): boolean {
  if (event.id !== row.id || event.stream !== row.stream || event.type !== row.type) return false
  if (event.schema !== row.schema || event.data !== row.data) return false
  if (event.personal === null || row.personal === null) return event.personal === null && row.personal === null
  const stored = record(row, keys).personal()
  // Once the key is destroyed there is nothing left to compare with; the rest has matched.
  return stored === null || JSON.stringify(stored) === event.personal
}

const reused = (): LogError => new LogError('id-reused', 'An event id is already stored with other content')

const storageError = (cause: unknown): LogError =>
  cause instanceof LogError ? cause : new LogError('storage', 'The log could not be written', { cause })
