// What makes several nodes read more than one: no page asks PostgreSQL for anything. It stands still in these tests, with
// its connections open, so that whatever asked it would wait.
import { afterAll, beforeAll, expect, test } from 'bun:test'
import { makeAdmin } from '../../../src/server/admin/operator/operator'
import { createPositions } from '../../../src/server/cluster/position'
import { policies } from '../../../src/server/http/request/policies'
import { type Client, origin, type TestApp, testApp } from '../../helpers/app'
import { pdfResume } from '../../helpers/documents'
import { eventually } from '../../helpers/eventually'
import { startPostgres, type TestServer } from '../../helpers/network/postgres'

let server: TestServer
let app: TestApp
let admin: Client
beforeAll(async () => {
  server = await startPostgres()
  app = await testApp({ EVENTS_URL: server.address(), SECRET_KEY: 'the same secret on every node, always' })
  admin = app.client({ accept: 'text/html' })
  await admin.register('ana@exemplo.com.br')
  await makeAdmin(app.core, { email: 'ana@exemplo.com.br', password: 'segredo1', existing: true })
  // A new role ends the sessions.
  await admin.form('/entrar', { email: 'ana@exemplo.com.br', senha: 'segredo1' })
  await admin.upload('/api/resume/analyze', 'cv.pdf', await pdfResume())
}, 30_000)
afterAll(async () => {
  await app.close()
  await server.stop()
})

/** Answers that never end, that ask another service or the reader, or that are drawn as a file: those take longest. */
const others = /^\/(api\/events|exemplo$|entrar\/provedor|sair\/provedor)|\.(pdf|docx)$/
const pages = Object.keys(policies)
  .filter((row) => row.startsWith('GET /') && !row.includes(':') && !row.includes('*'))
  .map((row) => row.slice('GET '.length))
  .filter((path) => !others.test(path))

const statusOf = async (path: string): Promise<number> => (await admin.ask(path)).status

test('no page waits for PostgreSQL, signed in as an administrator', async () => {
  const waited: string[] = []
  const statuses: number[] = []
  for (const path of pages) {
    server.freeze()
    try {
      const late = Bun.sleep(2_000).then(() => null)
      const status = await Promise.race([statusOf(path), late])
      if (status === null || status >= 500) waited.push(`${path} ${status}`)
      else statuses.push(status)
    } finally {
      server.resume()
    }
  }
  expect(waited).toEqual([])
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(40)
}, 60_000)

/** What an answer of another node carries that has written more. */
function tokenOfOther(): string {
  const position = app.core.events.position() + 1_000
  const ahead = { log: { position: () => position }, reach: async () => true, isHttps: false }
  const answer = new Response()
  createPositions({ ...ahead, sign: app.core.secrets.link }).stamp(new Request(origin, { method: 'POST' }), answer)
  return answer.headers.get('x-log-position') ?? ''
}

test('a page that lacks what its reader wrote on another node says so, though the cut is not noticed yet', async () => {
  server.freeze()
  try {
    const page = await admin.ask('/painel', { headers: { 'x-log-position': tokenOfOther() } })
    expect([page.status, (await page.text()).includes('banco de dados deste site não responde')]).toEqual([200, true])
  } finally {
    server.resume()
  }
  await eventually(() => app.core.cluster?.state() === 'connected')
  expect(app.core.cluster?.missedWaits()).toBe(1)
})
