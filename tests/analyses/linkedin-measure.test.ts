// A LinkedIn profile measured while it is written: as its analysis would, for nothing, and nothing is stored.
import { expect, setDefaultTimeout, test } from 'bun:test'
import { LIMITS } from '../../src/analysis/linkedin/limits'
import type { LinkedinMeasureJson, LinkedinRecordJson } from '../../src/api/tools/linkedin'
import { body, type Client, testApp } from '../helpers/app'
import { fileApp } from '../helpers/file-app'

setDefaultTimeout(60_000)

const app = fileApp()

const texts = {
  headline: 'Cozinheira industrial | Boas práticas de manipulação',
  about: 'Sou cozinheira e gosto de cozinha grande.\n\nPreparo almoço para operários há oito anos.',
  experience: 'Cozinheira, Restaurante Sabor da Vila, 03/2018 a 08/2024. Preparo de almoço e sobremesas.',
}
const better = { ...texts, experience: `${texts.experience} Preparei 180 refeições por dia com 4 ajudantes.` }
const measure = (client: Client, values: object) => client.post('/api/linkedin/measure', values)
const left = async (client: Client) =>
  (await body<{ remainingAnalyses: number }>(await client.ask('/api/user/stats'))).remainingAnalyses

test('before the first analysis there is none; afterwards it says what an analysis would, and uses nothing', async () => {
  const client = app.client()
  await client.register('linkedin-medir@exemplo.com', 'Célia Ramos')
  expect((await measure(client, texts)).status).toBe(404)
  expect((await client.post('/api/linkedin/analyze', texts)).status).toBe(200)
  const before = await left(client)
  const analysed = await body<LinkedinRecordJson>(await client.ask('/api/linkedin/latest'))
  const same = await body<LinkedinMeasureJson>(await measure(client, texts))
  expect(same.score).toBe(analysed.analise_json?.score ?? -1)
  const now = await body<LinkedinMeasureJson>(await measure(client, better))
  expect(now.score).toBeGreaterThan(same.score)
  expect(now.tips.length).toBeLessThanOrEqual(3)
  // A finding without points is none that an edit would bring.
  const slip = await body<LinkedinMeasureJson>(await measure(client, { ...texts, headline: 'auxiliar de limpesa' }))
  expect(slip.tips.map(({ gain }) => gain > 0)).toEqual(slip.tips.map(() => true))
  const events = app.core.events.position
  await measure(client, better)
  expect(app.core.events.position).toBe(events)
  expect(await left(client)).toBe(before)
  const latest = await body<LinkedinRecordJson>(await client.ask('/api/linkedin/latest'))
  expect([latest.dados_json, latest.id]).toEqual([texts, analysed.id])
})

test('a plain form is measured with its own texts in it, unsaved', async () => {
  const client = app.client()
  await client.register('linkedin-form@exemplo.com', 'Célia Ramos')
  await client.post('/api/linkedin/analyze', texts)
  const { score } = await body<LinkedinMeasureJson>(await measure(client, better))
  const page = await (await client.form('/linkedin', { ...better, acao: 'medir' })).text()
  expect(page).toContain(`Estes textos: ${score} de 100`)
  expect(page).toContain('180 refeições por dia com 4 ajudantes')
  expect((await body<LinkedinRecordJson>(await client.ask('/api/linkedin/latest'))).dados_json).toEqual(texts)
})

test('texts beyond their length, other people and floods are refused, also of who has no analysis yet', async () => {
  const client = app.client()
  expect((await measure(client, texts)).status).toBe(401)
  const own = await testApp({ RATE_LIMIT: 'on' })
  const busy = own.client()
  await busy.register('linkedin-muito@exemplo.com', 'Ana')
  await busy.post('/api/linkedin/analyze', texts)
  expect((await measure(busy, { ...texts, about: 'a'.repeat(LIMITS.about + 1) })).status).toBe(422)
  const statuses = async (of: Client) => {
    const answers = new Set<number>()
    for (let at = 0; at < 130; at++) answers.add((await measure(of, texts)).status)
    return answers
  }
  expect(await statuses(busy)).toEqual(new Set([200, 429]))
  const without = own.client()
  await without.register('linkedin-sem@exemplo.com', 'Bia')
  expect(await statuses(without)).toEqual(new Set([404, 429]))
  await own.close()
})
