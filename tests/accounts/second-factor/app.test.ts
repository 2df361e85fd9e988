// The authenticator app and the recovery codes: turned on, asked for, used once.
import { describe, expect, test } from 'bun:test'
import { accountById } from '../../../src/projections/accounts/account'
import { accountState } from '../../../src/server/accounts/account-state'
import { codeAt, enableApp, hidden, password } from '../../helpers/accounts/second-factor'
import { body, type Client } from '../../helpers/app'
import { accountOf } from '../../helpers/events/notifications'
import { fileApp } from '../../helpers/file-app'

const app = fileApp()

let people = 0
const registered = async (): Promise<{ client: Client; email: string; id: string }> => {
  const client = app.client()
  const email = `app${++people}@exemplo.com.br`
  expect((await client.register(email)).status).toBe(201)
  return { client, email, id: await accountOf(client) }
}
const member = async () => {
  const one = await registered()
  return { ...one, ...(await enableApp(app, one.client)) }
}
const signingIn = async (email: string) => {
  const client = app.client()
  const answer = await client.post('/api/login', { email, senha: password })
  return { client, answer }
}
const isIn = async (client: Client) => (await client.ask('/api/user')).status === 200

describe('setting up the app', () => {
  test('shows the key as text and as a picture, and turns on only with a right code and the password', async () => {
    const { client, id } = await registered()
    const page = await (await client.ask('/conta/seguranca/aplicativo')).text()
    const configuracao = hidden(page, 'configuracao')
    const secret = configuracao.split('.')[0] ?? ''
    expect(page).toContain(secret.replace(/(.{4})(?=.)/g, '$1 '))
    expect(page).toMatch(/<svg[^>]*role="img"[^>]*><path d="M/)
    const send = (codigo: string, senha: string) =>
      client.form('/conta/seguranca/aplicativo', { configuracao, codigo, senha })
    const right = codeAt(secret, app.core.clock())
    const wrong = right === '000000' ? '000001' : '000000'
    for (const [codigo, senha] of [
      [wrong, password],
      [right, 'outra-senha'],
      ['', password],
    ] as const) {
      const refused = await send(codigo, senha)
      expect(refused.status).toBe(422)
      // The same secret is shown again: the app has it by now.
      expect(hidden(await refused.text(), 'configuracao')).toBe(configuracao)
      expect(accountState(app.core, id).secondFactor.totp).toBeNull()
    }
    const done = await send(right, password)
    expect(done.status).toBe(200)
    expect(done.headers.get('cache-control')).toBe('no-store')
    expect(new Set((await done.text()).match(/[a-z\d]{4}(-[a-z\d]{4}){3}/g)).size).toBe(10)
    expect(accountState(app.core, id).secondFactor.totp).toBe(secret)
    expect((await client.ask('/conta/seguranca/aplicativo')).status).toBe(303)
  })

  test('a note of another session, a changed one and an old one turn nothing on', async () => {
    const [one, other] = [await registered(), await registered()]
    const noteOf = async (client: Client) =>
      hidden(await (await client.ask('/conta/seguranca/aplicativo')).text(), 'configuracao')
    const send = (client: Client, configuracao: string) =>
      client.form('/conta/seguranca/aplicativo', {
        configuracao,
        codigo: codeAt(configuracao.slice(0, 32), app.core.clock()),
        senha: password,
      })
    const foreign = await noteOf(other.client)
    expect((await send(one.client, foreign)).status).toBe(409)
    const own = await noteOf(one.client)
    expect((await send(one.client, `${'A'.repeat(32)}${own.slice(32)}`)).status).toBe(409)
    app.turn(31 * 60_000)
    expect((await send(one.client, own)).status).toBe(409)
    expect(accountState(app.core, one.id).secondFactor.totp).toBeNull()
  })

  test('ends the other sessions and is announced in the bell', async () => {
    const { client, email } = await registered()
    const other = await signingIn(email)
    expect(await isIn(other.client)).toBe(true)
    await enableApp(app, client)
    expect(await isIn(client)).toBe(true)
    expect(await isIn(other.client)).toBe(false)
    const notices = await body<{ titulo: string }[]>(await client.ask('/api/notificacoes'))
    expect(JSON.stringify(notices)).toContain('Código do app ligado na sua conta')
  })
})

describe('signing in with the password', () => {
  test('stops half way, in the API with the ways to go on', async () => {
    const { email } = await member()
    const { client, answer } = await signingIn(email)
    expect(answer.status).toBe(401)
    expect(await body(answer)).toMatchObject({ code: 'second-factor', metodos: ['app', 'recuperacao'] })
    expect(client.cookies.has('session')).toBe(false)
    expect(client.cookies.has('pending')).toBe(true)
    expect(await isIn(client)).toBe(false)
  })

  test('goes on with the code of the app, of the step before and of the one after, and with no other', async () => {
    const { email, secret } = await member()
    const { client } = await signingIn(email)
    const show = (codigo: string) => client.post('/api/login/second-factor', { codigo })
    const now = () => app.core.clock()
    for (const off of [-90_000, 90_000]) {
      const refused = await show(codeAt(secret, now() + off))
      expect(refused.status).toBe(401)
      expect((await body(refused)).code).toBe('code-wrong')
    }
    expect((await show(codeAt(secret, now() - 30_000))).status).toBe(200)
    expect(await isIn(client)).toBe(true)
    expect(client.cookies.has('pending')).toBe(false)
    const second = await signingIn(email)
    const answer = await second.client.post('/api/login/second-factor', { codigo: codeAt(secret, now() + 30_000) })
    expect(answer.status).toBe(200)
  })

  test('as plain forms: to the page of the second step, and on to where the person was going', async () => {
    const { email, secret, codes } = await member()
    const client = app.client()
    const first = await client.form('/entrar', { email, senha: password, next: '/curriculo' })
    expect([first.status, first.headers.get('location')]).toEqual([303, '/entrar/segundo-fator?next=%2Fcurriculo'])
    const page = await (await client.ask('/entrar/segundo-fator?next=%2Fcurriculo')).text()
    expect(hidden(page, 'next')).toBe('/curriculo')
    const wrong = await client.form('/entrar/segundo-fator', {
      codigo: '12345',
      tipo: 'recuperacao',
      next: '/curriculo',
    })
    expect(wrong.status).toBe(401)
    expect(await wrong.text()).toContain('Este código não confere')
    const codigo = codeAt(secret, app.core.clock())
    const done = await client.form('/entrar/segundo-fator', { codigo, next: '//evil.example' })
    expect([done.status, done.headers.get('location')]).toEqual([303, '/painel'])
    expect(await isIn(client)).toBe(true)
    const again = app.client()
    await again.form('/entrar', { email, senha: password })
    const recovered = await again.form('/entrar/segundo-fator', {
      codigo: ` ${codes[0]?.toUpperCase().replaceAll('-', ' ')} `,
      tipo: 'recuperacao',
      next: '/curriculo',
    })
    expect([recovered.status, recovered.headers.get('location')]).toEqual([303, '/curriculo'])
  })

  test('what waits ends after ten minutes, with a new password, and is of no use to another account', async () => {
    const { client: own, email, secret } = await member()
    const late = await signingIn(email)
    app.turn(10 * 60_000 + 1)
    const over = await late.client.post('/api/login/second-factor', { codigo: codeAt(secret, app.core.clock()) })
    expect([over.status, (await body(over)).code]).toEqual([401, 'step-over'])
    expect((await late.client.form('/entrar/segundo-fator', { codigo: '123456' })).status).toBe(401)

    const waiting = await signingIn(email)
    const change = { nome: 'Marina Duarte', email, senha_atual: password, senha_nova: 'outra-senha-9' }
    const changed = await own.ask('/api/user/profile', {
      method: 'PUT',
      body: JSON.stringify(change),
      headers: { 'content-type': 'application/json' },
    })
    expect(changed.status).toBe(200)
    const stale = await waiting.client.post('/api/login/second-factor', { codigo: codeAt(secret, app.core.clock()) })
    expect((await body(stale)).code).toBe('step-over')

    const [one, other] = [await member(), await member()]
    const half = await signingIn(one.email)
    const note = half.client.cookies.get('pending') ?? ''
    half.client.cookies.set('pending', note.replace(one.id, other.id))
    const forged = await half.client.post('/api/login/second-factor', {
      codigo: codeAt(other.secret, app.core.clock()),
    })
    expect((await body(forged)).code).toBe('step-over')
  })

  test('of a deactivated account stops at the second step as well', async () => {
    const { email, secret, id } = await member()
    const { client } = await signingIn(email)
    const done = await app.core.handle(
      (await import('../../../src/domain/accounts/administration')).administration,
      `account/${id}`,
      { kind: 'toggle', to: null, reason: 'security', note: '', own: false, others: 1 },
      { at: app.core.clock(), actor: 'operator', correlation: Bun.randomUUIDv7(), causation: null },
    )
    expect(done.ok).toBe(true)
    expect(accountById(app.core.views.db, id)?.active).toBe(false)
    const answer = await client.post('/api/login/second-factor', { codigo: codeAt(secret, app.core.clock()) })
    expect((await body(answer)).code).toBe('step-over')
  })
})

describe('what works once', () => {
  test('100 parallel uses of one code of the app: one is accepted', async () => {
    const { email, secret } = await member()
    const { client } = await signingIn(email)
    const pending = client.cookies.get('pending') ?? ''
    const codigo = codeAt(secret, app.core.clock())
    const tries = await Promise.all(
      Array.from({ length: 100 }, async () => {
        const one = app.client()
        one.cookies.set('pending', pending)
        return (await one.post('/api/login/second-factor', { codigo })).status
      }),
    )
    expect(tries.filter((status) => status === 200)).toHaveLength(1)
  })

  test('a code of the app is still used after a restart', async () => {
    const { email, secret } = await member()
    const first = await signingIn(email)
    const codigo = codeAt(secret, app.core.clock())
    expect((await first.client.post('/api/login/second-factor', { codigo })).status).toBe(200)
    const { createSingleUse } = await import('../../../src/server/storage/runtime-db/single-use')
    const again = createSingleUse(app.core.runtimeDb, app.core.secrets.throttleKey, app.core.clock())
    const step = Math.floor(app.core.clock() / 30_000)
    const id = await accountOf(first.client)
    expect(await again.use(`totp ${id} ${step}`, (step + 2) * 30_000, app.core.clock())).toBe(false)
  })

  test('100 parallel uses of one recovery code: one is accepted, and nine codes are left', async () => {
    const { client, email, id, codes } = await member()
    const { client: half } = await signingIn(email)
    const pending = half.cookies.get('pending') ?? ''
    const tries = await Promise.all(
      Array.from({ length: 100 }, async () => {
        const one = app.client()
        one.cookies.set('pending', pending)
        return (await one.post('/api/login/second-factor', { codigo: codes[4] })).status
      }),
    )
    expect(tries.filter((status) => status === 200)).toHaveLength(1)
    expect(accountState(app.core, id).secondFactor.codes.filter((code) => code !== null)).toHaveLength(9)
    expect(await body(await client.ask('/api/user/second-factor'))).toEqual({
      app: true,
      passkeys: [],
      codigos_restantes: 9,
    })
  })
})

describe('changes', () => {
  test('a new set of codes asks for the password and makes the old ones worthless', async () => {
    const { client, email, codes } = await member()
    expect((await client.form('/conta/seguranca/codigos', { senha: 'errada-1' })).status).toBe(422)
    const made = await client.form('/conta/seguranca/codigos', { senha: password })
    const fresh = [...new Set((await made.text()).match(/[a-z\d]{4}(-[a-z\d]{4}){3}/g))]
    expect(fresh).toHaveLength(10)
    const { client: half } = await signingIn(email)
    expect((await half.post('/api/login/second-factor', { codigo: codes[0] })).status).toBe(401)
    expect((await half.post('/api/login/second-factor', { codigo: fresh[0] })).status).toBe(200)
  })

  test('turning the app off asks for the password, ends other sessions, and lets the password in alone', async () => {
    const { client, email, secret } = await member()
    const other = await signingIn(email)
    await other.client.post('/api/login/second-factor', { codigo: codeAt(secret, app.core.clock()) })
    expect(await isIn(other.client)).toBe(true)
    expect((await client.form('/conta/seguranca/aplicativo/desligar', { senha: 'errada-1' })).status).toBe(422)
    expect((await client.form('/conta/seguranca/aplicativo/desligar', { senha: password })).status).toBe(303)
    expect(await isIn(client)).toBe(true)
    expect(await isIn(other.client)).toBe(false)
    expect((await signingIn(email)).answer.status).toBe(200)
    expect((await client.form('/conta/seguranca/aplicativo/desligar', { senha: password })).status).toBe(409)
  })
})

describe('the person’s copy and what is left after erasing', () => {
  test('the copy holds neither the secret nor the hashes, and after an erasure nothing opens', async () => {
    const { client, id, secret } = await member()
    const zip = new Uint8Array(await (await client.ask('/conta/exportar')).arrayBuffer())
    const { unzipSync, strFromU8 } = await import('fflate')
    const texts = Object.values(unzipSync(zip)).map((bytes) => strFromU8(bytes))
    expect(texts.join()).toContain('TotpEnabled')
    const { codes } = accountState(app.core, id).secondFactor
    for (const hidden of [secret, ...codes.flatMap((code) => code ?? [])]) expect(texts.join()).not.toContain(hidden)
    expect((await client.form('/conta/apagar', { senha: password })).status).toBe(303)
    expect(accountState(app.core, id).secondFactor).toEqual({ totp: null, passkeys: [], codes: [] })
    for (const event of app.core.events.read(`account/${id}`))
      if (event.type === 'TotpEnabled' || event.type === 'RecoveryCodesMade') expect(event.personal()).toBeNull()
  })
})
