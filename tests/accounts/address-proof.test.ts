// Proof of an email address, and changing it, where the server sends mails.
import { describe, expect, test } from 'bun:test'
import { proofMs, undoMs } from '../../src/domain/accounts/address'
import { accountStream } from '../../src/events/schema/events'
import { proofBuckets } from '../../src/server/security/buckets'
import { claimProblems } from '../../src/server/storage/check/claims'
import { body, type Client, type TestApp, testApp } from '../helpers/app'
import { closeAfterEach, open } from '../helpers/close-after-each'
import { eventually } from '../helpers/eventually'
import { mailedApp } from '../helpers/mailed-app'

closeAfterEach()

const withMail = async (environment: Record<string, string> = {}) => {
  const { app, box, links } = await mailedApp(environment)
  /** The link of the newest mail to an address. Mails about the address alone: notifications may come between them. */
  const linkTo = async (address: string, count = 1): Promise<string> => {
    const sent = () => links(/^\/(?:confirmar-email|desfazer-email|suporte)/).filter(({ to }) => to === address)
    await eventually(() => sent().length >= count)
    return sent().at(-1)?.link ?? ''
  }
  return { app, box, linkTo, resets: () => links(/^\/redefinir-senha/) }
}
const confirm = (client: Client, link: string) => {
  const { pathname, searchParams } = new URL(link, 'http://x')
  return client.form(pathname, { codigo: searchParams.get('codigo') ?? '' })
}
const change = (client: Client, email: string, senha_atual = 'segredo1') =>
  client.ask('/api/user/profile', {
    method: 'PUT',
    body: JSON.stringify({ nome: 'Ana Lima', email, senha_atual }),
    headers: { 'content-type': 'application/json' },
  })
const emailOf = async (client: Client) => (await body<{ email: string }>(await client.ask('/api/user'))).email
const login = (app: TestApp, email: string, senha = 'segredo1') => app.client().post('/api/login', { email, senha })
const types = (app: TestApp, id: string) => app.core.events.read(accountStream(id)).map(({ type }) => type)
const banner = 'Confirme seu e-mail'

const proved = async (app: TestApp, linkTo: (address: string) => Promise<string>, email = 'ana@exemplo.com') => {
  const client = app.client()
  const { id } = await body<{ id: string }>(await client.register(email, 'Ana Lima'))
  await confirm(client, await linkTo(email))
  return { client, id }
}

