// What a start prints and logs for the operator: where it listens, that the clock is behind the log, and nothing that is as it should be.

import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../../src/server/config/read'
import { createTidy } from '../../src/server/jobs/uploads-sweep'
import { serve } from '../../src/server/serve'
import { dayMs } from '../../src/time/units'
import { testApp } from '../helpers/app'
import { command } from '../helpers/command'
import { printed } from '../helpers/printed'

const root = mkdtempSync(join(tmpdir(), 'first-start-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** What a start prints, and what it logs. */
const started = async (folder: string, settings: Record<string, string> = {}, clock = Date.now) => {
  const read = readConfig({ PORT: '0', DATA_DIR: join(root, folder), ...settings }, '/')
  if (!read.ok) throw new Error(read.problems.join())
  const { result: running, out, problems } = await printed(() => serve(read.config, clock))
  await printed(() => running.stop())
  return { out, log: problems.map((line) => JSON.parse(line)) }
}

test('a first start has nothing to warn of', async () => {
  const app = await testApp({}, join(root, 'new'))
  try {
    expect((await printed(() => createTidy(app.core)())).lines).toEqual([])
  } finally {
    await app.close()
  }
})

test('it says where it listens, and which address people use', async () => {
  const { out } = await started('address', { PUBLIC_URL: 'https://vagas.example', ALLOW_TEST_CHECKOUT: 'yes' })
  expect(out[0]).toMatch(
    /^Trampolim is listening on http:\/\/localhost:\d{2,5}; people open it at https:\/\/vagas\.example$/,
  )
  expect(out[1]).toContain('https://vagas.example/primeiro-acesso?codigo=')
  expect((await started('alone')).out[0]).toMatch(/ on http:\/\/localhost:\d{2,5}$/)
})

test('a clock that is behind the log is logged, and one that is right is not', async () => {
  const now = Date.UTC(2026, 10, 20)
  const admin = { ADMIN_EMAIL: 'dona@exemplo.com.br', ADMIN_PASSWORD: 'uma-senha-de-teste-longa' }
  await started('clock', admin, () => now)
  const behind = (log: { msg: string }[]) => log.filter(({ msg }) => msg === 'clock.behind_log')
  const late = await started('clock', {}, () => now - 400 * dayMs)
  expect(behind(late.log)).toEqual([expect.objectContaining({ level: 'warn', seconds: (400 * dayMs) / 1000 })])
  expect(behind((await started('clock', {}, () => now)).log)).toEqual([])
})

test('a data folder that cannot be made is named with its setting', async () => {
  const folder = '/proc/trampolim'
  for (const words of ['serve', 'demo', 'admin create ana@exemplo.com']) {
    const { code, text } = await command(words.split(' '), { DATA_DIR: folder, PORT: '0' })
    const answer = text.split('\n').at(-1)
    expect([words, code, answer]).toEqual([words, 1, `DATA_DIR: the folder ${folder} cannot be made (ENOENT)`])
  }
})
