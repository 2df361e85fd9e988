// Brings this node's copy up to the log on PostgreSQL, keys before events, no further than this release can read.
import type { RecordedEvent } from '../log'
import { LogError } from '../log-error'
import type { SqlRow } from './ask'
import type { StoredRow } from './digest'
import { pageRows, type Query, readEvents, readKeyChanges, storedRow } from './pages'
import { createPositionWaiters } from './position-waiters'
import type { Replica } from './replica'

export type Stopped =
  /** An event of a type or schema that this release does not know. */
  | { readonly reason: 'unknown-event'; readonly type: string; readonly schema: number; readonly position: number }
  /** This node holds events that the primary does not have, or others. */
  | { readonly reason: 'diverged' }

export type Tail = {
  /** Reads until nothing is left; calls at the same time share the reading. Rejects if PostgreSQL does not answer. */
  pull(): Promise<void>
  /** Applies changes of keys up to now. */
  pullKeys(): Promise<void>
  /** Stores what this node has just appended, if it follows the head; otherwise reads it. */
  own(from: number, rows: readonly StoredRow[], digest: Uint8Array): Promise<void>
  /** Whether the copy holds this position, at most `ms` from now. */
  reach(position: number, ms: number): Promise<boolean>
  /** Milliseconds since this copy was last complete and free of destroyed keys, including in its WAL; infinite before. */
  silentMs(): number
  /** Why it reads no more; null while it does. */
  stopped(): Stopped | null
  stop(stopped: Stopped): void
}

type Options = {
  readonly replica: Replica
  readonly query: Query
  readonly announce: (events: readonly RecordedEvent[]) => void
  readonly accepts: (type: string, schema: number) => boolean
  readonly onStopped: (stopped: Stopped) => void
}

export function createTail({ replica, query, announce, accepts, onStopped }: Options): Tail {
  let stopped: Stopped | null = null
  let pulling: Promise<void> | null = null
  let again = false
  let current: Moment | null = null
  const waiters = createPositionWaiters()
  const { replicaKeys } = replica

  function stop(reason: Stopped): void {
    if (stopped) return
    stopped = reason
    onStopped(reason)
  }

  function apply(rows: readonly StoredRow[], digest: Uint8Array): void {
    try {
      announce(replica.apply(rows, digest))
    } catch (error) {
      if (error instanceof LogError && error.code === 'damaged') stop({ reason: 'diverged' })
      throw error
    }
    waiters.reached(replica.head.position)
  }

  async function pullKeys(): Promise<void> {
    for (;;) {
      const read = await readKeyChanges(query, replicaKeys.changed())
      // An append of this node may have applied some meanwhile.
      const after = replicaKeys.changed()
      const changes = read.filter(({ change }) => change > after)
      if (changes.length > 0) replicaKeys.apply(changes)
      if (read.length < pageRows) return
    }
  }

  type Reading = { readonly asked: Moment; readonly rows: Promise<readonly SqlRow[]> }
  const readAfter = (position: number): Reading => ({ asked: moment(), rows: readEvents(query, position) })

  async function pullAll(): Promise<void> {
    let reading: Reading | null = null
    while (!stopped) {
      if (reading === null) again = false
      const page: Reading = reading ?? readAfter(replica.head.position)
      const rows = await page.rows
      const isFull = rows.length === pageRows
      // PostgreSQL answers the next page while this one is stored.
      reading = isFull ? readAfter(Number(rows.at(-1)?.position)) : null
      // Its error is met when its turn comes; one in this page ends the pull before that.
      reading?.rows.catch(() => {})
      // Asked for after the events: the key of every event that was read is among them.
      await pullKeys()
      if (stopped) return
      applyKnown(rows)
      if (!isFull && replicaKeys.emptied()) current = page.asked
      if (!isFull && !again) return
    }
  }

  /** Stops before the first event that this release does not know. */
  function applyKnown(rows: readonly SqlRow[]): void {
    const { position: head } = replica.head
    const fresh = rows.filter(({ position }) => Number(position) > head)
    const unknown = fresh.findIndex(({ type, schema }) => !accepts(String(type), Number(schema)))
    const knownRows = unknown < 0 ? fresh : fresh.slice(0, unknown)
    const last = knownRows.at(-1)
    if (last) apply(knownRows.map(storedRow), last.digest as Uint8Array)
    const first = fresh[unknown]
    if (!first) return
    const { type, schema, position } = storedRow(first)
    stop({ reason: 'unknown-event', type, schema, position })
  }

  function pull(): Promise<void> {
    again = true
    pulling ??= pullAll().finally(() => {
      pulling = null
    })
    return pulling
  }

  return {
    pull,
    pullKeys,
    async own(from, rows, digest) {
      const last = rows.at(-1)?.position ?? from
      if (replica.head.position === from && !stopped) apply(rows, digest)
      while (replica.head.position < last && !stopped) await pull()
    },
    reach: async (position, ms) => replica.head.position >= position || waiters.wait(position, ms),
    silentMs: () => (current ? sinceMs(current) : Number.POSITIVE_INFINITY),
    stopped: () => stopped,
    stop,
  }
}

/** Two clocks: one stands still while a machine sleeps, the other may be set back. */
type Moment = { readonly monotonic: number; readonly wall: number }

const moment = (): Moment => ({ monotonic: performance.now(), wall: Date.now() })
const sinceMs = ({ monotonic, wall }: Moment): number => Math.max(performance.now() - monotonic, Date.now() - wall)
