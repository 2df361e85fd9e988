// Rules for every route: who may use it, where requests may come from, headers, and errors that reveal nothing.
import { describe, expect, test } from 'bun:test'
import { features } from '../../src/server/features'
import { policies } from '../../src/server/http/request/policies'
import { matcher } from '../../src/server/http/request/router'
import { featureFinder } from '../../src/server/routes'
import { body, origin, testApp } from '../helpers/app'
import { fileApp } from '../helpers/file-app'
import { loadFeatures, rowsOf } from './every-route'

const app = fileApp()

const rows = Object.entries(policies).map(([route, policy]) => {
  const [method = '', path = ''] = route.split(' ')
  return { method, path, ...policy }
})

/** Methods whose requests bring a body. */
const writes = (method: string) => method === 'POST' || method === 'PUT'

describe('a value that cannot be made a text', () => {
  test.each(['/api/login', '/api/register', '/api/check-coupon', '/api/create-checkout-session'])(
    'is refused by %s as wrong, and is no error of ours',
    async (path) => {
      const client = app.client()
      await client.register(`${Bun.randomUUIDv7()}@exemplo.com`)
      for (const odd of [{ toString: null }, { toString: 1, valueOf: [] }, [{ toString: null }], { toJSON: null }]) {
        const fields = { email: odd, senha: odd, nome: odd, code: odd, planId: odd, couponCode: odd }
        expect((await client.post(path, fields)).status).toBe(422)
        expect((await client.post(path, odd)).status).toBe(422)
      }
    },
  )
})

describe('policies', () => {
  test('there is one for every route and a route for every one, in the feature that is loaded for its address', async () => {
    const loaded = await loadFeatures(app)
    const featureOf = featureFinder(features)
    expect(Object.keys(policies).sort()).toEqual(loaded.flatMap(rowsOf).sort())
    const misplaced = loaded.flatMap((one) => {
      const rows = rowsOf(one).filter((row) => featureOf(row.slice(row.indexOf('/'))) !== one.feature)
      return rows.map((row) => `${row} is not below one of ${one.feature.at.join(', ')} in src/server/features.ts`)
    })
    expect(misplaced).toEqual([])
  })

  test('nobody gets past a policy that asks for a person', async () => {
    for (const { method, path, access } of rows.filter(({ access }) => access !== 'public' && access !== 'visitor')) {
      const answer = await app.client().ask(path, { method, ...(writes(method) && { body: '{}' }) })
      const expected = path.startsWith('/api/') || access === 'user-page' ? 401 : 303
      expect([path, answer.status]).toEqual([path, expected])
      if (expected === 303) expect(answer.headers.get('location')).toBe(`/?next=${encodeURIComponent(path)}`)
    }
  })

  test('the three account pages say why, with a link', async () => {
    const page = await (await app.client().ask('/conta')).text()
    expect(page).toContain('Você precisa estar logado para acessar esta página')
    expect(page).toContain('href="/auth"')
  })

  test('admin pages send others home', async () => {
    const person = app.client()
    await person.register('comum@exemplo.com')
    const answer = await person.ask('/admin')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/'])
  })

  test('a signed-in visitor of the landing page goes to the dashboard', async () => {
    const person = app.client()
    await person.register('volta@exemplo.com')
    expect((await person.ask('/')).headers.get('location')).toBe('/painel')
  })

  test('/auth leads to the landing page’s auth section', async () => {
    expect((await app.client().ask('/auth')).headers.get('location')).toBe('/#auth')
  })

  test('bodies are bounded on every route that takes one', () => {
    for (const { body: max, method } of rows) expect(writes(method) ? max > 0 : max === 0).toBe(true)
  })

  test('for reading the head alone are those for reading all', async () => {
    expect((await app.client().ask('/painel', { method: 'HEAD' })).status).toBe(303)
    expect((await app.client().ask('/healthz', { method: 'HEAD' })).status).toBe(200)
  })

  test.each([
    ['POST', '/api/notificacoes/01/marcar-como-lida', true],
    ['POST', '/api/notificacoes/%2F/marcar-como-lida', true],
    ['POST', '/api/notificacoes/%zz/marcar-como-lida', false],
    ['POST', '/api/notificacoes/%/marcar-como-lida', false],
    ['DELETE', '/painel', false],
    ['POST', '/api/notificacoes//marcar-como-lida', false],
    ['POST', '/api/notificacoes/01/02/marcar-como-lida', false],
    ['POST', '/api/notificacoes/01/marcar-como-lida/', false],
    ['POST', '/api/notificacoes/01', false],
    ['GET', '/api/notificacoes/01/marcar-como-lida', false],
    ['GET', '/constructor', false],
  ])('with a name in their path: %s %s has one: %p', (method, path, has) => {
    const policyOf = matcher(new Map(Object.entries(policies)))
    expect(policyOf(`${method} ${path}`) !== undefined).toBe(has)
  })
})

