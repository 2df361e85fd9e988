// Who may do what, for every row of the policies: requested by a visitor, a person, another person, a deactivated one and an
// admin. The rows are read from policies.ts, so that a new route is covered automatically, with the answers its policy says.
import { beforeAll, describe, expect, spyOn, test } from 'bun:test'
import { ensureAdmin } from '../../src/server/admin/operator/operator'
import { policies } from '../../src/server/http/request/policies'
import { adminPolicies } from '../../src/server/http/request/policies/admin'
import { apiPolicies } from '../../src/server/http/request/policies/api'
import { pagePolicies } from '../../src/server/http/request/policies/pages'
import type { Access } from '../../src/server/http/request/policy'
import { readRequest } from '../../src/server/http/request/read-request'
import { requestContexts } from '../../src/server/http/request/request-context'
import { memberOf } from '../helpers/accounts/person'
import { type Client, origin } from '../helpers/app'
import { accountOf } from '../helpers/events/notifications'
import { fileApp } from '../helpers/file-app'
import { loadFeatures, rowsOf } from './every-route'

const callers = ['visitor', 'user', 'other', 'inactive', 'admin'] as const
type Caller = (typeof callers)[number]

const admin = { email: 'dona@vagas.example', password: 'segredo1' }

const app = fileApp()
let owner: string
/** Created again after every row that has changed something: some sign out, some erase. Nothing changes without an event. */
const asking = async (caller: Caller): Promise<Client> => {
  const client = app.client()
  if (caller === 'visitor') return client
  if (caller === 'admin') {
    await client.post('/api/login', { email: admin.email, senha: admin.password })
    return client
  }
  await client.register(`${Bun.randomUUIDv7()}@exemplo.com`)
  if (caller === 'inactive') {
    const id = await accountOf(client)
    expect((await (await asking('admin')).post(`/api/admin/toggle-status/${id}`, {})).status).toBe(200)
  }
  return client
}
beforeAll(async () => {
  await ensureAdmin(app.core, admin)
  const client = app.client()
  await client.register('dono@exemplo.com')
  owner = await accountOf(client)
})

const rows = Object.entries(policies).map(([row, { access }]) => {
  const [method = '', path = ''] = row.split(' ')
  return { row, method, path, access }
})

type Outcome = 'in' | 'failed' | 'login' | 'home' | 'says-so' | 'unauthenticated' | 'forbidden' | 'dashboard'

/** What a policy means for a caller. An inactive person's session is over: they are a visitor. */
const expected = (access: Access, caller: Caller, call: boolean): Outcome => {
  const signedIn = caller !== 'visitor' && caller !== 'inactive'
  if (access === 'public') return 'in'
  if (access === 'visitor') return signedIn ? 'dashboard' : 'in'
  if (!signedIn) return call ? 'unauthenticated' : access === 'user-page' ? 'says-so' : 'login'
  if (access === 'admin' && caller !== 'admin') return call ? 'forbidden' : 'home'
  return 'in'
}

const outcomeOf = async (answer: Response): Promise<Outcome> => {
  const to = answer.headers.get('location')
  if (answer.status === 303 && to?.startsWith('/?next=')) return 'login'
  if (answer.status === 303 && to === '/' && !answer.headers.getSetCookie().join().includes('session=')) return 'home'
  if (answer.status === 303 && to === '/painel') return 'dashboard'
  if (answer.status === 401 || answer.status === 403) {
    const words = await answer.text()
    if (words.includes('Você precisa estar logado')) return 'says-so'
    if (words.includes('"unauthenticated"')) return 'unauthenticated'
    if (words.includes('"forbidden"')) return 'forbidden'
    return 'in'
  }
  await answer.body?.cancel()
  return answer.status === 500 ? 'failed' : 'in'
}

const send = (client: Client, method: string, path: string) =>
  client.ask(path.replace(':id', owner), {
    method,
    // A form comes from a page of ours, which some lead back to.
    headers: { accept: 'text/html', ...(method === 'POST' && { referer: `${origin}/termos` }) },
    ...(method === 'POST' || method === 'PUT' ? { body: new URLSearchParams() } : {}),
  })

describe('every route', () => {
  test.each(callers)(
    'answers %s as its policy says',
    async (caller) => {
      const wrong: string[] = []
      let client = await asking(caller)
      for (const { row, method, path, access } of rows) {
        const before = app.core.events.position()
        const outcome = await outcomeOf(await send(client, method, path))
        const wanted = expected(access, caller, path.startsWith('/api/'))
        if (outcome !== wanted) wrong.push(`${row}: ${outcome}, not ${wanted}`)
        if (wanted !== 'in' && app.core.events.position() !== before)
          wrong.push(`${row}: refused, and yet something happened`)
        if (access !== 'admin' && app.core.events.position() !== before) client = await asking(caller)
      }
      expect(wrong).toEqual([])
      // Nobody but the admin has done anything to the account the rows speak of; the admin's DELETE is the last of them.
      if (caller !== 'admin')
        expect((await app.client().post('/api/login', { email: 'dono@exemplo.com', senha: 'segredo1' })).status).toBe(
          200,
        )
    },
    120_000,
  )

  test('that an admin alone may use is under /admin or /api/admin, and everything there is', () => {
    const inside = (path: string) => /^\/(api\/)?admin(\/|$)/.test(path)
    expect(rows.filter(({ path, access }) => inside(path) !== (access === 'admin')).map(({ row }) => row)).toEqual([])
  })

  test('has its row in one file alone, so that no policy replaces another', () => {
    const fileOf = (row: string) => (/ \/(api\/)?admin/.test(row) ? 'admin' : / \/api\//.test(row) ? 'api' : 'pages')
    const files = { pages: pagePolicies, api: apiPolicies, admin: adminPolicies }
    for (const [file, table] of Object.entries(files))
      expect(Object.keys(table).filter((row) => fileOf(row) !== file || policies[row] !== table[row])).toEqual([])
  })
})

describe('a handler for admins', () => {
  test('runs for nobody else, even where no policy was asked', async () => {
    using fault = spyOn(console, 'error').mockImplementation(() => {})
    const features = await loadFeatures(app)
    const person = memberOf(owner)
    const before = app.core.events.position()
    for (const { row, method, path } of rows.filter(({ access }) => access === 'admin')) {
      const routes = features.find((one) => rowsOf(one).includes(row))?.app
      for (const who of [null, person]) {
        const url = new URL(path.replace(':id', owner), origin)
        const request = new Request(url, method === 'POST' ? { method, body: new URLSearchParams() } : { method })
        requestContexts.set(request, { ...readRequest(app.core, () => 'x', url, request, null), person: who })
        expect([row, (await routes?.handle(request))?.status]).toEqual([row, 403])
      }
    }
    expect(app.core.events.position()).toBe(before)
    // A bug in a policy would let them this far, so it is logged.
    expect(fault).toHaveBeenCalled()
  })
})

describe('what is a person’s own', () => {
  test('is hidden from another person, and from an admin who asks as they would', async () => {
    const [one, other] = [await asking('user'), await asking('other')]
    const notices = (await (await one.ask('/api/notificacoes')).json()) as { id: string }[]
    const welcome = notices[0]?.id ?? ''
    for (const stranger of [other, await asking('admin')]) {
      const answer = await stranger.ask(`/api/notificacoes/${welcome}/marcar-como-lida`, { method: 'POST' })
      expect(answer.status).toBe(404)
    }
    expect((await one.ask(`/api/notificacoes/${welcome}/marcar-como-lida`, { method: 'POST' })).status).toBe(200)
  })
})
