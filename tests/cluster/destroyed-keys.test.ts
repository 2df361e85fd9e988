// Given a key destroyed on PostgreSQL, when a node's own files are read, then nothing of the key is in them for longer
// than the node says it is silent.
import { Database } from 'bun:sqlite'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'bun:test'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EventLog } from '../../src/events/store/log'
import { type ClusterChange, type OpenPostgresLog, openPostgresLog } from '../../src/events/store/postgres/postgres-log'
import { eventually } from '../helpers/eventually'
import { code, context, happened, masterKey, write } from '../helpers/log'
import { startPostgres, type TestServer } from '../helpers/network/postgres'

let server: TestServer
const opened: EventLog[] = []
const readers: Database[] = []
const base = mkdtempSync(join(tmpdir(), 'destroyed-'))
let folders = 0
beforeAll(async () => {
  server = await startPostgres()
}, 30_000)
afterAll(async () => {
  await server.stop()
  rmSync(base, { recursive: true, force: true })
})
afterEach(async () => {
  for (const reader of readers.splice(0)) reader.close()
  for (const log of opened.splice(0)) await log.close()
})

const newFolder = (): string => join(base, `${++folders}`)
const ana = { ...happened('Registered'), personal: { name: 'Ana' } }

async function node(url: string, more: Partial<OpenPostgresLog> = {}) {
  const one = await openPostgresLog({ url, folder: newFolder(), masterKey, pollMs: 20, ...more })
  opened.push(one.log)
  return one
}

/** A reader of keys.db in the middle of its transaction, as a command beside the node may be; and the key it sees. */
function startReading(folder: string) {
  const reader = new Database(join(folder, 'keys.db'), { readonly: true })
  readers.push(reader)
  reader.run('BEGIN')
  const wrapped = reader.query<{ wrapped: Uint8Array }, []>("SELECT wrapped FROM keys WHERE stream = 'a/1'").get()
  if (!wrapped) throw new Error('a/1 has no key')
  return { piece: Buffer.from(wrapped.wrapped.subarray(13, 29)), end: () => reader.run('COMMIT') }
}

/** Files of a folder, and of those in it, that contain these bytes. */
const filesWith = (folder: string, piece: Buffer): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && readFileSync(join(entry.parentPath, entry.name)).includes(piece))
    .map(({ name }) => name)

describe('a key destroyed while keys.db is being read', () => {
  test('is sought in the WAL at each pull until it is gone; until then the node is silent and forgetting fails', async () => {
    const url = server.address()
    const folder = newFolder()
    const changes: ClusterChange[] = []
    const one = await node(url)
    const two = await node(url, { folder, patienceMs: 300, onChange: (change) => changes.push(change) })
    await one.log.append([write('a/1', 0, ana)], context)
    expect(await two.reach(1, 5_000)).toBe(true)
    const reading = startReading(folder)
    await one.log.forget('a/1')
    await eventually(() => two.log.read('a/1')[0]?.personal() === null)
    const silent = two.silentMs()
    expect(await code(two.log.forget('a/1'))).toBe('storage')
    expect(two.silentMs()).toBeGreaterThanOrEqual(silent + 250)
    expect(filesWith(folder, reading.piece)).not.toEqual([])
    // What others write is followed meanwhile, and so is what this node writes.
    expect(await two.log.append([write('a/2', 0, ana)], context)).toMatchObject({ ok: true })
    reading.end()
    await eventually(() => two.silentMs() < 200)
    expect(filesWith(folder, reading.piece)).toEqual([])
    expect(await code(two.log.forget('a/1'))).toBe('no error')
    expect(changes.filter(({ change }) => change === 'behind')).toEqual([{ change: 'behind', code: 'key-in-wal' }])
  })

  test('is sought after a restart too, which does not wait for the reader', async () => {
    const url = server.address()
    const folder = newFolder()
    const one = await node(url)
    const two = await node(url, { folder })
    await one.log.append([write('a/1', 0, ana)], context)
    await two.reach(1, 5_000)
    const reading = startReading(folder)
    await one.log.forget('a/1')
    await eventually(() => two.log.read('a/1')[0]?.personal() === null)
    await two.log.close()
    const again = await node(url, { folder })
    expect(again.silentMs()).toBe(Number.POSITIVE_INFINITY)
    expect(filesWith(folder, reading.piece)).not.toEqual([])
    reading.end()
    await eventually(() => again.silentMs() < 200)
    expect(filesWith(folder, reading.piece)).toEqual([])
  })

  test('stops this node for no time: nothing waits for the reader synchronously', async () => {
    const url = server.address()
    const folder = newFolder()
    const { log } = await node(url, { folder, patienceMs: 400 })
    await log.append([write('a/1', 0, ana)], context)
    const reading = startReading(folder)
    let longest = 0
    let last = performance.now()
    const timer = setInterval(() => {
      longest = Math.max(longest, performance.now() - last)
      last = performance.now()
    }, 5)
    expect(await code(log.forget('a/1'))).toBe('storage')
    clearInterval(timer)
    // SQLite would wait 5 s for its lock.
    expect(longest).toBeLessThan(1_000)
    reading.end()
    expect(await code(log.forget('a/1'))).toBe('no error')
    expect(filesWith(folder, reading.piece)).toEqual([])
  })
})

describe('a copy set aside', () => {
  test('keeps the events as evidence, and no key nor read model', async () => {
    const folder = newFolder()
    const first = await node(server.address(), { folder })
    await first.log.append([write('a/1', 0, ana)], context)
    const { piece, end } = startReading(folder)
    end()
    await first.log.close()
    writeFileSync(join(folder, 'views-1.db'), 'Ana Clara')
    const url = server.address()
    await (await node(url)).log.append([write('b/1', 0, ana)], context)
    const { log } = await node(url, { folder })
    expect(log.known('b/1')).toBe(true)
    const aside = readdirSync(folder).filter((name) => name.startsWith('replaced-'))
    expect(aside).toHaveLength(1)
    expect(readdirSync(join(folder, aside[0] ?? ''))).toEqual(['events.db'])
    expect(filesWith(folder, piece)).toEqual([])
    expect(filesWith(folder, Buffer.from('Ana Clara'))).toEqual([])
  })

  test('that a crash left with its keys loses them at the next start', async () => {
    const folder = newFolder()
    const url = server.address()
    const first = await node(url, { folder })
    await first.log.append([write('a/1', 0, ana)], context)
    await first.log.close()
    const aside = join(folder, 'replaced-5')
    mkdirSync(aside)
    for (const name of ['events.db', 'keys.db', 'keys.db-wal', 'views-3.db']) writeFileSync(join(aside, name), 'kept')
    const { log } = await node(url, { folder })
    expect(readdirSync(aside)).toEqual(['events.db'])
    expect(log.read('a/1')[0]?.personal()).toEqual({ name: 'Ana' })
  })
})