describe('requests from elsewhere', () => {
  test.each([{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }, { origin: 'null' }])(
    'with %p change nothing',
    async (headers) => {
      for (const { method, path } of rows.filter(({ method, signed }) => method !== 'GET' && !signed)) {
        const answer = await app.client().ask(path, { method, body: '{}', headers })
        expect([path, answer.status]).toEqual([path, 403])
      }
    },
  )
  test('are accepted by one route only, which is authenticated by its signature', () =>
    expect(rows.filter(({ signed }) => signed).map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /api/stripe/webhook',
    ]))
  test('ours and those of programs pass', async () => {
    for (const headers of [{ origin }, {}]) {
      const answer = await app.client().post('/api/login', { email: 'a@b.co', senha: 'x' }, headers)
      expect(answer.status).toBe(401)
    }
  })
})

describe('every answer', () => {
  const answers = async (): Promise<[string, Response][]> => {
    const anyone = app.client()
    const large = new Uint8Array(70 * 1024)
    return [
      ['page', await anyone.ask('/')],
      ['redirect', await anyone.ask('/painel')],
      ['unknown page', await anyone.ask('/nada/disso')],
      ['unknown call', await anyone.ask('/api/nada')],
      ['unauthenticated', await anyone.ask('/api/user')],
      ['invalid', await anyone.post('/api/login', {})],
      ['cross-site', await anyone.post('/api/login', {}, { origin: 'https://evil.example' })],
      ['too large', await anyone.ask('/api/login', { method: 'POST', body: large })],
      [
        'not JSON',
        await anyone.ask('/api/login', { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } }),
      ],
      [
        'odd type',
        await anyone.ask('/api/login', { method: 'POST', body: 'x', headers: { 'content-type': 'text/plain' } }),
      ],
      ['odd method', await anyone.ask('/painel', { method: 'DELETE' })],
      ['health', await anyone.ask('/healthz')],
      ['asset', await anyone.ask('/icons/marca.svg')],
    ]
  }

  test('carries the security headers, errors included', async () => {
    for (const [name, { headers }] of await answers()) {
      expect([name, headers.get('content-security-policy')]).toEqual([
        name,
        expect.stringContaining(`default-src 'none'`),
      ])
      expect([name, headers.get('x-content-type-options')]).toEqual([name, 'nosniff'])
      expect([name, headers.has('cache-control')]).toEqual([name, true])
    }
  })

  test('has the status it should', async () => {
    const statuses = Object.fromEntries((await answers()).map(([name, { status }]) => [name, status]))
    expect(statuses).toEqual({
      page: 200,
      redirect: 303,
      'unknown page': 404,
      'unknown call': 404,
      unauthenticated: 401,
      invalid: 422,
      'cross-site': 403,
      'too large': 413,
      'not JSON': 400,
      'odd type': 422,
      'odd method': 404,
      health: 200,
      asset: 200,
    })
  })

  test('of the API is {message, code} and repeats nothing that was sent', async () => {
    const canary = 'canary-7f3k-secret'
    const sent = [
      app.client().post('/api/login', { email: `${canary}@exemplo.com`, senha: canary }),
      app.client().post('/api/login', { email: canary, senha: [canary] }),
      app.client().post(`/api/${canary}`, { canary }),
      app.client().post('/api/register', { nome: { canary }, email: canary, senha: canary }),
    ]
    for (const answer of await Promise.all(sent)) {
      const text = await answer.text()
      expect(text).not.toContain('canary')
      expect(JSON.parse(text)).toMatchObject({ message: expect.any(String), code: expect.any(String) })
    }
  })

  test('to a fault of ours is a 500 with a code and nothing else', async () => {
    const person = app.client()
    await person.register('falha@exemplo.com')
    const broken = {
      ...app.core.views,
      get db(): never {
        throw new Error('secret detail /etc/passwd')
      },
    }
    const { createFetch } = await import('../../src/server/app')
    const faulty = createFetch({ ...app.core, views: broken }, app.setup)
    const cookie = `session=${person.cookies.get('session')}`
    for (const path of ['/api/user', '/painel']) {
      const answer = await faulty(
        new Request(`${origin}${path}`, { headers: { cookie, host: new URL(origin).host } }),
        null,
      )
      const text = await answer.text()
      expect([path, answer.status]).toEqual([path, 500])
      expect(text).not.toContain('secret detail')
      expect(answer.headers.get('content-security-policy')).toContain(`default-src 'none'`)
    }
  })
})

