// Two nodes on one PostgreSQL: what one decides holds for the other, whatever happens to the connection.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'bun:test'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { code, context, happened, masterKey, write } from '../../../../tests/helpers/log'
import { startPostgres, type TestServer } from '../../../../tests/helpers/network/postgres'
import type { EventLog } from '../log'
import { openLog } from '../sqlite/sqlite-log'
import { eventsAddress } from './address'
import { connectTo } from './connection'
import { type ClusterChange, type ClusterLog, type OpenPostgresLog, openPostgresLog } from './postgres-log'

let server: TestServer
const opened: EventLog[] = []
const folders: string[] = []
beforeAll(async () => {
  server = await startPostgres()
}, 30_000)
afterAll(() => server.stop())
afterEach(async () => {
  for (const log of opened.splice(0)) await log.close()
  for (const path of folders.splice(0)) rmSync(path, { recursive: true, force: true })
})

const newFolder = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'node-'))
  folders.push(path)
  return path
}

async function node(url: string, more: Partial<OpenPostgresLog> = {}): Promise<ClusterLog> {
  const one = await openPostgresLog({ url, folder: newFolder(), masterKey, now: () => context.at, ...more })
  opened.push(one.log)
  return one
}

const ana = { ...happened('Registered'), personal: { name: 'Ana' } }
const summary = (log: EventLog) =>
  log.readAll(0, 10_000).map((event) => [event.position, event.id, event.stream, event.version, event.personal()])

