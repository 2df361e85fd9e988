// Forgotten passwords: a link by mail or from an admin, that serves once and not for long.
import { describe, expect, test } from 'bun:test'
import { accountStream } from '../../src/events/schema/events'
import { isActiveAdmin } from '../../src/projections/accounts/account'
import { linkMs, resetCode } from '../../src/server/accounts/password-reset/reset-links'
import { ensureAdmin, makeAdmin } from '../../src/server/admin/operator/operator'
import { demoteByOperator } from '../../src/server/admin/operator/operator-accounts'
import { forgottenBuckets } from '../../src/server/security/buckets'
import { body, type TestApp, testApp } from '../helpers/app'
import { closeAfterEach, open } from '../helpers/close-after-each'
import { eventually } from '../helpers/eventually'
import { mailedApp } from '../helpers/mailed-app'

closeAfterEach()

const withMail = async (environment: Record<string, string> = {}) => {
  const { links, ...rest } = await mailedApp(environment)
  return { ...rest, links: () => links(/^\/redefinir-senha\?codigo=/) }
}
const ask = (app: TestApp, email: string) => app.client().form('/esqueci-senha', { email })
const codeOf = (link: string) => new URL(link, 'http://x').searchParams.get('codigo') ?? ''
const choose = (app: TestApp, link: string, senha: string) =>
  app.client().form('/redefinir-senha', { codigo: codeOf(link), senha })
const login = (app: TestApp, email: string, senha: string) => app.client().post('/api/login', { email, senha })

