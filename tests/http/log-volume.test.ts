// What one account's texts add to the log is bounded over all of them: the log keeps everything, and a full disk refuses everybody.
import { expect, test } from 'bun:test'
import { draftsOf } from '../../src/projections/drafts/draft'
import { assignPlan } from '../../src/server/admin/operator/operator'
import { volumeBucket, volumeUnit } from '../../src/server/security/buckets'
import { createThrottle } from '../../src/server/security/throttle'
import { advert } from '../helpers/accounts/sample-accounts'
import { type Client, start } from '../helpers/app'
import { accountOf } from '../helpers/events/notifications'
import { fileApp } from '../helpers/file-app'

const app = fileApp({ RATE_LIMIT: 'on' })

const text = 'Cuido da agenda da clínica. '.repeat(600)
const writing = {
  'a LinkedIn text': (client: Client) =>
    client.post('/api/linkedin/draft', { headline: 'Analista', about: '', experience: text }),
  'an advert': (client: Client) => client.post('/api/vacancies', { titulo: 'Analista', empresa: '', anuncio: advert }),
  'a draft': (client: Client) => client.form('/curriculo/oficina', { acao: 'comecar', de: 'perguntas' }),
}

test('16 MB at once, whatever they are written in', async () => {
  for (const [name, write] of Object.entries(writing)) {
    const client = app.client()
    const email = `${Bun.randomUUIDv7()}@exemplo.com`
    await client.register(email)
    await assignPlan(app.core, email, 'enterprise')
    const account = await accountOf(client)
    const key = `volume ${account}`
    expect([name, (await write(client)).status < 400]).toEqual([name, true])
    expect(app.core.throttle.wait(key, volumeBucket, start)).toBe(0)
    for (let taken = 0; taken < volumeBucket.capacity; taken++) app.core.throttle.take(key, volumeBucket, start)
    const position = app.core.events.position()
    const rascunho = draftsOf(app.core.views.db, account)[0]?.id ?? ''
    if (name === 'a draft') await client.form('/curriculo/oficina', { acao: 'apagar', confirmo: 'sim', rascunho })
    const refused = await write(client)
    expect([name, refused.status]).toEqual([name, 429])
    expect(app.core.events.position() - position).toBeLessThanOrEqual(1)
  }
})

test('a text costs what it adds', async () => {
  const client = app.client()
  await client.register('volume@exemplo.com')
  const key = `volume ${await accountOf(client)}`
  await writing['a LinkedIn text'](client)
  const left = Math.floor((volumeBucket.capacity * 4_096 - text.length) / 4_096)
  for (let taken = 0; taken < left - 1; taken++) app.core.throttle.take(key, volumeBucket, start)
  expect(app.core.throttle.wait(key, volumeBucket, start)).toBe(0)
  for (let taken = 0; taken < 3; taken++) app.core.throttle.take(key, volumeBucket, start)
  expect(app.core.throttle.wait(key, volumeBucket, start)).toBeGreaterThan(0)
})

test('once the budget is spent, a day of texts adds no more than the day’s 16 MB', () => {
  const throttle = createThrottle(true)
  const bytes = 119_000
  const taken = (now: number): number => {
    let all = 0
    while (throttle.wait('k', volumeBucket, now) === 0) {
      for (let one = 0; one < bytes; one += volumeUnit) throttle.take('k', volumeBucket, now)
      all += bytes
    }
    return all
  }
  expect(taken(0)).toBeLessThan(16.6e6)
  let day = 0
  for (let now = 0; now < 24 * 3_600_000; now += 5_000) day += taken(now)
  expect(day).toBeLessThan(17e6)
})

test('choosing which tools count is bounded like every other change', async () => {
  const client = app.client()
  await client.register('notas@exemplo.com')
  const statuses = new Set<number>()
  for (let usar = 0; usar < 60; usar++)
    statuses.add((await client.form('/painel/notas', { ferramenta: 'photo', usar: String(usar % 2) })).status)
  expect([...statuses].sort()).toEqual([303, 429])
})
