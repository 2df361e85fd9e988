// What the first release let through and no longer does: one test for each.
import { beforeAll, describe, expect, spyOn, test } from 'bun:test'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { maskForModel } from '../../src/analysis/models/mask'
import { support } from '../../src/domain/support/support'
import { draftStream } from '../../src/events/schema/drafts/drafts'
import { domainEvents, supportStream } from '../../src/events/schema/events'
import { ensureAdmin, makeAdmin } from '../../src/server/admin/operator/operator'
import { finishDraftErasures } from '../../src/server/drafts/forget'
import { failureBucket } from '../../src/server/security/buckets'
import { finishMessageErasures } from '../../src/server/support/erase-message'
import { body, type Client, type TestApp, testApp } from '../helpers/app'
import { pdfResume } from '../helpers/documents'
import { fileApp } from '../helpers/file-app'

const app = fileApp()
let chefe: Client
const admin = { email: 'dona@vagas.example', password: 'segredo1' }
beforeAll(async () => {
  await ensureAdmin(app.core, admin)
  chefe = app.client()
  await chefe.post('/api/login', { email: admin.email, senha: admin.password })
})

describe('an account that somebody else made first', () => {
  test('becomes an admin only where the operator says so, and then is theirs no more', async () => {
    const stranger = app.client()
    await stranger.register('futura@vagas.example', 'Estranho')
    const make = (existing?: boolean) =>
      makeAdmin(app.core, { email: 'futura@vagas.example', password: 'nova-da-dona', existing })
    expect(await make()).toBe('exists')
    expect(await body(await stranger.ask('/api/user'))).toMatchObject({ papel: 'usuario' })
    expect(await make(true)).toBe('promoted')
    expect((await stranger.ask('/api/user')).status).toBe(401)
    const login = (senha: string) => app.client().post('/api/login', { email: 'futura@vagas.example', senha })
    expect((await login('segredo1')).status).toBe(401)
    expect(await body(await login('nova-da-dona'))).toMatchObject({ papel: 'admin' })
  })
})

describe('a person’s data', () => {
  test('is opened and deleted for a reason, or not at all', async () => {
    const ana = app.client()
    const { id } = await body<{ id: string }>(await ana.register('ana@exemplo.com', 'Ana Lima'))
    const act = (fields: Record<string, string>) => chefe.form(`/admin/usuarios/${id}`, fields)
    expect((await act({ acao: 'abrir' })).status).toBe(422)
    expect(await (await chefe.ask(`/admin/usuarios/${id}`)).text()).not.toContain('Dados abertos até')
    expect((await act({ acao: 'deletar', motivo: 'unspecified' })).status).toBe(422)
    const without = await chefe.ask(`/api/admin/users/${id}`, { method: 'DELETE' })
    expect([without.status, await body(without)]).toMatchObject([
      422,
      { fields: { motivo: 'Diga o motivo: ele fica na auditoria.' } },
    ])
    expect((await ana.ask('/api/user')).status).toBe(200)
    expect((await act({ acao: 'abrir', motivo: 'support' })).status).toBe(303)
    expect((await chefe.ask(`/api/admin/users/${id}?motivo=request`, { method: 'DELETE' })).status).toBe(200)
  })
})

describe('a visitor’s message', () => {
  const canary = 'canário de quem não tem conta'
  const write = async () => {
    const message = { name: 'Vera', email: 'vera@exemplo.com', subject: 'outro', message: canary }
    expect((await app.client().post('/api/support/contact', message)).status).toBe(200)
    const page = await (await chefe.ask('/admin/suporte')).text()
    return /name="mensagem" value="([^"]+)"/.exec(page)?.[1] ?? ''
  }
  const erase = (mensagem: string, motivo?: string) =>
    chefe.form('/admin/suporte', { acao: 'apagar', mensagem, ...(motivo && { motivo }) })

  test('is erased for a reason: text, key and mail', async () => {
    const id = await write()
    expect((await erase(id)).status).toBe(422)
    expect(await (await chefe.ask('/admin/suporte')).text()).toContain(canary)
    expect((await erase(id, 'request')).status).toBe(303)
    expect(await (await chefe.ask('/admin/suporte')).text()).not.toContain(canary)
    const [sent] = app.core.events.read(supportStream(id))
    expect(sent?.personal()).toBeNull()
    const outbox = [...new Bun.Glob('outbox/*.eml').scanSync(app.config.folder)]
    expect(outbox.filter((name) => name.includes(id))).toEqual([])
    expect(await finishMessageErasures(app.core)).toBe(0)
    expect((await erase(id, 'request')).status).toBe(404)
    expect(await (await chefe.ask('/admin/auditoria')).text()).toContain('Mensagem de visitante apagada')
  })

  test('that cannot be finished keeps no other from being finished, nor does a draft', async () => {
    const [one, other] = [await write(), await write()]
    const forgotten: string[] = []
    const context = { at: app.core.clock(), actor: null, correlation: 'test', causation: null }
    for (const message of [one, other]) {
      const command = { kind: 'erase', message, reason: 'request' } as const
      expect((await app.core.handle(support, supportStream(message), command, context)).ok).toBe(true)
    }
    const drafts = ['a', 'b'].map((id) => draftStream(Bun.randomUUIDv7(), id))
    for (const stream of drafts) {
      const events = [domainEvents.draft({ type: 'DraftErased', data: { draft: Bun.randomUUIDv7() }, personal: null })]
      expect((await app.core.events.append([{ stream, expected: 0, events }], context)).ok).toBe(true)
    }
    const forget = spyOn(app.core.events, 'forget').mockImplementation(async (stream) => {
      if (stream === supportStream(one) || stream === drafts[0]) throw new Error('busy')
      forgotten.push(stream)
    })
    try {
      expect(await finishMessageErasures(app.core)).toBe(1)
      expect(await finishDraftErasures(app.core)).toBe(1)
    } finally {
      forget.mockRestore()
    }
    expect([forgotten.includes(supportStream(other)), forgotten.includes(drafts[1] ?? '')]).toEqual([true, true])
    expect(await finishMessageErasures(app.core)).toBe(0)
  })

  test('of somebody who has an account goes with that', async () => {
    const bia = app.client()
    await bia.register('bia@exemplo.com', 'Bia')
    await bia.post('/api/support/contact', { name: 'Bia', email: 'b@c.de', subject: 'bug', message: 'Não abre.' })
    const page = await (await chefe.ask('/admin/suporte')).text()
    const id = /name="mensagem" value="([^"]+)"/.exec(page)?.[1] ?? ''
    expect((await erase(id, 'request')).status).toBe(403)
  })
})

