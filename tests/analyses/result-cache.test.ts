// Results are parsed once, are always the latest, and are gone with the account.
import { expect, test } from 'bun:test'
import { analysisById } from '../../src/projections/analyses/analysis'
import { latestHead } from '../../src/projections/analyses/history'
import { createResultCache } from '../../src/server/analyses/results/result-cache'
import { linkedin } from '../helpers/accounts/sample-accounts'
import type { Client } from '../helpers/app'
import { docxResume } from '../helpers/documents'
import { accountOf, happenings } from '../helpers/events/notifications'
import { fileApp } from '../helpers/file-app'

const app = fileApp()

let people = 0
const person = async (): Promise<{ client: Client; id: string }> => {
  const client = app.client()
  await client.register(`resultado${++people}@exemplo.com`)
  const id = await accountOf(client)
  await happenings(app.core, id).plan('premium')
  return { client, id }
}
const analyse = async (client: Client, headline: string) => {
  expect((await client.post('/api/linkedin/analyze', { ...linkedin, headline })).status).toBe(200)
}
const cache = (maxBytes?: number) =>
  createResultCache({ events: app.core.events, views: app.core.views, ...(maxBytes === undefined ? {} : { maxBytes }) })

test('a result is parsed once, and a newer one takes its place', async () => {
  const { client, id } = await person()
  const results = cache()
  expect([results.latest(id).linkedin, results.bytes]).toEqual([null, 0])
  await analyse(client, linkedin.headline)
  const first = results.latest(id).linkedin
  expect(first?.checks).toBeArray()
  expect(results.latest(id).linkedin).toBe(first)
  await analyse(client, 'Analista')
  const second = results.latest(id).linkedin
  expect(second).not.toEqual(first)
  expect(second?.score).not.toBe(first?.score)
})

test('no more bytes than there is room for: what was not asked for longest is parsed again', async () => {
  const people = [await person(), await person()]
  for (const { client } of people) await analyse(client, linkedin.headline)
  const [one, other] = people.map(({ id }) => id)
  const measure = cache()
  measure.latest(one ?? '')
  const results = cache(measure.bytes * 1.5)
  const first = results.latest(one ?? '').linkedin
  results.latest(other ?? '')
  expect(results.bytes).toBeLessThanOrEqual(measure.bytes * 1.5)
  expect(results.latest(one ?? '').linkedin).not.toBe(first)
  expect(results.latest(one ?? '').linkedin).toEqual(first)
})

test('nothing of an erased account stays in memory, and all of others does', async () => {
  const [one, other] = [await person(), await person()]
  const results = cache()
  for (const { client, id } of [one, other]) {
    await analyse(client, linkedin.headline)
    results.latest(id)
  }
  const both = results.bytes
  expect((await one.client.form('/conta/apagar', { senha: 'segredo1' })).status).toBe(303)
  expect(results.bytes).toBe(both / 2)
  expect(results.latest(one.id).linkedin).toBeNull()
  expect(results.latest(other.id).linkedin).not.toBeNull()
})

test('an analysis with its result is the row that is stored, and its result is parsed once', async () => {
  const { client, id } = await person()
  await analyse(client, linkedin.headline)
  const results = cache()
  const { db } = app.core.views
  const head = latestHead(db, id, 'linkedin')
  if (!head) throw new Error('no analysis')
  expect(head).not.toHaveProperty('result')
  const row = results.withResult(head)
  expect(row).toEqual(analysisById(db, head.id) ?? row)
  expect(row.result).not.toBeNull()
  expect(results.withResult(head).result).toBe(row.result)
  expect(results.latest(id).linkedin).toBe(row.result)
})

test('no page changes the results that all pages share', async () => {
  const { client, id } = await person()
  await analyse(client, 'Analista')
  await analyse(client, linkedin.headline)
  const sent = await client.upload('/api/resume/analyze', 'curriculo.docx', await docxResume())
  expect(sent.status).toBe(200)
  const shared = app.core.results.latest(id)
  const before = JSON.stringify(shared)
  const { bytes } = app.core.results
  const pages = ['/painel', '/historico', '/curriculo', '/linkedin', '/api/resume/latest', '/api/linkedin/latest']
  for (const path of pages)
    for (const language of ['pt-BR', 'en-US']) {
      const answer = await client.ask(path, { headers: { accept: 'text/html', 'accept-language': language } })
      expect([path, answer.ok]).toEqual([path, true])
      await answer.text()
    }
  expect(app.core.results.latest(id).resume).toBe(shared.resume)
  expect(JSON.stringify(app.core.results.latest(id))).toBe(before)
  // The earlier profile was parsed too, to compare it; nothing is counted twice.
  for (let again = 0; again < 3; again++) await (await client.ask('/linkedin')).text()
  expect(app.core.results.bytes).toBeLessThan(bytes * 2)
})
