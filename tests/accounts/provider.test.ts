// Signing in by an OpenID Connect provider: a new account, linking one, and what asks for a password without one.
import { describe, expect, test } from 'bun:test'
import { accountStream } from '../../src/events/schema/events'
import { flowMs } from '../../src/server/accounts/oidc/flow'
import { freshMs } from '../../src/server/accounts/oidc/fresh'
import { newcomerMs } from '../../src/server/accounts/oidc/newcomer'
import { ensureAdmin } from '../../src/server/admin/operator/operator'
import { claimProblems } from '../../src/server/storage/check/claims'
import type { IdentityProvider } from '../helpers/accounts/identity-provider'
import {
  pathOf,
  publicUrl,
  register,
  signIn,
  terms,
  types,
  user,
  withProvider,
} from '../helpers/accounts/provider-sign-in'
import { body, type Client, testApp } from '../helpers/app'
import { closeAfterEach, open } from '../helpers/close-after-each'

closeAfterEach()

describe('somebody new', () => {
  test('accepts the terms and gets an account, and signs in to it the next time', async () => {
    const { app, provider } = await withProvider()
    const ana = app.client()
    expect((await ana.form('/entrar/provedor/conta', { nome: 'Ana', ...terms })).status).toBe(410)
    await signIn(ana, provider, 'ana')
    expect((await ana.form('/entrar/provedor/conta', { nome: 'Ana' })).status).toBe(422)
    const made = await ana.form('/entrar/provedor/conta', { nome: 'Ana', ...terms })
    expect([made.status, made.headers.get('location')]).toEqual([303, '/painel'])
    const { id, email, papel } = await user(ana)
    expect([email, papel]).toEqual(['ana@exemplo.com', 'usuario'])
    expect(types(app, id)).toEqual(['AccountRegistered', 'IdentityLinked', 'AddressProved', 'NotificationRaised'])
    const again = app.client()
    const back = await signIn(again, provider, 'ana', '?next=/curriculo')
    expect([back.status, back.headers.get('location')]).toEqual([303, '/curriculo'])
    expect((await user(again)).id).toBe(id)
    expect(claimProblems(app.core.events, app.core.secrets)).toEqual([])
  })

  test('has no password that would let anybody in, whatever is typed', async () => {
    const { app, provider } = await withProvider()
    await register(app.client(), provider, 'ana')
    for (const senha of [' ', 'segredo1', '$argon2id$'])
      expect((await app.client().post('/api/login', { email: 'ana@exemplo.com', senha })).status).toBe(401)
  })

  test('whose address is not verified has an unproved one, and without an address types it', async () => {
    const { app, provider } = await withProvider()
    const bia = app.client()
    await register(bia, provider, 'bia')
    expect(types(app, (await user(bia)).id)).toEqual(['AccountRegistered', 'IdentityLinked', 'NotificationRaised'])
    const dora = app.client()
    await register(dora, provider, 'dora', { email: 'dora@exemplo.com' })
    expect(types(app, (await user(dora)).id)).toEqual(['AccountRegistered', 'IdentityLinked', 'NotificationRaised'])
    const caio = app.client()
    await signIn(caio, provider, 'caio')
    expect(await (await caio.ask('/entrar/provedor/conta')).text()).toContain('&lt;b&gt;Caio&lt;/b&gt;')
    expect((await caio.form('/entrar/provedor/conta', { nome: 'Caio', ...terms })).status).toBe(422)
    await caio.form('/entrar/provedor/conta', { nome: 'Caio', email: 'caio@exemplo.com', ...terms })
    expect((await user(caio)).email).toBe('caio@exemplo.com')
  })

  test('cannot take longer than ten minutes, at the provider or before the terms', async () => {
    const { app, provider } = await withProvider()
    const ana = app.client()
    provider.signInAs('ana')
    const left = await ana.ask('/entrar/provedor')
    const back = pathOf(await provider.visit(left.headers.get('location') ?? ''))
    app.turn(flowMs)
    expect((await ana.ask(back)).status).toBe(403)
    await signIn(ana, provider, 'ana')
    app.turn(newcomerMs)
    expect((await ana.form('/entrar/provedor/conta', { nome: 'Ana', ...terms })).status).toBe(410)
  })
})