describe('a link by mail', () => {
  test('for a mistyped mail service asks what was meant, whether or not there is such an account', async () => {
    const { app } = await withMail()
    const answer = await (await ask(app, 'ana@gmial.com')).text()
    expect(answer).toContain('Se houver uma conta')
    expect(answer).toContain('Você quis dizer ana@gmail.com?')
  })

  test('sets a new password once and ends every session', async () => {
    const { app, links } = await withMail()
    const ana = app.client()
    await ana.register('ana@exemplo.com', 'Ana Lima')
    const asked = await ask(app, ' ANA@exemplo.com')
    expect([asked.status, await asked.text()]).toEqual([200, expect.stringContaining('Se houver uma conta')])
    await eventually(() => links().length === 1)
    const [{ link = '', to = '' } = {}] = links()
    expect(to).toBe('ana@exemplo.com')
    expect((await app.client().ask(link)).status).toBe(200)
    expect((await choose(app, link, '123456')).status).toBe(422)
    const done = await choose(app, link, 'maré alta 7')
    expect([done.status, done.headers.get('location')]).toEqual([303, '/entrar'])
    expect((await ana.ask('/api/user')).status).toBe(401)
    expect((await login(app, 'ana@exemplo.com', 'segredo1')).status).toBe(401)
    expect((await login(app, 'ana@exemplo.com', 'maré alta 7')).status).toBe(200)
    expect((await app.client().ask(link)).status).toBe(410)
    expect((await choose(app, link, 'outra senha boa')).status).toBe(410)
  })

  test('used by a hundred requests at once works once', async () => {
    const { app, links } = await withMail()
    await app.client().register('bia@exemplo.com', 'Bia')
    await ask(app, 'bia@exemplo.com')
    await eventually(() => links().length === 1)
    const link = links()[0]?.link ?? ''
    const { account } = { account: app.core.events.claimed('email', app.core.secrets.emailClaim('bia@exemplo.com')) }
    const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => choose(app, link, `maré alta ${n}`)))
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1)
    const changes = app.core.events.read(account ?? '').filter(({ type }) => type === 'PasswordChanged')
    expect(changes).toHaveLength(1)
  })

  test('expires after half an hour, and with any other change of password', async () => {
    const { app, links } = await withMail()
    const caio = app.client()
    await caio.register('caio@exemplo.com', 'Caio')
    await ask(app, 'caio@exemplo.com')
    await eventually(() => links().length === 1)
    const first = links()[0]?.link ?? ''
    app.turn(linkMs.mail)
    expect((await app.client().ask(first)).status).toBe(410)
    await ask(app, 'caio@exemplo.com')
    await eventually(() => links().length === 2)
    const second = links()[1]?.link ?? ''
    const change = { nome: 'Caio', email: 'caio@exemplo.com', senha_atual: 'segredo1', senha_nova: 'maré alta 7' }
    await caio.ask('/api/user/profile', {
      method: 'PUT',
      body: JSON.stringify(change),
      headers: { 'content-type': 'application/json' },
    })
    expect((await choose(app, second, 'outra senha boa')).status).toBe(410)
  })

  test('is not made for an unknown, deactivated or erased account, and the answer is the same', async () => {
    const { app, box } = await withMail()
    await ensureAdmin(app.core, { email: 'dona@vagas.example', password: 'segredo1' })
    const chefe = app.client()
    await chefe.post('/api/login', { email: 'dona@vagas.example', senha: 'segredo1' })
    const dora = app.client()
    const { id } = await body<{ id: string }>(await dora.register('dora@exemplo.com', 'Dora'))
    await eventually(() => box.mails.length === 2)
    await chefe.post(`/api/admin/toggle-status/${id}`, {})
    const known = await ask(app, 'dora@exemplo.com')
    const unknown = await ask(app, 'ninguem@exemplo.com')
    expect([known.status, unknown.status]).toEqual([200, 200])
    expect(await known.text()).toBe(await unknown.text())
    await eventually(() => app.core.accountMails.waiting(10).length === 0)
    expect(box.mails).toHaveLength(2)
    expect((await ask(app, 'nada')).status).toBe(422)
  })

  test('that is invented, altered or of another account is refused', async () => {
    const { app, links } = await withMail()
    await app.client().register('eva@exemplo.com', 'Eva')
    await app.client().register('iara@exemplo.com', 'Iara')
    await ask(app, 'eva@exemplo.com')
    await eventually(() => links().length === 1)
    const code = codeOf(links()[0]?.link ?? '')
    const [letter = '', account = '', time = '', mac = ''] = code.split('.')
    const other = app.core.events.claimed('email', app.core.secrets.emailClaim('iara@exemplo.com'))?.split('/')[1]
    for (const made of [
      '',
      'x',
      `${letter}.${other}.${time}.${mac}`,
      `a.${account}.${time}.${mac}`,
      `${letter}.${account}.${(Number.parseInt(time, 36) + 1).toString(36)}.${mac}`,
      `${letter}.${account}.${time}.${'A'.repeat(43)}`,
      `${code}.`,
      code.repeat(50),
    ]) {
      const answer = await app.client().form('/redefinir-senha', { codigo: made, senha: 'maré alta 7' })
      expect([made, answer.status]).toEqual([made, 410])
    }
    expect((await app.client().ask(`/redefinir-senha?codigo=${code}`)).status).toBe(200)
  })

  test('is limited per network and per account', async () => {
    const { app, links } = await withMail({ RATE_LIMIT: 'on' })
    await app.client().register('gil@exemplo.com', 'Gil')
    const statuses: number[] = []
    for (let n = 0; n <= forgottenBuckets.network.capacity; n++)
      statuses.push((await ask(app, 'gil@exemplo.com')).status)
    expect(statuses.indexOf(429)).toBe(forgottenBuckets.network.capacity)
    await eventually(() => links().length === forgottenBuckets.account.capacity)
    await eventually(() => app.core.accountMails.waiting(10).length === 0)
  })
})

test('without a mail server the page names the support page', async () => {
  const app = await testApp()
  open.push(() => app.close())
  const page = await (await app.client().ask('/esqueci-senha')).text()
  expect(page).toContain('Este site não envia e-mails.')
  expect(await (await app.client().ask('/?tab=entrar')).text()).toContain('href="/esqueci-senha"')
  expect((await ask(app, 'ana@exemplo.com')).status).toBe(200)
})

