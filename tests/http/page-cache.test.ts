// Cached pages: never another person's, never one that is not what would be drawn now.
import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { createPageCache, pageCacheLimits } from '../../src/server/http/page-cache/page-cache'
import type { RequestContext } from '../../src/server/http/request/request-context'
import { heedsClearSiteData } from '../../src/server/http/response/cookies'
import { giveRole } from '../helpers/accounts/give-role'
import { memberOf } from '../helpers/accounts/person'
import { type Client, origin, start } from '../helpers/app'
import { accountOf, happenings } from '../helpers/events/notifications'
import { fileApp } from '../helpers/file-app'
import { history, livesAsDrawn, look, paths, uncached } from '../helpers/pages/page-histories'

const app = fileApp()

const request: RequestContext = {
  language: 'pt-BR',
  theme: 'system',
  address: '127.0.0.1',
  correlation: 'test',
  person: null,
  devices: [],
  device: '',
  now: start,
  addressBannerPutAway: null,
  providerProof: null,
  toast: null,
  url: new URL(`${origin}/painel`),
  wantsPage: true,
}
let people = 0
const person = async (headers: Record<string, string> = {}): Promise<Client> => {
  const client = app.client(headers)
  await client.register(`pagina${++people}@exemplo.com`)
  return client
}
const get = async (client: Client, path: string, headers: Record<string, string> = {}) => {
  const answer = await client.ask(path, { headers })
  return { answer, status: answer.status, etag: answer.headers.get('etag'), bytes: await answer.bytes() }
}

test('whatever happens to two people, each sees the page that would be drawn now', async () => {
  await fc.assert(
    fc.asyncProperty(history, (steps) => livesAsDrawn(app, steps)),
    { numRuns: 5 },
  )
}, 60_000)

describe('a page asked for again', () => {
  test.each(paths)('%s is answered from the cache, and by 304 to who holds it', async (path) => {
    const client = await person()
    const first = await get(client, path, { 'accept-encoding': 'gzip' })
    const before = app.core.pages.size
    const second = await get(client, path, { 'accept-encoding': 'gzip' })
    expect([first.status, second.status]).toEqual([200, 200])
    expect(app.core.pages.size).toBe(before)
    expect(second.bytes).toEqual(first.bytes)
    expect(second.etag).toBe(first.etag ?? '')
    const third = await get(client, path, { 'if-none-match': first.etag ?? '', 'accept-encoding': 'gzip' })
    expect([third.status, third.bytes.byteLength, third.etag]).toEqual([304, 0, first.etag])
    expect(third.answer.headers.get('content-security-policy')).toBe(
      first.answer.headers.get('content-security-policy') ?? '',
    )
  })

  test('is brotli for who takes it, made the second time', async () => {
    const client = await person()
    const coding = async () =>
      (await get(client, '/painel', { 'accept-encoding': 'gzip, br' })).answer.headers.get('content-encoding')
    expect([await coding(), await coding(), await coding()]).toEqual(['gzip', 'br', 'br'])
    expect((await get(client, '/painel')).answer.headers.get('content-encoding')).toBeNull()
  })

  test('to HEAD says the same without a body', async () => {
    const client = await person()
    const { etag } = await get(client, '/painel')
    const answer = await client.ask('/painel', { method: 'HEAD' })
    expect([answer.status, answer.headers.get('etag'), (await answer.bytes()).byteLength]).toEqual([200, etag, 0])
    expect((await client.ask('/painel', { method: 'HEAD', headers: { 'if-none-match': etag ?? '' } })).status).toBe(304)
  })
})

