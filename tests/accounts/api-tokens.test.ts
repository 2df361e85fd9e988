// Personal API tokens: made with the password, shown once, accepted only where a route says so.
import { describe, expect, test } from 'bun:test'
import type { TokenJson, TokenMadeJson } from '../../src/api/account/tokens'
import { makeAdmin } from '../../src/server/admin/operator/operator'
import { policies } from '../../src/server/http/request/policies'
import { body, type Client, testApp } from '../helpers/app'
import { docxResume } from '../helpers/documents'
import { accountOf } from '../helpers/events/notifications'
import { fileApp } from '../helpers/file-app'

const password = 'segredo1'
const dayMs = 24 * 60 * 60_000

const app = fileApp()

let people = 0
const person = async () => {
  const client = app.client()
  const email = `tokens${++people}@exemplo.com.br`
  expect((await client.register(email)).status).toBe(201)
  return { client, email, id: await accountOf(client) }
}
const wanted = { nome: 'Planilha', escopo: 'leitura', dias: 30, senha: password }
const made = async (client: Client, more: object = {}) => {
  const answer = await client.post('/api/user/tokens', { ...wanted, ...more })
  expect(answer.status).toBe(201)
  return body<TokenMadeJson>(answer)
}
const program = (token: string) => app.client({ authorization: `Bearer ${token}` })
const statusOf = async (token: string, path = '/api/user/scores') => (await program(token).ask(path)).status
const codeOf = async (answer: Response | Promise<Response>) => (await body(await answer)).code

test('signing out everywhere ends the tokens too; ending one session does not', async () => {
  const { client } = await person()
  const { token } = await made(client)
  const asked = () => app.client({ authorization: `Bearer ${token}` }).ask('/api/user')
  expect((await client.form('/conta/sessoes', { sessao: 'nenhuma' })).status).toBe(303)
  expect((await asked()).status).toBe(200)
  expect((await client.form('/conta/sessoes', { sessao: 'outras' })).status).toBe(303)
  expect((await asked()).status).toBe(401)
})

describe('making a token', () => {
  test('asks for the password, shows it once, and stores its hash alone', async () => {
    const { client, id } = await person()
    const wrong = await client.post('/api/user/tokens', { ...wanted, senha: 'outra' })
    expect([wrong.status, (await body<{ fields: object }>(wrong)).fields]).toEqual([
      422,
      { senha: 'Esta não é a sua senha atual' },
    ])
    const { token, ...rest } = await made(client)
    expect(token).toMatch(/^trampolim_[0-9a-f]{32}_[\w-]{43}$/)
    expect(await body<TokenJson[]>(await client.ask('/api/user/tokens'))).toEqual([rest])
    const stored = JSON.stringify(app.core.events.read(`account/${id}`).map(({ data }) => data))
    expect(stored).not.toContain(token.slice(-43))
    expect((await client.ask('/conta/tokens')).headers.get('cache-control')).toBe('no-store')
  })

  test('works by a plain form, whose page lists and revokes', async () => {
    const { client } = await person()
    const page = await client.form('/conta/tokens', { nome: 'Casa', escopo: 'analise', dias: '90', senha: password })
    const token = /trampolim_[0-9a-f]{32}_[\w-]{43}/.exec(await page.text())?.[0] ?? ''
    expect(await statusOf(token)).toBe(200)
    const listed = await (await client.ask('/conta/tokens')).text()
    expect(listed).toContain('Casa')
    expect(listed).not.toContain(token)
    const id = /name="token" value="([^"]+)"/.exec(listed)?.[1] ?? ''
    expect((await client.form('/conta/tokens/revogar', { token: id })).status).toBe(303)
    expect(await statusOf(token)).toBe(401)
  })

  test('refuses a name, a scope or days that are none', async () => {
    const { client } = await person()
    for (const wrong of [
      { nome: ' ' },
      { nome: 'x'.repeat(61) },
      { escopo: 'tudo' },
      { escopo: 'constructor' },
      { dias: 3650 },
      { dias: 31 },
    ])
      expect((await client.post('/api/user/tokens', { ...wanted, ...wrong })).status).toBe(422)
  })

  test('is announced in the bell, as is revoking', async () => {
    const { client } = await person()
    const { id } = await made(client)
    await client.ask(`/api/user/tokens/${id}`, { method: 'DELETE' })
    const titles = (await body<{ titulo: string }[]>(await client.ask('/api/notificacoes'))).map(({ titulo }) => titulo)
    expect(titles).toContain('Token de API criado na sua conta')
    expect(titles).toContain('Token de API revogado')
  })
})

