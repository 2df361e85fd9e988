// Threads of support: priority, promises, answers from the panel, replies of the person, visitors, bounds and erasure.
import { beforeAll, describe, expect, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { threadMax } from '../../src/domain/support/support'
import { domainEvents } from '../../src/events/schema/events'
import { projections } from '../../src/projections/all'
import { verify } from '../../src/projections/engine/verify'
import { promiseCounts, supportPromises, supportReplies } from '../../src/projections/support/support-thread'
import { assignPlan, ensureAdmin } from '../../src/server/admin/operator/operator'
import { readRequest } from '../../src/server/http/request/read-request'
import { replyToMessage } from '../../src/server/support/support'
import { body, type Client, origin } from '../helpers/app'
import { newestMessage } from '../helpers/events/support-messages'
import { fileApp } from '../helpers/file-app'
import { readMail } from '../helpers/mailbox'

const hour = 3_600_000
const letter = { name: 'Rui Sá', email: 'rui@exemplo.com.br', subject: 'bug', message: 'Não abre.' }
const app = fileApp({ MAIL_FROM: 'suporte@vagas.example', PUBLIC_URL: 'http://localhost:3000' })
let admin: Client
beforeAll(async () => {
  await ensureAdmin(app.core, { email: 'dona@vagas.example', password: 'segredo1' })
  admin = app.client()
  expect((await admin.post('/api/login', { email: 'dona@vagas.example', senha: 'segredo1' })).status).toBe(200)
})

const person = async (email: string, plan?: 'premium' | 'basico'): Promise<Client> => {
  const client = app.client()
  await client.register(email, 'Bia Lima')
  if (plan) await assignPlan(app.core, email, plan)
  return client
}
const write = (client: Client, message: string, more = {}) =>
  client.post('/api/support/contact', { ...letter, message, ...more })
const newest = () => newestMessage(app.core.views.db)
const answer = (message: string, texto: string) =>
  admin.form('/admin/suporte', { acao: 'responder', mensagem: message, texto })
type Thread = { id: string; respondida: boolean; prazo: string | null; textos: { de: string; texto: string }[] }
const threads = async (client: Client) => body<Thread[]>(await client.ask('/api/support/messages'))
const differences = () => {
  const { events: log, views } = app.core
  return verify({ log, projections, catalog: domainEvents, views }).differences
}
const inbox = async () => (await admin.ask('/admin/suporte')).text()

describe('the same message again', () => {
  test('within a minute it is one thread with one promise; another text, or later, is another', async () => {
    const bia = await person('duas-vezes@exemplo.com', 'premium')
    const first = await body(await write(bia, 'Enviei sem querer duas vezes.'))
    app.turn(10_000)
    expect(await body(await write(bia, 'Enviei sem querer duas vezes.'))).toEqual(first)
    expect(await threads(bia)).toHaveLength(1)
    await write(bia, 'Enviei sem querer duas vezes.', { subject: 'feedback' })
    await write(bia, 'Outra coisa.')
    expect(await threads(bia)).toHaveLength(3)
    app.turn(60_000)
    await write(bia, 'Outra coisa.')
    expect(await threads(bia)).toHaveLength(4)
  })
  test('of another account it is a message of its own', async () => {
    for (const email of ['mesmo-1@exemplo.com', 'mesmo-2@exemplo.com']) {
      const one = await person(email)
      await write(one, 'O mesmo texto.')
      expect(await threads(one)).toHaveLength(1)
    }
  })
})

describe('the conversations of the page', () => {
  test('come alone to who asks for their region, and not to a visitor', async () => {
    const headers = { 'x-region': 'conversas' }
    const bia = await person('regiao@exemplo.com')
    const empty = await (await bia.ask('/suporte', { headers })).text()
    expect(empty).toStartWith('<div data-region="conversas"')
    await write(bia, 'Aparece já.')
    const part = await (await bia.ask('/suporte', { headers })).text()
    expect(part).toStartWith('<section')
    expect(part).toContain('Aparece já.')
    expect(part).toMatch(/Última mensagem em .+, enviada por você/)
    expect(await (await app.client().ask('/suporte', { headers })).text()).toContain('<!DOCTYPE html>')
  })
})

describe('priority support', () => {
  test('is promised, with its time, to those whose plan includes it, and to nobody else', async () => {
    const premium = await person('premium@exemplo.com', 'premium')
    const basic = await person('basico@exemplo.com', 'basico')
    expect(await (await premium.ask('/suporte')).text()).toContain('é respondida em até 24 horas')
    expect(await (await basic.ask('/suporte')).text()).not.toContain('suporte prioritário')
    const sent = await body(await write(premium, 'Da Bia'))
    expect(sent.prazo).toBe(new Date(app.core.clock() + 24 * hour).toISOString())
    expect(await body(await write(basic, 'Do básico'))).not.toHaveProperty('prazo')
    expect((await threads(premium))[0]).toMatchObject({ respondida: false, prazo: sent.prazo })
    expect((await threads(basic))[0]).toMatchObject({ respondida: false, prazo: null })
  })
  test('comes first in the inbox, the earliest promise before the others, and is marked', async () => {
    await write(app.client(), 'De visitante, depois')
    const page = await inbox()
    const places = ['Da Bia', 'De visitante, depois', 'Do básico'].map((text) => page.indexOf(text))
    expect(places.every((place) => place > 0)).toBe(true)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(page).toContain('Prioritário')
  })
  test('is counted: in time, late and waiting', async () => {
    const late = await person('atrasada@exemplo.com', 'premium')
    await write(late, 'Atrasada')
    const message = newest()?.id ?? ''
    const before = promiseCounts(app.core.views.db, 0, app.core.clock())
    app.turn(25 * hour)
    expect(promiseCounts(app.core.views.db, 0, app.core.clock())).toEqual({ ...before, late: before.open })
    await admin.post('/api/login', { email: 'dona@vagas.example', senha: 'segredo1' })
    expect(await inbox()).toContain('atrasada: prometida até')
    expect((await answer(message, 'Desculpe a demora.')).status).toBe(303)
    const after = promiseCounts(app.core.views.db, 0, app.core.clock())
    expect(after).toEqual({
      answered: before.answered + 1,
      inTime: before.inTime,
      open: before.open - 1,
      late: before.open - 1,
    })
  })
})

describe('an answer from the panel', () => {
  test('reaches the person in the bell and on their page, and their reply waits again', async () => {
    const client = await person('conversa@exemplo.com', 'premium')
    await write(client, 'Primeira')
    const { id = '' } = newest() ?? {}
    expect((await answer(id, 'Resposta do painel')).status).toBe(303)
    const notices = await body<{ titulo: string; link: string }[]>(await client.ask('/api/notificacoes'))
    expect(notices[0]).toMatchObject({ titulo: 'O suporte respondeu', link: '/suporte#conversas' })
    const page = await (await client.ask('/suporte')).text()
    for (const text of ['Primeira', 'Resposta do painel', 'Respondida']) expect(page).toContain(text)
    expect((await client.form('/suporte/responder', { mensagem: id, texto: 'Ainda não.' })).status).toBe(303)
    expect((await threads(client))[0]).toMatchObject({
      respondida: false,
      textos: [
        { de: 'voce', texto: 'Primeira' },
        { de: 'suporte', texto: 'Resposta do painel' },
        { de: 'voce', texto: 'Ainda não.' },
      ],
    })
    expect(await inbox()).toContain('Ainda não.')
    expect(differences()).toEqual([])
  })
  test('reaches a visitor by mail, without any text of the person who typed the address', async () => {
    await write(app.client(), 'Compre agora em golpe.example', { email: 'alvo@exemplo.com' })
    const { id = '' } = newest() ?? {}
    expect((await answer(id, 'Não vendemos isso.')).status).toBe(303)
    const folder = join(app.config.folder, 'outbox')
    const mails = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
    const [mail = ''] = mails.filter((one) => one.includes('To: alvo@exemplo.com'))
    const text = readMail(mail).parts.join('\n')
    expect(text).toContain('Não vendemos isso.')
    expect(text).not.toContain('golpe.example')
    expect((await admin.form('/admin/suporte', { acao: 'apagar', mensagem: id, motivo: 'request' })).status).toBe(303)
    const left = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
    expect(left.some((one) => one.includes('alvo@exemplo.com'))).toBe(false)
  })
  test('needs words, an admin, and a message that is there', async () => {
    const client = await person('sem@exemplo.com')
    await write(client, 'Oi')
    const { id = '' } = newest() ?? {}
    expect((await answer(id, '  ')).status).toBe(422)
    expect((await answer('nada', 'Oi')).status).toBe(404)
    expect((await client.form('/admin/suporte', { acao: 'responder', mensagem: id, texto: 'Eu' })).status).toBe(303)
    expect((await threads(client))[0]?.textos).toHaveLength(1)
  })
})

describe('a thread', () => {
  test('is its person’s alone', async () => {
    const [one, other] = [await person('uma@exemplo.com'), await person('outra@exemplo.com')]
    await write(one, 'Segredo')
    const { id = '' } = newest() ?? {}
    const typed = { mensagem: id, texto: 'Intrusa' }
    expect((await other.post('/api/support/messages/reply', typed)).status).toBe(404)
    expect((await app.client().post('/api/support/messages/reply', typed)).status).toBe(401)
    expect(await threads(other)).toEqual([])
  })
  test('is bounded, and a reply that is refused loses no word', async () => {
    const client = await person('longa@exemplo.com')
    await write(client, 'Começo')
    const { id = '' } = newest() ?? {}
    const ctx = readRequest(app.core, () => '203.0.113.9', new URL(`${origin}/suporte`), new Request(origin), null)
    for (let n = 1; n < threadMax; n++)
      expect(await replyToMessage(app.core, ctx, { message: id, text: `Texto ${n}`, by: 'admin' })).toMatchObject({
        ok: true,
      })
    expect((await answer(id, 'Mais uma')).status).toBe(409)
    const refused = await client.form('/suporte/responder', { mensagem: id, texto: 'Não perca isto' })
    expect(refused.status).toBe(409)
    const long = await client.form('/suporte/responder', { mensagem: id, texto: '' })
    expect(long.status).toBe(422)
    expect(await (await client.ask('/suporte')).text()).toContain('tamanho máximo')
  })
  test('goes with its account; what was promised and met stays counted', async () => {
    const client = await person('apaga@exemplo.com', 'premium')
    await write(client, 'Vai embora')
    const { id = '' } = newest() ?? {}
    await answer(id, 'Certo')
    await client.post('/api/support/messages/reply', { mensagem: id, texto: 'Mais' })
    const before = promiseCounts(app.core.views.db, 0, app.core.clock())
    expect((await client.form('/conta/apagar', { senha: 'segredo1', confirmar: 'sim' })).status).toBe(303)
    const { db } = app.core.views
    expect(
      db
        .select()
        .from(supportReplies)
        .all()
        .filter(({ message }) => message === id),
    ).toEqual([])
    expect(
      db
        .select()
        .from(supportPromises)
        .all()
        .filter(({ message }) => message === id),
    ).toMatchObject([{ stream: '' }])
    expect(promiseCounts(db, 0, app.core.clock())).toEqual({ ...before, open: before.open - 1 })
    expect(differences()).toEqual([])
  })
})
