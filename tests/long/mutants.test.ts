// A hundred thousand raw requests with up to three changes in the line, odd headers and odd bodies, over sockets to the executable,
// by nobody and by somebody: no error of ours, and no word of another person in any answer or log line.
import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { useEveryTool } from '../helpers/accounts/sample-accounts'
import { type Visitor, visitor } from '../helpers/accounts/visitor'
import { type Server, startServer } from '../helpers/server'
import { mutations } from '../http/routing/requests'
import { openLine } from '../http/routing/socket'

setDefaultTimeout(30 * 60_000)

const count = Number(process.env.MUTANTS ?? 100_000)
const seed = 14
/** Sockets at once. */
const atOnce = 4
/** Requests after which it is asked whether somebody is still signed in: some sign out. */
const asked = 200

const canaries = ['escaravelho', 'Rede Azul']
let server: Server
beforeAll(async () => {
  server = await startServer({ env: { LOG_LEVEL: 'debug' }, verified: false })
  const owner = visitor(server.url)
  await owner.register('escaravelho@exemplo.com')
  await useEveryTool(owner)
})
afterAll(() => server.stop())

const headers = [
  'Accept: text/html',
  'Accept: application/json',
  'Content-Type: application/json',
  'Content-Type: application/x-www-form-urlencoded',
  'Content-Type: multipart/form-data; boundary=x',
  'Content-Type: multipart/form-data',
  'Content-Type: \u00ff/\u0001',
  'Authorization: Bearer trampolim_x_y',
  `Authorization: Bearer trampolim_${'0'.repeat(32)}_${'A'.repeat(43)}`,
  'Cookie: session=a.b; devices=....; ui-language=\u00ff; toast=__proto__',
  'Cookie: session=constructor.x',
  'If-None-Match: *',
  'Range: bytes=0-1,5-2,-9',
  'Expect: 100-continue',
  'Accept-Encoding: gzip;q=0, br;q=9, *;q=x',
  'Accept-Language: \u00ff;q=NaN, pt-BR;q=1e9',
  'X-Forwarded-For: ::, 999.1.1.1, ,',
  'Referer: javascript:alert(1)',
  'Sec-Fetch-Site: none',
  `X-Long: ${'y'.repeat(7_000)}`,
] as const
const bodies = [
  '',
  '{}',
  '[]',
  'null',
  '{"a":',
  '{"__proto__":{"a":1},"constructor":1,"acao":{"toString":null}}',
  '"\\ud800"',
  `${'['.repeat(4_000)}${']'.repeat(4_000)}`,
  'acao=apagar&senha=&acao=x&%=%%&a[b]=c&__proto__=1',
  '--x\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n%PDF-1.4\r\n--x--\r\n',
  '--x\r\nContent-Disposition: form-data; name="photo"; filename="\u00ff"\r\n\r\n\u0089PNG\r\n--x',
  '\u0000\u00ff\u00fe',
] as const

/** The same sequence for the same seed (mulberry32). */
const random = (start: number) => {
  let state = start
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) % below
  }
}

let people = 0
const somebody = async (): Promise<Visitor> => {
  const one = visitor(server.url)
  expect((await one.register(`mutante${++people}@exemplo.com`)).status).toBe(201)
  return one
}

test(`${count} mutated requests`, async () => {
  const { port } = new URL(server.url)
  const faults = new Map<string, number>()
  const fault = (what: string) => faults.set(what, (faults.get(what) ?? 0) + 1)
  const statuses = new Map<number, number>()
  const lines = mutations(seed, count, Number(port))
  const worker = async (which: number) => {
    const next = random(seed + which)
    const socket = openLine(Number(port))
    let one = await somebody()
    let sent = 0
    for (const { line, host } of lines) {
      // A stream of events has no end to wait for.
      if (line.includes('ao-vivo')) continue
      if (++sent % asked === 0 && (await one.ask('/api/user')).status !== 200) one = await somebody()
      const more = Array.from({ length: next(4) }, () => headers[next(headers.length)] ?? '')
      const body = next(2) === 0 ? '' : (bodies[next(bodies.length)] ?? '')
      const origin = next(3) > 0 ? [`Origin: http://127.0.0.1:${port}`] : []
      const cookie = next(3) > 0 ? [`Cookie: ${one.cookie()}`] : []
      const length = next(20) === 0 ? body.length + 1 - next(3) : body.length
      const head = [`Host: ${host}`, ...origin, ...cookie, ...more, `Content-Length: ${Math.max(0, length)}`]
      const first = await socket.send(`${line}\r\n${head.join('\r\n')}\r\n\r\n${body}`)
      // 100: the answer itself is still to come.
      const answer = first?.status === 100 ? await socket.send('') : first
      statuses.set(answer?.status ?? 0, (statuses.get(answer?.status ?? 0) ?? 0) + 1)
      if (!answer) continue
      // 505: the line names a version of HTTP that there is not.
      if (answer.status >= 500 && answer.status !== 505) fault(`${answer.status}: ${line}`)
      for (const word of canaries) if (answer.body.includes(word)) fault(`${word}: ${line}`)
      // What follows a wrong length on the same connection is no request of ours.
      if (length !== body.length) socket.close()
    }
    socket.close()
  }
  await Promise.all(Array.from({ length: atOnce }, (_, which) => worker(which)))
  console.log('mutants', Object.fromEntries([...statuses].sort((a, b) => a[0] - b[0])))
  expect([...faults].slice(0, 10)).toEqual([])
  expect([...statuses.values()].reduce((sum, one) => sum + one, 0)).toBeGreaterThan(count * 0.95)
  const log = server.log().split('\n')
  for (const word of canaries) expect(log.filter((one) => one.includes(word)).slice(0, 3)).toEqual([])
  expect(log.filter((one) => one.includes('"level":"error"')).slice(0, 3)).toEqual([])
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
})
