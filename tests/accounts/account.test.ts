// Registering, signing in and out, as a program and as a browser without JavaScript do it.
import { describe, expect, test } from 'bun:test'
import { passwordLength } from '../../src/api/account/accounts'
import { idleMs, sessionMs } from '../../src/domain/accounts/session'
import { ensureAdmin } from '../../src/server/admin/operator/operator'
import { loginBuckets } from '../../src/server/security/buckets'
import { body, testApp } from '../helpers/app'
import { fileApp } from '../helpers/file-app'

const app = fileApp()

describe('registering', () => {
  test('answers with the user and signs in', async () => {
    const ana = app.client()
    const answer = await ana.register('ana@exemplo.com.br', 'Ana Lima')
    expect(answer.status).toBe(201)
    const user = await body(answer)
    expect(user).toMatchObject({
      nome: 'Ana Lima',
      email: 'ana@exemplo.com.br',
      papel: 'usuario',
      status_assinatura: 'free',
    })
    expect(JSON.stringify(user)).not.toContain('argon2')
    expect(await body(await ana.ask('/api/user'))).toEqual(user)
  })

  test.each([
    [{ nome: '' }, 'nome', 'O nome é obrigatória'],
    [{ nome: '   ' }, 'nome', 'O nome é obrigatória'],
    [{ email: 'nada' }, 'email', 'Email inválido'],
    [{ email: 'a b@c.de' }, 'email', 'Email inválido'],
    [{ senha: '12345' }, 'senha', 'A senha deve ter pelo menos 6 caracteres'],
    [{ aceitarTermos: false }, 'aceitarTermos', 'Você deve aceitar os termos de serviço e a política de privacidade'],
    [{ aceitarTermos: 'true' }, 'aceitarTermos', 'Você deve aceitar os termos de serviço e a política de privacidade'],
    [{ nome: undefined }, 'nome', 'O nome é obrigatória'],
    [{ senha: undefined }, 'senha', 'A senha deve ter pelo menos 6 caracteres'],
    [{ email: 7 }, 'email', 'Email inválido'],
  ])('with %p is refused at %p', async (wrong, field, text) => {
    const input = { nome: 'Ana', email: 'nova@exemplo.com', senha: 'segredo-de-teste', aceitarTermos: true, ...wrong }
    const answer = await app.client().post('/api/register', input)
    expect(answer.status).toBe(422)
    const problem = await body<{ code: string; message: string; fields: Record<string, string> }>(answer)
    expect(problem.fields[field]).toBe(text)
    expect(problem.code).toBe('invalid')
    expect(JSON.stringify(problem)).not.toContain('nova@exemplo.com')
  })

  test('all wrong fields are named', async () => {
    const answer = await app.client().post('/api/register', {})
    const { fields } = await body<{ fields: object }>(answer)
    expect(Object.keys(fields).sort()).toEqual(['aceitarTermos', 'email', 'nome', 'senha'])
  })

  test('with a mistyped mail service asks what was meant and takes it as it is, also without JavaScript', async () => {
    const fields = { nome: 'Ana', senha: 'segredo-de-teste', confirmarSenha: 'segredo-de-teste', aceitarTermos: 'true' }
    const ana = app.client()
    const refused = await ana.form('/registrar', { ...fields, email: 'ana.typo@gmial.com', nome: '' })
    expect([refused.status, await refused.text()]).toEqual([
      422,
      expect.stringContaining('Você quis dizer ana.typo@gmail.com?'),
    ])
    const taken = await ana.form('/registrar', { ...fields, email: 'ana.typo@gmial.com' })
    expect(taken.headers.get('location')).toBe('/painel')
    expect(await (await ana.ask('/painel')).text()).toContain(
      'Sua conta usa ana.typo@gmial.com. Você quis dizer ana.typo@gmail.com? Dá para corrigir em Editar perfil.',
    )
    expect(await body(await ana.ask('/api/user'))).toMatchObject({ email: 'ana.typo@gmial.com' })
    expect(await (await ana.ask('/editar-perfil')).text()).toContain('Você quis dizer ana.typo@gmail.com?')
  })

  test('the hint and the refusal of a password name the same least length', async () => {
    const { shortest } = passwordLength
    const page = await (await app.client().ask('/?tab=registrar')).text()
    expect(page).toContain(`Pelo menos ${shortest} caracteres`)
    const short = { nome: 'Ana', email: 'curta@exemplo.com', senha: '7'.repeat(shortest - 1), aceitarTermos: true }
    expect(await body(await app.client().post('/api/register', short))).toMatchObject({
      fields: { senha: `A senha deve ter pelo menos ${shortest} caracteres` },
    })
  })

  test('in English speaks English', async () => {
    const answer = await app
      .client({ 'accept-language': 'en-GB,en' })
      .post('/api/register', { nome: 'A', email: 'x', senha: '123456', aceitarTermos: true })
    expect(await body(answer)).toMatchObject({ fields: { email: 'Invalid email' } })
  })

  test('an address is taken once, however it is written and however many ask at once', async () => {
    const asked = ['bia@exemplo.com', 'BIA@exemplo.com ', 'Bia@Exemplo.com'].map((email) =>
      app.client().register(email),
    )
    const statuses = (await Promise.all(asked)).map(({ status }) => status).sort()
    expect(statuses).toEqual([201, 409, 409])
  })

  test('unknown fields change nothing: nobody registers as an admin', async () => {
    const answer = await app.client().post('/api/register', {
      nome: 'Eva',
      email: 'eva@exemplo.com',
      senha: 'segredo-de-teste',
      aceitarTermos: true,
      papel: 'admin',
      role: 'admin',
      __proto__: { role: 'admin' },
    })
    expect(await body(answer)).toMatchObject({ papel: 'usuario' })
  })

  test('a body that is no JSON is a clear 400', async () => {
    const answer = await app
      .client()
      .ask('/api/register', { method: 'POST', body: '{"nome":', headers: { 'content-type': 'application/json' } })
    expect([answer.status, (await body(answer)).code]).toEqual([400, 'bad-request'])
  })
})

