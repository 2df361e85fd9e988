// Passkeys over HTTP, with an authenticator in software: it can also answer as no honest one would.
import { describe, expect, test } from 'bun:test'
import { accountState } from '../../../src/server/accounts/account-state'
import { removeByOperator } from '../../../src/server/accounts/second-factor/admin-removal'
import { relyingParty } from '../../../src/server/accounts/second-factor/ceremony'
import { makeAdmin } from '../../../src/server/admin/operator/operator'
import { claimProblems } from '../../../src/server/storage/check/claims'
import { type Creation, createAuthenticator } from '../../helpers/accounts/authenticator'
import { addPasskey, challenge, enableApp, hidden, password, site } from '../../helpers/accounts/second-factor'
import { body, type Client } from '../../helpers/app'
import { accountOf } from '../../helpers/events/notifications'
import { fileApp } from '../../helpers/file-app'

const app = fileApp()

let people = 0
const registered = async () => {
  const client = app.client()
  const email = `chave${++people}@exemplo.com.br`
  expect((await client.register(email)).status).toBe(201)
  return { client, email, id: await accountOf(client) }
}
const member = async () => {
  const one = await registered()
  const { device, answer } = await addPasskey(one.client)
  expect(answer.status).toBe(201)
  return { ...one, device }
}
const enter = (client: Client, resposta: unknown) => client.post('/api/login/passkey', { resposta })
const isIn = async (client: Client) => (await client.ask('/api/user')).status === 200

describe('adding a passkey', () => {
  test('asks for the password, lists it by its name, and makes the recovery codes with the first', async () => {
    const { client, id } = await registered()
    expect((await client.post('/api/user/passkeys/options', { senha: 'errada-1' })).status).toBe(422)
    const { answer } = await addPasskey(client, '  Celular da Ana ')
    expect(answer.status).toBe(201)
    const made = await body<{ codigos: string[]; passkeys: unknown[] }>(answer)
    expect(made.codigos).toHaveLength(10)
    expect(made.passkeys).toMatchObject([{ nome: 'Celular da Ana', ultimo_uso: null }])
    const second = await addPasskey(client, 'Notebook')
    expect((await body(second.answer)).codigos).toBeNull()
    expect(accountState(app.core, id).secondFactor.passkeys.map(({ name }) => name)).toEqual([
      'Celular da Ana',
      'Notebook',
    ])
  })

  test('the options ask for a key that signs in by itself and checks who holds it', async () => {
    const { client, email } = await registered()
    const options = await body(await client.post('/api/user/passkeys/options', { senha: password }))
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
  })

  test('refuses an answer to another challenge, of another site, unverified, nameless, or sent twice', async () => {
    const { client, id } = await registered()
    const device = createAuthenticator(site)
    const begin = async () =>
      (await (await client.post('/api/user/passkeys/options', { senha: password })).json()) as Creation
    const send = async (resposta: unknown, nome = 'Celular') =>
      (await client.post('/api/user/passkeys', { nome, resposta })).status
    for (const wrong of [
      { challenge: 'AAAA' },
      { origin: 'https://evil.example' },
      { rpId: 'evil.example' },
      { verified: false },
    ])
      expect([wrong, await send(device.create(await begin(), wrong))]).toEqual([wrong, 422])
    for (const broken of [null, 'x', {}, { id: 'a', rawId: 'a', type: 'public-key', response: {} }])
      expect(await send(broken)).toBe(422)
    const right = device.create(await begin())
    const cookie = client.cookies.get('challenge') ?? ''
    expect(await send(right, ' \u200b ')).toBe(422)
    expect(await send(right, 'x'.repeat(61))).toBe(422)
    expect(await send(right)).toBe(201)
    client.cookies.set('challenge', cookie)
    // The account has changed since, so its challenge is none any more.
    expect(await send(right)).toBe(422)
    expect(accountState(app.core, id).secondFactor.passkeys).toHaveLength(1)
  })

  test('one that already opens an account is refused at another, until it is removed there', async () => {
    const [one, other] = [await registered(), await registered()]
    const device = createAuthenticator(site)
    const add = async ({ client }: { client: Client }) => {
      const options = await body<Creation>(await client.post('/api/user/passkeys/options', { senha: password }))
      return client.post('/api/user/passkeys', { nome: 'Celular', resposta: device.create(options) })
    }
    expect((await add(one)).status).toBe(201)
    const refused = await add(other)
    expect([refused.status, (await body<{ code: string }>(refused)).code]).toEqual([409, 'passkey-elsewhere'])
    expect(accountState(app.core, other.id).secondFactor.passkeys).toEqual([])
    expect(claimProblems(app.core.events, app.core.secrets)).toEqual([])
    const passkey = accountState(app.core, one.id).secondFactor.passkeys[0]?.id ?? ''
    await one.client.form('/conta/seguranca/passkeys/remover', { passkey, senha: password })
    expect((await add(other)).status).toBe(201)
    expect(claimProblems(app.core.events, app.core.secrets)).toEqual([])
    // Every way in which passkeys leave an account releases them.
    await removeByOperator(app.core, other.email)
    await other.client.post('/api/login', { email: other.email, senha: password })
    expect((await add(one)).status).toBe(201)
    await makeAdmin(app.core, { email: one.email, password: 'maré alta 7', existing: true })
    expect((await add(other)).status).toBe(201)
    expect((await other.client.form('/conta/apagar', { senha: password })).status).toBe(303)
    expect(
      app.core.events.claims().filter(({ kind, stream }) => kind === 'passkey' && stream.endsWith(one.id)),
    ).toEqual([])
    expect(claimProblems(app.core.events, app.core.secrets)).toEqual([])
  })

  test('a challenge of another session makes no passkey here', async () => {
    const [one, other] = [await registered(), await registered()]
    const options = (await (
      await one.client.post('/api/user/passkeys/options', { senha: password })
    ).json()) as Creation
    other.client.cookies.set('challenge', one.client.cookies.get('challenge') ?? '')
    const resposta = createAuthenticator(site).create(options)
    expect((await other.client.post('/api/user/passkeys', { nome: 'X', resposta })).status).toBe(422)
  })

  test('is not offered where browsers have none', () => {
    const at = (publicUrl: string | null, url: string) =>
      relyingParty({ config: { ...app.config, publicUrl } }, { url: new URL(url) })
    expect(at(null, 'http://localhost:3000/x')).toEqual({ id: 'localhost', origin: 'http://localhost:3000' })
    expect(at(null, 'http://127.0.0.1:3000/x')).toBeNull()
    expect(at('https://vagas.example', 'http://vagas.example/x')).toEqual({
      id: 'vagas.example',
      origin: 'https://vagas.example',
    })
    expect(at('https://vagas.example', 'http://nas.lan:3000/x')).toBeNull()
    expect(at('http://vagas.example', 'http://vagas.example/x')).toBeNull()
    expect(at('https://192.168.1.5', 'http://192.168.1.5/x')).toBeNull()
    expect(at('https://[fd00::5]', 'http://[fd00::5]/x')).toBeNull()
  })
})

