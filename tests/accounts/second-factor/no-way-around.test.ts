// Nothing leads around a second factor: no reset, no password of an admin's, no guessing. And the ways back in that exist.
import { beforeAll, describe, expect, test } from 'bun:test'
import { addressProof } from '../../../src/domain/accounts/address-proof'
import { accountStream } from '../../../src/events/schema/events'
import { accountState } from '../../../src/server/accounts/account-state'
import { resetCode } from '../../../src/server/accounts/password-reset/reset-links'
import { removeByOperator } from '../../../src/server/accounts/second-factor/admin-removal'
import { factorMail } from '../../../src/server/accounts/second-factor/sign-in-change-mail'
import { enter } from '../../../src/server/accounts/sign-in/sign-in'
import { makeAdmin } from '../../../src/server/admin/operator/operator'
import { addPasskey, challenge, codeAt, enableApp, password } from '../../helpers/accounts/second-factor'
import { body, type Client } from '../../helpers/app'
import { accountOf } from '../../helpers/events/notifications'
import { fileApp } from '../../helpers/file-app'

const app = fileApp({ SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_URL: 'http://localhost:3000', RATE_LIMIT: 'on' })
let admin: Client
const boss = { email: 'dona@vagas.example', password: 'segredo1' }
beforeAll(async () => {
  await makeAdmin(app.core, boss)
  admin = app.client()
  await admin.post('/api/login', { email: boss.email, senha: boss.password })
})

let people = 0
const member = async () => {
  const client = app.client({ 'x-forwarded-for': '' })
  const email = `firme${++people}@exemplo.com.br`
  expect((await client.register(email)).status).toBe(201)
  return { client, email, id: await accountOf(client), ...(await enableApp(app, client)) }
}
const login = async (email: string, senha: string) => {
  const client = app.client()
  return { client, answer: await client.post('/api/login', { email, senha }) }
}
const stops = async (email: string, senha: string) => {
  const { client, answer } = await login(email, senha)
  expect([answer.status, (await body(answer)).code]).toEqual([401, 'second-factor'])
  expect((await client.ask('/api/user')).status).toBe(401)
}

describe('a new password does not replace the second factor', () => {
  test('by a link that was mailed, or handed over by an admin', async () => {
    for (const by of ['mail', { admin: await accountOf(admin) }] as const) {
      const { email, id } = await member()
      const visitor = app.client()
      const codigo = resetCode(app.core, by, id, app.core.clock())
      expect((await visitor.form('/redefinir-senha', { codigo, senha: 'nova-senha-9' })).status).toBe(303)
      expect((await visitor.ask('/api/user')).status).toBe(401)
      // Who reads a mailbox does not get the owner's own tries of codes.
      expect(visitor.cookies.has('devices')).toBe(false)
      await stops(email, 'nova-senha-9')
    }
  })

  test('by an admin who chooses one, in the panel and in the API', async () => {
    const { email, id } = await member()
    const set = await admin.post(`/api/admin/reset-password/${id}`, { password: 'nova-senha-9', motivo: 'request' })
    expect(set.status).toBe(200)
    await stops(email, 'nova-senha-9')
    const why = { acao: 'senha', motivo: 'request', password: 'nova-senha-10' }
    expect((await admin.form(`/admin/usuarios/${id}`, why)).status).toBe(303)
    await stops(email, 'nova-senha-10')
  })

  test('whatever has shown the first factor, the one way in stops', async () => {
    const { id } = await member()
    const { epoch } = accountState(app.core, id)
    const caller = {
      address: '203.0.113.7',
      devices: [],
      language: 'pt-BR',
      correlation: Bun.randomUUIDv7(),
      now: app.core.clock(),
      device: '',
      person: null,
    } as const
    expect(await enter(app.core, id, epoch, caller, 'first-factor')).toMatchObject({ ok: false, code: 'second-factor' })
    // A factor turned on after the password was shown ends what the password would have begun.
    const { client, email, id: other } = { ...(await member()) }
    await client.form('/conta/seguranca/aplicativo/desligar', { senha: password })
    const before = accountState(app.core, other).epoch
    await enableApp(app, client)
    expect((await enter(app.core, other, before, caller, 'first-factor')).ok).toBe(false)
    expect((await enter(app.core, other, before, caller, 'second-factor')).ok).toBe(false)
    await stops(email, password)
  })
})

describe('a recovery code', () => {
  test('is announced by mail when it is used, since it may not be its owner who does', async () => {
    const { email, id, codes } = await member()
    const { client } = await login(email, password)
    expect((await client.post('/api/login/second-factor', { codigo: codes[2] })).status).toBe(200)
    const kinds = app.core.accountMails.waiting(1_000).flatMap((mail) => (mail.account === id ? mail.kind : []))
    expect(kinds).toContain('factor RecoveryCodeUsed')
    expect(JSON.stringify(await body(await client.ask('/api/notificacoes')))).toContain('Restam 9 códigos')
  })
})

