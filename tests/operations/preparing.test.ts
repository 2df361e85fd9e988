// What the server answers while its read models are built.
import { afterAll, expect, test } from 'bun:test'
import { readConfig } from '../../src/server/config/read'
import { createPreparation, longCatchUp } from '../../src/server/preparing'

const read = readConfig({ DATA_DIR: '/nowhere' }, '/')
if (!read.ok) throw new Error(read.problems.join())
const servers: { stop(now: boolean): Promise<void> }[] = []
afterAll(() => Promise.all(servers.map((server) => server.stop(true))))

const prepare = () =>
  createPreparation(read.config, (answer) => {
    const server = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: answer })
    servers.push(server)
    return server
  })

test('a short catch-up opens no port', () => {
  const preparation = prepare()
  preparation.progress(0, longCatchUp - 1)
  expect(preparation.server).toBeNull()
})

test('a long catch-up says how far it is, and then the handler takes over on the same port', async () => {
  const preparation = prepare()
  preparation.progress(0, longCatchUp)
  preparation.progress(longCatchUp / 4, longCatchUp)
  const { server } = preparation
  if (!server) throw new Error('no port was opened')
  const ask = (path: string, init?: RequestInit) => fetch(new URL(path, server.url), init)

  const page = await ask('/painel', { headers: { 'accept-language': 'en' } })
  expect(page.status).toBe(503)
  expect(page.headers.get('retry-after')).toBe('3')
  expect(page.headers.get('refresh')).toBe('3')
  expect(page.headers.get('content-security-policy')).toContain('default-src')
  expect(await page.text()).toContain('25% done')
  expect(await (await ask('/')).text()).toContain('25 % pronto')

  const form = await ask('/entrar', { method: 'POST', body: 'email=a' })
  expect([form.status, form.headers.get('refresh')]).toEqual([503, null])
  const call = await ask('/api/me')
  expect([call.status, (await call.json()).code]).toEqual([503, 'preparing'])
  expect((await ask('/healthz')).status).toBe(200)
  expect(await (await ask('/readyz')).json()).toEqual({ status: 'preparing', percent: 25 })
  expect((await ask('/', { headers: { host: 'evil.example' } })).status).toBe(421)

  server.reload({ fetch: () => new Response('ready') })
  expect(await (await ask('/painel')).text()).toBe('ready')
})
