// Files that fail by a fault of ours: nobody pays for them, and one account can send a day's share of them, no more.

import { afterEach, beforeEach, expect, spyOn, test } from 'bun:test'
import { faultBucket } from '../../src/server/security/buckets'
import { type Client, type TestApp, testApp } from '../helpers/app'
import { pdfResume } from '../helpers/documents'
import { portrait } from '../helpers/pages/pictures'

const dayMs = 86_400_000
let app: TestApp
let ana: Client
beforeEach(async () => {
  app = await testApp({ RATE_LIMIT: 'on' })
  ana = app.client()
  await ana.register('ana@exemplo.com.br', 'Ana')
})
afterEach(() => app.close())

type Code = { readonly code: string }
type Sent = { readonly status: number; readonly code: string }
const sent = async (answer: Response): Promise<Sent> => {
  const { status } = answer
  const { code } = (await answer.json()) as Code
  return { status, code }
}

/** Sends every ten seconds until it is refused, a day at most; how many were let through. */
const untilRefused = async (send: () => Promise<Sent>): Promise<{ readonly count: number; readonly last: Sent }> => {
  const { capacity } = faultBucket
  for (let count = 0; count <= 3 * capacity; count++) {
    const last = await send()
    if (last.code !== 'file-internal') return { count, last }
    app.turn(10_000)
  }
  throw new Error('never refused')
}

test('a résumé that our code cannot read is sent about forty times a day', async () => {
  const pdf = await pdfResume()
  using failing = spyOn(app.core.reader, 'run').mockResolvedValue({ ok: false, refusal: 'internal' })
  const send = async () => sent(await ana.upload('/api/resume/analyze', 'cv.pdf', pdf))
  const first = await untilRefused(send)
  expect(first.count).toBe(faultBucket.capacity)
  expect(first.last).toEqual({ status: 429, code: 'failures-many' })
  const asked = failing.mock.calls.length
  expect(await send()).toEqual({ status: 429, code: 'failures-many' })
  expect(failing.mock.calls.length).toBe(asked)
  // Another account, and this one's other failures, are not concerned.
  const bia = app.client()
  await bia.register('bia@exemplo.com.br', 'Bia')
  expect((await sent(await bia.upload('/api/resume/analyze', 'cv.pdf', pdf))).code).toBe('file-internal')
  // One comes back after 36 minutes: 40 a day.
  expect([faultBucket.capacity, dayMs / faultBucket.refillMs]).toEqual([40, 40])
  app.turn(faultBucket.refillMs)
  expect((await send()).code).toBe('file-internal')
})

test('and so is a photo, made smaller or analysed', async () => {
  using _failing = spyOn(app.core.reader, 'run').mockResolvedValue({ ok: false, refusal: 'internal' })
  const send = async (path: string, field: string) => sent(await ana.upload(path, 'eu.png', await portrait(), field))
  const { count, last } = await untilRefused(() => send('/api/photo/compress', 'image'))
  expect([count, last]).toEqual([faultBucket.capacity, { status: 429, code: 'failures-many' }])
  expect(await send('/api/photo/analyze', 'photo')).toEqual({ status: 429, code: 'failures-many' })
})

test('and so is a file brought into a draft, which does not say that the file is to blame', async () => {
  expect((await ana.upload('/api/resume/analyze', 'cv.pdf', await pdfResume())).status).toBe(200)
  using failing = spyOn(app.core.reader, 'run').mockResolvedValue({ ok: false, refusal: 'internal' })
  const bring = async () => {
    const answer = await ana.form('/curriculo/oficina', { acao: 'comecar', de: 'arquivo' })
    return { status: answer.status, page: await answer.text() }
  }
  const first = await bring()
  expect([first.status, first.page.includes('O problema foi do nosso lado')]).toEqual([500, true])
  let count = 1
  while (count <= 2 * faultBucket.capacity && (await bring()).status === 500) count++
  expect(count).toBe(faultBucket.capacity)
  const asked = failing.mock.calls.length
  expect((await bring()).status).toBe(429)
  expect(failing.mock.calls.length).toBe(asked)
})

test('a server that is busy counts against nobody, and says when to come again', async () => {
  const pdf = await pdfResume()
  using _failing = spyOn(app.core.reader, 'run').mockResolvedValue({ ok: false, refusal: 'busy' })
  for (let n = 0; n < faultBucket.capacity + 3; n++) {
    const answer = await ana.upload('/api/resume/analyze', 'cv.pdf', pdf)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
    app.turn(10_000)
  }
})
