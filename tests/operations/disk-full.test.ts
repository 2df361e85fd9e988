// While the disk is full people sign in, read and leave; what would be written is refused in words, and goes on by itself.
import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDiskSpace, diskBounds, isDiskFull } from '../../src/server/runtime/disk-space'
import { body, type TestApp, testApp } from '../helpers/app'
import { docxResume } from '../helpers/documents'

setDefaultTimeout(30_000)

const MB = 1024 * 1024
let free = 1_000 * MB
let app: TestApp
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'disk-full-'))
  app = await testApp({}, folder, undefined, { free: () => free })
})
afterAll(() => app.close())

const have = (bytes: number) => {
  free = bytes
  app.turn(2_000)
}

test('reading, signing in and out go on; the rest is refused with 507 and a banner, until there is room', async () => {
  const client = app.client()
  expect((await client.register('nina@exemplo.com.br')).status).toBe(201)
  // A page that is cached says so all the same.
  expect((await client.ask('/painel')).status).toBe(200)
  have(10 * MB)
  const upload = async () => client.upload('/api/resume/analyze', 'cv.docx', await docxResume())
  const refused = await upload()
  expect([refused.status, await body(refused)]).toMatchObject([507, { code: 'disk-full' }])
  expect((await app.client().register('outra@exemplo.com.br')).status).toBe(507)
  const page = await client.ask('/painel')
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('O disco do servidor está cheio')])
  expect(await (await client.ask('/painel', { headers: { 'accept-language': 'en-US' } })).text()).toContain(
    'The disk of this server is full',
  )
  const visitor = app.client()
  const login = await visitor.post('/api/login', { email: 'nina@exemplo.com.br', senha: 'segredo1' })
  expect(login.status).toBe(200)
  expect((await visitor.post('/api/logout', {})).status).toBeLessThan(400)
  const form = await client.form('/suporte', { name: 'Nina' })
  expect([form.status, await form.text()]).toEqual([507, expect.stringContaining('Nada foi gravado')])

  // A little more is not enough to begin again.
  have(diskBounds.full + MB)
  expect((await upload()).status).toBe(507)
  have(diskBounds.again)
  expect((await upload()).status).toBe(200)
  expect(await (await client.ask('/painel')).text()).not.toContain('O disco do servidor está cheio')
})

test('the disk is asked once a second at most, and one that cannot be asked is not called full', () => {
  let now = 0
  let asked = 0
  const space = createDiskSpace(
    () => {
      asked += 1
      if (asked > 1) throw new Error('gone')
      return 0
    },
    () => now,
  )
  expect([space.isFull(), space.isFull(), asked]).toEqual([true, true, 1])
  now = 1_000
  expect(space.isFull()).toBe(false)
})

test('a full disk is recognised among other failures, also as a cause', () => {
  const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })
  expect(isDiskFull(new Error('The log could not be written', { cause: full }))).toBe(true)
  expect(isDiskFull(Object.assign(new Error(), { code: 'ENOSPC' }))).toBe(true)
  expect(isDiskFull(new Error('another'))).toBe(false)
})
