// Second factors of people who sign in by an identity provider: its word is the first factor, and no more.
import { expect, test } from 'bun:test'
import { accountState } from '../../../src/server/accounts/account-state'
import { type Creation, createAuthenticator } from '../../helpers/accounts/authenticator'
import { register, signIn, user, withProvider } from '../../helpers/accounts/provider-sign-in'
import { challenge, codeAt, hidden, site } from '../../helpers/accounts/second-factor'
import { body, type Client, type TestApp } from '../../helpers/app'
import { closeAfterEach } from '../../helpers/close-after-each'

closeAfterEach()

const enable = async (app: TestApp, client: Client) => {
  const configuracao = hidden(await (await client.ask('/conta/seguranca/aplicativo')).text(), 'configuracao')
  const secret = configuracao.split('.')[0] ?? ''
  const codigo = codeAt(secret, app.core.clock())
  const answer = await client.form('/conta/seguranca/aplicativo', { configuracao, codigo })
  return { secret, answer }
}
const isIn = async (client: Client) => (await client.ask('/api/user')).status === 200

test('somebody without a password turns the app on after showing themselves at the provider, and is asked for it there', async () => {
  const { app, provider } = await withProvider()
  const client = app.client()
  await register(client, provider, 'ana')
  const refused = await enable(app, client)
  expect(refused.answer.status).toBe(403)
  expect(await (await client.ask('/conta/seguranca')).text()).toContain('Entrar de novo com Clube')
  await signIn(client, provider, 'ana', '?next=/conta/seguranca')
  const { secret, answer } = await enable(app, client)
  expect(answer.status).toBe(200)
  const { id } = await user(client)
  expect(accountState(app.core, id).secondFactor.totp).toBe(secret)
  app.turn(60_000)

  const other = app.client()
  const stopped = await signIn(other, provider, 'ana', '?next=/curriculo')
  expect([stopped.status, stopped.headers.get('location')]).toEqual([303, '/entrar/segundo-fator?next=%2Fcurriculo'])
  expect(await isIn(other)).toBe(false)
  const codigo = codeAt(secret, app.core.clock())
  const entered = await other.form('/entrar/segundo-fator', { codigo, next: '/curriculo' })
  expect([entered.status, entered.headers.get('location')]).toEqual([303, '/curriculo'])
  expect(other.cookies.has('provider-session')).toBe(true)
  // That sign-in was none to show oneself again; one in an open session is, and needs no second step: the session had it.
  expect((await other.form('/conta/seguranca/aplicativo/desligar', {})).status).toBe(403)
  const shown = await signIn(other, provider, 'ana', '?next=/conta/seguranca')
  expect(shown.headers.get('location')).toBe('/conta/seguranca')
  expect((await other.form('/conta/seguranca/aplicativo/desligar', {})).status).toBe(303)
})

test('where only the provider lets anybody in, a passkey is a second step and no way in of its own', async () => {
  const { app, provider } = await withProvider({ LOCAL_LOGIN: 'off' })
  const client = app.client()
  await register(client, provider, 'ana')
  await signIn(client, provider, 'ana', '?next=/conta/seguranca')
  const device = createAuthenticator(site)
  const options = (await (await client.post('/api/user/passkeys/options', {})).json()) as Creation
  const made = await client.post('/api/user/passkeys', { nome: 'Celular', resposta: device.create(options) })
  expect(made.status).toBe(201)

  const visitor = app.client()
  expect((await visitor.post('/api/login/passkey/options', {})).status).toBe(409)
  const waiting = app.client()
  await signIn(waiting, provider, 'ana')
  const asked = await challenge(waiting)
  visitor.cookies.set('challenge', waiting.cookies.get('challenge') ?? '')
  expect((await visitor.post('/api/login/passkey', { resposta: device.answer(asked) })).status).toBe(401)
  expect(await isIn(visitor)).toBe(false)
  const answer = await waiting.post('/api/login/passkey', { resposta: device.answer(asked) })
  expect([answer.status, (await body(answer)).email]).toEqual([200, 'ana@exemplo.com'])
  expect(waiting.cookies.has('provider-session')).toBe(true)
})
