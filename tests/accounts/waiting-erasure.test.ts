// Erasing an account within the week in which a change of its address can be undone: it waits, and the undo wins.
import { afterEach, describe, expect, test } from 'bun:test'
import { strFromU8, unzipSync } from 'fflate'
import { undoMs } from '../../src/domain/accounts/address'
import { accountStream, domainEvents } from '../../src/events/schema/events'
import { projections } from '../../src/projections/all'
import { verify } from '../../src/projections/engine/verify'
import { notificationsOf } from '../../src/projections/notifications/notification'
import { accountState } from '../../src/server/accounts/account-state'
import { proofPath } from '../../src/server/accounts/address-proof/proof-links'
import { eraseDue } from '../../src/server/accounts/data/waiting-erasure'
import { eraseByOperator } from '../../src/server/admin/operator/operator'
import { sendAccountMails } from '../../src/server/mail/account-mails'
import { changeBucket } from '../../src/server/security/buckets'
import { claimProblems } from '../../src/server/storage/check/claims'
import { registerProved } from '../helpers/accounts/proved-account'
import { body, type Client, start, type TestApp, testApp } from '../helpers/app'
import { readMail } from '../helpers/mailbox'

const open: TestApp[] = []
afterEach(async () => {
  for (const app of open.splice(0)) await app.close()
})

const [old, present, senha] = ['ana@exemplo.com', 'mau@example.com', 'segredo1']
const types = (app: TestApp, id: string) => app.core.events.read(accountStream(id)).map(({ type }) => type)
const follow = (client: Client, path: string) => {
  const { pathname, searchParams } = new URL(path, 'http://x')
  return client.form(pathname, { codigo: searchParams.get('codigo') ?? '' })
}

/** An account whose proved address was moved to another one just now, by the person of `client`. */
const moved = async (environment: Record<string, string> = {}) => {
  const app = await testApp({ SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_URL: 'http://localhost:3000', ...environment })
  open.push(app)
  const client = await registerProved(app, old)
  const { id } = await body<{ id: string }>(await client.ask('/api/user'))
  const json = { nome: 'Ana', email: present, senha_atual: senha }
  const headers = { 'content-type': 'application/json' }
  await client.ask('/api/user/profile', { method: 'PUT', body: JSON.stringify(json), headers })
  const until = accountState(app.core, id).address.pending?.until ?? 0
  await follow(client, proofPath(app.core, { kind: 'change', account: id, email: present, until }))
  const undo = proofPath(app.core, { kind: 'undo', account: id, email: old, until: start + undoMs })
  return { app, client, id, undo }
}
const erase = (client: Client) => client.form('/conta/apagar', { senha })
const isIn = async (client: Client) => (await client.ask('/api/user')).status === 200
const mailsSent = async (app: TestApp) => {
  const sent: { to: string; subject: string; text: string }[] = []
  await sendAccountMails(app.core, async (eml, { to }) => {
    const { headers, parts } = readMail(eml)
    sent.push({ to: to[0] ?? '', subject: headers.get('Subject') ?? '', text: parts.join('\n') })
    return 'sent'
  })
  return sent
}