describe('cookies', () => {
  test('of a session are HttpOnly, Lax, and locked to the host under https', async () => {
    const plain = await app.client().register('bolo@exemplo.com')
    const session = plain.headers.getSetCookie().find((line) => line.startsWith('session='))
    expect(session).toMatch(/HttpOnly/i)
    expect(session).toMatch(/SameSite=Lax/i)
    const own = await testApp({ PUBLIC_URL: 'https://vagas.example' })
    const secure = (await own.client().register('bolo@exemplo.com')).headers
    const locked = secure.getSetCookie().find((line) => line.startsWith('__Host-session='))
    expect(locked).toMatch(/Secure/i)
    expect(locked).toMatch(/Path=\//)
    expect(locked).not.toMatch(/Domain/i)
    expect(secure.get('strict-transport-security')).toContain('31536000')
    await own.close()
  })
  test('of preferences hold only our own values', async () => {
    const client = app.client()
    await client.form('/preferencias', { tema: 'dark', idioma: 'en-US' })
    expect([client.cookies.get('ui-theme'), client.cookies.get('ui-language')]).toEqual(['dark', 'en-US'])
    await client.form('/preferencias', { tema: '<script>', idioma: 'javascript:1' })
    expect([client.cookies.get('ui-theme'), client.cookies.get('ui-language')]).toEqual(['dark', 'en-US'])
    const page = await (await client.ask('/')).text()
    expect(page).toMatch(/<html[^>]*lang="en-US"/)
  })
  test('of a preference lead back to the very page, with its query, and never to another site', async () => {
    const back = async (referer: string) =>
      (await app.client().form('/preferencias', { idioma: 'en-US' }, { origin, referer })).headers.get('location')
    expect(await back(`${origin}/pagamento-teste?sessao=teste_1`)).toBe('/pagamento-teste?sessao=teste_1')
    expect(await back('https://exemplo.com.br/planos?x=1')).toBe('/')
    expect(await back(`${origin}//exemplo.com.br/?x=1`)).toBe('/')
  })
})

describe('a file over its limit', () => {
  test.each([
    ['/api/resume/analyze', 'curriculo', 10, 'O tamanho máximo permitido é 10MB.'],
    ['/api/photo/analyze', 'photo', 5, 'O tamanho máximo permitido é 5MB.'],
    ['/api/photo/compress', 'photo', 5, 'O tamanho máximo permitido é 5MB.'],
    ['/curriculo', 'curriculo', 10, 'O tamanho máximo permitido é 10MB.'],
  ] as const)(
    'of %s is answered with that limit, also when the body is cut off before it is a form',
    async (path, field, limit, message) => {
      const client = app.client()
      await client.register(`grande-${field}-${path.length}@exemplo.com`)
      const answer = await client.upload(path, 'grande', new Uint8Array((limit + 2) * 1024 * 1024), field)
      expect(answer.status).toBe(413)
      expect(await answer.text()).toContain(message)
    },
  )
})

describe('what is not there', () => {
  test('is a 404 with the specification’s words, or JSON', async () => {
    const page = await app.client().ask('/nada')
    expect(page.status).toBe(404)
    const text = await page.text()
    expect(text).toContain('404 Page Not Found')
    expect(text).toContain('Did you forget to add the page to the router?')
    expect(await body(await app.client().ask('/api/nada'))).toMatchObject({ code: 'not-found' })
  })
})
