// The API's document says what the routes do: every call, who may use it, its fields.
import { beforeAll, expect, test } from 'bun:test'
import { resolve } from 'node:path'
import type { ApiDocument } from '../../src/api/openapi'
import { billingCycles } from '../../src/events/schema/vocabulary'
import { textsOf } from '../../src/i18n'
import { policies } from '../../src/server/http/request/policies'
import { body } from '../helpers/app'
import { fileApp } from '../helpers/file-app'

const app = fileApp()
let document: ApiDocument
beforeAll(async () => {
  const english = { 'accept-language': 'en-US' }
  document = await body<ApiDocument>(await app.client(english).ask('/api/openapi.json'))
})

const calls = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ row: `${method.toUpperCase()} ${path}`, operation })),
  )

test('it has every call of the policies and no other, with who may use it', () => {
  const rows = Object.keys(policies).filter((row) => row.includes(' /api/'))
  const written = rows.map((row) => row.replace(/:(\w+)/g, '{$1}'))
  expect(
    calls()
      .map(({ row }) => row)
      .sort(),
  ).toEqual(written.toSorted())
  for (const [index, row] of rows.entries()) {
    const operation = calls().find((call) => call.row === written[index])?.operation
    expect([row, operation?.['x-access']]).toEqual([row, policies[row]?.access])
    expect(operation?.summary).toBeTruthy()
  }
  const ids = calls().map(({ operation }) => operation.operationId)
  expect(new Set(ids).size).toBe(ids.length)
})

test('a field that is one of a few values says which', () => {
  const body = calls().find(({ row }) => row === 'POST /api/create-checkout-session')?.operation.requestBody
  const [content] = Object.values(body?.content ?? {})
  expect(content?.schema.properties?.billingCycle).toMatchObject({ description: `one of: ${billingCycles.join(', ')}` })
})

test('every call that takes a body says which fields', () => {
  // These take none, whatever is sent, or are read as they came.
  const bare = [
    'POST /api/logout',
    'POST /api/login/passkey/options',
    'POST /api/user/week',
    'POST /api/user/webhooks/{id}/test',
    'POST /api/user/webhooks/{id}/resume',
    'POST /api/notificacoes/{id}/marcar-como-lida',
    'POST /api/notificacoes/marcar-todas-como-lidas',
    'POST /api/create-billing-portal-session',
    'POST /api/cancel-subscription',
    'POST /api/stripe/webhook',
  ]
  const silent = calls()
    .filter(({ operation }) => operation['x-body-max'] > 0)
    .filter(({ operation }) => {
      const [content] = Object.values(operation.requestBody?.content ?? {})
      return Object.keys(content?.schema.properties ?? {}).length === 0
    })
  expect(silent.map(({ row }) => row).sort()).toEqual(bare.toSorted())
})

test('it is JSON that names nothing of ours but what OpenAPI allows', () => {
  expect(document.openapi).toBe('3.1.0')
  const text = JSON.stringify(document)
  for (const own of ['emailInvalid', 'passwordShort', '"error"']) expect(text).not.toContain(own)
})

test('the page lists every call in both languages', async () => {
  for (const [language, words] of [
    ['pt-BR', 'Analisar um currículo'],
    ['en-US', 'Analyze a résumé'],
  ] as const) {
    const page = await (await app.client({ 'accept-language': language }).ask('/documentacao-api')).text()
    expect(page).toContain(words)
    for (const { row } of calls()) expect(page.replaceAll('<!-- -->', '')).toContain(row)
  }
})

test('the names that its page explains are names of our API', async () => {
  const { names } = textsOf('en-US').apiReference
  const files = ['api', 'server'].flatMap((folder) => [
    ...new Bun.Glob('**/*.ts').scanSync({ cwd: resolve(import.meta.dir, '../../src', folder), absolute: true }),
  ])
  const source = (await Promise.all(files.map((file) => Bun.file(file).text()))).join('\n')
  expect(Object.keys(names).filter((name) => !new RegExp(`\\b${name}\\b`).test(source))).toEqual([])
})
