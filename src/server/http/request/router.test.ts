import { describe, expect, test } from 'bun:test'
import { type AnyElysia, Elysia } from 'elysia'
import type { HandlerOf } from './handler'
import { handlersOf } from './handlers'
import { policies } from './policies'
import type { Policy } from './policy'
import type { RequestContext } from './request-context'
import { createRouter, type Guard } from './router'

/** Every row of the policies as a route that reports which it is, and its `:id`. */
const whole = (): AnyElysia =>
  Object.keys(policies).reduce<AnyElysia>((app, row) => {
    const [method = '', path = ''] = row.split(' ')
    return app.route(method, path, ({ params }) => `${row} ${params?.id ?? ''}`)
  }, new Elysia())

const handlerOf = (app: AnyElysia): HandlerOf => {
  const handlers = handlersOf(app)
  return async (row) => handlers.get(row) ?? Promise.reject(new Error(`${row} has no route`))
}

const asking = (path: string): RequestContext => ({
  language: 'pt-BR',
  theme: 'system',
  address: 'x',
  correlation: 'x',
  person: null,
  devices: [],
  device: '',
  now: 0,
  addressBannerPutAway: null,
  providerProof: null,
  toast: null,
  url: new URL(`http://nas${path}`),
  wantsPage: true,
})

const open: Guard = () => null
const run = async (guard: Guard, method: string, path: string, init: RequestInit = {}) => {
  const answer = await createRouter(handlerOf(whole()), guard)(
    new Request('http://elsewhere/admin', { method, ...init }),
    asking(path),
  )
  return typeof answer === 'string' ? answer : answer.text()
}

test('no route of a feature is served if one of them has no policy', () =>
  expect(() => handlersOf(new Elysia().get('/api/segredo', 'x').get('/', 'x'))).toThrow(
    'GET /api/segredo has no policy',
  ))

describe('a request', () => {
  test('runs the route of the parsed address, whatever the request’s own address is', async () => {
    expect(await run(open, 'GET', '/healthz?/admin#x')).toBe('GET /healthz ')
    expect(await run(open, 'HEAD', '/healthz')).toBe('GET /healthz ')
    expect(await run(open, 'POST', '/api/admin/reset-password/01%2F02')).toBe(
      'POST /api/admin/reset-password/:id 01/02',
    )
  })
  test.each([
    ['GET', '/segredo'],
    ['DELETE', '/healthz'],
    ['OPTIONS', '/healthz'],
    ['GET', '/healthz/'],
    ['GET', '//healthz'],
    ['GET', '/admin/usuarios/'],
    ['GET', '/admin/usuarios/%'],
    ['GET', '/admin/usuarios/%ff'],
    ['GET', '/admin/usuarios/:id/x'],
    ['GET', '/__proto__'],
    ['GET', '/constructor'],
  ])('%s %s has no route', async (method, path) => {
    const asked: Policy[] = []
    const guard: Guard = (_, policy) => {
      asked.push(policy)
      return null
    }
    expect(await run(guard, method, path)).toBe('not-found')
    expect(asked).toEqual([])
  })
  test('is checked against the policy of the route that runs, and no other', async () => {
    for (const [row, policy] of Object.entries(policies)) {
      const [method = '', path = ''] = row.split(' ')
      const asked: Policy[] = []
      const guard: Guard = (_, one) => {
        asked.push(one)
        return null
      }
      expect(await run(guard, method, path.replace(':id', 'x'))).toStartWith(`${row} `)
      expect(asked.length).toBe(1)
      expect(asked[0]).toBe(policy)
    }
  })
  test('that is refused runs nothing, even when the refusal is late', async () => {
    let ran = false
    const app = whole()
    for (const route of app.routes)
      route.handler = () => {
        ran = true
        return 'ran'
      }
    const late: Guard = async () => {
      await Bun.sleep(1)
      return new Response('refused')
    }
    const answer = await createRouter(handlerOf(app), late)(new Request('http://x/'), asking('/admin'))
    expect([answer instanceof Response && (await answer.text()), ran]).toEqual(['refused', false])
    const failing: Guard = () => Promise.reject(new Error('no'))
    expect(createRouter(handlerOf(app), failing)(new Request('http://x/'), asking('/admin'))).rejects.toThrow('no')
    expect(ran).toBe(false)
  })
  test('has a body within its policy’s limit, whether or not it declares a length', async () => {
    const max = policies['POST /entrar']?.body ?? 0
    const stream = (bytes: number) => new Blob([new Uint8Array(bytes)]).stream()
    expect(await run(open, 'POST', '/entrar', { body: stream(max) })).toStartWith('POST /entrar')
    expect(await run(open, 'POST', '/entrar', { body: stream(max + 1) })).toBe('too-large')
    const declared = { body: new Uint8Array(max + 1), headers: { 'content-length': String(max + 1) } }
    expect(await run(open, 'POST', '/entrar', declared)).toBe('too-large')
    expect(await run(open, 'DELETE', '/api/notificacoes/limpar', { body: 'x' })).toBe('too-large')
    const broken = new ReadableStream({ pull: () => Promise.reject(new Error('hung up')) })
    expect(await run(open, 'POST', '/entrar', { body: broken })).toBe('bad-request')
  })
})