describe('a browser may hold it and must ask', () => {
  test('under https and on the machine itself, where it clears what it holds at the end of a session', async () => {
    const { answer } = await get(await person(), '/painel')
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    expect(answer.headers.get('vary')).toBe('cookie, accept-language, x-region, accept-encoding')
    const signedOut = await (await person()).form('/sair', {})
    expect(signedOut.headers.get('clear-site-data')).toContain('"cache"')
  })

  test('and once more from the first page after signing out, when Back could show the page that was left', async () => {
    const client = await person()
    await client.form('/sair', {})
    const link = (await client.ask('/')).headers.get('link') ?? ''
    const clearing = await client.ask(/<(.*)>; rel=preload/.exec(link)?.[1] ?? '')
    expect([clearing.status, clearing.headers.get('clear-site-data')]).toEqual([
      204,
      '"cache", "prefetchCache", "prerenderCache"',
    ])
    expect((await client.ask('/')).headers.get('link')).toBeNull()
  })

  test('and what the workbench could not send goes, too, when somebody leaves by a form', async () => {
    for (const [path, fields] of [
      ['/sair', {}],
      ['/conta/sessoes', { sessao: 'todas' }],
      ['/conta/apagar', { senha: 'segredo1', confirmar: 'sim' }],
    ] as const) {
      const left = await (await person()).form(path, fields)
      expect([path, left.status, left.headers.get('clear-site-data')]).toEqual([
        ...[path, 303, '"cache", "prefetchCache", "prerenderCache", "storage"'],
      ])
    }
  })

  test('and may not over plain http from elsewhere, where no browser would clear it', () => {
    const heeds = heedsClearSiteData({ ...app.config, publicUrl: null })
    const hosts = ['localhost:3000', '127.0.0.1', '[::1]:80', '192.168.0.7', 'localhost.exemplo.com', 'casa.lan']
    expect(hosts.map((host) => heeds(new URL(`http://${host}/painel`)))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ])
    expect(heedsClearSiteData({ ...app.config, publicUrl: 'https://casa.lan' })(new URL('http://casa.lan/'))).toBe(true)
  })

  test('nor with a message on it, nor a page of admins', async () => {
    const greeted = await person()
    greeted.cookies.set('toast', 'login')
    const { etag, answer } = await get(greeted, '/painel')
    expect([answer.headers.get('cache-control'), etag]).toEqual(['no-store', null])
    const admin = await person()
    await admin.post('/api/login', { email: `pagina${people}@exemplo.com`, senha: 'segredo1' })
    await giveRole(app.core, await accountOf(admin), 'admin')
    const page = await get(admin, '/admin')
    expect([page.status, page.answer.headers.get('cache-control'), page.etag]).toEqual([200, 'no-store', null])
  })

  test('and asks about all it held once something was changed, as every change leaves another cookie', async () => {
    const client = await person()
    await client.ask('/painel')
    expect(client.cookies.has('changed')).toBe(false)
    await client.form('/configuracoes', { tema: 'dark', idioma: 'pt-BR' })
    const first = client.cookies.get('changed')
    app.turn(1)
    await client.post('/api/notificacoes/marcar-todas-como-lidas', {})
    expect(first).toBeString()
    expect(client.cookies.get('changed')).not.toBe(first ?? '')
  })

  test('one whose session was ended elsewhere gives up the cookie and what it holds, once', async () => {
    const client = await person()
    const held = client.cookies.get('session') ?? ''
    await client.form('/sair', {})
    client.cookies.set('session', held)
    const answer = await client.ask('/painel')
    expect([answer.status, answer.headers.get('clear-site-data')]).toEqual([
      303,
      '"cache", "prefetchCache", "prerenderCache"',
    ])
    expect(client.cookies.has('session')).toBe(false)
    expect((await client.ask('/')).headers.get('clear-site-data')).toBeNull()
  })

  test('one that signs in over an ended session stays signed in', async () => {
    const client = await person()
    const held = client.cookies.get('session') ?? ''
    await client.form('/sair', {})
    client.cookies.set('session', held)
    await client.post('/api/login', { email: `pagina${people}@exemplo.com`, senha: 'segredo1' })
    expect((await client.ask('/painel')).status).toBe(200)
  })
})

describe('a page that visitors see', () => {
  const visitors = ['/', '/templates', '/documentacao-api'] as const

  test.each(visitors)('%s is rendered once for them all, in each language and theme', async (path) => {
    const fresh = uncached(app)
    const [one, other, english] = [app.client(), app.client(), app.client()]
    english.cookies.set('ui-language', 'en-US')
    for (const client of [one, english]) expect(await look(client, fresh, path, 'gzip')).toBe(true)
    const before = app.core.pages.size
    for (const client of [other, english]) expect(await look(client, fresh, path, 'br')).toBe(true)
    expect(app.core.pages.size).toBe(before)
    one.cookies.set('ui-theme', 'dark')
    expect(await look(one, fresh, path, 'gzip')).toBe(true)
    expect(app.core.pages.size).toBe(before + 1)
    expect((await get(other, path)).answer.headers.get('cache-control')).toBe('private, no-cache')
  })

  test('is rendered again for whatever a visitor writes into its address, and for a message', async () => {
    const client = app.client()
    const before = app.core.pages.size
    for (const path of ['/?tab=entrar', '/?x', '/exemplo?de=mail']) expect((await get(client, path)).etag).toBeNull()
    client.cookies.set('toast', 'logout')
    expect((await get(client, '/templates')).etag).toBeNull()
    expect(app.core.pages.size).toBe(before)
  })

  test('never holds a person, who has a page of their own', async () => {
    const [visitor, member] = [app.client(), await person()]
    const path = '/templates'
    const [seen, own] = [await get(visitor, path), await get(member, path)]
    expect(own.etag).not.toBe(seen.etag)
    const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
    expect(text(own.bytes).includes('Marina')).toBe(true)
    expect((await get(visitor, path)).bytes).toEqual(seen.bytes)
  })
})

