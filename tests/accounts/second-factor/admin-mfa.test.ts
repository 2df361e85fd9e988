// ADMIN_MFA=required: the panel opens only to admins who have a second factor.
import { beforeAll, expect, test } from 'bun:test'
import type { MentoringJson } from '../../../src/api/tools/mentoring'
import { dayOf, dayText } from '../../../src/domain/day'
import { assignPlan, makeAdmin } from '../../../src/server/admin/operator/operator'
import { policies } from '../../../src/server/http/request/policies'
import { codeAt, enableApp, password } from '../../helpers/accounts/second-factor'
import { body, type Client, origin } from '../../helpers/app'
import { accountOf } from '../../helpers/events/notifications'
import { fileApp } from '../../helpers/file-app'

const app = fileApp({ ADMIN_MFA: 'required' })
let admin: Client
let person: string
const email = 'dona@vagas.example'
beforeAll(async () => {
  await makeAdmin(app.core, { email, password })
  admin = app.client()
  expect((await admin.post('/api/login', { email, senha: password })).status).toBe(200)
  const client = app.client()
  await client.register('pessoa@exemplo.com')
  person = await accountOf(client)
})

const rows = Object.entries(policies)
  .filter(([, { access }]) => access === 'admin')
  .map(([row]) => row.split(' ') as [string, string])

const send = (method: string, path: string) =>
  admin.ask(path.replace(':id', person), {
    method,
    headers: { accept: 'text/html', ...(method === 'POST' && { referer: `${origin}/termos` }) },
    ...(method === 'POST' ? { body: new URLSearchParams({ motivo: 'request' }) } : {}),
  })

test('an admin without a second factor gets nothing of the panel, and is led to where one is set up', async () => {
  const before = app.core.events.position()
  for (const [method, path] of rows) {
    const answer = await send(method, path)
    if (path.startsWith('/api/')) {
      expect([path, answer.status]).toEqual([path, 403])
      expect((await body(answer)).code).toBe('second-factor-required')
    } else expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 303, '/conta/seguranca'])
  }
  expect(app.core.events.position()).toBe(before)
  const page = await (await admin.ask('/conta/seguranca')).text()
  expect(page).toContain('Ligue uma segunda etapa para abrir o painel')
  // What is theirs as a person stays open.
  expect((await admin.ask('/painel')).status).toBe(200)
})

test('once one is set up, the panel opens in the same session, and closes when it is turned off', async () => {
  const { secret } = await enableApp(app, admin)
  expect((await admin.ask('/admin')).status).toBe(200)
  expect((await admin.ask('/api/admin/users')).status).toBe(200)
  const again = app.client()
  await again.post('/api/login', { email, senha: password })
  expect((await again.post('/api/login/second-factor', { codigo: codeAt(secret, app.core.clock()) })).status).toBe(200)
  expect((await again.ask('/admin')).status).toBe(200)
  expect((await admin.form('/conta/seguranca/aplicativo/desligar', { senha: password })).status).toBe(303)
  expect((await admin.ask('/api/admin/users')).status).toBe(403)
})

test('other people are asked for nothing', async () => {
  const client = app.client()
  await client.register('outra@exemplo.com')
  expect((await client.ask('/painel')).status).toBe(200)
  expect(await (await client.ask('/conta/seguranca')).text()).not.toContain('para abrir o painel')
})

test('what somebody wrote and shared for a conversation is closed with the panel to an admin who is their mentor', async () => {
  await makeAdmin(app.core, { email: 'rita@vagas.example', password })
  const mentor = app.client()
  await mentor.post('/api/login', { email: 'rita@vagas.example', senha: password })
  await enableApp(app, mentor)
  const day = dayText(dayOf(app.core.clock()) + 4)
  const hours = { acao: 'oferecer', dia: day, das: '19:00', ate: '19:50', minutos: '50', semanas: '1' }
  expect((await mentor.form('/mentor', { ...hours, link: 'https://chamada.exemplo/dona' })).status).toBe(303)
  const client = app.client()
  await client.register('celia@exemplo.com')
  await assignPlan(app.core, 'celia@exemplo.com', 'premium')
  const { horas } = await body<MentoringJson>(await client.ask('/api/mentoring'))
  const booked = await client.post('/api/mentoring', {
    ...{ acao: 'marcar', hora: horas[0]?.id, mostrar: true },
    // Cut between characters where it is too long.
    assunto: `a${'😀'.repeat(600)}`,
  })
  const { reservas } = await body<MentoringJson>(booked)
  expect(reservas[0]?.assunto).toBe(`a${'😀'.repeat(499)}`)
  const pages = ['conversa', 'agenda.ics'].map((page) => `/mentor/${page}?reserva=${reservas[0]?.id}`)
  const statuses = async () => Promise.all(pages.map(async (page) => (await mentor.ask(page)).status))
  expect(await statuses()).toEqual([200, 200])
  await mentor.form('/conta/seguranca/aplicativo/desligar', { senha: password })
  expect(await statuses()).toEqual([404, 404])
})
