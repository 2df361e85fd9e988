// A log of a folder copied to an empty schema on PostgreSQL, in pages that are each complete: after an interruption it
// goes on where it was. What is there already is compared by digest, never trusted.

import { join } from 'node:path'
import { checkWitness, newWitness } from '../keys/keys'
import type { Claim } from '../log'
import { openDatabaseReadOnly, type Store } from '../sqlite/database'
import { eventReads } from '../sqlite/event-store'
import { lockFolder } from '../sqlite/lock'
import { eventsAddress } from './address'
import type { Ask } from './ask'
import { connectTo } from './connection'
import { copyEvents, damaged, page } from './copy-events'
import { refuseReplica } from './replica-state'
import { migrateSchema } from './schema/migrations'
import { base64 } from './wire'

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
