// Model statistics for the operator: questions, answers, tokens and their price, as of any past day.
import { afterAll, beforeAll, expect, test } from 'bun:test'
import { dayOf, dayText } from '../../src/domain/day'
import { domainEvents } from '../../src/events/schema/events'
import { projections } from '../../src/projections/all'
import { modelUse } from '../../src/projections/analyses/model-use'
import { verify } from '../../src/projections/engine/verify'
import { profiles } from '../fixtures/profiles'
import { giveRole } from '../helpers/accounts/give-role'
import { body, type Client, start, type TestApp, testApp } from '../helpers/app'
import { goodModel } from './answers'
import { type FakeModelServer, fakeModel, startFakeModelServer } from './fake-server'

let ollama: FakeModelServer
let openai: FakeModelServer
let app: TestApp
let admin: Client
const settings = () => ({
  ANALYSIS_ENGINES: 'ollama,openai,builtin',
  OLLAMA_URL: ollama.url,
  OLLAMA_MODEL: fakeModel,
  OPENAI_BASE_URL: `${openai.url}/v1`,
  OPENAI_MODEL: fakeModel,
})
const promoted = async (on: TestApp): Promise<Client> => {
  const client = on.client({ 'accept-language': 'pt-BR' })
  const { id } = await body<{ id: string }>(await client.register('operadora@exemplo.com'))
  await giveRole(on.core, id, 'admin')
  return client
}
let people = 0
const analyse = async (text: string) => {
  const client = app.client()
  await client.register(`pessoa${++people}@exemplo.com`)
  const texts = profiles.analistaDados
  const sent = await client.post('/api/linkedin/analyze', { ...texts, about: `${texts.about} ${text}` })
  expect(sent.status).toBe(200)
  await app.core.models.settled()
}
const table = async (client: Client, query = '') => {
  const page = await (await client.ask(`/admin/estatisticas${query}`)).text()
  return (
    /Modelos de linguagem<\/h2>.*?<\/table>/s
      .exec(page)?.[0]
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ') ?? null
  )
}

beforeAll(async () => {
  ollama = startFakeModelServer()
  openai = startFakeModelServer()
  app = await testApp({ ...settings(), MODEL_PRICES: `${fakeModel}=0.40/1.60` })
  admin = await promoted(app)
})
afterAll(async () => {
  await app.close()
  ollama.stop()
  openai.stop()
})

test('given no question, there is no table', async () => expect(await table(admin)).toBeNull())

test('a model without a usable answer is counted with its tokens, and the next one too', async () => {
  ollama.replies({ text: JSON.stringify({ headline: 'Astronauta', about: '', lines: [] }) })
  openai.replies(goodModel)
  await analyse('Um.')
  const today = dayOf(start)
  expect(modelUse(app.core.views.db, today, today)).toMatchObject([
    { engine: 'ollama', asked: 1, answered: 0, tokensIn: 812, tokensOut: 290, ms: 0 },
    { engine: 'openai', asked: 1, answered: 1, tokensIn: 812, tokensOut: 290 },
  ])
  // 812 × 0,40 + 290 × 1,60 dollars for a million are 788,8 millionths.
  const shown = await table(admin)
  expect(shown).toContain(`${fakeModel} (ollama) 1 0 1 812 290 US$ 0,0008`)
  expect(shown).toContain(`${fakeModel} (openai) 1 1 0 812 290 US$ 0,0008`)
})

test('a question all gave up on is counted for each of them', async () => {
  ollama.replies({ text: '', how: 'error' })
  openai.replies({ text: 'Não.' })
  await analyse('Dois.')
  const today = dayOf(start)
  const [first, second] = modelUse(app.core.views.db, today, today)
  expect(first).toMatchObject({ engine: 'ollama', asked: 2, answered: 0, tokensIn: 812 })
  // Asked again once for the shape: both answers are paid for.
  expect(second).toMatchObject({ engine: 'openai', asked: 2, answered: 1, tokensIn: 3 * 812, tokensOut: 3 * 290 })
})

test('is a file with a row for each day and model, whose sums are the table', async () => {
  const answer = await admin.ask('/admin/modelos.csv?periodo=90')
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="modelos-[\d-]{10}[.]csv"$/)
  const [head, ...rows] = (await answer.text()).trim().split('\r\n')
  expect(head).toEndWith('day,engine,model,asked,answered,tokens_in,tokens_out,dropped,ms,cost_usd_millionths')
  const day = dayText(dayOf(start))
  expect(rows[0]).toStartWith(`${day},ollama,${fakeModel},2,0,812,290,0,0,789`)
  expect(rows[1]).toStartWith(`${day},openai,${fakeModel},2,1,${3 * 812},${3 * 290},`)
  expect(rows).toHaveLength(2)
  expect(await (await admin.ask('/admin/estatisticas')).text()).toContain('/admin/modelos.csv?periodo=30')
})

test('as of a past day it is what it was then, and a rebuild says the same', async () => {
  const before = dayText(dayOf(start))
  app.turn(2 * 24 * 3_600_000)
  ollama.replies(goodModel)
  await analyse('Três.')
  expect(await table(admin)).toContain(`${fakeModel} (ollama) 3 1 2 1.624 580`)
  expect(await table(admin, `?em=${before}`)).toContain(`${fakeModel} (ollama) 2 0 2 812 290`)
  expect(await table(admin, '?em=2026-01-01')).toBeNull()
  const { events: log, views } = app.core
  expect(verify({ log, projections, catalog: domainEvents, views }).differences).toEqual([])
})

test('without prices there is no cost, but a hint how to configure them', async () => {
  const plain = await testApp(settings())
  const client = await promoted(plain)
  ollama.replies(goodModel)
  await client.post('/api/linkedin/analyze', profiles.analistaDados)
  await plain.core.models.settled()
  expect(await table(client)).not.toContain('US$')
  expect(await (await client.ask('/admin/estatisticas')).text()).toContain('Com MODEL_PRICES')
  await plain.close()
})