describe('a token', () => {
  test('is accepted exactly where the policy of a route says so, even of an admin', async () => {
    const admin = { email: 'dona@tokens.example', password }
    await makeAdmin(app.core, admin)
    const owner = app.client()
    await owner.post('/api/login', { email: admin.email, senha: password })
    const { token } = await made(owner, { escopo: 'analise' })
    const client = program(token)
    for (const [row, policy] of Object.entries(policies)) {
      const [method = '', path = ''] = row.split(' ')
      if (policy.token === 'analyse') continue
      const answer = await client.ask(path.replace(':id', 'x'), { method })
      const code = answer.headers.get('content-type')?.includes('json') ? (await answer.json()).code : undefined
      expect([row, code === 'token-not-accepted']).toEqual([row, policy.token === 'none'])
    }
    expect(
      Object.entries(policies).filter(([, { token: scope, access }]) => scope !== 'none' && access !== 'user'),
    ).toEqual([])
  })

  test('that reads does not analyse; one that analyses uses the owner’s allowance', async () => {
    const { client } = await person()
    const [read, analyse] = [await made(client), await made(client, { escopo: 'analise' })]
    const send = async (token: string) => program(token).upload('/api/resume/analyze', 'cv.docx', await docxResume())
    expect(await codeOf(send(read.token))).toBe('token-scope')
    expect((await send(analyse.token)).status).toBe(200)
    expect(await codeOf(send(analyse.token))).toBe('quota-tool')
    const latest = await program(read.token).ask('/api/resume/latest')
    expect(latest.status).toBe(200)
    expect(latest.headers.getSetCookie()).toEqual([])
  })

  test('counts alone where a cookie comes with it', async () => {
    const [one, other] = [await person(), await person()]
    const { token } = await made(one.client)
    const answer = await other.client.ask('/api/user', { headers: { authorization: `Bearer ${token}` } })
    expect((await body<{ id: string }>(answer)).id).toBe(one.id)
    const wrong = await other.client.ask('/api/user', { headers: { authorization: `Bearer ${token}x` } })
    expect([wrong.status, wrong.headers.get('www-authenticate')]).toEqual([401, 'Bearer error="invalid_token"'])
  })

  test('that is altered in any place is refused', async () => {
    const { client } = await person()
    const { token } = await made(client)
    for (let at = 0; at < token.length; at += 7) {
      const altered = token.slice(0, at) + (token[at] === 'a' ? 'b' : 'a') + token.slice(at + 1)
      expect([at, await statusOf(altered)]).toEqual([at, 401])
    }
    expect(await statusOf(token)).toBe(200)
  })

  test('ends when it is due, revoked, or the password or account changes', async () => {
    const admin = app.client()
    await makeAdmin(app.core, { email: 'outra@tokens.example', password })
    await admin.post('/api/login', { email: 'outra@tokens.example', senha: password })
    const ways: Record<string, (one: Awaited<ReturnType<typeof person>>, token: string) => Promise<Response>> = {
      revoked: ({ client }, id) => client.ask(`/api/user/tokens/${id}`, { method: 'DELETE' }),
      'another password': ({ client, email }) =>
        client.ask('/api/user/profile', {
          method: 'PUT',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ nome: 'Ana', email, senha_atual: password, senha_nova: 'mais-segredo-2' }),
        }),
      reset: ({ id }) =>
        admin.post(`/api/admin/reset-password/${id}`, { password: 'outro-segredo-9', motivo: 'support' }),
      deactivated: ({ id }) => admin.post(`/api/admin/toggle-status/${id}`, { motivo: 'support' }),
      erased: ({ client }) => client.form('/conta/apagar', { senha: password }),
    }
    for (const [way, end] of Object.entries(ways)) {
      const one = await person()
      const { id, token } = await made(one.client)
      expect([way, await statusOf(token)]).toEqual([way, 200])
      expect([way, (await end(one, id)).status < 400]).toEqual([way, true])
      expect([way, await statusOf(token)]).toEqual([way, 401])
    }
    const { client } = await person()
    const { token } = await made(client)
    app.turn(30 * dayMs)
    expect(await statusOf(token)).toBe(401)
  })

  test('says when it was last used, to the hour, without an event', async () => {
    const { client } = await person()
    const { token } = await made(client)
    const before = app.core.events.position()
    for (let calls = 0; calls < 5; calls++) await statusOf(token)
    expect(app.core.events.position()).toBe(before)
    const [listed] = await body<TokenJson[]>(await client.ask('/api/user/tokens'))
    expect(listed?.ultimo_uso).toMatch(/^2026-12-\d\dT\d\d:00:00\.000Z$/)
  })

  test('is throttled, as are wrong ones from one network', async () => {
    const strict = await testApp({ RATE_LIMIT: 'on' })
    try {
      const client = strict.client()
      await client.register('muitas@exemplo.com')
      const { token } = await made(client)
      const calls = async (shown: string) => {
        for (let count = 0; ; count++) {
          const answer = await strict.client({ authorization: `Bearer ${shown}` }).ask('/api/user/scores')
          if (answer.status === 429) return [count, Number(answer.headers.get('retry-after'))]
        }
      }
      expect(await calls(token)).toEqual([120, 1])
      expect(await calls(`${token}x`)).toEqual([60, 2])
    } finally {
      await strict.close()
    }
  })
})
