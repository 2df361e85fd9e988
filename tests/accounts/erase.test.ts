// Leaving with all that is one's own, and leaving for good: what is in the copy, and that nothing readable is left.

import { beforeAll, describe, expect, test } from 'bun:test'
import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { erasure } from '../../src/domain/accounts/erasure'
import { accountStream, domainEvents } from '../../src/events/schema/events'
import { projections } from '../../src/projections/all'
import { verify } from '../../src/projections/engine/verify'
import { createAccount } from '../../src/server/accounts/sign-in/create-account'
import { optimisedSettled } from '../../src/server/analyses/downloads/optimised-check'
import { createTidy } from '../../src/server/jobs/uploads-sweep'
import { exportBucket, passwordBucket } from '../../src/server/security/buckets'
import { body, type Client, start, type TestApp, testApp } from '../helpers/app'
import { docxResume } from '../helpers/documents'
import { fileApp } from '../helpers/file-app'
import { mentions } from '../helpers/pages/mentions'

let docx: Uint8Array<ArrayBuffer>
let png: Uint8Array<ArrayBuffer>
const app = fileApp()
beforeAll(async () => {
  docx = await docxResume()
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
  png = new Uint8Array(await new Bun.Image(gif).resize(300, 300).png().bytes())
})

const email = 'canario-7f3k@exemplo.com'
/** What must be nowhere once the person is gone; the last stands in the résumé itself. */
const canaries = [email, 'Canario Setef', 'Zumbido Quartzo', 'canario-arquivo', 'Joana Prado', 'Canario d']

/** A person with data of every kind. */
const resident = async (on: TestApp, address = email): Promise<{ client: Client; account: string }> => {
  const client = on.client()
  await client.register(address, 'Canario Setef')
  await client.upload('/api/resume/analyze', 'canario-arquivo.docx', docx)
  const form = new FormData()
  form.set('photo', new File([png], 'canario-foto.png'))
  await client.ask('/api/user/profile-photo', { method: 'POST', body: form })
  await client.form('/configuracoes', { tema: 'dark', idioma: 'pt-BR' })
  await client.post('/api/linkedin/draft', { headline: 'Canario do rascunho', about: '', experience: '' })
  const message = { name: 'Canario Setef', email: address, subject: 'outro', message: 'Canario da mensagem' }
  await client.post('/api/support/contact', message)
  const json = { nome: 'Zumbido Quartzo', email: address }
  const headers = { 'content-type': 'application/json' }
  await client.ask('/api/user/profile', { method: 'PUT', body: JSON.stringify(json), headers })
  const { id } = await body<{ id: string }>(await client.ask('/api/user'))
  // Its event is added after the answer.
  await optimisedSettled(on.core)
  return { client, account: id }
}

const everyFile = (folder: string): string[] =>
  readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((path) => statSync(path).isFile())

/** The canaries found in the bytes of any file of the data folder. */
const found = (folder: string): string[] => {
  const files = everyFile(folder).map((path) => readFileSync(path))
  return canaries.filter((canary) => files.some((bytes) => bytes.includes(canary)))
}

const differences = ({ core }: TestApp) =>
  verify({ log: core.events, projections, catalog: domainEvents, views: core.views }).differences