describe('an account of the same address', () => {
  test('that is proved is linked by its password alone, and never silently', async () => {
    const { app, provider } = await withProvider()
    // The operator vouches for the address of the admin it creates.
    await ensureAdmin(app.core, { email: 'ana@exemplo.com', password: 'segredo1' })
    const ana = app.client()
    await signIn(ana, provider, 'ana')
    const page = await (await ana.ask('/entrar/provedor/conta')).text()
    expect(page).toContain('Já existe uma conta com ana@exemplo.com')
    expect((await ana.ask('/api/user')).status).toBe(401)
    expect((await ana.form('/entrar/provedor/conta', { nome: 'Ana', ...terms })).status).toBe(409)
    expect((await ana.form('/entrar/provedor/ligar', { senha: 'errada' })).status).toBe(403)
    expect((await ana.form('/entrar/provedor/ligar', { senha: 'segredo1' })).status).toBe(303)
    expect((await user(ana)).papel).toBe('admin')
    const again = app.client()
    await signIn(again, provider, 'ana')
    expect((await user(again)).email).toBe('ana@exemplo.com')
  })

  test('that is not proved, or that the provider did not verify, is not offered', async () => {
    const { app, provider } = await withProvider()
    await app.client().register('ana@exemplo.com', 'Impostora')
    const ana = app.client()
    await signIn(ana, provider, 'ana')
    expect((await ana.form('/entrar/provedor/ligar', { senha: 'segredo1' })).status).toBe(410)
    await ensureAdmin(app.core, { email: 'bia@exemplo.com', password: 'segredo1' })
    const bia = app.client()
    await signIn(bia, provider, 'bia')
    expect((await bia.form('/entrar/provedor/ligar', { senha: 'segredo1' })).status).toBe(410)
    expect((await bia.form('/entrar/provedor/conta', { nome: 'Bia', ...terms })).status).toBe(409)
  })
})

describe('linking from the account', () => {
  const link = async (client: Client, provider: IdentityProvider, subject: string) => {
    provider.signInAs(subject)
    const page = await (await client.form('/conta/entrada', { senha: 'segredo1' })).text()
    const href = /href="(http:\/\/127[^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? ''
    return pathOf(await provider.visit(href))
  }

  test('asks for the password and once more at the end; either sign-in works then, and the link can end', async () => {
    const { app, provider } = await withProvider()
    const dora = app.client()
    await dora.register('dora@exemplo.com', 'Dora')
    expect((await dora.form('/conta/entrada', { senha: 'errada' })).status).toBe(422)
    const { id } = await user(dora)
    expect((await dora.ask(await link(dora, provider, 'ana'))).headers.get('location')).toBe('/conta/entrada/confirmar')
    expect(types(app, id)).not.toContain('IdentityLinked')
    expect(await (await dora.ask('/conta/entrada/confirmar')).text()).toContain('ana@exemplo.com')
    expect((await dora.form('/conta/entrada/confirmar', {})).status).toBe(303)
    const other = app.client()
    await signIn(other, provider, 'ana')
    expect((await user(other)).id).toBe(id)
    const page = await (await dora.ask('/conta')).text()
    const entrada = /name="entrada" value="([^"]+)"/.exec(page)?.[1] ?? ''
    expect((await dora.form('/conta/entrada/desligar', { entrada, senha: 'errada' })).status).toBe(422)
    expect((await dora.form('/conta/entrada/desligar', { entrada, senha: 'segredo1' })).status).toBe(303)
    const newcomer = app.client()
    expect((await signIn(newcomer, provider, 'ana')).headers.get('location')).toBe('/entrar/provedor/conta')
    expect(claimProblems(app.core.events, app.core.secrets)).toEqual([])
  })

  test('is bound to the session that asked, and an identity of another account is refused', async () => {
    const { app, provider } = await withProvider()
    const dora = app.client()
    await dora.register('dora@exemplo.com', 'Dora')
    const back = await link(dora, provider, 'ana')
    const eva = app.client()
    await eva.register('eva@exemplo.com', 'Eva')
    for (const [name, value] of dora.cookies) if (name.startsWith('provider-')) eva.cookies.set(name, value)
    expect((await eva.ask(back)).status).toBe(403)
    await register(app.client(), provider, 'ana')
    await eva.ask(await link(eva, provider, 'ana'))
    expect((await eva.form('/conta/entrada/confirmar', {})).status).toBe(409)
  })
})

