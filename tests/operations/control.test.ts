// What the running server does for the command line, through the socket.
import { afterAll, beforeAll, expect, test } from 'bun:test'
import { askRunning } from '../../src/cli/control-client'
import { accounts } from '../../src/projections/accounts/account'
import { serveControl } from '../../src/server/admin/operator/control-socket'
import { isDiskFull } from '../../src/server/runtime/disk-space'
import { type TestApp, testApp } from '../helpers/app'

let app: TestApp
let control: ReturnType<typeof serveControl>
beforeAll(async () => {
  app = await testApp()
  control = serveControl(app.core)
})
afterAll(async () => {
  await control?.stop(true)
  await app.close()
})

test('read models are built again while it serves', async () => {
  const client = app.client()
  await client.register('ana@exemplo.com')
  const { views } = app.core
  const [before, name] = [views.file, 'Nome errado']
  views.db.update(accounts).set({ name }).run()
  expect(await (await client.ask('/api/user')).text()).toContain(name)
  const [answer, during] = await Promise.all([
    askRunning(app.config, { kind: 'rebuild' }),
    app.client().register('bia@exemplo.com'),
  ])
  expect([during.status, JSON.parse(answer ?? '')]).toEqual([201, { position: expect.any(Number), parked: 0 }])
  expect(views.position()).toBe(app.core.events.position())
  expect(views.file).not.toBe(before)
  expect(await (await client.ask('/api/user')).text()).toContain('Marina Duarte')
  expect(views.db.select().from(accounts).all()).toHaveLength(2)
})

test('the command that asked the server learns that the disk is full', async () => {
  const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })
  Object.assign(app.core.events, { append: () => Promise.reject(full) })
  const asked = askRunning(app.config, { kind: 'erase-account', email: 'ana@exemplo.com' }).catch((error) => error)
  expect([isDiskFull(await asked), (await asked).message]).toEqual([true, 'database or disk is full'])
})