describe('two nodes', () => {
  test('race for versions and claims: each is given once, and both hold the same log and chain', async () => {
    const url = server.address()
    const nodes = await Promise.all([node(url), node(url)])
    let accepted = 0
    const claimed: string[] = []
    await Promise.all(
      nodes.flatMap(({ log }, which) =>
        Array.from({ length: 4 }, async (_, writer) => {
          for (let turn = 0; turn < 25; turn++) {
            const stream = `a/${(turn + writer) % 5}`
            const expected = log.read(stream).length
            const claim = { kind: 'email', value: `v${turn}`, stream: `a/${which}-${writer}` }
            const answer = await log.append([write(stream, expected, ana)], context, { claims: [claim] })
            if (!answer.ok) continue
            accepted += 1
            claimed.push(claim.value)
          }
        }),
      ),
    )
    const [one, two] = nodes.map(({ log }) => log)
    if (!one || !two) throw new Error('two nodes')
    for (const { reach } of nodes) expect(await reach(accepted, 5_000)).toBe(true)
    expect(summary(one)).toEqual(summary(two))
    expect(one.readAll(0, 10_000).map(({ position }) => position)).toEqual(
      Array.from({ length: accepted }, (_, index) => index + 1),
    )
    expect(new Set(claimed).size).toBe(new Set(one.claims().map(({ value }) => value)).size)
    expect(one.claims()).toEqual(two.claims())
    expect(one.chainHead()).toEqual(two.chainHead())
    expect(one.chainBreaks(0, accepted)).toEqual({ changed: [], removed: [], inserted: [] })
  })

  test('a stale decision is a conflict, and its node has then what it did not know', async () => {
    const url = server.address()
    // No poll within this test: only the answer itself can have brought it.
    const [one, two] = await Promise.all([node(url), node(url, { pollMs: 60_000 })])
    await one.log.append([write('a/1', 0)], context)
    const answer = await two.log.append([write('a/1', 0)], context)
    expect(answer).toEqual({ ok: false, reason: 'conflict', stream: 'a/1', actual: 1 })
    expect(two.log.read('a/1')).toHaveLength(1)
  })

  test('make a stream’s first key at the same moment: both read what either wrote', async () => {
    const url = server.address()
    const [one, two] = await Promise.all([node(url), node(url)])
    const answers = await Promise.all([
      one.log.append([write('a/1', 0, ana)], context),
      two.log.append([write('a/1', 0, ana)], context),
      one.log.vault.sealFile('b/1', new Uint8Array(9)),
      two.log.vault.sealFile('b/1', new Uint8Array(9)),
    ])
    expect(answers.filter((answer) => 'ok' in answer && answer.ok)).toHaveLength(1)
    await Promise.all([one.reach(1, 5_000), two.reach(1, 5_000)])
    for (const { log } of [one, two]) {
      expect(log.read('a/1').map((event) => event.personal())).toEqual([{ name: 'Ana' }])
      for (const sealed of answers.slice(2) as Uint8Array[]) expect(log.vault.openFile('b/1', sealed)?.length).toBe(9)
    }
  })

  test('seals again what it sealed with a key that was not decided', async () => {
    const url = server.address()
    const [one, two] = await Promise.all([node(url), node(url, { pollMs: 60_000 })])
    // A key alone is not notified, so the other node makes one of its own.
    await one.log.vault.sealFile('a/1', new Uint8Array(9))
    expect(await two.log.append([write('a/1', 0, ana)], context)).toMatchObject({ ok: true, position: 1 })
    await one.reach(1, 5_000)
    for (const { log } of [one, two]) expect(log.read('a/1')[0]?.personal()).toEqual({ name: 'Ana' })
  })

  test('what one forgets the other cannot read, nor write again', async () => {
    const url = server.address()
    const [one, two] = await Promise.all([node(url), node(url)])
    await one.log.append([write('a/1', 0, ana)], context)
    await two.reach(1, 5_000)
    expect(two.log.read('a/1')[0]?.personal()).toEqual({ name: 'Ana' })
    await one.log.forget('a/1')
    expect(await code(two.log.append([write('a/1', 1, ana)], context))).toBe('forgotten')
    await eventually(() => two.log.read('a/1')[0]?.personal() === null)
    expect(two.log.destroyedKeys()).toEqual(['a/1'])
  })

  test('an event of a type it does not know stops a node before it', async () => {
    const url = server.address()
    const changes: ClusterChange[] = []
    const [one, two] = await Promise.all([
      node(url),
      node(url, { accepts: (type) => type !== 'New', onChange: (change) => changes.push(change) }),
    ])
    await one.log.append([write('a/1', 0, happened('Old'), happened('New'), happened('Old'))], context)
    await eventually(() => two.stopped() !== null)
    expect(two.stopped()).toEqual({ reason: 'unknown-event', type: 'New', schema: 1, position: 2 })
    expect([two.log.position(), changes.at(-1)?.change]).toEqual([1, 'stopped'])
    expect(await code(two.log.append([write('b/1', 0)], context))).toBe('newer')
  })
})

describe('what is decided and not yet settled', () => {
  const sqlOf = (url: string): Bun.SQL => {
    const { urls, schema } = eventsAddress(url)
    return connectTo(urls[0] ?? '', schema, 1)
  }
  const batch = (stream: string, version: number) => {
    const id = Bun.randomUUIDv7()
    return JSON.stringify([
      {
        ...{ now: 1, at: 1, ac: null, co: 'c', ids: [], claims: [], releases: [], holds: null, keys: [] },
        writes: [{ s: stream, x: version - 1, n: 1 }],
        events: [{ i: id, s: stream, v: version, t: 'Happened', c: 1, d: '{}', ca: null, p: null }],
      },
    ])
  }

  test('is read by no node before it is settled, and decides what comes after it', async () => {
    const url = server.address()
    const [one, two] = await Promise.all([node(url, { pollMs: 20 }), node(url, { pollMs: 20 })])
    const sql = sqlOf(url)
    await sql.unsafe('SELECT decide($1::text::jsonb)', [batch('a/1', 1)])
    expect(await two.reach(1, 300)).toBe(false)
    // The refusal rests on it, so it is settled by what was refused, and read then.
    const answer = await one.log.append([write('a/1', 0)], context)
    expect(answer).toEqual({ ok: false, reason: 'conflict', stream: 'a/1', actual: 1 })
    expect([one.log.position(), await two.reach(1, 5_000)]).toEqual([1, true])
    await sql.close()
  })

  test('of a node of the release before is settled with it', async () => {
    const url = server.address()
    const { log, reach } = await node(url)
    const sql = sqlOf(url)
    const { schema } = eventsAddress(url)
    await sql.unsafe('SELECT append($1::text::jsonb, $2, $3)', [batch('a/1', 1), schema, 'older'])
    expect(await reach(1, 5_000)).toBe(true)
    expect(log.read('a/1')).toHaveLength(1)
    await sql.close()
  })
})

