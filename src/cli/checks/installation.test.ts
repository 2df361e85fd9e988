// What `doctor` says of a proxy that a running server has seen, of scheduled backups, and of mails that wait.
import { afterEach, expect, test } from 'bun:test'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestApp, testApp } from '../../../tests/helpers/app'
import { serveControl } from '../../server/admin/operator/control-socket'
import { sayEnglish } from '../say'
import { addressChecks } from './address'
import { backupChecks } from './backups'
import { mailChecks } from './mail'

let app: TestApp
afterEach(() => app.close())

const hour = 3600_000

test('forwarded headers that are not trusted, and https that PUBLIC_URL does not say', async () => {
  app = await testApp()
  const { config, core } = app
  const control = serveControl(core)
  const now = core.clock()
  const checks = async () =>
    (await addressChecks(config, now + 120_000, sayEnglish)).map(({ name, state, message }) => [name, state, message])
  const before = await checks()
  expect(before.find(([name]) => name === 'address')).toEqual([
    'address',
    'warn',
    'PUBLIC_URL is not set: without https the session cookie is not marked secure',
  ])
  expect(before.some(([name]) => name === 'proxy')).toBe(false)
  core.proxySigns.look('172.17.0.1', true, now)
  const after = await checks()
  await control?.stop(true)
  expect(after.slice(0, 2)).toEqual([
    ['address', 'fail', expect.stringContaining('people came by https 2 minutes ago, and PUBLIC_URL is not set')],
    ['proxy', 'fail', expect.stringContaining('172.17.0.1 forwarded a request 2 minutes ago')],
  ])
})

test('no backups, the first one still to come, a fresh one, and one that is too old', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'copies-'))
  app = await testApp({ BACKUP_DIR: folder })
  const { config } = app
  const at = Date.UTC(2026, 10, 20, 3, 0)
  const linesAt = (now: number, settings = config) =>
    backupChecks(settings, now, sayEnglish).map(({ state, message }) => `${state} ${message}`)
  expect(linesAt(at, { ...config, backups: null })).toEqual([
    'warn BACKUP_DIR is not set: backups are made by you alone',
  ])
  expect(linesAt(at)).toEqual([`warn there is none in ${folder} yet`])
  mkdirSync(join(folder, 'trampolim-2026-11-20T03-00-00Z'))
  expect(linesAt(at + 5 * hour)).toEqual([`ok the newest in ${folder} is 5 hours old`])
  expect(linesAt(at + 30 * hour)).toEqual([`fail the newest in ${folder} is 30 hours old`])
  expect(linesAt(at, { ...config, eventsUrl: 'postgres://x' })).toEqual([])
  rmSync(folder, { recursive: true, force: true })
})

test('mails that wait, and for how long, of a server that runs', async () => {
  app = await testApp({ SMTP_URL: 'smtp://127.0.0.1:1', PUBLIC_URL: 'http://localhost:3000' })
  const { config, core } = app
  const control = serveControl(core)
  const mailsAt = async (now: number) => (await mailChecks(config, now, sayEnglish)).slice(1)
  const now = core.clock()
  const name = 'mails'
  expect(await mailsAt(now)).toEqual([{ name, state: 'ok', message: 'none waits to be sent' }])
  const waiting = { kind: 'reset', account: Bun.randomUUIDv7(), address: '', language: 'pt-BR', at: now } as const
  core.accountMails.queue(waiting)
  const says = (minutes: number) => `1 wait to be sent, the oldest for ${minutes} minutes (the log says why)`
  expect(await mailsAt(now + 60_000)).toEqual([{ name, state: 'ok', message: says(1) }])
  expect(await mailsAt(now + 1_260_000)).toEqual([{ name, state: 'warn', message: says(21) }])
  await control?.stop(true)
  expect(await mailsAt(now)).toEqual([])
})
