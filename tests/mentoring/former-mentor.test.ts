// Somebody who is a mentor no more: by the panel, or because an admin who gave hours is an admin no more.
import { afterAll, beforeAll, expect, spyOn, test } from 'bun:test'
import { dayOf, dayText } from '../../src/domain/day'
import { mentoring } from '../../src/domain/mentoring/booking'
import { accountById } from '../../src/projections/accounts/account'
import { bookingsOf } from '../../src/projections/mentoring/mentoring-queries'
import { makeAdmin } from '../../src/server/admin/operator/operator'
import { demoteByOperator } from '../../src/server/admin/operator/operator-accounts'
import { sweepMentoring } from '../../src/server/jobs/mentoring-sweep'
import { linkedin } from '../helpers/accounts/sample-accounts'
import { type Client, testApp } from '../helpers/app'
import { dayMs, type MentoringWorld, mentoringWorld } from './world'

let world: MentoringWorld
beforeAll(async () => {
  world = await mentoringWorld(await testApp({ PUBLIC_URL: 'http://localhost:3000' }))
})
afterAll(() => world.app.close())

/** A person who has booked the mentor's only hour and shows their results; the conversation as the mentor opens it. */
const sharedTalk = async (mentor: Client, email: string) => {
  const client = await world.person(email, 'premium')
  await client.post('/api/linkedin/analyze', linkedin)
  await world.act(client, 'marcar', { hora: (await world.state(client)).horas[0]?.id, mostrar: true })
  const id = (await world.state(client)).reservas[0]?.id ?? ''
  const talk = async () => (await mentor.ask(`/mentor/conversa?reserva=${id}`)).text()
  expect(await talk()).toContain('de 100')
  return { client, talk }
}

test('an admin who is one no more has no hours that could be booked, and sees no shared results', async () => {
  const address = 'chefe@vagas.example'
  await makeAdmin(world.app.core, { email: address, password: 'segredo1' })
  const chief = world.app.client()
  const enter = () => chief.post('/api/login', { email: address, senha: 'segredo1' })
  await enter()
  const offered = await chief.form('/mentor', {
    ...{ acao: 'oferecer', dia: dayText(dayOf(world.app.core.clock()) + 3), das: '19:00', ate: '20:40' },
    ...{ minutos: '50', semanas: '1', link: 'https://chamada.exemplo/chefe', sobre: '' },
  })
  expect(offered.status).toBe(303)
  const { client, talk } = await sharedTalk(chief, 'mostra@exemplo.com')
  expect((await world.state(client)).horas).toHaveLength(1)
  expect(await demoteByOperator(world.app.core, address)).toBe('demoted')
  expect(await world.state(client)).toMatchObject({ restantes: 1, horas: [], reservas: [] })
  await enter()
  expect(await talk()).not.toContain('de 100')
})

test('of somebody who is deactivated nobody waits for a conversation: what was booked is cancelled, on either side', async () => {
  const address = 'bloqueada@vagas.example'
  await makeAdmin(world.app.core, { email: address, password: 'segredo1' })
  const chief = world.app.client()
  await chief.post('/api/login', { email: address, senha: 'segredo1' })
  await chief.form('/mentor', {
    ...{ acao: 'oferecer', dia: dayText(dayOf(world.app.core.clock()) + 3), das: '19:00', ate: '19:50' },
    ...{ minutos: '50', semanas: '1', link: 'https://chamada.exemplo/bloqueada', sobre: '' },
  })
  const { client } = await sharedTalk(chief, 'espera@exemplo.com')
  const toggle = async (who: Client | string, ativo: boolean) => {
    const id = typeof who === 'string' ? who : await world.accountOf(who)
    expect((await world.admin.post(`/api/admin/toggle-status/${id}`, { motivo: 'security', ativo })).status).toBe(200)
    return id
  }
  const mentor = await toggle(chief, false)
  expect(await world.state(client)).toMatchObject({ restantes: 1, horas: [], reservas: [] })
  await toggle(mentor, true)
  // The hour is theirs still; now the person who books it is deactivated.
  const [hour] = (await world.state(client)).horas
  await world.act(client, 'marcar', { hora: hour?.id, mostrar: true })
  expect((await world.state(client)).horas).toEqual([])
  await toggle(client, false)
  const other = await world.person('outra-espera@exemplo.com', 'premium')
  expect((await world.state(other)).horas.map(({ id }) => id)).toEqual([hour?.id ?? ''])
  await toggle(mentor, false)
})

test('a conversation that could not be ended with the deactivation ends with the next run, and nobody is blamed', async () => {
  await world.give(3)
  const client = await world.person('bloqueada-espera@exemplo.com', 'premium')
  await world.act(client, 'marcar', { hora: (await world.state(client)).horas[0]?.id, mostrar: false })
  const { core } = world.app
  const id = await world.accountOf(client)
  const booking = () => bookingsOf(core.views.db, id, 1)[0]
  const toggle = (ativo?: boolean) =>
    world.admin.post(`/api/admin/toggle-status/${id}`, { motivo: 'security', ...(ativo !== undefined && { ativo }) })
  const handle = core.handle
  const failing = spyOn(core, 'handle').mockImplementation(async (...call) => {
    if (call[0] === (mentoring as unknown)) throw new Error('the disk is full')
    return handle(...call)
  })
  const { status } = await toggle()
  failing.mockRestore()
  expect(status).toBe(200)
  expect([accountById(core.views.db, id)?.active, booking()?.cancelled]).toEqual([false, 0])
  await sweepMentoring(core)
  expect(booking()?.cancelled).toBeGreaterThan(0)
  await toggle(true)
  await client.post('/api/login', { email: 'bloqueada-espera@exemplo.com', senha: 'segredo1' })
  const bell = await (await client.ask('/notificacoes')).text()
  expect(bell).toContain('A mentoria foi cancelada')
  expect(bell).not.toContain('não vai poder')
  for (const { id: hora } of (await world.state(client)).horas)
    await world.rita.form('/mentor', { acao: 'retirar', hora })
})

test('an admin who is also named a mentor keeps their hours without the role', async () => {
  const address = 'dupla@vagas.example'
  await makeAdmin(world.app.core, { email: address, password: 'segredo1' })
  await world.admin.form('/admin/mentoria', { acao: 'nomear', email: address })
  const both = world.app.client()
  await both.post('/api/login', { email: address, senha: 'segredo1' })
  await both.form('/mentor', {
    ...{ acao: 'oferecer', dia: dayText(dayOf(world.app.core.clock()) + 3), das: '19:00', ate: '19:50' },
    ...{ minutos: '50', semanas: '1', link: 'https://chamada.exemplo/dupla', sobre: '' },
  })
  expect(await demoteByOperator(world.app.core, address)).toBe('demoted')
  const client = await world.person('outra@exemplo.com', 'premium')
  const { horas } = await world.state(client)
  expect(horas).toHaveLength(1)
  await both.post('/api/login', { email: address, senha: 'segredo1' })
  await both.form('/mentor', { acao: 'retirar', hora: horas[0]?.id ?? '' })
})

test('a mentor the panel took off sees no shared results of an hour that is over', async () => {
  await world.give(3)
  const { talk } = await sharedTalk(world.rita, 'ontem@exemplo.com')
  world.app.turn(3.6 * dayMs)
  expect(await talk()).toContain('de 100')
  const conta = await world.accountOf(world.rita)
  await world.admin.form('/admin/mentoria', { acao: 'tirar', conta })
  const after = await talk()
  expect(after).not.toContain('de 100')
  expect(after).toContain('ontem')
})
