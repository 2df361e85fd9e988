// The batch as `decide` (schema/schema-3.sql) reads it, and its answer.
import type { PreparedAppend } from '../append/prepare-append'
import type { Claim } from '../log'
import type { StoredRow } from './digest'

/** A stream's key as an append needs it: `wrapped` is given for one this node has just made. */
export type SentKey = { readonly stream: string; readonly wrapped: Uint8Array | null }

export type SentAppend = {
  readonly prepared: PreparedAppend
  /** The sealed personal part of each event. */
  readonly sealed: readonly (Uint8Array | null)[]
  readonly keys: readonly SentKey[]
  /** A key it needs has been destroyed here already. */
  readonly forgotten: boolean
}

/** As `decide` (schema/schema-3.sql) says it; `again`: these events are stored already. */
export type Verdict =
  | { readonly r: 'ok'; readonly p: number }
  | { readonly r: 'again' | 'rekey' | 'forgotten' }
  | { readonly r: 'conflict'; readonly s: string; readonly a: number }
  | { readonly r: 'claimed'; readonly i: number }

export type BatchAnswer = {
  /** Position of the log before and after the batch. */
  readonly from: number
  readonly to: number
  /** Of the event at `to`, in hexadecimal. */
  readonly digest: string
  readonly keysFrom: number
  readonly keysTo: number
  readonly outs: readonly Verdict[]
}

/** Bytes as JSON carries them. */
export const base64 = (bytes: Uint8Array | null): string | null => bytes && Buffer.from(bytes).toString('base64')
const claimOf = ({ kind, value, stream }: Claim) => ({ k: kind, v: value, s: stream })

/** The claims that an append takes and releases, as its last event carries them to the other nodes. */
export function holdsOf({ claims, releases }: Pick<PreparedAppend, 'claims' | 'releases'>): string | null {
  if (claims.length + releases.length === 0) return null
  return JSON.stringify([
    ...releases.map((one) => ['-', ...triple(one)]),
    ...claims.map((one) => ['+', ...triple(one)]),
  ])
}

const triple = ({ kind, value, stream }: Claim): string[] => [kind, value, stream]

/** Inverse of `holdsOf`. */
export function holdChanges(holds: string): { readonly taken: boolean; readonly claim: Claim }[] {
  return (JSON.parse(holds) as string[][]).map(([sign, kind = '', value = '', stream = '']) => ({
    taken: sign === '+',
    claim: { kind, value, stream },
  }))
}

/** `resent`: it may be stored already, under the ids that it had before. */
export function appendToJson({ prepared, sealed, keys, forgotten }: SentAppend, now: number, resent: boolean): object {
  const { metadata, events, chosen } = prepared
  return {
    now,
    at: metadata.at,
    ac: metadata.actor,
    co: metadata.correlation,
    ids: resent ? events.map(({ id }) => id) : chosen,
    writes: prepared.writes.map(({ stream, expected, count }) => ({ s: stream, x: expected, n: count })),
    claims: prepared.claims.map(claimOf),
    releases: prepared.releases.map(claimOf),
    holds: holdsOf(prepared),
    keys: keys.map(({ stream, wrapped }) => ({ s: stream, w: base64(wrapped) })),
    ...(forgotten && { forgotten: true }),
    events: events.map(({ id, stream, version, type, schema, data, causation }, index) => ({
      ...{ i: id, s: stream, v: version, t: type, c: schema, d: data, ca: causation },
      p: base64(sealed[index] ?? null),
    })),
  }
}

/** The rows that an accepted append became, after position `before`. */
export function storedRows({ prepared, sealed }: SentAppend, before: number): StoredRow[] {
  const { at, actor, correlation } = prepared.metadata
  const holds = holdsOf(prepared)
  return prepared.events.map(({ id, stream, version, type, schema, data, causation }, index) => ({
    position: before + index + 1,
    ...{ id, stream, version, type, schema, at, actor, correlation, causation, data },
    personal: sealed[index] ?? null,
    holds: index === prepared.events.length - 1 ? holds : null,
  }))
}
