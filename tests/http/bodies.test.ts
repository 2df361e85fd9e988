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

/** What of a body's size may be parsed: the work of the whole process, which nobody else gets meanwhile. */
const cpuMs = async (ask: () => Promise<Response>): Promise<readonly [status: number, ms: number]> => {
  const begun = process.cpuUsage()
  const { status } = await ask()
  return [status, process.cpuUsage(begun).user / 1000]
}

test('a route for a file reads nothing but files and short texts, however the type is spelt', async () => {
  const own = app.client()
  await own.register('arquivos@exemplo.com')
  const keys = Array.from({ length: 900_000 }, (_, at) => `${at}=`)
    .join('&')
    .slice(0, 4_000_000)
  const json = JSON.stringify(Object.fromEntries(Array.from({ length: 300_000 }, (_, at) => [`k${at}`, at])))
  const deep = `${'['.repeat(2_000_000)}${']'.repeat(2_000_000)}`
  const part = (name: string, text: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`
  const field = (text: string) =>
    `${['resume', 'photo', 'image'].map((name) => part(name, name === 'photo' ? text : '')).join('')}--x--`
  const many = `${Array.from({ length: 60_000 }, (_, at) => part(`${at}`, '')).join('')}--x--`
  const paths = Object.entries(policies).flatMap(([row, { body: max }]) =>
    max > 4_000_000 ? [row.slice('POST '.length)] : [],
  )
  expect(paths.length).toBeGreaterThan(6)
  for (const path of paths)
    for (const [type, sent, expected] of [
      ['application/x-www-form-urlencoded', keys, 422],
      ['Application/x-www-form-urlencoded', keys, 422],
      ['application/json', json.slice(0, 4_000_000), 422],
      ['application/json', deep, 422],
      ['multipart/form-data; boundary=x', field(deep), 413],
      ['multipart/form-data; boundary=x', field(`{${json}`), 413],
      ['multipart/form-data; boundary=x', many, 413],
      ['Multipart/form-data; boundary=x', many, 413],
      ['multipart/form-data; BOUNDARY=x', many, 413],
      ['multipart/form-data; xboundary=zzz; boundary=x', many, 413],
      ['multipart/form-data; boundary=y; boundary=x', many, 422],
    ] as const) {
      const [status, ms] = await cpuMs(() =>
        own.ask(path, { method: 'POST', body: sent, headers: { 'content-type': type } }),
      )
      expect([path, type, status]).toEqual([path, type, expected])
      expect([path, type, ms < 300 ? 'soon' : ms]).toEqual([path, type, 'soon'])
    }
})

test('a form of no route has more fields than pages send, however its type is spelt', async () => {
  const own = app.client()
  await own.register('campos@exemplo.com')
  const many = Array.from({ length: 60_000 }, (_, at) => `${at.toString(36)}=`).join('&')
  for (const type of [
    'application/x-www-form-urlencoded',
    'Application/x-www-form-urlencoded',
    'APPLICATION/X-WWW-FORM-URLENCODED; a',
  ])
    expect([
      type,
      (await own.ask('/curriculo/oficina', { method: 'POST', body: many, headers: { 'content-type': type } })).status,
    ]).toEqual([type, 413])
})