describe('signing in with a passkey', () => {
  test('needs nothing else, and says when it was last used', async () => {
    const { client: own, email, device } = await member()
    const client = app.client()
    const answer = await enter(client, device.answer(await challenge(client)))
    expect(answer.status).toBe(200)
    expect(await body(answer)).toMatchObject({ email })
    expect(await isIn(client)).toBe(true)
    const { passkeys } = await body<{ passkeys: { ultimo_uso: string }[] }>(await own.ask('/api/user/second-factor'))
    expect(passkeys[0]?.ultimo_uso).toBe(new Date(app.core.clock()).toISOString())
  })

  test('works as the second step after the password, for which the browser is given the account’s keys', async () => {
    const { email, device } = await member()
    const client = app.client()
    const first = await client.post('/api/login', { email, senha: password })
    expect(await body(first)).toMatchObject({ code: 'second-factor', metodos: ['passkey', 'recuperacao'] })
    const options = await challenge(client)
    const resposta = device.answer(options)
    expect(options).toMatchObject({ allowCredentials: [{ id: resposta.id }], userVerification: 'required' })
    expect((await enter(client, resposta)).status).toBe(200)
  })

  test('refuses every answer that is not wholly right', async () => {
    const { device, id } = await member()
    const other = await member()
    const client = app.client()
    const wrongs = [
      { origin: 'https://evil.example' },
      { rpId: 'evil.example' },
      { challenge: 'AAAA' },
      { verified: false },
      { userHandle: Buffer.from(other.id).toString('base64url') },
      { userHandle: Buffer.from(Bun.randomUUIDv7()).toString('base64url') },
      { userHandle: 'x' },
    ]
    for (const wrong of wrongs) {
      const answer = await enter(client, device.answer(await challenge(client), wrong))
      expect([wrong, answer.status, (await body(answer)).code]).toEqual([wrong, 401, 'passkey-refused'])
    }
    const right = device.answer(await challenge(client))
    const otherKey = other.device.answer(await challenge(client), {
      userHandle: Buffer.from(id).toString('base64url'),
    })
    for (const broken of [null, [], 'x', { ...right, response: null }, { ...right, id: otherKey.id }, otherKey])
      expect((await enter(client, broken)).status).toBe(401)
    expect(await isIn(client)).toBe(false)
  })

  test('a challenge is of one browser, of five minutes, and of one sign-in', async () => {
    const { device } = await member()
    const [client, thief] = [app.client(), app.client()]
    const options = await challenge(client)
    await challenge(thief)
    expect((await enter(thief, device.answer(options))).status).toBe(401)
    const late = await challenge(client)
    app.turn(5 * 60_000 + 1)
    expect((await enter(client, device.answer(late))).status).toBe(401)
    const fresh = await challenge(client)
    const note = client.cookies.get('challenge') ?? ''
    expect((await enter(client, device.answer(fresh))).status).toBe(200)
    const again = app.client()
    again.cookies.set('challenge', note)
    expect((await enter(again, device.answer(fresh))).status).toBe(401)
  })

  test('100 parallel answers to one challenge: one is accepted', async () => {
    const { device } = await member()
    const client = app.client()
    const options = await challenge(client)
    const note = client.cookies.get('challenge') ?? ''
    const answers = Array.from({ length: 100 }, () => device.answer(options))
    const tries = await Promise.all(
      answers.map(async (resposta) => {
        const one = app.client()
        one.cookies.set('challenge', note)
        return (await enter(one, resposta)).status
      }),
    )
    expect(tries.filter((status) => status === 200)).toHaveLength(1)
  })

  test('a signature counter that goes back is refused, one that never counts is not', async () => {
    const { device } = await member()
    const client = app.client()
    const use = async (counter: number) =>
      (await enter(client, device.answer(await challenge(client), { counter }))).status
    expect(await use(10)).toBe(200)
    expect(await use(10)).toBe(401)
    expect(await use(9)).toBe(401)
    expect(await use(11)).toBe(200)

    const { client: own } = await registered()
    const uncounted = createAuthenticator(site)
    const options = (await (await own.post('/api/user/passkeys/options', { senha: password })).json()) as Creation
    const made = uncounted.create(options, { counter: 0 })
    expect((await own.post('/api/user/passkeys', { nome: 'Chave', resposta: made })).status).toBe(201)
    for (let times = 0; times < 2; times++)
      expect((await enter(client, uncounted.answer(await challenge(client), { counter: 0 }))).status).toBe(200)
  })

  test('of a deactivated account is refused', async () => {
    const { device, id } = await member()
    const { administration } = await import('../../../src/domain/accounts/administration')
    await app.core.handle(
      administration,
      `account/${id}`,
      { kind: 'toggle', to: null, reason: 'security', note: '', own: false, others: 1 },
      { at: app.core.clock(), actor: 'operator', correlation: Bun.randomUUIDv7(), causation: null },
    )
    const client = app.client()
    const answer = await enter(client, device.answer(await challenge(client)))
    expect([answer.status, (await body(answer)).code]).toEqual([403, 'account-inactive'])
  })
})

