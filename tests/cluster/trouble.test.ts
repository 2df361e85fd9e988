// What a node does and says when PostgreSQL answers with errors.
import { afterAll, afterEach, beforeAll, describe, expect, spyOn, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eventsAddress } from '../../src/events/store/postgres/address'
import { type ClusterChange, type OpenPostgresLog, openPostgresLog } from '../../src/events/store/postgres/postgres-log'
import { openNode } from '../../src/server/cluster/open-node'
import { eventually } from '../helpers/eventually'
import { masterKey } from '../helpers/log'
import { startPostgres, type TestServer } from '../helpers/postgres'

let server: TestServer
const closing: (() => Promise<void>)[] = []
const base = mkdtempSync(join(tmpdir(), 'trouble-'))
let folders = 0
const newFolder = (): string => join(base, `${++folders}`)
beforeAll(async () => {
  server = await startPostgres()
})
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
    const settings = { folder: newFolder(), secret: 'the same secret on every node, always', publicUrl: null }
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