describe('signing in', () => {
  test('gives one answer for an unknown address and a wrong password', async () => {
    await app.client().register('caio@exemplo.com')
    const wrong = await app.client().post('/api/login', { email: 'caio@exemplo.com', senha: 'errada' })
    const unknown = await app.client().post('/api/login', { email: 'ninguem@exemplo.com', senha: 'errada' })
    expect([wrong.status, unknown.status]).toEqual([401, 401])
    expect(await wrong.text()).toBe(await unknown.text())
    expect([...wrong.headers.keys()].sort()).toEqual([...unknown.headers.keys()].sort())
  })

  test('works with the address in any case, and ends at logout on the server too', async () => {
    await app.client().register('dora@exemplo.com')
    const dora = app.client()
    expect((await dora.post('/api/login', { email: ' DORA@exemplo.com', senha: 'segredo1' })).status).toBe(200)
    const token = dora.cookies.get('session') ?? ''
    expect(token.length).toBeGreaterThan(40)
    expect((await dora.post('/api/logout', {})).status).toBe(200)
    expect(dora.cookies.has('session')).toBe(false)
    const thief = app.client()
    thief.cookies.set('session', token)
    expect((await thief.ask('/api/user')).status).toBe(401)
  })

  test('a new sign-in is a new session, and the token is in no event', async () => {
    await app.client().register('elis@exemplo.com')
    const [one, two] = [app.client(), app.client()]
    for (const client of [one, two]) await client.post('/api/login', { email: 'elis@exemplo.com', senha: 'segredo1' })
    const tokenOf = (client: typeof one) => client.cookies.get('session')?.split('.')[1] ?? 'none'
    const token = tokenOf(one)
    expect(token.length).toBe(43)
    expect(token).not.toBe(tokenOf(two))
    const stored = app.core.events.readAll(0, 10_000).map((event) => JSON.stringify([event.data, event.personal()]))
    expect(stored.join()).not.toContain(token)
  })

  test('an unknown, empty or absurd cookie is nobody', async () => {
    for (const value of ['', 'x', 'a'.repeat(5000)]) {
      const client = app.client()
      client.cookies.set('session', value)
      expect((await client.ask('/api/user')).status).toBe(401)
    }
  })

  test('a session runs out', async () => {
    const own = await testApp()
    const fabio = own.client()
    await fabio.register('fabio@exemplo.com')
    for (let left = sessionMs; left > 1000; left -= idleMs - 1000) {
      expect((await fabio.ask('/api/user')).status).toBe(200)
      own.turn(Math.min(left - 1000, idleMs - 1000))
    }
    expect((await fabio.ask('/api/user')).status).toBe(200)
    own.turn(1000)
    expect((await fabio.ask('/api/user')).status).toBe(401)
    await own.close()
  })
})