test('an admin creates a link instead of choosing a password, and the audit shows it', async () => {
  const app = await testApp()
  open.push(() => app.close())
  await ensureAdmin(app.core, { email: 'dona@vagas.example', password: 'segredo1' })
  const chefe = app.client()
  await chefe.post('/api/login', { email: 'dona@vagas.example', senha: 'segredo1' })
  const { id } = await body<{ id: string }>(await app.client().register('hugo@exemplo.com', 'Hugo'))
  const page = await (await chefe.form(`/admin/usuarios/${id}`, { acao: 'link', motivo: 'request' })).text()
  const link = /http:\/\/localhost:3000(\/redefinir-senha\?codigo=[\w.-]+)/.exec(page)?.[1] ?? ''
  app.turn(linkMs.admin - 1)
  expect((await app.client().ask(link)).status).toBe(200)
  expect((await choose(app, link, 'maré alta 7')).status).toBe(303)
  expect((await login(app, 'hugo@exemplo.com', 'maré alta 7')).status).toBe(200)
  expect(app.core.events.read(accountStream(id)).map(({ type }) => type)).toContain('ResetLinkMade')
  const later = app.client()
  await later.post('/api/login', { email: 'dona@vagas.example', senha: 'segredo1' })
  expect(await (await later.ask('/admin/auditoria')).text()).toContain('Link para nova senha criado')
  const other = app.client()
  await other.register('comum@exemplo.com', 'Comum')
  expect((await other.form(`/admin/usuarios/${id}`, { acao: 'link' })).headers.get('location')).toBe('/')
})

describe("an admin's link ends with the admin's office", () => {
  const [maker, other] = ['clara@vagas.example', 'dona@vagas.example'] as const
  const made = async () => {
    const app = await testApp()
    open.push(() => app.close())
    const signedIn = async (email: string) => {
      await ensureAdmin(app.core, { email, password: 'segredo1' })
      const client = app.client()
      const { id } = await body<{ id: string }>(await client.post('/api/login', { email, senha: 'segredo1' }))
      return { client, id }
    }
    const [clara, dona] = [await signedIn(maker), await signedIn(other)]
    const linkFor = async (id: string) => {
      const page = await (await clara.client.form(`/admin/usuarios/${id}`, { acao: 'link', motivo: 'support' })).text()
      return /(\/redefinir-senha\?codigo=[\w.-]+)/.exec(page)?.[1] ?? ''
    }
    const { id } = await body<{ id: string }>(await app.client().register('hugo@exemplo.com', 'Hugo'))
    const links = [await linkFor(dona.id), await linkFor(id)]
    for (const link of links) expect((await app.client().ask(link)).status).toBe(200)
    const over = async () => {
      for (const link of links) {
        expect((await app.client().ask(link)).status).toBe(410)
        expect((await choose(app, link, 'maré alta 7')).status).toBe(410)
      }
      expect((await login(app, other, 'segredo1')).status).toBe(200)
    }
    return { app, clara, dona, over }
  }

  test('when the role is taken away, and it comes not back with the role', async () => {
    const { app, clara, over } = await made()
    expect(await demoteByOperator(app.core, maker)).toBe('demoted')
    await over()
    expect(await makeAdmin(app.core, { email: maker, password: 'segredo1', existing: true })).toBe('promoted')
    expect(isActiveAdmin(app.core.views.db, clara.id)).toBe(true)
    await over()
  })

  test('when the admin is deactivated, and when erased', async () => {
    const { clara, dona, over } = await made()
    const why = { motivo: 'security' }
    expect((await dona.client.post(`/api/admin/toggle-status/${clara.id}`, { ...why, ativo: false })).status).toBe(200)
    await over()
    expect((await dona.client.form(`/admin/usuarios/${clara.id}`, { ...why, acao: 'excluir' })).status).toBe(303)
    await over()
  })

  test('when it names another maker than the one who signed it', async () => {
    const { app, dona } = await made()
    const link = resetCode(app.core, { admin: dona.id }, dona.id, app.core.clock())
    const forged = link.replace(/[0-9a-f-]{36}\.([\w-]{43})$/, `${Bun.randomUUIDv7()}.$1`)
    expect((await app.client().ask(`/redefinir-senha?codigo=${link}`)).status).toBe(200)
    expect((await app.client().ask(`/redefinir-senha?codigo=${forged}`)).status).toBe(410)
  })
})
