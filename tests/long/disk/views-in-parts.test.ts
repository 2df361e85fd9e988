// Given a long log without read models, when the server starts, then several processes fold it, and one does where one of
// them is killed.
import { afterEach, expect, test } from 'bun:test'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accountStream } from '../../../src/events/schema/events'
import { openLog } from '../../../src/events/store/sqlite/sqlite-log'
import { secretsFrom } from '../../../src/server/security/secrets'
import { life, lifeAt } from '../../helpers/events/life'
import { type Server, servedByExecutable, startServer } from '../../helpers/server'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const filled = async (accounts: number): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'views-in-parts-'))
  folders.push(folder)
  const secret = 'a secret for a test, known to all'
  writeFileSync(join(folder, 'secret.key'), secret)
  const log = openLog({ folder, masterKey: secretsFrom(secret).master })
  const context = { at: lifeAt, actor: 'test', correlation: 'test', causation: null }
  const one = () => log.append([{ stream: accountStream(Bun.randomUUIDv7()), expected: 0, events: life() }], context)
  for (let made = 0; made < accounts; made += 100) await Promise.all(Array.from({ length: 100 }, one))
  await log.close()
  // Otherwise the server takes it for an earlier release's, and copies it first.
  servedByExecutable(folder)
  return folder
}

/** Empty for a process that has ended meanwhile. */
const textOf = (path: string): Promise<string> =>
  Bun.file(path)
    .text()
    .catch(() => '')
const foldingOf = async ({ pid }: Server): Promise<number[]> => {
  const found: number[] = []
  for (const child of (await textOf(`/proc/${pid}/task/${pid}/children`)).split(' ').filter(Boolean))
    if ((await textOf(`/proc/${child}/cmdline`)).includes('views-part')) found.push(Number(child))
  return found
}

/** Waits until it is ready; the processes that folded are collected, and the first one passed on. */
const ready = async (server: Server, onFirst: (pid: number) => void = () => {}): Promise<number> => {
  const seen = new Set<number>()
  while ((await fetch(`${server.url}/readyz`)).status === 503) {
    for (const child of await foldingOf(server)) {
      if (seen.size === 0) onFirst(child)
      seen.add(child)
    }
    await Bun.sleep(5)
  }
  return seen.size
}
const views = (folder: string) => readdirSync(folder).filter((name) => /^views-.*\.db$/.test(name))

test('they fold it, a process that is killed is made up for, and the read models are what the log says', async () => {
  const folder = await filled(6_000)
  for (const killed of [false, true]) {
    for (const name of readdirSync(folder).filter((one) => one.startsWith('views-'))) rmSync(join(folder, name))
    const server = await startServer({ folder, startMs: 60_000 })
    const folding = await ready(server, (pid) => killed && process.kill(pid, 'SIGKILL'))
    expect(folding).toBeGreaterThan(1)
    expect(server.log().includes('views.parts_failed')).toBe(killed)
    expect(views(folder)).toHaveLength(1)
    // Verifies what it leaves.
    expect(await server.stop()).toBe(0)
  }
}, 120_000)
