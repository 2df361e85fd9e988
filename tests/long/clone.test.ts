// A newcomer's machine: a clone in a path with a space, no node_modules, `npm start`, and Ctrl-C in the end.
import { afterAll, expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startServer } from '../helpers/server'

const root = resolve(import.meta.dir, '..', '..')
const folder = await mkdtemp(join(tmpdir(), 'trampolim clone '))

afterAll(() => rm(folder, { recursive: true, force: true }))

test('installs, builds, serves, and ends with npm, leaving no server behind', async () => {
  const cloned = Bun.spawnSync(['git', 'clone', '-q', root, 'clone'], { cwd: folder })
  expect(cloned.exitCode).toBe(0)
  const cwd = join(folder, 'clone')
  for (const installs of [true, false]) {
    const started = performance.now()
    const server = await startServer({ command: ['npm', 'start'], cwd, folder: join(folder, 'data'), startMs: 240_000 })
    expect(server.log().includes('Building')).toBe(installs)
    if (!installs) expect(performance.now() - started).toBeLessThan(10_000)
    expect(await server.stop('SIGTERM')).toBe(0)
    expect(await fetch(`${server.url}/healthz`).catch(() => 'gone')).toBe('gone')
  }
}, 300_000)
