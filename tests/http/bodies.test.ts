// What is sent is what runs: where every field may be missing, a list, a text or broken JSON is not a set of no fields.
import { beforeAll, expect, test } from 'bun:test'
import type { ApiDocument } from '../../src/api/openapi'
import { assignPlan, makeAdmin } from '../../src/server/admin/operator/operator'
import { policies } from '../../src/server/http/request/policies'
import { body, type Client } from '../helpers/app'
import { fileApp } from '../helpers/file-app'

const app = fileApp()
let chief: Client
let document: ApiDocument
beforeAll(async () => {
  await makeAdmin(app.core, { email: 'chefe@vagas.example', password: 'maré alta 7' })
  await assignPlan(app.core, 'chefe@vagas.example', 'enterprise')
  chief = app.client()
  await chief.post('/api/login', { email: 'chefe@vagas.example', senha: 'maré alta 7' })
  document = await body<ApiDocument>(await chief.ask('/api/openapi.json'))
})

/** Every call that names a body's fields, with an id of nothing in its path. */
const calls = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { requestBody }]) => requestBody !== undefined)
      .map(([method]) => ({ method: method.toUpperCase(), path: path.replace(/\{\w+\}/g, Bun.randomUUIDv7()) })),
  )

test('a body that is no set of fields is refused by every call, and nothing follows from it', async () => {
  expect(calls().length).toBeGreaterThan(25)
  const before = app.core.events.position()
  for (const { method, path } of calls()) {
    const send = async (sent: string) =>
      (await chief.ask(path, { method, body: sent, headers: { 'content-type': 'application/json' } })).status
    const answers = []
    for (const sent of ['{"a":', '[]', '["a"]', 'null', '"a"', '5', 'true']) answers.push(await send(sent))
    // A route for a file does not read it at all.
    const broken = policies[`${method} ${path}` as keyof typeof policies]?.file ? 422 : 400
    expect([path, answers]).toEqual([path, [broken, 422, 422, 422, 422, 422, 422]])
  }
  expect(app.core.events.position()).toBe(before)
})

/** What ends the session, or waits to end the account. */
const endings = new Set(['POST /sair', 'POST /api/logout', 'POST /conta/apagar'])

test('an action named as what every object has is not known to any form', async () => {
  const own = app.client()
  await own.register('formas@exemplo.com')
  await own.form('/curriculo/oficina', { acao: 'comecar', de: 'vazio' })
  const rascunho = /name="rascunho" value="([^"]+)"/.exec(await (await own.ask('/curriculo/oficina')).text())?.[1] ?? ''
  expect(rascunho).not.toBe('')
  const rows = Object.keys(policies).filter((row) => row.startsWith('POST ') && !endings.has(row))
  for (const row of rows)
    for (const acao of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) {
      const answer = await own.form(row.slice('POST '.length).replace(':id', Bun.randomUUIDv7()), { acao, rascunho })
      expect([row, acao, answer.status < 500, answer.headers.get('location') ?? '']).toEqual([
        row,
        acao,
        true,
        expect.not.stringContaining('object'),
      ])
    }
})

test('a route for a file reads nothing but a form with parts', async () => {
  const own = app.client()
  await own.register('arquivos@exemplo.com')
  const keys = Array.from({ length: 900_000 }, (_, at) => `${at}=`).join('&')
  const json = JSON.stringify(Object.fromEntries(Array.from({ length: 300_000 }, (_, at) => [`k${at}`, at])))
  for (const path of ['/api/resume/analyze', '/api/photo/analyze', '/api/photo/compress'])
    for (const [type, sent] of [
      ['application/x-www-form-urlencoded', keys.slice(0, 4_000_000)],
      ['application/json', json.slice(0, 4_000_000)],
    ] as const) {
      const begun = process.cpuUsage()
      const answer = await own.ask(path, { method: 'POST', body: sent, headers: { 'content-type': type } })
      expect([path, answer.status]).toEqual([path, 422])
      expect(process.cpuUsage(begun).user / 1000).toBeLessThan(100)
    }
  const parts = `--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n`.repeat(50_000)
  const many = { method: 'POST', body: `${parts}--x--`, headers: { 'content-type': 'multipart/form-data; boundary=x' } }
  expect((await own.ask('/api/resume/analyze', many)).status).toBe(413)
})
