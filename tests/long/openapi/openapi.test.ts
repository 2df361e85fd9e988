// What the API's document describes, sent to the executable: 500 right and 2 000 malformed requests to every call. No error of
// ours, nothing of another person in any answer, nothing that was sent in a refusal or in the log.
import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import fc from 'fast-check'
import type { ApiDocument, ApiOperation, ApiSchema } from '../../../src/api/openapi'
import { adminAccount, useEveryTool } from '../../helpers/accounts/sample-accounts'
import { type Visitor, visitor } from '../../helpers/accounts/visitor'
import { docxResume } from '../../helpers/documents'
import { type Server, startServer } from '../../helpers/server'
import { addresses, malformed, marker, valid } from './values'

setDefaultTimeout(60 * 60_000)

const right = Number(process.env.API_RIGHT ?? 500)
const wrong = Number(process.env.API_WRONG ?? 2_000)
/** Requests at once: few, since the places for hashing passwords are few for one address. */
const atOnce = 3

let server: Server
let document: ApiDocument
/** Whose words nobody else may get; the admin may. */
const victim = { email: 'escaravelho@exemplo.com', canaries: ['escaravelho', 'Rede Azul'] }
let victimId = ''
let docx: Uint8Array<ArrayBuffer>
beforeAll(async () => {
  server = await startServer({ env: { ...adminAccount, LOG_LEVEL: 'debug' }, verified: false })
  document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as ApiDocument
  docx = await docxResume()
  const owner = visitor(server.url)
  await owner.register(victim.email)
  await useEveryTool(owner)
  victimId = ((await (await owner.ask('/api/user')).json()) as { id: string }).id
})
afterAll(() => server.stop())

let people = 0
const asking = async (access: string): Promise<Visitor> => {
  const one = visitor(server.url)
  if (access === 'admin') {
    const { ADMIN_EMAIL: email, ADMIN_PASSWORD: senha } = adminAccount
    await one.post('/api/login', { email, senha })
  } else if (access !== 'public') await one.register(`pessoa${++people}@exemplo.com`)
  return one
}

const schemaOf = ({ requestBody }: ApiOperation): readonly [string, ApiSchema] | null =>
  Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) => [type, schema] as const)[0] ?? null

/** Requests of one kind, from a seed. */
const requestsOf = (
  path: string,
  method: string,
  operation: ApiOperation,
  isRight: boolean,
): [string, RequestInit][] => {
  const count = isRight ? right : wrong
  const known = [victimId]
  const sample = <T>(values: fc.Arbitrary<T>): T[] => fc.sample(values, { numRuns: count, seed: 7 })
  const places = sample(addresses(path, operation, known, isRight))
  const body = schemaOf(operation)
  const isBare = method === 'GET' || method === 'DELETE' || operation['x-body-max'] === 0
  if (isBare) return places.map((place) => [place, { method }])
  const [type, schema] = body ?? ['application/json', { type: 'object', properties: {} }]
  if (!isRight)
    return sample(malformed(schema)).map(({ type: own, text }, n) => [
      places[n] ?? path,
      { method, body: text, headers: own ? { 'content-type': own } : {} },
    ])
  if (type === 'multipart/form-data')
    return places.map((place) => {
      const form = new FormData()
      for (const name of Object.keys(schema.properties ?? {})) form.set(name, new File([docx], `${marker}.docx`))
      return [place, { method, body: form }]
    })
  const headers = { 'content-type': 'application/json' }
  return sample(valid(schema)).map((value, n) => [places[n] ?? path, { method, headers, body: JSON.stringify(value) }])
}

test('every call, described and malformed', async () => {
  const faults = new Map<string, number>()
  const fault = (what: string) => faults.set(what, (faults.get(what) ?? 0) + 1)
  const statuses = new Map<number, number>()
  /** Calls none of whose right requests was taken for malformed in its form. */
  let total = 0
  for (const [path, methods] of Object.entries(document.paths))
    for (const [lower, operation] of Object.entries(methods)) {
      const method = lower.toUpperCase()
      const access = operation['x-access']
      for (const isRight of [true, false]) {
        let one = await asking(access)
        const requests = requestsOf(path, method, operation, isRight)
        let next = 0
        const worker = async () => {
          for (let n = next++; n < requests.length; n = next++) {
            const [place, init] = requests[n] ?? [path, {}]
            let answer: Response
            try {
              answer = await one.ask(place, init)
            } catch {
              fault(`${method} ${path}: no answer`)
              continue
            }
            total += 1
            statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
            const isStream = answer.headers.get('content-type') === 'text/event-stream'
            if (isStream) await answer.body?.cancel()
            const text = isStream ? '' : await answer.text()
            if (answer.status >= 500)
              fault(`${method} ${path} ${isRight ? 'right' : 'malformed'}: ${answer.status} ${text.slice(0, 80)}`)
            if (isRight && answer.status === 400)
              fault(`${method} ${path}: what the document describes is refused as malformed`)
            if (access !== 'admin' && victim.canaries.some((canary) => text.includes(canary)))
              fault(`${method} ${path}: another person's words`)
            if (answer.status >= 400 && text.includes(marker))
              fault(`${method} ${path} ${answer.status}: repeats what was sent`)
            // It signed out, or changed its password.
            if (answer.status === 401 && access !== 'public') one = await asking(access)
          }
        }
        await Promise.all(Array.from({ length: atOnce }, worker))
      }
    }
  console.log(`${total} requests;`, Object.fromEntries([...statuses].sort()))
  expect([...faults].map(([what, count]) => `${what} (${count})`)).toEqual([])
  const lines = server.log().split('\n')
  console.log(`${lines.length} log lines`)
  for (const secret of [marker, marker.toLowerCase(), ...victim.canaries, 'segredo-1', 'trampolim-teste-1'])
    expect([secret, lines.filter((line) => line.includes(secret)).slice(0, 3)]).toEqual([secret, []])
  expect(lines.filter((line) => line.includes('"level":"error"')).slice(0, 5)).toEqual([])
})