describe('after registering', () => {
  test('a mail with a link proves the address once, and a banner asks until then', async () => {
    const { app, box, linkTo } = await withMail()
    const ana = app.client()
    const { id } = await body<{ id: string }>(await ana.register('ana@exemplo.com', 'Ana https://golpe.example'))
    expect(await (await ana.ask('/painel')).text()).toContain(banner)
    const link = await linkTo('ana@exemplo.com')
    expect(box.mails[0]?.raw).not.toContain('golpe')
    expect(box.mails[0]?.parts.join()).not.toContain('golpe')
    expect(box.mails[0]?.headers.get('Subject')).toBe('Trampolim: confirme seu e-mail')
    const page = await app.client().ask(link)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Confirme que ana@exemplo.com')])
    expect(types(app, id)).not.toContain('AddressProved')
    const done = await confirm(ana, link)
    expect([done.status, done.headers.get('location')]).toEqual([303, '/conta'])
    expect(types(app, id).filter((type) => type === 'AddressProved')).toHaveLength(1)
    expect(await (await ana.ask('/painel')).text()).not.toContain(banner)
    expect(await (await app.client().ask(link)).text()).toContain('já está confirmado')
    await confirm(app.client(), link)
    expect(types(app, id).filter((type) => type === 'AddressProved')).toHaveLength(1)
  })

  test('the link expires after a day, and an altered one or one of another account proves nothing', async () => {
    const { app, linkTo } = await withMail()
    const { id } = await body<{ id: string }>(await app.client().register('ana@exemplo.com', 'Ana'))
    const { id: other } = await body<{ id: string }>(await app.client().register('bia@exemplo.com', 'Bia'))
    const link = await linkTo('ana@exemplo.com')
    const code = new URL(link, 'http://x').searchParams.get('codigo') ?? ''
    const [, , time = '', mac = ''] = code.split('.')
    for (const made of [
      '',
      'x',
      `p.${other}.${time}.${mac}`,
      `c.${id}.${time}.${mac}`,
      `u.${id}.${time}.${mac}`,
      `p.${id}.${(Number.parseInt(time, 36) + 1).toString(36)}.${mac}`,
      `p.${id}.${time}.${'A'.repeat(43)}`,
      code.repeat(40),
    ])
      for (const path of ['/confirmar-email', '/desfazer-email'])
        expect([made, (await app.client().form(path, { codigo: made })).status]).toEqual([made, 410])
    app.turn(proofMs)
    expect((await confirm(app.client(), link)).status).toBe(410)
    expect([...types(app, id), ...types(app, other)]).not.toContain('AddressProved')
  })

  test('notifications are mailed only once the address is proved', async () => {
    const { app, box, linkTo } = await withMail()
    const { client } = await proved(app, linkTo)
    await app.client().register('bia@exemplo.com', 'Bia')
    await linkTo('bia@exemplo.com')
    app.turn(1000)
    const password = { nome: 'Ana Lima', email: 'ana@exemplo.com', senha_atual: 'segredo1', senha_nova: 'maré alta 7' }
    await client.ask('/api/user/profile', {
      method: 'PUT',
      body: JSON.stringify(password),
      headers: { 'content-type': 'application/json' },
    })
    await eventually(() => box.mails.length === 3)
    await eventually(() => app.core.accountMails.waiting(10).length === 0)
    // Two mails are sent at once, in any order: Ana's notification and Bia's link.
    expect(box.mails.map(({ to }) => to[0]).toSorted()).toEqual(
      ['ana', 'ana', 'bia'].map((one) => `${one}@exemplo.com`),
    )
  })

  test('the link is sent again on request, a bounded number of times, and the banner can be put away for a session', async () => {
    const { app, linkTo } = await withMail({ RATE_LIMIT: 'on' })
    const ana = app.client()
    await ana.register('ana@exemplo.com', 'Ana')
    await linkTo('ana@exemplo.com')
    const statuses: number[] = []
    for (let n = 0; n < proofBuckets.address.capacity; n++)
      statuses.push((await ana.form('/conta/email/reenviar', {})).status)
    expect(statuses).toEqual([...Array(proofBuckets.address.capacity - 1).fill(303), 429])
    await linkTo('ana@exemplo.com', proofBuckets.address.capacity)
    await ana.form('/conta/email/depois', {})
    await ana.ask('/painel')
    expect(await (await ana.ask('/painel')).text()).not.toContain(banner)
    const again = app.client()
    await again.post('/api/login', { email: 'ana@exemplo.com', senha: 'segredo1' })
    expect(await (await again.ask('/painel')).text()).toContain(banner)
  })

  test('nothing of it shows or is sent without a mail server', async () => {
    const app = await testApp()
    open.push(() => app.close())
    const ana = app.client()
    await ana.register('ana@exemplo.com', 'Ana')
    expect(await (await ana.ask('/painel')).text()).not.toContain(banner)
    expect(app.core.accountMails.waiting(10)).toEqual([])
    expect((await change(ana, 'nova@exemplo.com')).status).toBe(200)
    expect(await emailOf(ana)).toBe('nova@exemplo.com')
  })
})

