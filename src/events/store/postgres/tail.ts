// Follows the log on PostgreSQL: notified, and asking again every quarter of a second in case a notification was lost.
import type { RecordedEvent } from '../log'
import { LogError } from '../log-error'
import type { SqlRow, SqlValue } from './ask'
import type { Connection } from './connection'
import type { StoredRow } from './digest'
import type { Replica } from './replica'
import type { KeyChange } from './replica-keys'

/** Events and changes of keys read in one go: stored, they keep the event loop for less than a tenth of a second. */
const page = 2_000

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
  /**
   * Milliseconds since it last knew everything and held no key that was destroyed, in the WAL neither; infinite before
   * the first time.
   */
  silentMs(): number
  /** Why it reads no more; null while it does. */
  stopped(): Stopped | null
  stop(stopped: Stopped): void
}

type Options = {
  readonly replica: Replica
  readonly query: (statement: string, values: readonly SqlValue[]) => Promise<readonly SqlRow[]>
  readonly announce: (events: readonly RecordedEvent[]) => void
  readonly accepts: (type: string, schema: number) => boolean
  readonly onStopped: (stopped: Stopped) => void
}

export function createTail({ replica, query, announce, accepts, onStopped }: Options): Tail {
  let stopped: Stopped | null = null
  let pulling: Promise<void> | null = null
  let again = false
  let current: Moment | null = null
  let waiting: { readonly position: number; readonly done: () => void }[] = []
  const { replicaKeys } = replica

  function stop(reason: Stopped): void {
    if (stopped) return
    stopped = reason
    onStopped(reason)
  }

  function applied(rows: readonly StoredRow[], digest: Uint8Array): void {
    try {
      announce(replica.apply(rows, digest))
    } catch (error) {
      if (error instanceof LogError && error.code === 'damaged') stop({ reason: 'diverged' })
      throw error
    }
    const { position } = replica.head
    const reached = waiting.filter((one) => one.position <= position)
    if (reached.length === 0) return
    waiting = waiting.filter((one) => one.position > position)
    for (const { done } of reached) done()
  }

  async function pullKeys(): Promise<void> {
    for (;;) {
      const rows = await query(
        `SELECT stream, wrapped, created_at, destroyed_at, change FROM keys
         WHERE change > $1 AND change <= (SELECT max(key_changes) FROM settled) ORDER BY change LIMIT ${page}`,
        [replicaKeys.changed()],
      )
      const after = replicaKeys.changed()
      const changes = rows.map(keyChange).filter(({ change }) => change > after)
      if (changes.length > 0) replicaKeys.apply(changes)
      if (rows.length < page) return
    }
  }

  type Reading = { readonly asked: Moment; readonly rows: Promise<readonly SqlRow[]> }
  const readAfter = (position: number): Reading => ({
    asked: moment(),
    rows: query(
      `SELECT position, id, stream, version, type, schema, at, actor, correlation, causation, data, personal, holds,
         digest FROM events WHERE position > $1 AND position <= (SELECT max(position) FROM settled)
         ORDER BY position LIMIT ${page}`,
      [position],
    ),
  })

  async function pullAll(): Promise<void> {
    let reading: Reading | null = null
    while (!stopped) {
      if (reading === null) again = false
      const one: Reading = reading ?? readAfter(replica.head.position)
      const rows = await one.rows
      const isFull = rows.length === page
      // PostgreSQL answers the next page while this one is stored.
      reading = isFull ? readAfter(Number(rows.at(-1)?.position)) : null
      // Its error is met when its turn comes; one in this page ends the pull before that.
      reading?.rows.catch(() => {})
      // Asked for after the events: the key of every event that was read is among them.
      await pullKeys()
      if (stopped) return
      applyRead(rows)
      if (!isFull && replicaKeys.emptied()) current = one.asked
      if (!isFull && !again) return
    }
  }

  /** Stops before the first event that this release does not know. */
  function applyRead(rows: readonly SqlRow[]): void {
    const { position: head } = replica.head
    const fresh = rows.filter(({ position }) => Number(position) > head)
    const unknown = fresh.findIndex(({ type, schema }) => !accepts(String(type), Number(schema)))
    const known = unknown < 0 ? fresh : fresh.slice(0, unknown)
    const last = known.at(-1)
    if (last) applied(known.map(storedRow), last.digest as Uint8Array)
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

  async function reach(position: number, ms: number): Promise<boolean> {
    if (replica.head.position >= position) return true
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const entry = { position, done: () => resolve(true) }
    waiting.push(entry)
    const timer = setTimeout(() => resolve(false), ms)
    try {
      return await promise
    } finally {
      clearTimeout(timer)
      waiting = waiting.filter((one) => one !== entry)
    }
  }

  return {
    pull,
    pullKeys,
    async own(from, rows, digest) {
      const last = rows.at(-1)?.position ?? from
      if (replica.head.position === from && !stopped) applied(rows, digest)
      while (replica.head.position < last && !stopped) await pull()
    },
    reach,
    silentMs: () => (current ? sinceMs(current) : Number.POSITIVE_INFINITY),
    stopped: () => stopped,
    stop,
  }
}

/** Two clocks: one stands still while a machine sleeps, the other may be set back. */
type Moment = { readonly monotonic: number; readonly wall: number }

const moment = (): Moment => ({ monotonic: performance.now(), wall: Date.now() })
const sinceMs = ({ monotonic, wall }: Moment): number => Math.max(performance.now() - monotonic, Date.now() - wall)

export type Listening = { stop(): void }

type ListenOptions = {
  readonly channel: string
  readonly node: string
  readonly pollMs: number
  readonly pull: () => void
  /** Given what another node has published. */
  readonly receive: (message: string) => void
}

/** How a notification starts that is no news of the log. */
const tag = 'message '

/** Sends something to all other nodes that are connected; one that is not never gets it. At most 7 500 bytes. */
export const publishStatement = (channel: string, node: string, message: string): [string, string[]] => [
  'SELECT pg_notify($1, $2)',
  [channel, `${node} ${tag}${message}`],
]

/** Calls `pull` at each new event of another node, at each new connection to listen on, and every `pollMs`. */
export function listenTo({ reader }: Connection, { channel, node, pollMs, pull, receive }: ListenOptions): Listening {
  let stopped = false
  const timer = setInterval(pull, pollMs)
  const listening = reader.listen(
    channel,
    (payload) => {
      const [from = ''] = payload.split(' ', 1)
      if (stopped || from === node) return
      const rest = payload.slice(from.length + 1)
      if (rest.startsWith(tag)) receive(rest.slice(tag.length))
      else pull()
    },
    pull,
  )
  // Without it the poll alone follows the log; the connection's own queries report that it is lost.
  listening.catch(() => {})
  return {
    stop() {
      stopped = true
      clearInterval(timer)
    },
  }
}

const bytes = (value: unknown): Uint8Array | null => (value instanceof Uint8Array ? value : null)
const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** 64-bit integers arrive as text; all of ours fit into a number. */
function storedRow(row: SqlRow): StoredRow {
  return {
    position: Number(row.position),
    id: String(row.id),
    stream: String(row.stream),
    version: Number(row.version),
    type: String(row.type),
    schema: Number(row.schema),
    at: Number(row.at),
    actor: text(row.actor),
    correlation: String(row.correlation),
    causation: text(row.causation),
    data: String(row.data),
    personal: bytes(row.personal),
    holds: text(row.holds),
  }
}

function keyChange(row: SqlRow): KeyChange {
  return {
    stream: String(row.stream),
    wrapped: bytes(row.wrapped),
    createdAt: Number(row.created_at),
    destroyedAt: row.destroyed_at === null ? null : Number(row.destroyed_at),
    change: Number(row.change),
  }
}
