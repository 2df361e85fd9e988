// While the disk is full people sign in, read and leave; what would be written is refused in words, and goes on by itself.
import { afterAll, beforeAll, expect, setDefaultTimeout, spyOn, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  createDiskReserve,
  createDiskSpace,
  diskBounds,
  isDiskFull,
  reserveBounds,
} from '../../../src/server/runtime/disk-space'
import { fullDiskBuckets } from '../../../src/server/security/buckets'
import { body, type TestApp, testApp } from '../../helpers/app'
import { docxResume } from '../../helpers/documents'

setDefaultTimeout(60_000)

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

test('while the disk is full one account signs in four times, and one network thirty, before it waits', async () => {
  let ownFree = 1_000 * MB
  const own = await testApp({ RATE_LIMIT: 'on' }, undefined, undefined, { free: () => ownFree })
  const emails = ['ana@exemplo.com.br', 'bia@exemplo.com.br']
  for (const email of emails) expect((await own.client().register(email)).status).toBe(201)
  const signIn = async (email: string) => (await own.client().post('/api/login', { email, senha: 'segredo1' })).status
  const [first = '', second = ''] = emails
  const taken = spyOn(own.core.throttle, 'takeAll')
  ownFree = 10 * MB
  own.turn(60_000)
  const { account, network } = fullDiskBuckets
  for (let n = 0; n < account.capacity; n++) expect(await signIn(first)).toBe(200)
  const refused = await own.client().post('/api/login', { email: first, senha: 'segredo1' })
  expect([refused.status, Number(refused.headers.get('retry-after')) > 60]).toEqual([429, true])
  // Neither a wrong password nor somebody else is concerned.
  expect((await own.client().post('/api/login', { email: first, senha: 'errada123' })).status).toBe(401)
  expect(await signIn(second)).toBe(200)
  const [key = ''] = taken.mock.calls.flatMap(([buckets]) => buckets).find(([, one]) => one === network) ?? []
  for (let n = account.capacity + 1; n < network.capacity; n++) own.core.throttle.take(key, network, own.core.clock())
  expect(await signIn(second)).toBe(429)
  ownFree = 1_000 * MB
  own.turn(2_000)
  expect(await signIn(first)).toBe(200)
  await own.close()
})

test('a reserve that was allocated once is asked for again, after others took the room in between', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'reserve-'))
  const answers = [true, false, true]
  const fallocate = (path: string, bytes: number) => {
    const isDone = answers.shift() ?? false
    if (isDone) writeFileSync(path, new Uint8Array(bytes).fill(1))
    return isDone
  }
  const reserve = createDiskReserve(folder, async () => ({ fallocate }))
  const { bytes, slice } = reserveBounds
  await reserve.allocate()
  expect(reserve.missing()).toBe(0)
  for (let n = 0; n < bytes / slice; n++) expect(reserve.release()).toBe(true)
  expect([reserve.release(), reserve.missing()]).toEqual([false, bytes])
  await reserve.allocate()
  expect(reserve.missing()).toBe(bytes)
  await reserve.allocate()
  expect(reserve.missing()).toBe(0)
  // Where it never worked it is not tried again.
  rmSync(join(folder, 'runtime.db-reserve'))
  const never = createDiskReserve(folder, async () => ({ fallocate: () => false }))
  await never.allocate()
  expect(never.missing()).toBe(0)
  rmSync(folder, { recursive: true })
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
    { missing: () => 0, release: () => false, allocate: async () => {} },
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

test('what others take of the last room comes out of the reserve, which is allocated again when there is room', async () => {
  let [now, free] = [0, 10 * MB]
  const calls: string[] = []
  const space = createDiskSpace(
    () => free,
    () => now,
    { missing: () => MB, release: () => calls.push('release') > 0, allocate: async () => void calls.push('allocate') },
  )
  await space.reserve()
  expect([space.isFull(), space.makeRoom(false), calls]).toEqual([true, false, []])
  free = 0
  expect([space.makeRoom(false), calls]).toEqual([true, ['release']])
  // Room for all of it and for everything else, or it would be full again at once.
  for (const bytes of [diskBounds.again, diskBounds.again + MB]) {
    ;[now, free] = [now + 1_000, bytes]
    expect(space.isFull()).toBe(false)
  }
  expect(calls).toEqual(['release', 'allocate'])
  // An append that is refused before anybody looked.
  expect([space.makeRoom(true), space.isFull(), calls.at(-1)]).toEqual([true, true, 'release'])
})
