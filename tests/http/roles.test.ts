// Every policy × role, decided: handlers that only say they ran, behind the product's own guard. What the handlers themselves
// answer is in authorization.test.ts; every route × role × owner's id in tests/long/matrix.
import { beforeAll, expect, test } from 'bun:test'
import { makeAdmin } from '../../src/server/admin/operator/operator'
import { createFetch } from '../../src/server/app'
import { enableApp, password } from '../helpers/accounts/second-factor'
import { origin } from '../helpers/app'
import { fileApp } from '../helpers/file-app'
import { handlerOf, ranHeader, rows, spies } from './routing/world'

const roles = ['visitor', 'person', 'mentor', 'admin', 'admin without a second factor'] as const
type Role = (typeof roles)[number]

const app = fileApp({ ADMIN_MFA: 'required' })
const cookies = new Map<Role, string>()
const cookieOf = (jar: ReadonlyMap<string, string>) => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')

beforeAll(async () => {
  const admin = async (email: string) => {
    await makeAdmin(app.core, { email, password })
    const client = app.client()
    await client.post('/api/login', { email, senha: password })
    return client
  }
  const chief = await admin('dona@vagas.example')
  await enableApp(app, chief)
  const [bare, person, mentor] = [await admin('outra@vagas.example'), app.client(), app.client()]
  await person.register('pessoa@exemplo.com')
  await mentor.register('mentora@exemplo.com')
  await chief.form('/admin/mentoria', { acao: 'nomear', email: 'mentora@exemplo.com' })
  cookies.set('visitor', '')
  for (const [role, { cookies: jar }] of [
    ['person', person],
    ['mentor', mentor],
    ['admin', chief],
    ['admin without a second factor', bare],
  ] as const)
    cookies.set(role, cookieOf(jar))
})

const may = (access: string, role: Role): boolean => {
  if (access === 'public') return true
  if (access === 'visitor') return role === 'visitor'
  return role !== 'visitor' && (access !== 'admin' || role === 'admin')
}

test.each(roles)('every route runs for %s as its policy says, and not from another site', async (role) => {
  const answer = createFetch(app.core, app.setup, handlerOf(spies()))
  const ask = async (method: string, path: string, headers: Record<string, string> = {}) => {
    const body = method === 'GET' ? null : ''
    const url = `${origin}${path.replace(':id', Bun.randomUUIDv7())}`
    const all = { host: new URL(origin).host, cookie: cookies.get(role) ?? '', ...headers }
    return answer(new Request(url, { method, headers: all, body }), null)
  }
  const wrong: string[] = []
  for (const { row, method, path, access } of rows) {
    const ran = (await ask(method, path)).headers.get(ranHeader)
    if (ran !== (may(access, role) ? row : null)) wrong.push(`${row}: ${ran}`)
    if (method === 'GET') continue
    const foreign = await ask(method, path, { origin: 'https://mau.example' })
    // Stripe's call is authenticated by its signature instead.
    if (foreign.headers.has(ranHeader) && row !== 'POST /api/stripe/webhook') wrong.push(`${row}: from another site`)
  }
  expect(wrong).toEqual([])
})