describe('removing a passkey', () => {
  test('asks for the password; it signs in no more, and its last use is forgotten', async () => {
    const { client: own, device, id } = await member()
    const client = app.client()
    await enter(client, device.answer(await challenge(client)))
    const [passkey] = accountState(app.core, id).secondFactor.passkeys
    const key = passkey?.id ?? ''
    expect(app.core.passkeyUses.of(key)).not.toBeNull()
    const page = await (await own.ask('/conta/seguranca')).text()
    expect(hidden(page, 'passkey')).toBe(key)
    const remove = (senha: string) => own.form('/conta/seguranca/passkeys/remover', { passkey: key, senha })
    expect((await remove('errada-1')).status).toBe(422)
    expect((await remove(password)).status).toBe(303)
    expect(await isIn(client)).toBe(false)
    expect(app.core.passkeyUses.of(key)).toBeNull()
    expect((await enter(client, device.answer(await challenge(client)))).status).toBe(401)
    expect((await remove(password)).status).toBe(409)
  })

  test('with the app left, the password still asks for a second step', async () => {
    const { client, email, id } = await member()
    await enableApp(app, client)
    const key = accountState(app.core, id).secondFactor.passkeys[0]?.id ?? ''
    await client.form('/conta/seguranca/passkeys/remover', { passkey: key, senha: password })
    const answer = await app.client().post('/api/login', { email, senha: password })
    expect(await body(answer)).toMatchObject({ code: 'second-factor', metodos: ['app', 'recuperacao'] })
  })
})
