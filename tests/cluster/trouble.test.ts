// What a node does and says when PostgreSQL answers with errors, or one of its hosts does not answer at all.
import { afterAll, afterEach, beforeAll, describe, expect, spyOn, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eventsAddress } from '../../src/events/store/postgres/address'
import { type ClusterChange, type OpenPostgresLog, openPostgresLog } from '../../src/events/store/postgres/postgres-log'
import { openNode } from '../../src/server/cluster/open-node'
import { eventually } from '../helpers/eventually'
import { code, context, masterKey, write } from '../helpers/log'
import { startPostgres, type TestServer } from '../helpers/network/postgres'

let server: TestServer
const closing: (() => Promise<void>)[] = []
const base = mkdtempSync(join(tmpdir(), 'trouble-'))
let folders = 0
const newFolder = (): string => join(base, `${++folders}`)
beforeAll(async () => {
  server = await startPostgres()
}, 30_000)
afterAll(async () => {
  await server.stop()
  rmSync(base, { recursive: true, force: true })
})
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

async function node(url: string, more: Partial<OpenPostgresLog> = {}) {
  const one = await openPostgresLog({ url, folder: newFolder(), masterKey, pollMs: 20, ...more })
  closing.push(() => one.log.close())
  return one
}

/** Makes reading the log fail with the SQLSTATE 42703, and repairs it. */
function breaking(url: string) {
  const { urls, schema } = eventsAddress(url)
  const sql = new Bun.SQL({ url: urls[0] ?? '', max: 1 })
  closing.push(() => sql.close())
  return {
    fail: () => sql.unsafe(`ALTER TABLE ${schema}.events RENAME COLUMN holds TO held`),
    repair: () => sql.unsafe(`ALTER TABLE ${schema}.events RENAME COLUMN held TO holds`),
  }
}

describe('a node that cannot follow', () => {
  test('says so once for each row of failures', async () => {
    const url = server.address()
    const changes: ClusterChange[] = []
    const behind = () => changes.filter(({ change }) => change === 'behind')
    const { silentMs } = await node(url, { onChange: (change) => changes.push(change) })
    const { fail, repair } = breaking(url)
    await fail()
    await eventually(() => behind().length > 0)
    // Several polls fail meanwhile.
    await Bun.sleep(150)
    expect(behind()).toEqual([{ change: 'behind', code: '42703' }])
    await repair()
    await eventually(() => silentMs() < 100)
    await fail()
    await eventually(() => behind().length > 1)
    await repair()
    await eventually(() => silentMs() < 100)
    expect(behind()).toHaveLength(2)
  })

  test('says nothing of that kind while PostgreSQL is away: the lost connection is reported', async () => {
    const changes: ClusterChange[] = []
    const { silentMs } = await node(server.address(), { patienceMs: 300, onChange: (change) => changes.push(change) })
    await server.pause()
    await Bun.sleep(500)
    await server.restart()
    await eventually(() => silentMs() < 100)
    expect(changes.map(({ change }) => change)).toEqual(['connected', 'lost', 'connected'])
  })

  test('has a line in the program’s log', async () => {
    const url = server.address()
    const settings = {
      folder: newFolder(),
      secret: 'the same secret on every node, always',
      publicUrl: null,
      sharedFiles: null,
    }
    const printed = spyOn(console, 'error').mockImplementation(() => {})
    closing.push(async () => printed.mockRestore())
    const { log } = await openNode(url, settings, Date.now)
    closing.push(() => log.close())
    const { fail, repair } = breaking(url)
    await fail()
    const lines = () =>
      printed.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('"cluster.behind"'))
    await eventually(() => lines().length > 0)
    await repair()
    expect(JSON.parse(lines()[0] ?? '')).toMatchObject({ level: 'error', msg: 'cluster.behind', code: '42703' })
  })
})

/** A host that accepts connections and never says a word. */
async function silentHost(): Promise<{ port: number }> {
  const sockets = new Set<Socket>()
  const host: Server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
  })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  closing.push(async () => {
    for (const socket of sockets) socket.destroy()
    host.close()
  })
  const address = host.address()
  if (!address || typeof address !== 'object') throw new Error('no port')
  return { port: address.port }
}

describe('of several hosts, one that does not answer', () => {
  const withSilent = async () => {
    const { port } = await silentHost()
    return server.address().replace('127.0.0.1:', `127.0.0.1:${port},127.0.0.1:`)
  }

  test('is waited for 300 ms once the primary has answered', async () => {
    const before = performance.now()
    const { log } = await node(await withSilent())
    expect(await code(log.append([write('a/1', 0)], context))).toBe('no error')
    expect(performance.now() - before).toBeLessThan(2_500)
  })

  test('does not keep the others from being asked again: one that becomes the primary is found at once', async () => {
    const { log, link } = await node(await withSilent())
    await server.pause()
    await eventually(() => link.current() === null)
    // The host that answers has refused by now; only the silent one is still waited for.
    await Bun.sleep(200)
    await server.restart()
    const before = performance.now()
    expect(await code(log.append([write('a/1', 0)], context))).toBe('no error')
    expect(performance.now() - before).toBeLessThan(2_500)
  }, 20_000)
})