describe('PostgreSQL away', () => {
  test('reading goes on, an append is refused in time, and all of it recovers by itself', async () => {
    const url = server.address()
    const { log, silentMs } = await node(url, { patienceMs: 400 })
    await log.append([write('a/1', 0, ana)], context)
    await server.pause()
    try {
      const before = performance.now()
      expect(await code(log.append([write('a/1', 1)], context))).toMatch(/unavailable|storage/)
      expect(performance.now() - before).toBeLessThan(4_000)
      expect(log.read('a/1')[0]?.personal()).toEqual({ name: 'Ana' })
      const silent = silentMs()
      await Bun.sleep(50)
      expect(silentMs()).toBeGreaterThanOrEqual(silent + 40)
    } finally {
      await server.restart()
    }
    await eventually(async () => (await code(log.append([write('b/1', 0)], context))) === 'no error')
    expect(log.read('b/1')).toHaveLength(1)
    await eventually(() => silentMs() < 1_000)
  }, 20_000)

  test('a node that was away reads what it missed, from its own files', async () => {
    const url = server.address()
    const [one, two] = [await node(url), await node(url)]
    const folder = newFolder()
    const first = await openPostgresLog({ url, folder, masterKey })
    await one.log.append([write('a/1', 0, ana)], context)
    await first.log.close()
    await two.log.append([write('a/2', 0, ana)], context, { claims: [{ kind: 'email', value: 'x', stream: 'a/2' }] })
    const again = await node(url, { folder })
    expect(summary(again.log)).toEqual(summary(two.log))
    expect(again.log.claimed('email', 'x')).toBe('a/2')
  })
})

describe('a folder', () => {
  test('that is a copy is not opened as a log of its own, nor the reverse', async () => {
    const folder = newFolder()
    const { log } = await node(server.address(), { folder })
    await log.append([write('a/1', 0)], context)
    await log.close()
    expect(() => openLog({ folder, masterKey })).toThrow(expect.objectContaining({ code: 'replica' }))
    const own = newFolder()
    const ownLog = openLog({ folder: own, masterKey })
    await ownLog.append([write('a/1', 0)], context)
    await ownLog.close()
    expect(await code(openPostgresLog({ url: server.address(), folder: own, masterKey }))).toBe('replica')
  })

  test('whose events the primary does not hold is moved aside, and filled again', async () => {
    const folder = newFolder()
    const first = await node(server.address(), { folder })
    await first.log.append([write('lost/1', 0, ana)], context)
    await first.log.close()
    const url = server.address()
    await (await node(url)).log.append([write('a/1', 0, ana)], context)
    const { log, stopped } = await node(url, { folder })
    expect([log.known('lost/1'), log.known('a/1'), stopped()]).toEqual([false, true, null])
    expect(readdirSync(folder).filter((name) => name.startsWith('replaced-'))).toHaveLength(1)
  })

  test('is opened with the master key of the log only', async () => {
    const url = server.address()
    await node(url)
    expect(await code(node(url, { masterKey: new Uint8Array(32).fill(8) }))).toBe('wrong-key')
  })
})

/** A later answer of the other node: within a bounded time. */
async function eventually(holds: () => boolean | Promise<boolean>): Promise<void> {
  const until = performance.now() + 10_000
  while (!(await holds())) {
    if (performance.now() > until) throw new Error('It did not come about within 10 s')
    await Bun.sleep(10)
  }
}