describe('erasing an account whose address changed within the week', () => {
  test('waits, both addresses get a mail, and the former owner still takes the account back', async () => {
    const { app, client, id, undo } = await moved()
    await mailsSent(app)
    expect(await (await client.ask('/conta')).text()).toContain('Até 27 de novembro o e-mail anterior')
    expect(await (await client.ask('/conta/apagar')).text()).toContain('Até 27 de novembro o e-mail anterior')
    const asked = await erase(client)
    expect([asked.status, asked.headers.get('location')]).toEqual([303, '/conta#dados'])
    expect(await (await client.ask('/conta')).text()).toContain('Sua conta será apagada em 27 de novembro')
    expect((await erase(client)).status).toBe(303)
    expect(types(app, id).filter((type) => type === 'ErasureRequested')).toHaveLength(1)
    const mails = await mailsSent(app)
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [present, 'Trampolim: pedido para apagar a conta'],
      [old, 'Trampolim: pedido para apagar a conta'],
    ])
    expect(mails[0]?.text).toContain('http://localhost:3000/conta#dados')
    expect(mails[1]?.text).toContain(`http://localhost:3000${undo}`)
    app.turn(undoMs - 1)
    expect(await eraseDue(app.core)).toBe(0)
    expect((await follow(app.client(), undo)).status).toBe(200)
    expect(await isIn(client)).toBe(false)
    app.turn(undoMs)
    expect(await eraseDue(app.core)).toBe(0)
    expect(accountState(app.core, id)).toMatchObject({ email: old, erasure: null, erased: false })
    expect(claimProblems(app.core.events, app.core.secrets)).toEqual([])
  })

  test('and being called off are announced in the bell, and by mail to both addresses', async () => {
    const { app, client, id, undo } = await moved()
    await mailsSent(app)
    await erase(client)
    await mailsSent(app)
    expect((await client.form('/conta/apagar/manter', {})).status).toBe(303)
    // Nothing waits any more, so nothing is announced again.
    expect((await client.form('/conta/apagar/manter', {})).status).toBe(303)
    const mails = await mailsSent(app)
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [present, 'Trampolim: a conta não será mais apagada'],
      [old, 'Trampolim: a conta não será mais apagada'],
    ])
    expect(mails[0]?.text).toContain('http://localhost:3000/conta#dados')
    expect(mails[1]?.text).toContain(`http://localhost:3000${undo}`)
    const bell = notificationsOf(app.core.views.db, id).flatMap(({ content }) =>
      content.kind === 'erasure' ? content.change : [],
    )
    expect(bell).toEqual(['ErasureCancelled', 'ErasureRequested'])
    expect(await (await client.ask('/notificacoes')).text()).toContain('Sua conta não será mais apagada')
  })

  test('is carried out once that is over, and frees both addresses', async () => {
    const { app, client, id } = await moved()
    const answer = await client.post('/conta/apagar', { senha }, { accept: 'application/json' })
    expect([answer.status, await body(answer)]).toEqual([
      202,
      { apagamento_em: new Date(start + undoMs).toISOString() },
    ])
    expect(await isIn(client)).toBe(true)
    const zip = unzipSync(new Uint8Array(await (await client.ask('/conta/exportar')).arrayBuffer()))
    expect(JSON.parse(strFromU8(zip['conta.json'] ?? new Uint8Array())).apagamento_em).toBe('2026-11-27T12:14:00.000Z')
    app.turn(undoMs)
    expect(await eraseDue(app.core)).toBe(1)
    expect(await eraseDue(app.core)).toBe(0)
    expect(types(app, id).slice(-3)).toEqual(['ErasureRequested', 'NotificationRaised', 'AccountErased'])
    expect(await isIn(client)).toBe(false)
    expect(app.core.events.read(accountStream(id))[0]?.personal()).toBeNull()
    for (const email of [old, present]) expect((await app.client().register(email)).status).toBe(201)
    expect(claimProblems(app.core.events, app.core.secrets)).toEqual([])
    const { log, views } = { log: app.core.events, views: app.core.views }
    expect(verify({ log, projections, catalog: domainEvents, views }).differences).toEqual([])
  })

  test('is called off by the person, and then nothing is erased', async () => {
    const { app, client, id } = await moved()
    await erase(client)
    expect((await client.form('/conta/apagar/manter', {})).headers.get('location')).toBe('/conta#dados')
    expect(await (await client.ask('/conta')).text()).toContain('O pedido para apagar foi cancelado')
    await client.form('/conta/apagar/manter', {})
    expect(types(app, id).filter((type) => type === 'ErasureCancelled')).toHaveLength(1)
    // Word of it that was not sent yet is dropped.
    expect((await mailsSent(app)).map(({ subject }) => subject)).not.toContain('Trampolim: pedido para apagar a conta')
    app.turn(undoMs)
    expect(await eraseDue(app.core)).toBe(0)
    expect(await (await client.ask('/conta')).text()).not.toContain('e-mail anterior')
    expect((await erase(client)).headers.get('location')).toBe('/')
    expect(types(app, id)).toContain('AccountErased')
  })

  test('cannot be asked for and called off without end: neither the log nor a former address fills with it', async () => {
    const { app, client, id } = await moved({ RATE_LIMIT: 'on' })
    const key = `change ${id}`
    for (let taken = 2; taken < changeBucket.capacity; taken++) app.core.throttle.take(key, changeBucket, start)
    const asked = []
    for (let tries = 0; tries < 4; tries++) {
      asked.push((await erase(client)).status)
      await client.form('/conta/apagar/manter', {})
    }
    expect(asked.filter((status) => status === 303).length).toBeLessThanOrEqual(2)
    expect(asked.at(-1)).toBe(429)
    // What is at once is never put off: the week is over.
    app.turn(undoMs)
    expect((await erase(client)).headers.get('location')).toBe('/')
  })

  test('asks for the password, and the operator erases at once', async () => {
    const { app, client, id } = await moved()
    expect((await client.form('/conta/apagar', { senha: 'errada' })).status).toBe(422)
    expect(types(app, id)).not.toContain('ErasureRequested')
    expect(await eraseByOperator(app.core, present)).toBe('erased')
    expect(claimProblems(app.core.events, app.core.secrets)).toEqual([])
  })
})
