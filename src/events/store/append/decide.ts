// Decides whether an append is accepted, and what it writes: the same rules for every adapter's rows.
import type { Keys } from '../keys/keys'
import type { Appended, RecordedEvent } from '../log'
import { LogError } from '../log-error'
import type { PreparedAppend, PreparedEvent } from './prepare-append'
import { record, sealPersonal } from './record'
import type { EventReads, EventWrites, Row } from './rows'

/** The outcome of one append; `stored` are the new events, for the listeners, `rows` the same as stored. */
export type WrittenAppend = {
  readonly answer: Appended
  readonly stored: readonly RecordedEvent[]
  readonly rows: readonly Row[]
}

/** The streams of these appends that need a key. */
export const sealedStreams = (appends: readonly PreparedAppend[]): string[] =>
  appends.flatMap(({ events }) => events.flatMap(({ personal, stream }) => (personal ? stream : [])))

/** Decides and writes one append after `head`; throws `id-reused` or `forgotten` before the first write. If a write throws, the adapter undoes its own. */
export function decide(
  prepared: PreparedAppend,
  head: number,
  store: EventReads & EventWrites,
  keys: Keys,
): WrittenAppend {
  const again = repeated(prepared, store, keys)
  if (again) return refused(again)

  for (const { stream, expected } of prepared.writes) {
    const actual = store.version(stream)
    if (actual !== expected) return refused({ ok: false, reason: 'conflict', stream, actual })
  }
  for (const claim of prepared.claims) {
    const holder = store.holder(claim.kind, claim.value)
    const freed = prepared.releases.some(
      ({ kind, value, stream }) => kind === claim.kind && value === claim.value && stream === holder,
    )
    if (holder !== null && holder !== claim.stream && !freed) return refused({ ok: false, reason: 'claimed', claim })
  }

  const rows = prepared.events.map((event, index) => rowOf(event, prepared, head + index + 1, keys))
  for (const release of prepared.releases) store.release(release)
  for (const claim of prepared.claims) store.claim(claim)
  for (const row of rows) store.insert(row)
  const stored = rows.map((row) => record(row, keys))
  return { answer: { ok: true, position: head + stored.length, events: stored }, stored, rows }
}

function rowOf(event: PreparedEvent, { metadata }: PreparedAppend, position: number, keys: Keys): Row {
  const { id, stream, version, type, schema, data, causation } = event
  const { at, actor, correlation } = metadata
  const personal = sealPersonal(event, keys)
  return { position, id, stream, version, type, schema, at, actor, correlation, causation, data, personal }
}

/** An answer that stored nothing. */
const refused = (answer: Appended): WrittenAppend => ({ answer, stored: [], rows: [] })

/**
 * The first answer, if these very events are already stored; undefined if none is. The expected version and the metadata may
 * differ, because a caller that repeats a request has read the stream again; stream, type, schema, data and personal part may
 * not. Throws `id-reused` if they do, or if only some of the ids are stored.
 */
export function repeated(prepared: PreparedAppend, store: Pick<EventWrites, 'byId'>, keys: Keys): Appended | undefined {
  const rows = prepared.chosen.flatMap((id) => store.byId(id) ?? [])
  if (rows.length === 0) return undefined
  if (rows.length !== prepared.events.length) throw reused()
  const events = prepared.events.map((event, index) => {
    const row = rows[index]
    if (!row || !sameContent(event, row, keys)) throw reused()
    return record(row, keys)
  })
  return { ok: true, position: Math.max(...rows.map(({ position }) => position)), events }
}

function sameContent(event: PreparedEvent, row: Row, keys: Keys): boolean {
  if (event.id !== row.id || event.stream !== row.stream || event.type !== row.type) return false
  if (event.schema !== row.schema || event.data !== row.data) return false
  if (event.personal === null || row.personal === null) return event.personal === null && row.personal === null
  const stored = record(row, keys).personal()
  // Once the key is destroyed the personal part cannot be compared; the rest has matched.
  return stored === null || JSON.stringify(stored) === event.personal
}

const reused = (): LogError => new LogError('id-reused', 'An event id is already stored with other content')