describe('guessing codes', () => {
  test('is bounded for one account from everywhere, and the owner’s own browser goes on', async () => {
    const { client, email, secret } = await member()
    const { client: thief } = await login(email, password)
    const wrong = (now: number) => (codeAt(secret, now) === '000000' ? '000001' : '000000')
    const statuses: number[] = []
    for (let tries = 0; tries < 14; tries++)
      statuses.push((await thief.post('/api/login/second-factor', { codigo: wrong(app.core.clock()) })).status)
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401))
    expect(statuses.slice(10)).toEqual(Array(4).fill(429))
    // Another browser is held back as well, even with the right code; the one that signed in before is not.
    const { client: elsewhere } = await login(email, password)
    const held = await elsewhere.post('/api/login/second-factor', { codigo: codeAt(secret, app.core.clock()) })
    expect(held.status).toBe(429)
    expect(Number(held.headers.get('retry-after'))).toBeGreaterThan(60)
    await client.post('/api/logout', {})
    expect((await client.post('/api/login', { email, senha: password })).status).toBe(401)
    const own = await client.post('/api/login/second-factor', { codigo: codeAt(secret, app.core.clock()) })
    expect(own.status).toBe(200)
  })
})

describe('an admin who takes the second factor away', () => {
  test('gives a reason, cannot do it to themselves, and it appears in audit, bell and mail', async () => {
    const { client, email, id } = await member()
    const remove = (body: object, whom = id) => admin.post(`/api/admin/remove-second-factor/${whom}`, body)
    expect((await remove({})).status).toBe(422)
    const page = await (await admin.ask(`/admin/usuarios/${id}`)).text()
    expect(page).toContain('Retirar a segunda etapa')
    const form = { acao: 'segundo-fator', motivo: 'request', nota: 'Perdeu o celular.' }
    expect((await admin.form(`/admin/usuarios/${id}`, form)).status).toBe(303)
    expect((await client.ask('/api/user')).status).toBe(401)
    expect((await remove({ motivo: 'request' })).status).toBe(409)
    const audit = await (await admin.ask('/admin/auditoria')).text()
    expect(audit).toContain('Segundo fator removido pela administração')
    expect(audit).toContain('Perdeu o celular.')
    const { client: back, answer } = await login(email, password)
    expect(answer.status).toBe(200)
    expect(JSON.stringify(await body(await back.ask('/api/notificacoes')))).toContain(
      'A verificação em duas etapas foi retirada',
    )
    const mails = app.core.accountMails.waiting(1_000).filter(({ account }) => account === id)
    const kinds = mails.map(({ kind }) => kind).filter((kind) => kind.startsWith('factor '))
    expect(kinds).toEqual(['factor TotpEnabled', 'factor SecondFactorRemoved'])
    const last = mails.at(-1)
    const read = () => last && factorMail(app.core, { ...last, kind: 'factor SecondFactorRemoved' })
    // Nobody has shown yet that this mailbox is theirs.
    expect(read()).toBeNull()
    const prove = { kind: 'prove', email, by: 'mail' } as const
    const metadata = { at: app.core.clock(), actor: id, correlation: Bun.randomUUIDv7(), causation: null }
    expect((await app.core.handle(addressProof, accountStream(id), prove, metadata)).ok).toBe(true)
    const mail = read()
    expect(mail?.to).toBe(email)
    expect(mail?.subject).toBe('Trampolim: A verificação em duas etapas foi retirada')
    const own = await accountOf(admin)
    await enableAdmin()
    expect((await remove({ motivo: 'request' }, own)).status).toBe(403)
  })

  const enableAdmin = async () => {
    const made = await addPasskey(admin)
    expect(made.answer.status).toBe(201)
  }

  test('is nobody but an admin', async () => {
    const [one, other] = [await member(), await member()]
    const answer = await one.client.post(`/api/admin/remove-second-factor/${other.id}`, { motivo: 'request' })
    expect(answer.status).toBe(403)
    expect(accountState(app.core, other.id).secondFactor.totp).not.toBeNull()
  })
})

describe('the operator', () => {
  test('takes a second factor away from the shell', async () => {
    const { email } = await member()
    expect(await removeByOperator(app.core, email)).toBe('removed')
    expect(await removeByOperator(app.core, email)).toBe('factor-missing')
    expect(await removeByOperator(app.core, 'ninguem@exemplo.com')).toBe('account-missing')
    expect((await login(email, password)).answer.status).toBe(200)
  })

  test('makes an admin of an existing account without the passkeys of the person who made it', async () => {
    const squatter = app.client()
    const email = 'futura@vagas.example'
    await squatter.register(email)
    const { device } = await addPasskey(squatter)
    expect(await makeAdmin(app.core, { email, password: 'operador-1', existing: true })).toBe('promoted')
    const client = app.client()
    const answer = await client.post('/api/login/passkey', { resposta: device.answer(await challenge(client)) })
    expect(answer.status).toBe(401)
    expect((await login(email, 'operador-1')).answer.status).toBe(200)
  })
})