describe('a new address', () => {
  test('counts once it is proved; the former one learns of it and can undo it', async () => {
    const { app, box, linkTo } = await withMail()
    const { client, id } = await proved(app, linkTo)
    expect((await change(client, 'nova@exemplo.com', 'errada')).status).toBe(422)
    expect((await change(client, 'nova@exemplo.com')).status).toBe(200)
    expect(await emailOf(client)).toBe('ana@exemplo.com')
    expect(await (await client.ask('/conta')).text()).toContain('Falta confirmar o novo e-mail')
    await confirm(app.client(), await linkTo('nova@exemplo.com'))
    expect(await emailOf(client)).toBe('nova@exemplo.com')
    expect((await login(app, 'ana@exemplo.com')).status).toBe(401)
    expect((await login(app, 'nova@exemplo.com')).status).toBe(200)
    // The former address stays reserved: the person who changed it cannot register it to prevent the undoing.
    expect((await app.client().register('ana@exemplo.com', 'Mau')).status).toBe(409)
    const undo = await linkTo('ana@exemplo.com', 2)
    expect(undo).toStartWith('/desfazer-email?codigo=')
    expect(await (await app.client().ask(undo)).text()).toContain('volta a usar ana@exemplo.com')
    const undone = await (await confirm(app.client(), undo)).text()
    expect((await client.ask('/api/user')).status).toBe(401)
    expect((await login(app, 'ana@exemplo.com')).status).toBe(401)
    const next = /href="(\/redefinir-senha\?codigo=[^"]+)"/.exec(undone)?.[1] ?? ''
    const code = new URL(next, 'http://x').searchParams.get('codigo') ?? ''
    await app.client().form('/redefinir-senha', { codigo: code, senha: 'maré alta 7' })
    expect((await login(app, 'ana@exemplo.com', 'maré alta 7')).status).toBe(200)
    expect((await confirm(app.client(), undo)).status).toBe(410)
    expect((await app.client().register('nova@exemplo.com', 'Outra')).status).toBe(201)
    expect(claimProblems(app.core.events, app.core.secrets)).toEqual([])
    expect(types(app, id)).toContain('AddressChangeConfirmed')
    expect(box.mails.every(({ parts }) => !parts.join().includes('Lima'))).toBe(true)
  })

  test('of an unproved account is announced to the former address, without a link to undo it', async () => {
    const { app, box, linkTo } = await withMail()
    const ana = app.client()
    await ana.register('errado@exemplo.com', 'Ana Lima')
    await linkTo('errado@exemplo.com')
    await change(ana, 'ana@exemplo.com')
    await confirm(ana, await linkTo('ana@exemplo.com'))
    expect(await linkTo('errado@exemplo.com', 2)).toBe('/suporte')
    expect(box.mails.at(-1)?.headers.get('Subject')).toBe('Trampolim: o e-mail da sua conta mudou')
    expect((await app.client().register('errado@exemplo.com', 'Outra')).status).toBe(201)
    expect(claimProblems(app.core.events, app.core.secrets)).toEqual([])
  })

  test('ends a link for a new password that was mailed to the former one', async () => {
    const { app, linkTo, resets } = await withMail()
    const ana = app.client()
    await ana.register('ana@exempol.com', 'Ana Lima')
    await app.client().form('/esqueci-senha', { email: 'ana@exempol.com' })
    await eventually(() => resets().length === 1)
    const [{ link = '' } = {}] = resets()
    expect((await app.client().ask(link)).status).toBe(200)
    await change(ana, 'ana@exemplo.com')
    await confirm(ana, await linkTo('ana@exemplo.com'))
    expect((await app.client().ask(link)).status).toBe(410)
    const codigo = new URL(link, 'http://x').searchParams.get('codigo') ?? ''
    expect((await app.client().form('/redefinir-senha', { codigo, senha: 'maré alta 7' })).status).toBe(410)
    expect((await login(app, 'ana@exemplo.com')).status).toBe(200)
  })

  test('can be given up, and one that another account has is refused at once and at the end', async () => {
    const { app, linkTo } = await withMail()
    const { client } = await proved(app, linkTo)
    await change(client, 'nova@exemplo.com')
    const link = await linkTo('nova@exemplo.com')
    await client.form('/conta/email/cancelar', {})
    expect((await confirm(client, link)).status).toBe(410)
    await app.client().register('bia@exemplo.com', 'Bia')
    expect((await change(client, 'BIA@exemplo.com')).status).toBe(409)
    await change(client, 'caio@exemplo.com')
    const second = await linkTo('caio@exemplo.com')
    await app.client().register('caio@exemplo.com', 'Caio')
    expect((await confirm(client, second)).status).toBe(409)
    expect(await emailOf(client)).toBe('ana@exemplo.com')
    expect(claimProblems(app.core.events, app.core.secrets)).toEqual([])
  })

  test('leaves the former one free for others after a week', async () => {
    const { app, linkTo } = await withMail()
    const { client } = await proved(app, linkTo)
    await change(client, 'nova@exemplo.com')
    await confirm(client, await linkTo('nova@exemplo.com'))
    app.turn(undoMs)
    expect((await app.client().register('ana@exemplo.com', 'Outra Ana')).status).toBe(201)
    expect(claimProblems(app.core.events, app.core.secrets)).toEqual([])
  })

  test('confirmed by a hundred requests at once changes once', async () => {
    const { app, linkTo } = await withMail()
    const { client, id } = await proved(app, linkTo)
    await change(client, 'nova@exemplo.com')
    const link = await linkTo('nova@exemplo.com')
    const answers = await Promise.all(Array.from({ length: 100 }, () => confirm(app.client(), link)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(types(app, id).filter((type) => type === 'AddressChangeConfirmed')).toHaveLength(1)
  })
})
