// An erasure that is refused has ended nothing: neither a mentor's hours, nor what others booked, nor a checkout.
import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { dayOf, dayText } from '../../src/domain/day'
import { type ErasedBy, eraseAccount } from '../../src/server/accounts/data/erase'
import { body, type Client, testApp } from '../helpers/app'
import { type MentoringWorld, mentoringWorld } from '../mentoring/world'

let world: MentoringWorld
let person: Client
beforeAll(async () => {
  world = await mentoringWorld(await testApp({ PUBLIC_URL: 'http://localhost:3000' }))
  person = await world.person('marcou@exemplo.com', 'premium')
  const dia = dayText(dayOf(world.app.core.clock()) + 3)
  const hours = { das: '19:00', ate: '20:40', minutos: '50', semanas: '1', link: 'https://chamada.exemplo/d' }
  const given = await world.admin.form('/mentor', { acao: 'oferecer', dia, ...hours, sobre: 'Conversa' })
  expect(given.status).toBe(303)
  const [hour] = (await world.state(person)).horas
  expect((await world.act(person, 'marcar', { hora: hour?.id })).status).toBeLessThan(300)
  const checkout = await world.admin.post('/api/create-checkout-session', { planId: 'basico' })
  expect(checkout.status).toBe(200)
})
afterAll(() => world.app.close())

/** Runs a step that must append nothing, and leave one hour booked and one free. */
const unchanged = async (step: () => Promise<void>) => {
  const { events } = world.app.core
  const before = events.position()
  await step()
  expect(events.readAll(before, 10).map(({ type }) => type)).toEqual([])
  const { reservas, horas } = await world.state(person)
  expect([reservas.length, horas.length]).toEqual([1, 1])
}

describe('a refused erasure changes nothing', () => {
  test('of the admin’s own account, asked for in the panel', async () => {
    const own = await world.accountOf(world.admin)
    await unchanged(async () => {
      const answer = await world.admin.ask(`/api/admin/users/${own}?motivo=request`, { method: 'DELETE' })
      expect([answer.status, (await body(answer)).code]).toEqual([403, 'own-account'])
    })
  })

  test.each([
    ['own-account', { by: 'admin', reason: 'request', own: true, others: 1 }],
    ['last-admin', { by: 'admin', reason: 'request', own: false, others: 0 }],
    ['admin-stays', { by: 'operator' }],
    ['admin-stays', { by: 'person' }],
  ] as const satisfies readonly (readonly [string, ErasedBy])[])('with %s', async (code, who) => {
    const own = await world.accountOf(world.admin)
    const metadata = { at: world.app.core.clock(), actor: null, correlation: 'test', causation: null }
    await unchanged(async () => expect(await eraseAccount(world.app.core, own, metadata, who)).toBe(code))
  })
})
