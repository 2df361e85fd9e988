// The panel's calls and plain forms, without a socket: who may, what follows, and what every action leaves in the log.
import { describe, expect, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { addressProof } from '../../src/domain/accounts/address-proof'
import { accountStream, domainEvents } from '../../src/events/schema/events'
import { pageSize } from '../../src/projections/accounts/account-page'
import { projections } from '../../src/projections/all'
import { verify } from '../../src/projections/engine/verify'
import { accountState } from '../../src/server/accounts/account-state'
import { createAccount } from '../../src/server/accounts/sign-in/create-account'
import { demoteByOperator } from '../../src/server/admin/operator/operator-accounts'
import { openMs } from '../../src/server/admin/person/account-timeline'
import type { Core } from '../../src/server/core/core'
import { adminBucket } from '../../src/server/security/buckets'
import { linkedin } from '../helpers/accounts/sample-accounts'
import { body, type Client, start, type TestApp, testApp } from '../helpers/app'
import { accountOf, happenings } from '../helpers/events/notifications'
import { fileApp } from '../helpers/file-app'

const app = fileApp()

const password = 'segredo1'
let people = 0
/** An admin, signed in. */
const admin = async (on = app): Promise<Client & { id: string; email: string }> => {
  const email = `chefe${++people}@exemplo.com`
  const caller = { language: 'pt-BR', correlation: 'c', now: start, terms: null, actor: null } as const
  await createAccount(on.core, { name: `Chefe ${people}`, email, password, role: 'admin' }, caller)
  const client = on.client()
  await client.post('/api/login', { email, senha: password })
  return { ...client, id: await accountOf(client), email }
}
const person = async (on = app, name = 'Marina Duarte'): Promise<Client & { id: string; email: string }> => {
  const email = `pessoa${++people}@exemplo.com`
  const client = on.client()
  await client.register(email, name)
  return { ...client, id: await accountOf(client), email }
}
const login = (email: string, senha = password, on = app) => on.client().post('/api/login', { email, senha })
const remove = (client: Client, id: string) => client.ask(`/api/admin/users/${id}?motivo=request`, { method: 'DELETE' })
const toggle = (client: Client, id: string, why = {}) => client.post(`/api/admin/toggle-status/${id}`, why)
const past = (id: string, on = app) => on.core.events.read(accountStream(id))
const tail = (id: string, count: number, on = app) => past(id, on).slice(-count)
const differences = ({ core }: TestApp) =>
  verify({ log: core.events, projections, catalog: domainEvents, views: core.views }).differences

test('a person’s page says why their analyses were refused', async () => {
  const chefe = await admin()
  const one = await person()
  const refuse = () => one.post('/api/linkedin/analyze', linkedin)
  const page = async () => (await chefe.ask(`/admin/usuarios/${one.id}`)).text()
  expect(await page()).not.toContain('Análises recusadas')
  for (let n = 0; n < 4; n++) await refuse()
  expect(await page()).toContain('Não restava análise desta ferramenta')
})

describe('the list of users', () => {
  test('shows whose address is proved, where mails are sent', async () => {
    const own = await testApp({ SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_URL: 'http://localhost:3000' })
    const chefe = await admin(own)
    const { id } = await person(own)
    const listed = async () =>
      (await (await chefe.ask('/admin?busca=marina')).text()).match(/e-mail (?:não )?confirmado/g)
    expect(await listed()).toEqual(['e-mail não confirmado'])
    const metadata = { at: start, actor: id, correlation: 'c', causation: null }
    const stream = accountStream(id)
    const email = own.core.events.read(stream)[0]?.personal()?.email as string
    await own.core.handle(addressProof, stream, { kind: 'prove', email, by: 'mail' }, metadata)
    expect(await listed()).toEqual(['e-mail confirmado'])
    await own.close()
    expect(await (await (await admin()).ask('/admin')).text()).not.toContain('confirmado')
  })

  test('has the newest first, pages, and all that the specification names', async () => {
    const own = await testApp()
    const chefe = await admin(own)
    for (let n = 0; n < pageSize + 1; n++) await person(own, `Pessoa ${n}`)
    const first = await body<{ users: Record<string, unknown>[]; totalPages: number }>(
      await chefe.ask('/api/admin/users?page=1'),
    )
    expect([first.totalPages, first.users.length]).toEqual([2, pageSize])
    expect(first.users[0]).toMatchObject({ nome: `Pessoa ${pageSize}`, papel: 'usuario', status_assinatura: 'free' })
    const second = await body<{ users: { papel: string }[] }>(await chefe.ask('/api/admin/users?page=2'))
    expect(second.users.map(({ papel }) => papel)).toEqual(['usuario', 'admin'])
    for (const odd of ['0', '-3', 'x', '99999999', '1e99', ''])
      expect((await chefe.ask(`/api/admin/users?page=${odd}`)).status).toBe(200)
    await own.close()
  })

  test('is searched by name and address, without accents, by words in any order', async () => {
    const chefe = await admin()
    const { id, email } = await person(app, 'José Évora Conceição')
    const found = async (search: string) =>
      (
        await body<{ users: { id: string }[] }>(
          await chefe.ask(`/api/admin/users?page=1&search=${encodeURIComponent(search)}`),
        )
      ).users.map((user) => user.id)
    for (const search of ['evora jose', 'CONCEICAO', email, 'José', `évora ${email.slice(0, 8)}`])
      expect([search, await found(search)]).toEqual([search, [id]])
    for (const search of ['evora maria', '%', "' or 1=1 --", '_'.repeat(300)]) expect(await found(search)).toEqual([])
    await remove(chefe, id)
    expect(await found('evora')).toEqual([])
  })

  test('is a page that needs no script', async () => {
    const chefe = await admin()
    const { id } = await person(app, 'Ximena <b>Prado</b>')
    const page = await (await chefe.ask('/admin?busca=ximena')).text()
    expect(page).toContain('Ximena &lt;b&gt;Prado&lt;/b&gt;')
    expect(page).toContain(`href="/admin/usuarios/${id}?acao=status`)
    expect(await (await chefe.ask('/admin?busca=ninguém-assim')).text()).toContain('Ninguém encontrado')
    const region = await (await chefe.ask('/admin?busca=ximena', { headers: { 'x-region': 'usuarios' } })).text()
    expect(region).toStartWith('<section')
    expect(region).toContain('Ximena')
  })
})

describe('toggling a status', () => {
  test('by two admins at once, or by two clicks, leaves what both asked for', async () => {
    const chefe = await admin()
    const { id } = await person()
    const off = { ativar: 'nao', motivo: 'abuse' }
    const answers = await Promise.all([toggle(chefe, id, off), toggle(chefe, id, off), toggle(chefe, id, off)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(accountState(app.core, id).active).toBe(false)
    const page = await (await chefe.ask(`/admin/usuarios/${id}?acao=status`)).text()
    expect(page).toContain('name="ativar" value="sim"')
    const form = { acao: 'status', ativar: 'sim', motivo: 'abuse' }
    for (let clicks = 0; clicks < 2; clicks++) await chefe.form(`/admin/usuarios/${id}`, form)
    expect(accountState(app.core, id).active).toBe(true)
  })

  test('ends every session at once, prevents signing in, and is undone with the former role', async () => {
    const [chefe, other] = [await admin(), await admin()]
    const again = app.client()
    await again.post('/api/login', { email: other.email, senha: password })
    const answer = await toggle(chefe, other.id, { motivo: 'security', nota: 'Aparelho perdido' })
    expect(await body(answer)).toMatchObject({ id: other.id, papel: 'inativo' })
    for (const client of [other, again]) expect((await client.ask('/api/user')).status).toBe(401)
    const refused = await login(other.email)
    expect([refused.status, await body(refused)]).toMatchObject([
      403,
      { code: 'account-inactive', message: 'Conta desativada. Fale com o suporte.' },
    ])
    expect((await login(other.email, 'errada')).status).toBe(401)
    const form = await app.client().form('/entrar', { email: other.email, senha: password })
    expect(await form.text()).toContain('Conta desativada. Fale com o suporte.')
    const event = past(other.id).find(({ type }) => type === 'AccountDeactivated')
    expect(event).toMatchObject({ actor: chefe.id, data: { reason: 'security' } })
    expect(event?.personal()).toEqual({ note: 'Aparelho perdido' })

    expect(await body(await toggle(chefe, other.id))).toMatchObject({ papel: 'admin' })
    expect((await login(other.email)).status).toBe(200)
    expect(tail(other.id, 1)[0]).toMatchObject({ type: 'AccountReactivated', data: { reason: 'unspecified' } })
  })

  test('is refused for one’s own account and for an unknown one', async () => {
    const chefe = await admin()
    const own = await toggle(chefe, chefe.id)
    expect([own.status, (await body(own)).code]).toEqual([403, 'own-account'])
    expect((await toggle(chefe, Bun.randomUUIDv7())).status).toBe(404)
    expect((await toggle(chefe, '../x y')).status).toBe(404)
  })

  test('of two admins who deactivate each other at once leaves one', async () => {
    const own = await testApp()
    const [one, two] = [await admin(own), await admin(own)]
    const answers = await Promise.all([toggle(one, two.id), toggle(two, one.id), remove(two, one.id)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const entries = await Promise.all([one, two].map(({ email }) => login(email, password, own)))
    expect(entries.filter(({ status }) => status === 200)).toHaveLength(1)
    await own.close()
  })

  test('while a password is being checked prevents that sign-in', async () => {
    const chefe = await admin()
    const { id, email } = await person()
    const [entered] = await Promise.all([login(email), toggle(chefe, id)])
    const cookies = entered.headers.getSetCookie().join()
    const asked = await app.client({ cookie: cookies.replace(/;.*/, '') }).ask('/api/user')
    expect([entered.status === 200 || entered.status === 403, asked.status]).toEqual([true, 401])
  })

  test('with a reason is requested on the person’s page', async () => {
    const chefe = await admin()
    const { id } = await person()
    expect(await (await chefe.ask(`/admin/usuarios/${id}?acao=status`)).text()).toContain('name="motivo"')
    await chefe.form(`/admin/usuarios/${id}`, { acao: 'status', motivo: 'abuse', nota: ' Spam \u202e ' })
    const event = past(id).find(({ type }) => type === 'AccountDeactivated')
    expect([event?.data, event?.personal()]).toEqual([{ reason: 'abuse' }, { note: 'Spam' }])
    expect(await (await chefe.ask(`/admin/usuarios/${id}`)).text()).toContain('Abuso')
  })

  test('asks for a reason, also from the list and without a script, and records a missing one', async () => {
    const chefe = await admin()
    const { id, email } = await person()
    const list = await (await chefe.ask(`/admin?busca=${email}`)).text()
    const [, link = ''] = list.match(new RegExp(`href="(/admin/usuarios/${id}[?]acao=status[^"]*)"`)) ?? []
    const asking = await (await chefe.ask(link.replaceAll('&amp;', '&'))).text()
    expect(asking).toContain('name="motivo"')
    expect(asking).toContain(`name="volta" value="/admin?busca=${encodeURIComponent(email)}"`)
    await toggle(chefe, id)
    expect(await (await chefe.ask('/admin/auditoria')).text()).toContain('Nenhum motivo dado')
  })

  test('by form leads back to the page it came from, and only within the site', async () => {
    const chefe = await admin()
    const { id } = await person()
    const fields = { acao: 'status', volta: '/admin?busca=marina#usuarios' }
    const answer = await chefe.form(`/admin/usuarios/${id}`, fields)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/admin?busca=marina'])
    expect(await (await chefe.ask('/admin')).text()).toContain('Status alterado')
    const away = await chefe.form(`/admin/usuarios/${id}`, { ...fields, volta: 'https://evil.example/' })
    expect(away.headers.get('location')).toBe(`/admin/usuarios/${id}`)
  })
})

describe('resetting a password', () => {
  const reset = (client: Client, id: string, json: object) => client.post(`/api/admin/reset-password/${id}`, json)

  test('wins over a sign-in or password change that started with the old password', async () => {
    const chefe = await admin()
    const who = await person()
    const { passwords } = app.core
    const { verify: real, hash } = passwords
    const doing = async (name: 'verify' | 'hash', act: () => Promise<Response>) => {
      let done = false
      Object.assign(passwords, {
        verify: async (...args: Parameters<typeof real>) => {
          const fits = await real(...args)
          if (name === 'verify' && !done) {
            done = true
            expect((await reset(chefe, who.id, { password: 'novasenha' })).status).toBe(200)
          }
          return fits
        },
        hash: async (typed: string, owner: string) => {
          const made = await hash(typed, owner)
          if (name === 'hash' && !done) {
            done = true
            expect((await reset(chefe, who.id, { password: 'outrasenha' })).status).toBe(200)
          }
          return made
        },
      })
      const answer = await act()
      Object.assign(passwords, { verify: real, hash })
      return answer.status
    }
    expect(await doing('verify', () => login(who.email))).toBe(401)
    expect((await login(who.email, 'novasenha')).status).toBe(200)
    await who.post('/api/login', { email: who.email, senha: 'novasenha' })
    const change = { nome: 'Marina', email: who.email, senha_atual: 'novasenha', senha_nova: 'doladrao' }
    const put = { method: 'PUT', body: JSON.stringify(change), headers: { 'content-type': 'application/json' } }
    expect(await doing('hash', () => who.ask('/api/user/profile', put))).toBe(401)
    expect((await login(who.email, 'doladrao')).status).toBe(401)
    expect((await login(who.email, 'outrasenha')).status).toBe(200)
  })

  test('ends the person’s sessions; the new password works from then on', async () => {
    const chefe = await admin()
    const who = await person()
    expect((await reset(chefe, who.id, { password: 'novasenha' })).status).toBe(200)
    expect((await who.ask('/api/user')).status).toBe(401)
    expect((await login(who.email)).status).toBe(401)
    expect((await login(who.email, 'novasenha')).status).toBe(200)
    expect(past(who.id).find(({ type }) => type === 'PasswordReset')).toMatchObject({ actor: chefe.id })
    expect(JSON.stringify(past(who.id).map((event) => event.personal()))).not.toContain('novasenha')
  })

  test.each([
    ['', 422],
    ['12345', 422],
    ['482-91', 200],
    ['x'.repeat(1001), 422],
  ])('to %j answers %d', async (typed, status) => {
    const chefe = await admin()
    const { id } = await person()
    const answer = await reset(chefe, id, { password: typed })
    expect(answer.status).toBe(status)
    if (typed === '12345')
      expect(await body(answer)).toMatchObject({ fields: { password: 'A senha deve ter pelo menos 6 caracteres' } })
  })

  test('of another type than text is refused', async () => {
    const chefe = await admin()
    const { id } = await person()
    for (const json of [{}, { password: 123456 }, { password: ['482-91'] }, []])
      expect((await reset(chefe, id, json)).status).toBe(422)
    expect((await reset(chefe, Bun.randomUUIDv7(), { password: '482-91' })).status).toBe(404)
  })

  test('is refused for one’s own account, as a link for a new password is: a profile asks for the present one', async () => {
    const chefe = await admin()
    const own = await reset(chefe, chefe.id, { password: 'outrasenha', motivo: 'request' })
    expect([own.status, (await body(own)).code]).toEqual([403, 'own-account'])
    const path = `/admin/usuarios/${chefe.id}`
    for (const fields of [{ acao: 'senha', password: 'outrasenha' }, { acao: 'link' }])
      expect((await chefe.form(path, { ...fields, motivo: 'request' })).status).toBe(403)
    const page = await (await chefe.ask(`${path}?acao=senha`)).text()
    for (const offer of ['name="password"', 'id="link-senha"']) expect(page).not.toContain(offer)
    expect((await login(chefe.email)).status).toBe(200)
  })

  test('by form is confirmed on a page of its own, which shows errors beside the field', async () => {
    const chefe = await admin()
    const { id } = await person()
    expect(await (await chefe.ask(`/admin/usuarios/${id}?acao=senha`)).text()).toContain('name="password"')
    const short = await chefe.form(`/admin/usuarios/${id}`, { acao: 'senha', password: '123' })
    expect([short.status, await short.text()]).toEqual([
      422,
      expect.stringContaining('A senha deve ter pelo menos 6 caracteres'),
    ])
    const done = await chefe.form(`/admin/usuarios/${id}`, { acao: 'senha', password: '482-91', motivo: 'request' })
    expect(done.status).toBe(303)
    expect(await (await chefe.ask(`/admin/usuarios/${id}`)).text()).toContain('Senha redefinida')
  })
})

describe('deleting a user', () => {
  test('erases: the key is destroyed, the address free, the statistics stay', async () => {
    const own = await testApp()
    const chefe = await admin(own)
    const who = await person(own, 'Zumbido Quartzo')
    await happenings(own.core, who.id).analysed('resume', 70)
    const before = await body<{ analises_realizadas: object }>(await chefe.ask('/api/admin/stats'))
    const answer = await chefe.ask(`/api/admin/users/${who.id}?motivo=legal`, { method: 'DELETE' })
    expect(answer.status).toBe(200)
    expect((await who.ask('/api/user')).status).toBe(401)
    expect(tail(who.id, 2, own).map(({ type, actor, data }) => [type, actor, data])).toEqual([
      ['ErasureOrdered', chefe.id, { reason: 'legal' }],
      ['AccountErased', chefe.id, {}],
    ])
    expect(past(who.id, own).every((event) => !event.personal())).toBe(true)
    expect(existsSync(join(own.config.folder, 'files', who.id))).toBe(false)
    const after = await body<{ analises_realizadas: object }>(await chefe.ask('/api/admin/stats'))
    expect(after.analises_realizadas).toEqual(before.analises_realizadas)
    expect(after).toMatchObject({ total_usuarios: 1, analises_realizadas: { total: 1, curriculo: 1 } })
    expect((await own.client().register(who.email)).status).toBe(201)
    expect((await remove(chefe, who.id)).status).toBe(404)
    expect(differences(own)).toEqual([])
    await own.close()
  })

  test('is allowed for other admins too, but not for oneself', async () => {
    const [one, two] = [await admin(), await admin()]
    expect((await remove(one, one.id)).status).toBe(403)
    expect((await remove(one, two.id)).status).toBe(200)
    expect((await two.ask('/api/user')).status).toBe(401)
  })

  test('by form asks for confirmation first, letter for letter', async () => {
    const chefe = await admin()
    const { id } = await person()
    const page = await (await chefe.ask(`/admin/usuarios/${id}?acao=deletar`)).text()
    expect(page).toContain('Tem certeza que deseja deletar este usuário? Esta ação não pode ser desfeita.')
    const answer = await chefe.form(`/admin/usuarios/${id}`, { acao: 'deletar', motivo: 'request' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/admin#usuarios'])
    expect(await (await chefe.ask('/admin')).text()).toContain('Usuário deletado')
    expect((await chefe.ask(`/admin/usuarios/${id}`)).status).toBe(404)
  })
})

describe('the statistics', () => {
  test('are the specification’s', async () => {
    const own = await testApp()
    const chefe = await admin(own)
    const [one, two] = [await person(own), await person(own)]
    await happenings(own.core, one.id).analysed('photo', 70)
    await happenings(own.core, one.id).failed('job', 'not-an-advert')
    await happenings(own.core, two.id).plan('premium')
    await toggle(chefe, one.id)
    expect(await body(await chefe.ask('/api/admin/stats'))).toEqual({
      total_usuarios: 3,
      usuarios_ativos: 2,
      usuarios_pagos: 1,
      analises_realizadas: { total: 1, foto: 1, linkedin: 0, curriculo: 0, vaga: 0 },
    })
    await own.close()
  })

  test('if unreadable leave the rest of the panel working', async () => {
    const own = await testApp()
    const chefe = await admin(own)
    const { Database } = await import('bun:sqlite')
    const raw = new Database(own.core.views.file)
    raw.run('DROP TABLE stat_days')
    raw.close()
    const page = await chefe.ask('/admin')
    const text = await page.text()
    expect(page.status).toBe(200)
    expect(text).toContain('Não foi possível carregar as estatísticas. Tente novamente mais tarde.')
    expect(text).toContain('id="usuarios"')
    const call = await chefe.ask('/api/admin/stats')
    expect([call.status, (await body(call)).code]).toEqual([500, 'stats-failed'])
    await own.close()
  })
})

describe('a person’s page', () => {
  test('shows the events with cause and balance, and why this much is left', async () => {
    const chefe = await admin()
    const who = await person()
    const happen = happenings(app.core, who.id)
    await happen.analysed('resume', 70)
    await happen.failed('photo', 'no-face')
    await happen.analysed('photo', 60)
    const page = await (await chefe.ask(`/admin/usuarios/${who.id}`)).text()
    expect(page).toContain('Por que restam 2?')
    expect(page).toContain(
      'Restam 2 de 4: 4 do Plano Gratuito, menos 3 em análises pedidas, mais 1 de volta por análise que falhou.',
    )
    expect(page).toContain('3 → 2')
    expect(page).toContain('2 → 3')
    expect(page).toContain('Análise pedida')
    expect(page).toContain('Conta criada')
  })

  test('hides personal data until it is opened, which is recorded with its reason and expires', async () => {
    const own = await testApp()
    const chefe = await admin(own)
    const other = await admin(own)
    const who = await person(own)
    await who.post('/api/linkedin/draft', { headline: 'Canário do rascunho', about: '', experience: '' })
    const shows = async (client: Client) =>
      (await (await client.ask(`/admin/usuarios/${who.id}`)).text()).includes('Canário do rascunho')
    expect(await shows(chefe)).toBe(false)
    const opened = await chefe.form(`/admin/usuarios/${who.id}`, {
      acao: 'abrir',
      motivo: 'support',
      nota: 'Chamado 7',
    })
    expect(opened.status).toBe(303)
    const event = tail(who.id, 1, own)[0]
    expect(event).toMatchObject({ type: 'PersonalDataOpened', actor: chefe.id, data: { reason: 'support' } })
    expect([await shows(chefe), await shows(other)]).toEqual([true, false])
    expect(await (await chefe.ask(`/admin/usuarios/${who.id}`)).text()).not.toMatch(/argon2|&quot;token/)
    own.turn(openMs)
    expect(await shows(chefe)).toBe(false)
    await own.close()
  })

  test('with many events is paged, and can show one request only', async () => {
    const chefe = await admin()
    const who = await person()
    const happen = happenings(app.core, who.id)
    await happen.plan('premium')
    for (let n = 0; n < 30; n++) await happen.analysed('resume', n)
    const first = await (await chefe.ask(`/admin/usuarios/${who.id}`)).text()
    expect(first).not.toContain('Conta criada</strong>')
    const older = /href="([^"]+antes=\d+)"/.exec(first)?.[1] ?? ''
    expect(await (await chefe.ask(older)).text()).toContain('Conta criada</strong>')
    const request = past(who.id)[0]?.correlation ?? ''
    const alone = await (await chefe.ask(`/admin/usuarios/${who.id}?pedido=${request}`)).text()
    expect(alone.match(/id="evento-/g)).toHaveLength(past(who.id).filter((e) => e.correlation === request).length)
  })
})

test('an admin’s actions are throttled, so that a stolen session cannot deactivate everybody at once', async () => {
  const own = await testApp({ RATE_LIMIT: 'on' })
  const chefe = await admin(own)
  for (let n = 0; n < adminBucket.capacity; n++) expect((await toggle(chefe, Bun.randomUUIDv7())).status).toBe(404)
  expect((await toggle(chefe, Bun.randomUUIDv7())).status).toBe(429)
  await own.close()
})

test('a demotion whose sessions cannot be ended says so', async () => {
  const boss = await admin()
  await admin()
  const core = {
    ...app.core,
    handle: (async (decider, stream, ...rest) =>
      stream.startsWith('session/')
        ? { ok: false, code: 'busy' }
        : app.core.handle(decider, stream, ...rest)) as Core['handle'],
  }
  expect(await demoteByOperator(core, boss.email)).toBe('sessions-open')
  expect((await boss.ask('/admin')).status).toBe(303)
})
