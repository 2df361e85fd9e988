// Copies the events of a SQLite log to PostgreSQL, page by page, with the chain that proves them.
import type { Row } from '../append/rows'
import type { Claim } from '../log'
import { LogError } from '../log-error'
import type { eventReads } from '../sqlite/event-store'
import { digestAfter, noDigest, type StoredRow } from './digest'
import { base64, holdsOf } from './wire'

export const page = 1_000

export const damaged = (what: string): LogError =>
  new LogError('damaged', `${what}. Copy into an empty schema: name another one with ?schema=, or drop this one.`)

type Reads = ReturnType<typeof eventReads>

export async function copyEvents(
  sql: Bun.SQL,
  reads: Reads,
  claims: readonly Claim[],
  onProgress: ((position: number) => void) | undefined,
): Promise<number> {
  const holds = lastHolds(reads, claims)
  const [head] = await sql.unsafe('SELECT position, digest FROM head')
  const there = Number(head.position)
  let digest = noDigest
  let position = 0
  for (;;) {
    const rows = reads.all(position, page).map((row): StoredRow => ({ ...row, holds: holds.get(row.position) ?? null }))
    const fresh: object[] = []
    for (const row of rows) {
      digest = digestAfter(digest, row)
      if (row.position > there) fresh.push(eventJson(row, digest))
      else if (row.position === there && Buffer.compare(digest, head.digest) !== 0)
        throw damaged('The schema holds another log, or one that was copied before the folder changed')
    }
    position += rows.length
    if (fresh.length > 0) await storePage(sql, fresh, position, digest)
    onProgress?.(position)
    if (rows.length < page) break
  }
  if (position < there) throw damaged('The schema holds more events than the folder')
  const [stored] = await sql.unsafe('SELECT count(*) AS events, max(position) AS last FROM events')
  if (Number(stored.events) !== position || Number(stored.last ?? 0) !== position)
    throw damaged('Not all events arrived')
  return position
}

/** The claims of a stream travel with its last event, so that a node that reads the log has all of them at its end. */
function lastHolds(reads: Reads, claims: readonly Claim[]): Map<number, string> {
  const holds = new Map<number, string>()
  for (const [stream, streamClaims] of Map.groupBy(claims, (claim) => claim.stream)) {
    const last = reads.plain(stream).at(-1)
    if (!last) throw new LogError('damaged', `${stream} holds a claim and has no event`)
    const text = holdsOf({ claims: streamClaims, releases: [] })
    if (text !== null) holds.set(last.position, text)
  }
  return holds
}

const eventJson = (row: Row, digest: Uint8Array): object => ({
  ...row,
  personal: base64(row.personal),
  digest: base64(digest),
})

async function storePage(sql: Bun.SQL, rows: readonly object[], position: number, digest: Uint8Array): Promise<void> {
  const json = JSON.stringify(rows)
  await sql.begin(async (tx) => {
    await tx.unsafe(
      `INSERT INTO events SELECT (e->>'position')::BIGINT, e->>'id', e->>'stream', (e->>'version')::INTEGER, e->>'type',
         (e->>'schema')::INTEGER, (e->>'at')::BIGINT, e->>'actor', e->>'correlation', e->>'causation', e->>'data',
         decode(e->>'personal', 'base64'), e->>'holds', decode(e->>'digest', 'base64')
       FROM jsonb_array_elements($1::text::jsonb) e`,
      [json],
    )
    await tx.unsafe(
      `INSERT INTO streams SELECT e->>'stream', max((e->>'version')::INTEGER)
       FROM jsonb_array_elements($1::text::jsonb) e GROUP BY 1
       ON CONFLICT (stream) DO UPDATE SET version = excluded.version`,
      [json],
    )
    await tx.unsafe('UPDATE head SET position = $1, digest = $2', [position, digest])
  })
}