describe('without a password', () => {
  test('what asks for one asks to sign in at the provider again', async () => {
    const { app, provider } = await withProvider()
    const ana = app.client()
    await register(ana, provider, 'ana')
    const { id } = await user(ana)
    expect((await ana.form('/conta/apagar', { senha: '' })).status).toBe(403)
    expect(await (await ana.ask('/conta/apagar')).text()).toContain('Entrar de novo com Clube')
    // The provider has a session of hers, and still asks who she is.
    provider.signInAs('ana')
    const left = await ana.ask('/entrar/provedor?next=/conta/apagar')
    expect(left.headers.get('location')).toContain('prompt=login')
    await ana.ask(pathOf(await provider.visit(left.headers.get('location') ?? '')))
    app.turn(freshMs)
    expect((await ana.form('/conta/apagar', { senha: '' })).status).toBe(403)
    await signIn(ana, provider, 'ana')
    expect((await ana.form('/conta/apagar', { senha: '' })).status).toBe(303)
    expect(types(app, id)).toContain('AccountErased')
    expect((await signIn(app.client(), provider, 'ana')).headers.get('location')).toBe('/entrar/provedor/conta')
    expect(claimProblems(app.core.events, app.core.secrets)).toEqual([])
  })

  test('the only way in cannot be unlinked', async () => {
    const { app, provider } = await withProvider()
    const ana = app.client()
    await register(ana, provider, 'ana')
    await signIn(ana, provider, 'ana')
    const [linked] = app.core.events
      .read(accountStream((await user(ana)).id))
      .filter(({ type }) => type === 'IdentityLinked')
    const entrada = String(linked?.data.identity)
    expect((await ana.form('/conta/entrada/desligar', { entrada, senha: '' })).status).toBe(409)
  })
})

test('a provider that is away keeps nothing else from working', async () => {
  const environment = {
    PUBLIC_URL: publicUrl,
    OIDC_ISSUER: 'http://127.0.0.1:1',
    OIDC_CLIENT_ID: 'a',
    OIDC_CLIENT_SECRET: 'b',
  }
  const app = await testApp(environment)
  open.push(() => app.close())
  expect((await app.client().ask('/entrar/provedor')).status).toBe(503)
  expect((await app.client().register('ana@exemplo.com', 'Ana')).status).toBe(201)
})

describe('LOCAL_LOGIN=off', () => {
  test('closes every way in by a password, and leaves the provider and the first admin', async () => {
    const { app, provider } = await withProvider({ LOCAL_LOGIN: 'off' })
    const client = app.client()
    const page = await (await client.ask('/')).text()
    expect(page).toContain('Aqui se entra com Clube')
    expect(page).not.toContain('name="senha"')
    const login = await client.post('/api/login', { email: 'ana@exemplo.com', senha: 'segredo1' })
    expect([login.status, (await body<{ code: string }>(login)).code]).toEqual([403, 'local-login-off'])
    expect((await client.register('ana@exemplo.com', 'Ana')).status).toBe(403)
    for (const path of ['/entrar', '/registrar', '/esqueci-senha', '/redefinir-senha'])
      expect([path, (await client.form(path, { email: 'ana@exemplo.com', senha: 'segredo1' })).status]).toEqual([
        path,
        403,
      ])
    for (const path of ['/esqueci-senha', '/redefinir-senha']) expect((await client.ask(path)).status).toBe(403)
    await register(client, provider, 'ana')
    expect((await user(client)).email).toBe('ana@exemplo.com')
    const token = app.setup.token(app.core.clock()) ?? ''
    const first = app.client()
    const fields = { codigo: token, nome: 'Dona', email: 'dona@vagas.example', senha: 'maré alta 7' }
    expect((await first.form('/primeiro-acesso', fields)).headers.get('location')).toBe('/painel')
    expect((await user(first)).papel).toBe('admin')
  })
})

test('signing out offers to sign out at the provider too, and only who came from there', async () => {
  const { app, provider } = await withProvider()
  const ana = app.client()
  await register(ana, provider, 'ana')
  const out = await ana.form('/sair', {})
  expect(out.headers.get('location')).toBe('/saiu')
  expect(await (await ana.ask('/saiu')).text()).toContain('href="/sair/provedor"')
  const away = (await ana.ask('/sair/provedor')).headers.get('location') ?? ''
  expect(away).toStartWith(`${provider.issuer}/session/end?`)
  expect(new URL(away).searchParams.get('post_logout_redirect_uri')).toBe(`${publicUrl}/`)
  const bia = app.client()
  await bia.register('bia@exemplo.com', 'Bia')
  expect((await bia.form('/sair', {})).headers.get('location')).toBe('/')

  const again = app.client()
  await signIn(again, provider, 'ana')
  const answer = await again.ask('/sair', { method: 'POST', headers: { accept: 'application/json' } })
  expect([answer.status, await answer.json()]).toEqual([200, { next: '/saiu' }])
  expect((await again.ask('/api/user')).status).toBe(401)
})

test('nothing of it is there without a provider', async () => {
  const app = await testApp()
  open.push(() => app.close())
  const client = app.client()
  expect((await client.ask('/entrar/provedor')).status).toBe(404)
  expect((await client.ask('/entrar/provedor/retorno?code=a&state=b')).status).toBe(404)
  expect(await (await client.ask('/')).text()).not.toContain('/entrar/provedor')
})
