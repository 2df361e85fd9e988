// The plan of the week and the reminders: what differs with the feature, what ticks itself off, what is mailed and when.
import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import type { WeekJson } from '../../src/api/tools/week'
import { assignPlan } from '../../src/server/admin/operator/operator'
import { sweepCalendar } from '../../src/server/jobs/calendar-sweep'
import { mailNotifications } from '../../src/server/notifications/notification-mail'
import { registerProved } from '../helpers/accounts/proved-account'
import { advert, linkedin } from '../helpers/accounts/sample-accounts'
import { body, type Client } from '../helpers/app'
import { fileApp } from '../helpers/file-app'
import { readMail } from '../helpers/mailbox'

setDefaultTimeout(60_000)

const app = fileApp({
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'oi@exemplo.com',
  PUBLIC_URL: 'http://localhost:3000',
})
let client: Client
const email = 'semana@exemplo.com'
const hour = 3_600_000
const weak = { headline: 'Analista', about: 'Sou analista.', experience: '' }
/** From Friday 20 November, 9:14 in São Paulo, where the tests' clock stands, to Monday at that hour. */
const toMonday = 72 * hour

beforeAll(async () => {
  client = await registerProved(app, email)
  await client.post('/api/linkedin/analyze', weak)
})

const sweep = { week: '', after: '' }
const week = async () => body<WeekJson>(await client.ask('/api/user/week'))
const dashboard = async () => (await client.ask('/painel')).text()
const bell = async () =>
  body<{ titulo?: string; title?: string; tipo: string; link?: string }[]>(await client.ask('/api/notificacoes'))
const titles = async () => JSON.stringify(await bell())
const mails = async () => {
  const sent: string[] = []
  const send = async (eml: string) => {
    sent.push(eml)
    return 'sent' as const
  }
  await mailNotifications(app.core, send, 0)
  return sent.map((eml) => readMail(eml).headers.get('Subject') ?? '')
}

describe('without the feature', () => {
  test('the three weakest points are there as for everybody, and no plan', async () => {
    expect(await week()).toEqual({ incluido: false, passos: null })
    expect((await client.post('/api/user/week', {})).status).toBe(403)
    const page = await dashboard()
    expect(page).toContain('Sugestões da Semana')
    expect(page).not.toContain('Seu plano da semana')
  })
})

describe('with it', () => {
  beforeAll(() => assignPlan(app.core, email, 'professional'))

  test('three steps are chosen once, and nothing on the screen is notified as well', async () => {
    expect((await week()).passos).toBeNull()
    expect((await client.form('/painel/semana', { acao: 'montar' })).status).toBe(303)
    const { passos } = await week()
    expect(passos).toHaveLength(3)
    for (const one of passos ?? []) {
      expect(one.texto).not.toMatch(/\{\{|checks\./)
      expect([one.feito, one.ganhos]).toEqual([false, 0])
    }
    await client.post('/api/user/week', {})
    expect((await week()).passos).toEqual(passos)
    const page = await dashboard()
    expect(page).toContain('Seu plano da semana')
    // The specified heading stays, whatever stands under it.
    expect(page).toContain('Sugestões da Semana')
    expect(await titles()).not.toContain('plano da semana')
  })

  test('the next measurement ticks off what it shows done, and says what it brought', async () => {
    await client.post('/api/linkedin/analyze', linkedin)
    const { passos } = await week()
    expect(passos?.some(({ feito }) => feito)).toBe(true)
    for (const { feito, pontos, ganhos } of passos ?? []) expect(feito).toBe((pontos - ganhos) * 3 <= pontos)
    await client.post('/api/linkedin/analyze', weak)
    expect((await week()).passos?.every(({ feito }) => !feito)).toBe(true)
  })

  test('on Monday morning a new one is made, notified, and mailed to those who want it', async () => {
    expect(await sweepCalendar(app.core, sweep)).toBe(0)
    await mails()
    app.turn(toMonday - 3 * hour)
    // 6:14 on Monday: nobody is notified at night.
    expect(await sweepCalendar(app.core, sweep)).toBe(0)
    app.turn(3 * hour)
    expect((await week()).passos).toBeNull()
    await client.form('/painel/semana', { acao: 'avisos', querer: '1' })
    expect(await sweepCalendar(app.core, sweep)).toBe(1)
    expect((await week()).passos).toHaveLength(3)
    expect(await titles()).toContain('Seu plano da semana: 3 passos')
    expect((await mails()).some((subject) => subject.includes('Seu plano da semana'))).toBe(true)
    expect(await sweepCalendar(app.core, sweep)).toBe(0)
  })

  test('who does not want it has it in the bell alone', async () => {
    await client.form('/painel/semana', { acao: 'avisos', querer: '' })
    app.turn(7 * 24 * hour)
    await sweepCalendar(app.core, sweep)
    expect((await titles()).split('Seu plano da semana').length).toBeGreaterThan(2)
    expect((await mails()).some((subject) => subject.includes('plano da semana'))).toBe(false)
  })

  test('whose plan has ended gets none', async () => {
    await assignPlan(app.core, email, 'free')
    app.turn(7 * 24 * hour)
    const before = await titles()
    await sweepCalendar(app.core, sweep)
    expect((await titles()).split('Seu plano da semana').length).toBe(before.split('Seu plano da semana').length)
    expect(await dashboard()).toContain('Sugestões da Semana')
  })
})

describe('a vacancy’s reminder', () => {
  test('comes on its day, once, in the bell and by mail', async () => {
    const { id } = await body<{ id: string }>(
      await client.post('/api/vacancies', { titulo: 'Merendeira', anuncio: advert }),
    )
    const day = new Date(app.core.clock() + 24 * hour).toISOString().slice(0, 10)
    const fields = { estado: 'enviada', lembrete: day }
    await client.ask(`/api/vacancies/${id}`, {
      method: 'PUT',
      body: JSON.stringify(fields),
      headers: { 'content-type': 'application/json' },
    })
    expect(await sweepCalendar(app.core, sweep)).toBe(0)
    app.turn(24 * hour)
    expect(await sweepCalendar(app.core, sweep)).toBe(1)
    expect(await titles()).toContain('Lembrete: Merendeira')
    expect((await bell())[0]?.link).toBe(`/vagas?vaga=${id}`)
    expect((await mails()).some((subject) => subject.includes('Lembrete'))).toBe(true)
    expect(await sweepCalendar(app.core, sweep)).toBe(0)
  })
})