test('refusals leave a trace that can be counted, of nobody', async () => {
  const before = app.core.security.within(24)
  await app.client().post('/api/login', { email: 'ninguem@exemplo.com', senha: 'errada' })
  await app.client().ask('/api/admin/users')
  await app.client().post('/api/logout', {}, { origin: 'https://evil.example' })
  const after = app.core.security.within(24)
  const more = (kind: keyof typeof after) => after[kind] - before[kind]
  expect([more('sign-in-failed'), more('access-refused'), more('cross-site')]).toEqual([1, 1, 1])
  expect(await (await chefe.ask('/admin/auditoria')).text()).toContain('Tentativas recusadas')
})

test('a portal with nothing bought says so, and is no fault of the provider', async () => {
  const caio = app.client()
  await caio.register('caio@exemplo.com', 'Caio')
  const answer = await caio.post('/api/create-billing-portal-session', {})
  expect([answer.status, (await body(answer)).code]).toEqual([409, 'no-purchase'])
})

test('the test checkout’s file is for its owner alone', () =>
  expect(statSync(join(app.config.folder, 'test-checkout.db')).mode & 0o777).toBe(0o600))

test('under https both cookies that matter are held to the host', async () => {
  const own = await testApp({ PUBLIC_URL: 'https://vagas.example' })
  const answer = await own.client().register('dora@exemplo.com', 'Dora')
  const names = answer.headers.getSetCookie().map((one) => one.split('=')[0])
  expect(names).toEqual(expect.arrayContaining(['__Host-session', '__Host-devices']))
  await own.close()
})

/** Files in the folder of uploads. */
const uploads = ({ config }: TestApp) => [...new Bun.Glob('files/**').scanSync(config.folder)].length

test('a file that is refused for the person’s plan touches no disk', async () => {
  const edu = app.client()
  await edu.register('edu@exemplo.com', 'Edu')
  const pdf = await pdfResume()
  expect((await edu.upload('/api/resume/analyze', 'cv.pdf', pdf)).status).toBe(200)
  const before = uploads(app)
  for (let n = 0; n < 3; n++) {
    const answer = await edu.upload('/api/resume/analyze', 'cv.pdf', pdf)
    expect([answer.status, (await body(answer)).code]).toEqual([403, 'quota-tool'])
  }
  expect(uploads(app)).toBe(before)
})

test('analyses that fail are a day’s share, and the refusal says so kindly', async () => {
  const own = await testApp({ RATE_LIMIT: 'on' })
  const fabi = own.client()
  await fabi.register('fabi@exemplo.com', 'Fabi')
  const broken = new TextEncoder().encode(`%PDF-1.4\n%${'x'.repeat(80)}`)
  const codes = new Map<string, number>()
  for (let n = 0; n < failureBucket.capacity + 3; n++) {
    const answer = await fabi.upload('/api/resume/analyze', 'x.pdf', broken)
    const { code } = await body<{ code: string }>(answer)
    codes.set(code, (codes.get(code) ?? 0) + 1)
  }
  expect(Object.fromEntries(codes)).toEqual({ 'file-damaged': failureBucket.capacity, 'failures-many': 3 })
  await own.close()
})

test.each([
  'joana (arroba) exemplo.com',
  'joana.prado at exemplo dot com',
  'joana [at] exemplo [dot] com [dot] br',
  'joana arroba exemplo ponto com ponto br',
])('a model does not read %p', (text) =>
  expect(maskForModel(`Fale comigo: ${text}. Trabalhei at Amazon em 2020.`, [])).toBe(
    'Fale comigo: [email]. Trabalhei at Amazon em 2020.',
  ),
)
