// What comes back from an identity provider: altered, replayed, in another browser, or from a provider that lies.
import { describe, expect, test } from 'bun:test'
import { identity } from '../../src/domain/accounts/identity'
import { accountStream } from '../../src/events/schema/events'
import { providerLimits } from '../../src/server/accounts/oidc/provider'
import { ensureAdmin } from '../../src/server/admin/operator/operator'
import { startForgingProvider } from '../helpers/accounts/forging-provider'
import { pathOf, publicUrl, register, signIn, types, user, withProvider } from '../helpers/accounts/provider-sign-in'
import { codeAt, enableApp } from '../helpers/accounts/second-factor'
import { testApp } from '../helpers/app'
import { closeAfterEach, open } from '../helpers/close-after-each'

closeAfterEach()

describe('what comes back', () => {
  test('is accepted once, in the browser that left, with its own state', async () => {
    const { app, provider } = await withProvider()
    const ana = app.client()
    provider.signInAs('ana')
    const left = await ana.ask('/entrar/provedor')
    const back = pathOf(await provider.visit(left.headers.get('location') ?? ''))
    const held = new Map(ana.cookies)
    expect((await app.client().ask(back)).status).toBe(403)
    expect((await ana.ask(back.replace(/state=[^&]+/, 'state=outro'))).status).toBe(403)
    expect((await ana.ask(`${back.replace(/state=[^&]+/, '')}&state=%C3%A9%F0%9F%98%80`)).status).toBe(403)
    expect((await ana.ask(back)).status).toBe(303)
    expect((await ana.ask(back)).status).toBe(403)
    // Also with the old cookie: the provider accepts each code once.
    const thief = app.client()
    for (const [name, value] of held) thief.cookies.set(name, value)
    expect((await thief.ask(back)).status).toBe(403)
    expect(app.core.security.within(1)['provider-refused']).toBeGreaterThanOrEqual(4)
  })

  test('in two tabs serves each of them', async () => {
    const { app, provider } = await withProvider()
    await register(app.client(), provider, 'ana')
    const ana = app.client()
    provider.signInAs('ana')
    const first = await ana.ask('/entrar/provedor?next=/curriculo')
    const second = await ana.ask('/entrar/provedor?next=/linkedin')
    const two = await ana.ask(pathOf(await provider.visit(second.headers.get('location') ?? '')))
    const one = await ana.ask(pathOf(await provider.visit(first.headers.get('location') ?? '')))
    expect([one.headers.get('location'), two.headers.get('location')]).toEqual(['/curriculo', '/linkedin'])
    expect((await user(ana)).email).toBe('ana@exemplo.com')
  })

  test('with another issuer is refused, and a person who refused at the provider gets a message', async () => {
    const { app, provider } = await withProvider()
    const ana = app.client()
    provider.signInAs('ana')
    const left = await ana.ask('/entrar/provedor')
    const back = pathOf(await provider.visit(left.headers.get('location') ?? ''))
    expect((await ana.ask(back.replace(/iss=[^&]+/, 'iss=https%3A%2F%2Fmau.example'))).status).toBe(403)
    const again = await ana.ask('/entrar/provedor')
    const state = new URL(again.headers.get('location') ?? '').searchParams.get('state') ?? ''
    const iss = encodeURIComponent(provider.issuer)
    const denied = await ana.ask(`/entrar/provedor/retorno?error=access_denied&state=${state}&iss=${iss}`)
    expect([denied.status, await denied.text()]).toEqual([403, expect.stringContaining('Você não autorizou')])
  })

  test('for another account than the one signed in is refused', async () => {
    const { app, provider } = await withProvider()
    await register(app.client(), provider, 'ana')
    const bia = app.client()
    await bia.register('outra@exemplo.com', 'Outra')
    expect((await signIn(bia, provider, 'ana', '?next=/conta/apagar')).status).toBe(403)
    expect((await user(bia)).email).toBe('outra@exemplo.com')
  })

  test('never leads to another site afterwards', async () => {
    const { app, provider } = await withProvider()
    await register(app.client(), provider, 'ana')
    for (const next of ['//mau.example', 'https://mau.example', '/\\mau.example']) {
      const back = await signIn(app.client(), provider, 'ana', `?next=${encodeURIComponent(next)}`)
      expect([next, back.headers.get('location')]).toEqual([next, '/painel'])
    }
  })

  test('for a deactivated account opens nothing', async () => {
    const { app, provider } = await withProvider()
    await ensureAdmin(app.core, { email: 'dona@vagas.example', password: 'segredo1' })
    const chefe = app.client()
    await chefe.post('/api/login', { email: 'dona@vagas.example', senha: 'segredo1' })
    const ana = app.client()
    await register(ana, provider, 'ana')
    await chefe.post(`/api/admin/toggle-status/${(await user(ana)).id}`, {})
    const back = await signIn(app.client(), provider, 'ana')
    expect([back.status, await back.text()]).toEqual([403, expect.stringContaining('Conta desativada')])
  })
})

