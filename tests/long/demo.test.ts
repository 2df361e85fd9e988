// `trampolim demo` through the executable: a folder of its own, marked on every page, whose read models agree with its log.
import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startServer } from '../helpers/server'

setDefaultTimeout(180_000)

const executable = resolve(import.meta.dir, '../../dist/trampolim')
const folder = mkdtempSync(join(tmpdir(), 'demo-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const trampolim = (...words: string[]) => {
  const { exitCode, stdout, stderr } = Bun.spawnSync([executable, ...words], {
    env: { ...process.env, DATA_DIR: folder },
  })
  return { code: exitCode, out: stdout.toString(), problems: stderr.toString() }
}

test('fills an empty folder once, and what it made is sound', async () => {
  const { code, out, problems } = trampolim('demo')
  expect([code, out]).toEqual([0, expect.stringContaining('42 invented people')])
  expect(problems).toMatch(/^42 people are invented .*\n6 of 42 people\n12 of 42 people\n/)
  expect(readFileSync(join(folder, 'demonstration'), 'utf8')).toContain('invented')
  expect(trampolim('verify').out).toContain(' 0 differences, 0 parked')
  expect(trampolim('check').code).toBe(0)
  const again = trampolim('demo')
  expect([again.code, again.problems]).toEqual([1, expect.stringContaining('is not empty')])
  const server = await startServer({ command: [executable, 'serve'], folder })
  expect(await (await fetch(`${server.url}/`)).text()).toContain('Demonstração: as pessoas')
  await server.stop('SIGTERM')
})
