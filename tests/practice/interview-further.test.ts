// One further question in interview practice: asked by a configured model about the person's own words, or not at all.
import { afterEach, beforeEach, expect, setDefaultTimeout, test } from 'bun:test'
import type { PracticeJson } from '../../src/api/tools/interview'
import { domainEvents } from '../../src/events/schema/events'
import { projections } from '../../src/projections/all'
import { verify } from '../../src/projections/engine/verify'
import { assignPlan } from '../../src/server/admin/operator/operator'
import { body, type Client, type TestApp, testApp } from '../helpers/app'
import { pdfResume } from '../helpers/documents'
import { type FakeModelServer, fakeModel, startFakeModelServer } from '../models/fake-server'

setDefaultTimeout(60_000)

const email = 'treino@exemplo.com'
const answerText =
  'Na Mercado Exemplo eu tinha que fechar o mês mais cedo. Automatizei 14 relatórios em Python. Meu telefone é (11) 98888-0000.'
const good = {
  about: 'Automatizei 14 relatórios',
  question: 'Como você escolheu quais relatórios automatizar primeiro?',
}

let fake: FakeModelServer
let app: TestApp
let client: Client
const open = async (environment: Record<string, string>) => {
  app = await testApp(environment)
  client = app.client()
  await client.register(email)
  await assignPlan(app.core, email, 'premium')
  await client.upload('/api/resume/analyze', 'joana.pdf', await pdfResume())
  await app.core.models.settled()
}
beforeEach(() => {
  fake = startFakeModelServer()
  fake.replies({ text: '{}' })
})
afterEach(async () => {
  await app.close()
  fake.stop()
})

const withModel = () => open({ ANALYSIS_ENGINES: 'ollama,builtin', OLLAMA_URL: fake.url, OLLAMA_MODEL: fakeModel })

const begin = async () => (await body<PracticeJson>(await client.post('/api/interview/start', {}))).id
const give = (treino: string, texto = answerText, pergunta = 1) =>
  client.post('/api/interview/answer', { treino, pergunta, texto })
const pageOf = async (treino: string, headers = {}) =>
  (await client.ask(`/entrevista?treino=${treino}&pergunta=1`, { headers })).text()
const latest = async () => (await body<PracticeJson>(await client.ask('/api/interview/latest'))).perguntas[0]?.respostas

test('it is named before anything is sent, and asked once about the answer, without contact data', async () => {
  await withModel()
  const treino = await begin()
  expect(await pageOf(treino)).toContain('pode fazer mais uma pergunta')
  const before = fake.asked.length
  fake.replies({ text: JSON.stringify(good) })
  expect((await give(treino)).status).toBe(200)
  await app.core.models.settled()
  expect(fake.asked).toHaveLength(before + 1)
  const sent = JSON.stringify(fake.asked.at(-1)?.body)
  expect(sent).toContain('14 relatórios')
  expect(sent).not.toMatch(/98888|Joana/)
  const page = await pageOf(treino)
  for (const part of ['Mais uma pergunta', good.question, good.about, fakeModel]) expect(page).toContain(part)
  expect(await pageOf(treino, { 'x-region': 'modelo' })).toContain(good.question)
  expect((await latest())?.[0]?.texto_modelo).toMatchObject({ estado: 'pronto', pergunta: good.question })

  // A second try is measured, and nobody is asked again.
  expect((await give(treino, `${answerText} Comecei pelos que mais demoravam.`)).status).toBe(200)
  await app.core.models.settled()
  expect(fake.asked).toHaveLength(before + 1)
  expect(await pageOf(treino)).toContain(good.question)
  const { events: log, views } = app.core
  expect(verify({ log, projections, catalog: domainEvents, views }).differences).toEqual([])
})

test('a question that brings something of its own is not shown, and the practice is whole', async () => {
  await withModel()
  const treino = await begin()
  fake.replies({ text: JSON.stringify({ ...good, question: 'Como você fez isso no Google com Kubernetes?' }) })
  await give(treino)
  await app.core.models.settled()
  const page = await pageOf(treino)
  expect(page).not.toMatch(/Google|Kubernetes|Mais uma pergunta/)
  expect(page).toContain('O que a sua resposta mostrou')
})

test('a server that fails changes nothing of the measure', async () => {
  await withModel()
  const treino = await begin()
  fake.replies({ text: '', how: 'error' })
  expect((await give(treino)).status).toBe(200)
  await app.core.models.settled()
  expect(await pageOf(treino)).toContain('O que a sua resposta mostrou')
})

test('without a model the page has no word of one', async () => {
  await open({})
  const treino = await begin()
  await give(treino)
  const page = await pageOf(treino)
  expect(page).not.toMatch(/modelo de linguagem|Mais uma pergunta/)
  expect((await latest())?.[0]?.texto_modelo).toBeNull()
  expect(fake.asked).toHaveLength(0)
})
