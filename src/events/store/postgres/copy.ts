// A log of a folder copied to an empty schema on PostgreSQL, in pages that are each complete: after an interruption it
// goes on where it was. What is there already is compared by digest, never trusted.
import { join } from 'node:path'
import type { Row } from '../append/rows'
import { checkWitness, newWitness } from '../keys/keys'
import type { Claim } from '../log'
import { LogError } from '../log-error'
import { openDatabaseReadOnly, type Store } from '../sqlite/database'
import { eventReads } from '../sqlite/event-store'
import { lockFolder } from '../sqlite/lock'
import { eventsAddress } from './address'
import type { Ask } from './ask'
import { connectTo } from './connection'
import { digestAfter, noDigest, type StoredRow } from './digest'
import { refuseReplica } from './replica-state'
import { migrateSchema } from './schema/migrations'
import { holdsOf } from './wire'

const page = 1_000

export type Copied = { readonly events: number; readonly keys: number; readonly claims: number; readonly files: number }
type SourceFile = { readonly account: string; readonly name: string; readonly bytes: () => Uint8Array }
/** Where the nodes will look for uploads. */
type TargetFiles = {
  put(account: string, name: string, sealed: Uint8Array): Promise<void>
  get(account: string, name: string): Promise<Uint8Array | null>
}

type Copy = {
  readonly folder: string
  readonly url: string
  readonly masterKey: Uint8Array
  /** Uploads, sealed, each read when its turn comes. */
  readonly files: readonly SourceFile[]
  /** Opens that place; in PostgreSQL it asks over the copy's own connection. */
  readonly openFiles: (ask: Ask) => TargetFiles
  readonly onProgress?: (position: number) => void
}

/**
 * Copies and compares. The server of the folder must be stopped. Throws LogError `locked`, `replica`, `wrong-key`, or
 * `damaged` if the schema holds another log or what arrived is not what was sent.
 */
export async function copyToPostgres({ folder, url, masterKey, files, openFiles, onProgress }: Copy): Promise<Copied> {
  const unlock = lockFolder(folder)
  const stores: Store[] = []
  const open = (name: string): Store => {
    const store = openDatabaseReadOnly(join(folder, name))
    stores.push(store)
    return store
  }
  const { urls, schema } = eventsAddress(url)
  const sql = connectTo(urls[0] ?? url, schema, 1)
  try {
    const events = open('events.db')
    refuseReplica(events.db, folder)
    await migrateSchema(sql, schema)
    await ownSchema(sql, masterKey)
    const reads = eventReads(events)
    const claims = reads.claims()
    const keys = await copyKeys(sql, open('keys.db'))
    const position = await copyEvents(sql, reads, claims, onProgress)
    await copyClaims(sql, claims)
    await copyFiles(
      openFiles((statement, values = []) => sql.unsafe(statement, [...values])),
      files,
    )
    await sql.unsafe('SELECT settle($1)', ['copy'])
    return { events: position, keys, claims: claims.length, files: files.length }
  } finally {
    await sql.close({ timeout: 1 })
    for (const store of stores) store.close()
    unlock()
  }
}

const damaged = (what: string): LogError =>
  new LogError('damaged', `${what}. Copy into an empty schema: name another one with ?schema=, or drop this one.`)

async function ownSchema(sql: Bun.SQL, masterKey: Uint8Array): Promise<void> {
  await sql.unsafe('UPDATE head SET witness = $1 WHERE witness IS NULL', [newWitness(masterKey)])
  const [head] = await sql.unsafe('SELECT witness FROM head')
  checkWitness(head.witness, masterKey)
}

type KeyRow = { stream: string; wrapped: Uint8Array | null; created_at: number; destroyed_at: number | null }

/** Numbered in the order of their streams, so that a second run gives each the same number. */
async function copyKeys(sql: Bun.SQL, { prepare }: Store): Promise<number> {
  const rows = prepare<KeyRow, [string, number]>('SELECT * FROM keys WHERE stream > ? ORDER BY stream LIMIT ?')
  let count = 0
  for (let after = ''; ; ) {
    const batch = rows.all(after, page)
    const json = batch.map((row, index) => ({ ...row, wrapped: base64(row.wrapped), change: count + index + 1 }))
    await sql.unsafe(
      `INSERT INTO keys SELECT k->>'stream', decode(k->>'wrapped', 'base64'), (k->>'created_at')::BIGINT,
         (k->>'destroyed_at')::BIGINT, (k->>'change')::BIGINT
       FROM jsonb_array_elements($1::text::jsonb) k ON CONFLICT DO NOTHING`,
      [JSON.stringify(json)],
    )
    const [same] = await sql.unsafe(
      `SELECT count(*) AS keys FROM jsonb_array_elements($1::text::jsonb) k JOIN keys ON keys.stream = k->>'stream'
         AND change = (k->>'change')::BIGINT AND wrapped IS NOT DISTINCT FROM decode(k->>'wrapped', 'base64')`,
      [JSON.stringify(json)],
    )
    if (Number(same.keys) !== batch.length) throw damaged('The schema holds other keys than the folder')
    count += batch.length
    after = batch.at(-1)?.stream ?? ''
    if (batch.length < page) break
  }
  await sql.unsafe('UPDATE head SET key_changes = $1 WHERE key_changes < $1', [count])
  const [stored] = await sql.unsafe('SELECT count(*) AS keys FROM keys')
  if (Number(stored.keys) !== count) throw damaged('The schema holds keys that the folder does not')
  return count
}

type Reads = ReturnType<typeof eventReads>

async function copyEvents(
  sql: Bun.SQL,
  reads: Reads,
  claims: readonly Claim[],
  onProgress: Copy['onProgress'],
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

const base64 = (bytes: Uint8Array | null): string | null => bytes && Buffer.from(bytes).toString('base64')
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

async function copyClaims(sql: Bun.SQL, claims: readonly Claim[]): Promise<void> {
  for (let from = 0; from < claims.length; from += page)
    await sql.unsafe(
      `INSERT INTO claims SELECT c->>'kind', c->>'value', c->>'stream' FROM jsonb_array_elements($1::text::jsonb) c
       ON CONFLICT DO NOTHING`,
      [JSON.stringify(claims.slice(from, from + page))],
    )
  const [stored] = await sql.unsafe('SELECT count(*) AS claims FROM claims')
  if (Number(stored.claims) !== claims.length) throw damaged('The schema holds other claims than the folder')
}

/** Stores what is not there yet, and reads each one back. */
async function copyFiles(target: TargetFiles, files: readonly SourceFile[]): Promise<void> {
  for (const { account, name, bytes } of files) {
    const source = bytes()
    let stored = await target.get(account, name)
    if (!stored) {
      await target.put(account, name, source)
      stored = await target.get(account, name)
    }
    if (!stored || Buffer.compare(stored, source) !== 0) throw damaged(`The upload ${account}/${name} is another`)
  }
}