describe('guessing', () => {
  test('is slowed down, and a stranger cannot lock a person out', async () => {
    const own = await testApp({ RATE_LIMIT: 'on' })
    const gil = own.client()
    await gil.register('gil@exemplo.com')
    await gil.post('/api/logout', {})
    const stranger = own.client()
    const statuses: number[] = []
    for (let i = 0; i < loginBuckets.pair.capacity + 3; i++)
      statuses.push((await stranger.post('/api/login', { email: 'gil@exemplo.com', senha: `errada${i}` })).status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(loginBuckets.pair.capacity)
    expect(statuses.at(-1)).toBe(429)
    const late = await stranger.post('/api/login', { email: 'gil@exemplo.com', senha: 'segredo1' })
    expect(late.status).toBe(429)
    expect(Number(late.headers.get('retry-after'))).toBeWithin(1, 31)
    // The person's own browser is known to the account and draws from another bucket.
    expect((await gil.post('/api/login', { email: 'gil@exemplo.com', senha: 'segredo1' })).status).toBe(200)
    own.turn(loginBuckets.pair.refillMs)
    expect((await stranger.post('/api/login', { email: 'gil@exemplo.com', senha: 'segredo1' })).status).toBe(200)
    await own.close()
  })

  test('a browser that signed in with an earlier password is a stranger’s again, and keeps its owner out of nothing', async () => {
    const own = await testApp({ RATE_LIMIT: 'on' })
    const [owner, former] = [own.client(), own.client()]
    const email = 'ines@exemplo.com'
    await owner.register(email)
    expect((await former.post('/api/login', { email, senha: 'segredo1' })).status).toBe(200)
    const json = { nome: 'Inês', email, senha_atual: 'segredo1', senha_nova: 'outra-senha-boa-9' }
    const headers = { 'content-type': 'application/json' }
    await owner.ask('/api/user/profile', { method: 'PUT', body: JSON.stringify(json), headers })
    for (let n = 0; n < loginBuckets.device.capacity + 1; n++)
      await former.post('/api/login', { email, senha: `errada-${n}` })
    expect((await former.post('/api/login', { email, senha: 'errada' })).status).toBe(429)
    await owner.post('/api/logout', {})
    // From the address of those guesses, by the browser that chose the password.
    expect((await owner.post('/api/login', { email, senha: 'outra-senha-boa-9' })).status).toBe(200)
    await own.close()
  })

  test('a mark made up for the device cookie opens nothing', async () => {
    const own = await testApp({ RATE_LIMIT: 'on' })
    await own.client().register('hugo@exemplo.com')
    const stranger = own.client()
    stranger.cookies.set('devices', 'x'.repeat(43))
    const tries = Array.from({ length: loginBuckets.pair.capacity + 1 }, () =>
      stranger.post('/api/login', { email: 'hugo@exemplo.com', senha: 'errada' }),
    )
    expect((await Promise.all(tries)).map(({ status }) => status)).toContain(429)
    await own.close()
  })
})

describe('without JavaScript', () => {
  const fields = {
    nome: 'Iara',
    email: 'iara@exemplo.com',
    senha: 'segredo1',
    confirmarSenha: 'segredo1',
    aceitarTermos: 'on',
  }

  test('the registration form signs in and goes on to where the person was going', async () => {
    const iara = app.client()
    const answer = await iara.form('/registrar', { ...fields, next: '/curriculo' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/curriculo'])
    expect((await iara.ask('/painel')).status).toBe(200)
  })

  test('never goes on to another site', async () => {
    for (const next of ['//evil.example/', '/.//evil.example/', '/a/%2e%2E//evil.example']) {
      const answer = await app.client().form('/entrar', { email: 'iara@exemplo.com', senha: 'segredo1', next })
      expect([next, answer.status, answer.headers.get('location')]).toEqual([next, 303, '/painel'])
    }
  })

  test('a wrong form comes back with its values and the texts, and no password', async () => {
    const answer = await app
      .client()
      .form('/registrar', { ...fields, email: 'outra@exemplo.com', confirmarSenha: 'diferente' })
    const page = await answer.text()
    expect(answer.status).toBe(422)
    expect(page).toContain('As senhas não coincidem')
    expect(page).toContain('outra@exemplo.com')
    expect(page).not.toContain('segredo1')
  })

  test('a wrong password says so on the page', async () => {
    const answer = await app.client().form('/entrar', { email: 'iara@exemplo.com', senha: 'errada' })
    expect(answer.status).toBe(401)
    expect(await answer.text()).toContain('Email ou senha incorretos')
  })

  test('leaving goes to the landing page', async () => {
    const client = app.client()
    await client.form('/entrar', { email: 'iara@exemplo.com', senha: 'segredo1' })
    const answer = await client.form('/sair', {})
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/'])
    expect((await client.ask('/painel')).headers.get('location')).toBe('/?next=%2Fpainel')
  })
})

describe('the first admin', () => {
  test('comes by a one-time link, which then is closed', async () => {
    const own = await testApp()
    const token = own.setup.token(own.core.clock()) ?? ''
    expect(token.length).toBe(32)
    // As many letters as the code has, but more bytes.
    for (const wrong of ['errado', encodeURIComponent('é'.repeat(32))])
      expect((await own.client().ask(`/primeiro-acesso?codigo=${wrong}`)).status).toBe(410)
    const open = await own.client().ask(`/primeiro-acesso?codigo=${token}`)
    expect([open.status, open.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const chefe = own.client()
    const form = { codigo: token, nome: 'Chefe', email: 'chefe@exemplo.com', senha: 'segredo1' }
    expect((await chefe.form('/primeiro-acesso', { ...form, senha: '1' })).status).toBe(422)
    expect((await chefe.form('/primeiro-acesso', form)).headers.get('location')).toBe('/painel')
    expect(await body(await chefe.ask('/api/user'))).toMatchObject({ papel: 'admin' })
    expect((await own.client().form('/primeiro-acesso', { ...form, email: 'b@exemplo.com' })).status).toBe(410)
    await own.close()
  })

  test('an admin made otherwise closes the link for good, whatever becomes of them', async () => {
    const own = await testApp()
    const token = own.setup.token(own.core.clock()) ?? ''
    await ensureAdmin(own.core, { email: 'chefe@exemplo.com', password: 'segredo1' })
    own.core.views.db.run('UPDATE accounts SET active = 0')
    expect((await own.client().ask(`/primeiro-acesso?codigo=${token}`)).status).toBe(410)
    await own.close()
  })

  test('an admin made while the form’s password is hashed closes the link before it makes another', async () => {
    const own = await testApp()
    const token = own.setup.token(own.core.clock()) ?? ''
    const { hash } = own.core.passwords
    own.core.passwords.hash = async (password, network) => {
      own.core.passwords.hash = hash
      await ensureAdmin(own.core, { email: 'chefe@exemplo.com', password: 'segredo1' })
      return hash(password, network)
    }
    const form = { codigo: token, nome: 'Outra', email: 'outra@exemplo.com', senha: 'segredo1' }
    expect((await own.client().form('/primeiro-acesso', form)).status).toBe(410)
    expect(own.core.events.readAll(0, 100).filter(({ type }) => type === 'AccountRegistered')).toHaveLength(1)
    await own.close()
  })

  test('the link runs out', async () => {
    const own = await testApp()
    const token = own.setup.token(own.core.clock()) ?? ''
    own.turn(31 * 60 * 1000)
    expect((await own.client().ask(`/primeiro-acesso?codigo=${token}`)).status).toBe(410)
    await own.close()
  })
})

test('the first admin’s link makes one admin, also when two forms come at once', async () => {
  const own = await testApp()
  const token = own.setup.token(own.core.clock()) ?? ''
  const make = (email: string) =>
    own.client().form('/primeiro-acesso', { codigo: token, nome: 'Chefe', email, senha: 'segredo1' })
  const answers = await Promise.all(['a@exemplo.com', 'b@exemplo.com', 'c@exemplo.com'].map(make))
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 503, 503])
  expect(own.core.events.readAll(0, 100).filter(({ type }) => type === 'AccountRegistered')).toHaveLength(1)
  expect((await make('d@exemplo.com')).status).toBe(410)
  await own.close()
})
