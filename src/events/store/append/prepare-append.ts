// Checks an append against the rules of the port and the limits, before it may wait for its commit.
import { limits, streamForm } from '../limits'
import type { Claim, EventMetadata, JsonObject, NewEvent, Write } from '../log'
import { LogError } from '../log-error'

/** An event ready to be stored: validated and serialised, still without a position and unsealed. */
export type PreparedEvent = {
  readonly id: string
  readonly stream: string
  readonly version: number
  readonly type: string
  readonly schema: number
  readonly data: string
  /** Null for none, empty for one that was left out. */
  readonly personal: string | null
  readonly causation: string | null
}

/** One append, validated before it may wait in the queue. `bytes` is its approximate size in memory. */
export type PreparedAppend = {
  readonly metadata: EventMetadata
  readonly writes: readonly { readonly stream: string; readonly expected: number; readonly count: number }[]
  readonly events: readonly PreparedEvent[]
  /** Ids chosen by the caller, which may therefore already be stored. */
  readonly chosen: readonly string[]
  readonly claims: readonly Claim[]
  readonly releases: readonly Claim[]
  readonly bytes: number
}

type Holds = { readonly claims?: readonly Claim[]; readonly releases?: readonly Claim[] }

/** Validates and serialises an append. Throws `invalid` or `too-large`; limits are in limits.ts. */
export function prepareAppend(
  writes: readonly Write[],
  metadata: EventMetadata,
  holds: Holds,
  newId: () => string,
): PreparedAppend {
  const { claims = [], releases = [] } = holds
  checkContext(metadata)
  for (const claim of [...claims, ...releases]) checkClaim(claim)
  if (claims.length + releases.length > limits.claimsPerAppend)
    throw tooLarge('claims per append', limits.claimsPerAppend)
  if (new Set(claims.map(({ kind, value }) => JSON.stringify([kind, value]))).size !== claims.length) {
    throw invalid('a claim appears twice in one append')
  }
  checkWrites(writes)
  const events = writes.flatMap(({ stream, expected, events }) => {
    const preparedEvents: PreparedEvent[] = []
    for (const [index, event] of events.entries()) {
      const causation = causationOf(event, preparedEvents, metadata)
      preparedEvents.push({ ...draftEvent(event, stream, expected + index + 1, newId), causation })
    }
    return preparedEvents
  })
  if (new Set(events.map(({ id }) => id)).size !== events.length)
    throw invalid('an event id appears twice in one append')
  return {
    metadata,
    writes: writes.map(({ stream, expected, events }) => ({ stream, expected, count: events.length })),
    events,
    chosen: writes.flatMap(({ events }) => events.flatMap(({ id }) => id ?? [])),
    claims,
    releases,
    bytes: events.reduce((sum, { data, personal }) => sum + 512 + data.length + (personal?.length ?? 0), 0),
  }
}

function checkWrites(writes: readonly Write[]): void {
  if (writes.length === 0) throw invalid('an append has at least one write')
  if (writes.length > limits.streamsPerAppend) throw tooLarge('streams per append', limits.streamsPerAppend)
  if (new Set(writes.map(({ stream }) => stream)).size !== writes.length)
    throw invalid('a stream appears twice in one append')
  let total = 0
  for (const { stream, expected, events } of writes) {
    checkName('stream', stream, limits.streamName)
    if (!streamForm.test(stream)) throw invalid('a stream is named by words between slashes')
    if (!Number.isSafeInteger(expected) || expected < 0) throw invalid('expected is a version, 0 or more')
    if (expected + events.length > limits.streamEvents) throw tooLarge('events per stream', limits.streamEvents)
    total += events.length
  }
  if (total === 0) throw invalid('an append has at least one event')
  if (total > limits.eventsPerAppend) throw tooLarge('events per append', limits.eventsPerAppend)
}

/** The id of the earlier event that an event names as its cause, otherwise that of the whole append. */
function causationOf(
  { causedBy }: Write['events'][number],
  earlier: readonly PreparedEvent[],
  { causation }: EventMetadata,
): string | null {
  if (causedBy === undefined) return causation
  if (typeof causedBy === 'string') {
    checkName('causation', causedBy, limits.name)
    return causedBy
  }
  const cause = earlier[causedBy]
  if (!cause) throw invalid('causedBy is the index of an earlier event of its write')
  return cause.id
}

function draftEvent(
  event: Write['events'][number],
  stream: string,
  version: number,
  newId: () => string,
): Omit<PreparedEvent, 'causation'> {
  const { type, schema } = event
  const id = event.id ?? newId()
  checkName('type', type, limits.name)
  checkName('id', id, limits.name)
  if (!Number.isSafeInteger(schema) || schema < 1) throw invalid('schema is 1 or more')
  return { id, stream, version, type, schema, ...serialise(event) }
}

function serialise({ data, personal }: NewEvent): { data: string; personal: string | null } {
  const text = json(data)
  if (Buffer.byteLength(text) > limits.dataBytes) throw tooLarge('bytes of data', limits.dataBytes)
  if (personal === undefined) return { data: text, personal: null }
  const secret = personal === null ? '' : json(personal)
  if (Buffer.byteLength(secret) > limits.personalBytes) throw tooLarge('bytes of personal data', limits.personalBytes)
  return { data: text, personal: secret }
}

const json = (value: JsonObject): string => JSON.stringify(value)

function checkContext({ at, actor, correlation, causation }: EventMetadata): void {
  if (!Number.isSafeInteger(at) || at < 0) throw invalid('at is milliseconds since 1970')
  checkName('correlation', correlation, limits.name)
  if (actor !== null) checkName('actor', actor, limits.name)
  if (causation !== null) checkName('causation', causation, limits.name)
}

function checkClaim({ kind, value, stream }: Claim): void {
  checkName('claim kind', kind, limits.name)
  checkName('stream', stream, limits.streamName)
  if (value.length === 0 || value.length > limits.claimValue) throw tooLarge('characters of a claim', limits.claimValue)
}

/** Names are printable ASCII without spaces, so that they fit in a log line or a shell argument as they are. */
function checkName(what: string, value: string, max: number): void {
  if (value.length > max) throw tooLarge(`characters of ${what}`, max)
  if (!/^[\x21-\x7e]+$/.test(value)) throw invalid(`${what} must be printable ASCII without spaces`)
}

const invalid = (rule: string): LogError => new LogError('invalid', `Not a valid append: ${rule}`)
const tooLarge = (what: string, max: number): LogError => new LogError('too-large', `Over the limit of ${max} ${what}`)