describe('an account with a second factor', () => {
  test('asks for it after the provider, and after the password that links one', async () => {
    const { app, provider } = await withProvider()
    await ensureAdmin(app.core, { email: 'ana@exemplo.com', password: 'segredo1' })
    const owner = app.client()
    await owner.post('/api/login', { email: 'ana@exemplo.com', senha: 'segredo1' })
    const { secret } = await enableApp(app, owner)
    const linking = app.client()
    await signIn(linking, provider, 'ana')
    const asked = await linking.form('/entrar/provedor/ligar', { senha: 'segredo1' })
    expect([asked.status, asked.headers.get('location')]).toEqual([
      303,
      expect.stringContaining('/entrar/segundo-fator'),
    ])
    expect((await linking.ask('/api/user')).status).toBe(401)
    const { id } = await user(owner)
    expect(types(app, id)).not.toContain('IdentityLinked')
    const person = { issuer: provider.issuer, subject: 'ana', email: 'ana@exemplo.com', verified: true, name: 'Ana' }
    const link = { kind: 'link', id: Bun.randomUUIDv7(), ...person } as const
    const metadata = { at: app.core.clock(), actor: id, correlation: 'test', causation: null }
    const stream = accountStream(id)
    await app.core.handle(identity, stream, link, metadata)
    const client = app.client()
    const back = await signIn(client, provider, 'ana', '?next=/curriculo')
    expect(back.headers.get('location')).toBe('/entrar/segundo-fator?next=%2Fcurriculo')
    expect((await client.ask('/api/user')).status).toBe(401)
    const done = await client.form('/entrar/segundo-fator', {
      codigo: codeAt(secret, app.core.clock()),
      next: '/curriculo',
    })
    expect([done.status, done.headers.get('location')]).toEqual([303, '/curriculo'])
    expect((await user(client)).id).toBe(id)
  })
})

describe('a provider that lies', () => {
  const now = () => Math.floor(Date.now() / 1000)
  const withForger = async () => {
    const forger = await startForgingProvider(publicUrl)
    open.push(() => forger.close())
    const app = await testApp(forger.environment)
    open.push(() => app.close())
    return { app, forger }
  }
  const lies = {
    nonce: { claims: { nonce: 'outro' } },
    'no nonce': { claims: { nonce: undefined } },
    issuer: { claims: { iss: 'https://mau.example' } },
    audience: { claims: { aud: 'outro' } },
    'several audiences, none of them authorised': { claims: { aud: ['trampolim', 'outro'] } },
    'several audiences, another authorised': { claims: { aud: ['trampolim', 'outro'], azp: 'outro' } },
    'one audience, another authorised': { claims: { azp: 'outro' } },
    'no subject': { claims: { sub: undefined } },
    'a subject too long': { claims: { sub: 'a'.repeat(256) } },
    expired: { claims: { exp: now() - 3600, iat: now() - 7200 } },
    'no expiry': { claims: { exp: undefined } },
    'another key': { signature: 'other-key' },
    'no signature': { signature: 'none' },
    'no ID token': { answer: () => Response.json({ access_token: 'a', token_type: 'bearer' }) },
    'an error': { answer: () => Response.json({ error: 'invalid_grant' }, { status: 400 }) },
    'a page': { answer: () => new Response('<html>', { headers: { 'content-type': 'text/html' } }) },
    'too much': { answer: () => Response.json({ access_token: 'a'.repeat(providerLimits.bytes) }) },
  } as const

  test('about the person is refused, whatever the lie', async () => {
    const { app, forger } = await withForger()
    for (const [name, lie] of Object.entries(lies)) {
      forger.lie({ claims: {}, ...lie })
      const client = app.client()
      const left = await client.ask('/entrar/provedor')
      const back = await client.ask(forger.back(left.headers.get('location') ?? ''))
      expect([name, back.status]).toEqual([name, 403])
      expect([name, client.cookies.has('newcomer'), client.cookies.has('session')]).toEqual([name, false, false])
    }
    for (const claims of [{}, { azp: 'trampolim' }, { aud: ['trampolim', 'outro'], azp: 'trampolim' }]) {
      forger.lie({ claims })
      const client = app.client()
      const left = await client.ask('/entrar/provedor')
      expect((await client.ask(forger.back(left.headers.get('location') ?? ''))).status).toBe(303)
    }
  })

  test('by taking a code twice lets nobody in twice', async () => {
    const { app, forger } = await withForger()
    const client = app.client()
    const left = await client.ask('/entrar/provedor')
    const back = forger.back(left.headers.get('location') ?? '')
    const jar = new Map(client.cookies)
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const one = app.client()
        for (const [name, value] of jar) one.cookies.set(name, value)
        return (await one.ask(back)).status
      }),
    )
    expect(answers.filter((status) => status === 303)).toHaveLength(1)
  })

  test('about itself is not used, and is asked again only after a while', async () => {
    const { app, forger } = await withForger()
    forger.lie({ metadata: { issuer: 'https://mau.example' } })
    expect((await app.client().ask('/entrar/provedor')).status).toBe(503)
    const asked = forger.asked.length
    expect((await app.client().ask('/entrar/provedor')).status).toBe(503)
    expect(forger.asked.length).toBe(asked)
    expect(await (await app.client().ask('/')).text()).toContain('Clube não responde agora')
    forger.lie({})
    app.turn(providerLimits.firstWaitMs)
    expect(await (await app.client().ask('/')).text()).not.toContain('não responde agora')
    expect((await app.client().ask('/entrar/provedor')).status).toBe(303)
  })

  test('or fails in the middle is shown as not answering', async () => {
    const { app, forger } = await withForger()
    forger.lie({ answer: () => new Response(null, { status: 503 }) })
    const client = app.client()
    const left = await client.ask('/entrar/provedor')
    const back = await client.ask(forger.back(left.headers.get('location') ?? ''))
    expect([back.status, await back.text()]).toEqual([503, expect.stringContaining('não responde agora')])
  })
})
