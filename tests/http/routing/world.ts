// What the tests of routing share: a server whose handlers only say which row they stand for, and people who ask it.
import { type AnyElysia, Elysia } from 'elysia'
import { ensureAdmin } from '../../../src/server/admin/operator/operator'
import { createFetch } from '../../../src/server/app'
import type { HandlerOf } from '../../../src/server/http/request/handler'
import { handlersOf, type Routes } from '../../../src/server/http/request/handlers'
import { policies } from '../../../src/server/http/request/policies'
import type { Access } from '../../../src/server/http/request/policy'
import { type Client, type TestApp, testApp } from '../../helpers/app'
import { accountOf } from '../../helpers/events/notifications'

export const callers = ['visitor', 'person', 'admin', 'deactivated'] as const
export type Caller = (typeof callers)[number]

/** Who may use each route by the specification; a deactivated account's session is over, so its owner is a visitor. */
export const mayRun = (access: Access, caller: Caller): boolean => {
  if (access === 'public') return true
  if (access === 'visitor') return caller === 'visitor' || caller === 'deactivated'
  return caller === 'admin' || (caller === 'person' && access !== 'admin')
}

export const rows = Object.entries(policies).map(([row, { access }]) => {
  const [method = '', path = ''] = row.split(' ')
  return { row, method, path, access }
})

/** Header in which a handler says whose it is. */
export const ranHeader = 'x-ran'

/** A handler for every row, that does nothing but say so. */
export const spies = (): Routes =>
  rows.reduce<AnyElysia>(
    (app, { row, method, path }) =>
      app.route(method, path, () => new Response(null, { headers: { [ranHeader]: row } }), { parse: 'none' }),
    new Elysia(),
  )

/** Names that are allowed only because a setting says so: as short as the ones that opened the panel. */
export const hostSettings = { ALLOWED_HOSTS: 'a,ab,abc,nas.lan:3000', PUBLIC_URL: 'http://vagas.example' }

export type World = {
  readonly app: TestApp
  readonly port: number
  readonly cookies: Readonly<Record<Caller, string>>
  close(): Promise<void>
}

const admin = { email: 'dona@vagas.example', password: 'segredo1' }
const cookieOf = (client: Client) => `session=${client.cookies.get('session') ?? ''}`

const peopleOf = async (app: TestApp): Promise<World['cookies']> => {
  await ensureAdmin(app.core, admin)
  const [owner, person, deactivated] = [app.client(), app.client(), app.client()]
  await owner.post('/api/login', { email: admin.email, senha: admin.password })
  await person.register('pessoa@exemplo.com')
  await deactivated.register('inativa@exemplo.com')
  const id = await accountOf(deactivated)
  const cookie = cookieOf(deactivated)
  if (!(await owner.post(`/api/admin/toggle-status/${id}`, {})).ok) throw new Error('nobody was deactivated')
  return { visitor: 'session=', person: cookieOf(person), admin: cookieOf(owner), deactivated: cookie }
}

/** The handlers of one app for all features. */
export const handlerOf = (routes: Routes): HandlerOf => {
  const handlers = handlersOf(routes)
  return async (row) => handlers.get(row) ?? Promise.reject(new Error(`${row} has no route`))
}

/** A server on a socket of its own; with the product's routes, unless others are given. */
export const startWorld = async (routes?: Routes): Promise<World> => {
  const app = await testApp(hostSettings)
  const answer = createFetch(app.core, app.setup, routes && handlerOf(routes))
  const server = Bun.serve({ hostname: '127.0.0.1', port: 0, fetch: (request, self) => answer(request, self) })
  return {
    app,
    port: server.port ?? 0,
    cookies: await peopleOf(app),
    close: async () => {
      await server.stop(true)
      await app.close()
    },
  }
}