describe('the export of an account', () => {
  const download = async (client: Client) =>
    unzipSync(new Uint8Array(await (await client.ask('/conta/exportar')).arrayBuffer()))

  test('contains the account, events, results and original files, and no password hash or session token', async () => {
    const { client, account } = await resident(app)
    const answer = await client.ask('/conta/exportar')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="conta-2026-11-20.zip"')
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    const json = (name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array()))
    expect(json('conta.json')).toMatchObject({
      id: account,
      nome: 'Zumbido Quartzo',
      email,
      configuracoes: { tema: 'dark', idioma: 'pt-BR', notificacoes_email: false },
    })
    const events: { type: string; actor: string; personal?: object }[] = json('eventos.json')
    expect(events.map(({ type }) => type)).toEqual(app.core.events.read(accountStream(account)).map(({ type }) => type))
    expect(new Set(events.map(({ actor }) => actor))).toEqual(new Set(['self', 'system']))
    expect(events[0]?.personal).toEqual({ name: 'Canario Setef', email })
    const [analysis] = json('analises.json')
    expect(analysis).toMatchObject({ tool: 'resume', state: 'completed', file: 'canario-arquivo.docx' })
    expect(analysis.result.checks.length).toBeGreaterThan(10)
    expect(files[`arquivos/${analysis.id}/canario-arquivo.docx`]).toEqual(docx)
    expect(await new Bun.Image(files['foto-de-perfil.webp'] ?? png).metadata()).toMatchObject({ format: 'webp' })
    expect(Object.keys(files)).toContain('LEIA-ME.txt')
    const all = Object.entries(files)
      .filter(([name]) => name.endsWith('.json'))
      .map(([, bytes]) => strFromU8(bytes))
      .join()
    expect(all).not.toMatch(/argon2|"password"|"token"/)
  })

  test('contains an HTML page with the profile, each result, a link to each file, and no script', async () => {
    const client = app.client()
    await client.register('leitora@exemplo.com', 'Ana <b>Leitora</b>')
    await client.upload('/api/resume/analyze', 'meu currículo.docx', docx)
    await client.post('/api/job/analyze', {
      description:
        'Analista de dados\nRequisitos: SQL, Python, Power BI, Excel e Git. Ensino superior completo. Inglês avançado. ' +
        'Dois anos de experiência com relatórios e painéis. Será um diferencial: Docker.',
    })
    await client.post('/api/job/analyze', { description: 'Vaga boa. '.repeat(12) })
    const files = await download(client)
    const page = strFromU8(files['LEIA-ME.html'] ?? new Uint8Array())
    for (const part of [
      'Ana &lt;b&gt;Leitora',
      'leitora@exemplo.com',
      'Análise de currículo',
      'Conta criada',
      '</html>',
    ])
      expect(page).toContain(part)
    expect(page).not.toMatch(/<script|<link|<img|src=|https?:|undefined|\{\{/)
    expect(page.match(/<h3>O que o robô leu<\/h3>/g)).toHaveLength(1)
    const ways = [...page.matchAll(/href="([^"]+)"/g)].map(([, way = '']) => decodeURIComponent(way))
    expect(ways).toHaveLength(2)
    for (const way of ways) expect(Object.keys(files)).toContain(way)
    expect(ways.some((way) => way.endsWith('.txt'))).toBe(true)
  })

  test('gives no score to an advert that the page shows without one', async () => {
    const client = app.client()
    await client.register('semnota@exemplo.com')
    await client.upload('/api/resume/analyze', 'meu.docx', docx)
    const description =
      'Motorista entregador\nCNH B ou superior OBRIGATÓRIA\nEnsino médio completo\nEscala 12x36 noturno'
    await client.post('/api/job/analyze', { description })
    const files = await download(client)
    const rows: { tool: string }[] = JSON.parse(strFromU8(files['analises.json'] ?? new Uint8Array()))
    const shown = { tool: 'job', state: 'completed', score: null, range: null, result: { score: null, range: null } }
    expect(rows.find(({ tool }) => tool === 'job')).toMatchObject(shown)
    expect(rows.find(({ tool }) => tool === 'resume')).toMatchObject({ score: expect.any(Number) })
  })

  test('is a valid ZIP for a new account too, in the person’s language, and is limited in number', async () => {
    const own = await testApp({ RATE_LIMIT: 'on' })
    const client = own.client({ 'accept-language': 'en' })
    await client.register('nova@exemplo.com')
    const names = Object.keys(await download(client))
    expect(names).toEqual([
      'README.txt',
      'README.html',
      'conta.json',
      'eventos.json',
      'webhooks.json',
      'tokens.json',
      'sessoes.json',
      'rascunhos.json',
      'recusas.json',
      'analises.json',
    ])
    for (let times = 1; times < exportBucket.capacity; times++) await download(client)
    expect((await client.ask('/conta/exportar')).status).toBe(429)
    await own.close()
  })

  test('does not let a file name leave its folder', async () => {
    const client = app.client()
    await client.register('nomes@exemplo.com')
    await client.upload('/api/resume/analyze', '..\\..:C*?.docx', docx)
    const inside = Object.keys(await download(client)).filter((name) => name.startsWith('arquivos/'))
    expect(inside).toHaveLength(1)
    expect(inside[0]).toMatch(/^arquivos\/[0-9a-f-]{36}\/[^/\\:*?]+$/)
    expect(inside[0]).not.toContain('..')
  })
})

describe('erasing an account', () => {
  test('requires the password, and a wrong one changes nothing', async () => {
    const { client } = await resident(app, 'fica@exemplo.com')
    const json = { accept: 'application/json' }
    const wrong = await client.post('/conta/apagar', { senha: 'errada' }, json)
    expect([wrong.status, await body(wrong)]).toMatchObject([
      422,
      { fields: { senha: 'Esta não é a sua senha atual' } },
    ])
    const form = await client.form('/conta/apagar', { senha: '' })
    expect([form.status, await form.text()]).toEqual([422, expect.stringContaining('Esta não é a sua senha atual')])
    expect((await client.ask('/api/user')).status).toBe(200)
  })

  test('leaves nothing readable in log, read models or files, and frees the address', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'erase-'))
    const own = await testApp({}, folder)
    const { client, account } = await resident(own)
    const other = own.client()
    await other.post('/api/login', { email, senha: 'segredo1' })
    const stays = await resident(own, 'quem-fica@exemplo.com')
    const events = own.core.events.read(accountStream(account)).length
    expect(mentions(own.core.views.file, account)).toEqual(
      expect.arrayContaining([
        ...['accounts', 'analyses', 'used_units', 'entitlements', 'sessions', 'settings'],
        ...['inboxes', 'linkedin_drafts', 'notices', 'support_messages'],
      ]),
    )
    expect(found(folder)).toContain('canario-arquivo')

    const answer = await client.form('/conta/apagar', { senha: 'segredo1' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/'])
    expect(await (await client.ask('/')).text()).toContain('Conta apagada')

    for (const one of [client, other]) expect((await one.ask('/api/user')).status).toBe(401)
    expect((await own.client().post('/api/login', { email, senha: 'segredo1' })).status).toBe(401)
    expect(mentions(own.core.views.file, account)).toEqual(['erasures'])
    expect(existsSync(join(folder, 'files', account))).toBe(false)
    const log = own.core.events.read(accountStream(account))
    expect(log.at(-1)?.type).toBe('AccountErased')
    expect(log).toHaveLength(events + 1)
    expect(log.filter((event) => event.personal()).map(({ type }) => type)).toEqual([])
    expect(differences(own)).toEqual([])

    // The one who stays has the same file and name: what is theirs must not be what is looked for.
    expect((await stays.client.ask('/api/resume/latest')).status).toBe(200)
    await stays.client.form('/conta/apagar', { senha: 'segredo1' })
    expect(found(folder)).toEqual([])

    expect((await own.client().register(email)).status).toBe(201)
    expect((await own.client().post('/api/login', { email, senha: 'segredo1' })).status).toBe(200)
    await own.close()
  })

  test('that a crash interrupted after its event is finished at the next start', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'erase-'))
    const own = await testApp({}, folder)
    const { client, account } = await resident(own)
    const stream = accountStream(account)
    const context = { at: start, actor: account, correlation: Bun.randomUUIDv7(), causation: null }
    const done = await own.core.handle(erasure, stream, { kind: 'erase', from: email }, context)
    expect(done.ok).toBe(true)
    expect((await client.ask('/api/user')).status).toBe(401)
    expect(own.core.events.read(stream)[0]?.personal()).toMatchObject({ email })
    expect(existsSync(join(folder, 'files', account))).toBe(true)

    own.core.views.close()
    await own.core.events.close()
    const next = await testApp({}, folder)
    await createTidy(next.core)()
    expect(next.core.events.read(stream)[0]?.personal()).toBeNull()
    expect(found(folder)).toEqual([])
    expect(existsSync(join(folder, 'files', account))).toBe(false)
    await createTidy(next.core)()
    expect(differences(next)).toEqual([])
    expect((await next.client().register(email)).status).toBe(201)
    await next.close()
  })

  test('while an analysis runs leaves no trace of either', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'erase-'))
    const own = await testApp({}, folder)
    const client = own.client()
    await client.register(email, 'Canario Setef')
    const analysis = client.upload('/api/resume/analyze', 'canario-arquivo.docx', docx)
    await Promise.all([analysis, client.form('/conta/apagar', { senha: 'segredo1' })])
    expect((await client.ask('/api/user')).status).toBe(401)
    expect(own.core.views.scrub()).toBe(true)
    expect(found(folder)).toEqual([])
    expect(differences(own)).toEqual([])
    await own.close()
  })

  test('is refused for admins, so that the installation keeps one', async () => {
    const input = { name: 'Chefe', email: 'chefe@exemplo.com', password: 'segredo1', role: 'admin' } as const
    const caller = { language: 'pt-BR', correlation: 'c', now: start, terms: null, actor: null } as const
    await createAccount(app.core, input, caller)
    const chefe = app.client()
    await chefe.post('/api/login', { email: input.email, senha: input.password })
    const answer = await chefe.post('/conta/apagar', { senha: 'segredo1' }, { accept: 'application/json' })
    expect([answer.status, (await body(answer)).code]).toEqual([403, 'admin-stays'])
    expect((await chefe.ask('/api/user')).status).toBe(200)
    expect(await (await chefe.ask('/conta')).text()).not.toContain('href="/conta/apagar"')
  })

  test('limits wrong passwords', async () => {
    const own = await testApp({ RATE_LIMIT: 'on' })
    const client = own.client()
    await client.register(email)
    for (let tries = 0; tries < passwordBucket.capacity; tries++)
      expect((await client.form('/conta/apagar', { senha: `errada${tries}` })).status).toBe(422)
    expect((await client.form('/conta/apagar', { senha: 'segredo1' })).status).toBe(429)
    await own.close()
  })
})
