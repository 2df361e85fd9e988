// A model's text in the PDF report: its author is named, and without an answer the report has none.
import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { extractText, getDocumentProxy } from 'unpdf'
import { assignPlan } from '../../src/server/admin/operator/operator'
import { profiles } from '../fixtures/profiles'
import { type Client, type TestApp, testApp } from '../helpers/app'
import { pdfResume } from '../helpers/documents'
import { portrait } from '../helpers/pages/pictures'
import { advert, goodModel } from './answers'
import { type FakeModelServer, fakeModel, startFakeModelServer } from './fake-server'

setDefaultTimeout(60_000)

let fake: FakeModelServer
let app: TestApp
let client: Client
beforeAll(async () => {
  fake = startFakeModelServer()
  fake.replies(goodModel)
  app = await testApp({
    ANALYSIS_ENGINES: 'ollama,builtin',
    OLLAMA_URL: fake.url,
    OLLAMA_MODEL: fakeModel,
    OLLAMA_VISION_MODEL: fakeModel,
  })
  client = app.client({ 'accept-language': 'pt-BR' })
  await client.register('paga@exemplo.com')
  await assignPlan(app.core, 'paga@exemplo.com', 'premium')
})
afterAll(async () => {
  await app.close()
  fake.stop()
})

const reportText = async (path: string, name: string, headers = {}) => {
  const answer = await client.ask(`${path}/relatorio.pdf`, { headers })
  expect(answer.status).toBe(200)
  const bytes = await answer.bytes()
  await Bun.write(`test-artifacts/relatorio-modelo-${name}.pdf`, bytes)
  const { text } = await extractText(await getDocumentProxy(bytes.slice()), { mergePages: true })
  return text.replace(/\s+/g, ' ')
}
const heading = `Escrito por um modelo (${fakeModel}), confira antes de usar`

test('each tool’s report ends with what the model wrote, named as a model’s', async () => {
  await client.upload('/api/resume/analyze', 'joana.pdf', await pdfResume())
  await client.post('/api/linkedin/analyze', profiles.analistaDados)
  await client.post('/api/job/analyze', { description: advert })
  await client.upload('/api/photo/analyze', 'retrato.png', await portrait(), 'photo')
  await app.core.models.settled()
  const resume = await reportText('/curriculo', 'resume')
  expect(resume).toContain(heading)
  expect(resume).toContain('A nota e as evidências acima não vêm dele')
  expect(resume).toContain('Analista de dados com seis anos de experiência em varejo e logística.')
  expect(resume).not.toContain('900 mil')
  const linkedin = await reportText('/linkedin', 'linkedin')
  expect(linkedin).toContain('Automatizei em Python o fechamento mensal, que ficou 30% mais rápido.')
  expect(linkedin).not.toContain('Amazon')
  const job = await reportText('/scanner-vagas', 'job')
  expect(job).toContain('Na migração de 120 painéis para o Power BI liderei 4 pessoas.')
  expect(job).toContain('Faltam a saudação e a assinatura')
  expect(await reportText('/foto-perfil', 'photo')).toContain('Sorriso leve')
  const english = await reportText('/linkedin', 'linkedin-en', { 'accept-language': 'en-US' })
  expect(english).toContain(`Written by a model (${fakeModel}), check it before use`)
})

test('without an answer there is nothing of a model in it', async () => {
  fake.replies({ text: '', how: 'error' })
  const texts = profiles.analistaDados
  await client.post('/api/linkedin/analyze', { ...texts, about: `${texts.about} Outra vez.` })
  await app.core.models.settled()
  expect(await reportText('/linkedin', 'without')).not.toContain('Escrito por um modelo')
})
