// The hostile corpus as a stranger would send it: through the front door of the whole server.
import { afterAll, beforeAll, expect, test } from 'bun:test'
import { assignPlan } from '../../src/server/admin/operator/operator'
import { readerLimits } from '../../src/server/reader/limits'
import { body, type Client, type TestApp, testApp, testReader } from '../helpers/app'
import { pdfResume } from '../helpers/documents'
import { hostileFiles } from '../hostile/corpus'

/** Shorter than in service, so that files which must be killed do not make the test slow. */
const taskMs = 2_000
const email = 'hostil@exemplo.com'

let app: TestApp
let client: Client
beforeAll(async () => {
  app = await testApp({}, undefined, undefined, {}, testReader({ ...readerLimits, taskMs }))
  client = app.client()
  await client.register(email)
  await assignPlan(app.core, email, 'enterprise')
})
afterAll(() => app.close())

test('no hostile upload gets a 5xx, each gets a text, and the server answers others within a second meanwhile', async () => {
  const statuses = new Map<number, number>()
  let slowest = 0
  for (const { bytes, filename, type, name } of hostileFiles()) {
    const form = new FormData()
    form.set('resume', new File([new Uint8Array(bytes)], filename, { type }))
    const sent = client.ask('/api/resume/analyze', { method: 'POST', body: form })
    const from = performance.now()
    expect((await app.client().ask('/healthz')).status).toBe(200)
    slowest = Math.max(slowest, performance.now() - from)
    const answer = await sent
    expect(answer.status, name).toBeLessThan(500)
    const answered = await body<{ message?: string; code?: string; analise_json?: object }>(answer)
    expect(Boolean(answered.analise_json) || Boolean(answered.message && answered.code), name).toBe(true)
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
  }
  expect([...statuses.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(300)
  expect([...statuses.keys()].toSorted()).toEqual([200, 413, 415, 422])
  expect(slowest).toBeLessThan(1_000)

  const good = await client.upload('/api/resume/analyze', 'cv.pdf', await pdfResume())
  expect(good.status).toBe(200)
}, 240_000)