describe('a page is rendered again', () => {
  test('with every event of its person, and with none of another', async () => {
    const [one, other] = [await person(), await person()]
    for (const client of [one, other]) await get(client, '/painel')
    const before = app.core.pages.size
    await happenings(app.core, await accountOf(one)).plan('premium')
    expect(app.core.pages.size).toBe(before - 1)
    expect(await look(one, uncached(app), '/painel', 'gzip')).toBe(true)
  })

  test('from the moment on at which time changes it, when the day ends, and when the clock goes back', async () => {
    const pages = createPageCache({
      events: app.core.events,
      views: app.core.views,
      clears: () => true,
      changesAt: (_, now) => now + 1_000,
    })
    let drawn = 0
    const draw = async () => new Response(`<p>${++drawn}</p>`)
    const at = async (now: number) => {
      const ctx = { ...request, person: memberOf('a'), now }
      return (await pages.answer(ctx, new Headers(), draw)).text()
    }
    const midnight = Date.UTC(2026, 10, 21, 3)
    const texts = [await at(midnight - 900), await at(midnight - 1), await at(midnight), await at(midnight + 999)]
    expect(texts).toEqual(['<p>1</p>', '<p>1</p>', '<p>2</p>', '<p>2</p>'])
    expect([await at(midnight + 1_000), await at(midnight + 500)]).toEqual(['<p>3</p>', '<p>4</p>'])
  })

  test('in another language, another theme, and by another device of the same person', async () => {
    const client = await person()
    const fresh = uncached(app)
    await look(client, fresh, '/painel', 'gzip')
    for (const [name, value] of [
      ['ui-language', 'en-US'],
      ['ui-theme', 'dark'],
      ['ui-theme', 'light'],
      ['ui-language', 'pt-BR'],
    ] as const) {
      client.cookies.set(name, value)
      expect(await look(client, fresh, '/painel', 'gzip')).toBe(true)
    }
    await client.post('/api/login', { email: `pagina${people}@exemplo.com`, senha: 'segredo1' })
    expect(await look(client, fresh, '/painel', 'gzip')).toBe(true)
  })

  test('for a region of it, for a coupon, and for an address that is too long', async () => {
    const client = await person()
    for (const [path, headers] of [
      ['/planos', { 'x-region': 'planos' }],
      ['/planos?cupom=NADA', {}],
      [`/painel?${'x'.repeat(pageCacheLimits.search)}`, {}],
    ] as const) {
      const { etag, answer } = await get(client, path, headers)
      expect([etag, answer.headers.get('cache-control')]).toEqual([null, 'no-store'])
    }
  })

  test('never of somebody whose session has ended, wherever it was ended', async () => {
    const client = await person()
    const held = new Map(client.cookies)
    const { etag } = await get(client, '/painel')
    await client.form('/sair', {})
    for (const [name, value] of held) client.cookies.set(name, value)
    const { status, bytes } = await get(client, '/painel', { 'if-none-match': etag ?? '' })
    expect([status, bytes.byteLength]).toEqual([303, 0])
  })
})

test('what is drawn while something is committed is answered and not cached', async () => {
  const client = await person()
  const { core } = app
  const id = await accountOf(client)
  const pages = createPageCache({
    events: core.events,
    views: core.views,
    clears: () => true,
    changesAt: () => Number.POSITIVE_INFINITY,
  })
  const who = memberOf(id)
  const draw = async () => {
    await happenings(core, id).plan('premium')
    return new Response('<p>before</p>')
  }
  const answer = await pages.answer({ ...request, person: who }, new Headers(), draw)
  expect([await answer.text(), pages.size]).toEqual(['<p>before</p>', 0])
})
