// Which handler a request runs, and whose policy it is asked about: over raw sockets, for hosts and paths that nobody types.
// The whole product of them, and a hundred thousand mutated lines, are in tests/long.
import { afterAll, beforeAll, describe, expect, setDefaultTimeout, spyOn, test } from 'bun:test'
import { askAll, compare, everyAsked, everyHidden, startRecorder } from './check'
import { badHosts, filled, goodHosts, mutations } from './requests'
import { openLine } from './socket'
import { callers, rows, spies, startWorld, type World } from './world'

setDefaultTimeout(60_000)

let real: World
let spied: World
beforeAll(async () => {
  real = await startWorld()
  spied = await startWorld(spies())
})
afterAll(async () => {
  await real.close()
  await spied.close()
})

/** One in `step`, so that a few thousand stand for all; tests/long asks all of them. */
function* some<T>(all: Iterable<T>, step: number): Generator<T> {
  let n = 0
  for (const one of all) if (n++ % step === 0) yield one
}

// C1 of the first release: with a short Host the policy was asked about one path and the router ran another.
test('the panel is shut to a visitor and to a person, whatever host they say and whatever it is hidden behind', async () => {
  const open: string[] = []
  const line = openLine(real.port)
  const ask = async (request: string) => {
    const answer = await line.send(request)
    const shut = answer && answer.status < 500 && answer.status !== 201 && !answer.body.includes('inativa@exemplo.com')
    if (!shut) open.push(request)
  }
  for (const host of [...badHosts, 'a', 'ab', 'abc', 'localhost'])
    for (const cookie of [real.cookies.visitor, real.cookies.person]) {
      const head = `HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\n`
      for (const front of ['/healthz?', '/healthz#', '/healthz?x=', '/healthz;', '/', '/healthz/../'])
        await ask(`GET ${front}/api/admin/users ${head}\r\n`)
      await ask(
        `POST /preferencias?/api/admin/create-beta-coupons ${head}Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`,
      )
    }
  line.close()
  expect(open).toEqual([])
})

describe('a host', () => {
  const statusOf = async (head: string) => {
    const line = openLine(real.port)
    const answer = await line.send(`GET /healthz ${head}\r\n\r\n`)
    line.close()
    return answer?.status
  }

  test('of ours is answered, however it is written', async () => {
    for (const host of goodHosts(real.port))
      expect([host, await statusOf(`HTTP/1.1\r\nHost: ${host}`)]).toEqual([host, 200])
  })

  test('that is another’s gets a 421, one that cannot be read a 400, both in words and neither with a line in the log', async () => {
    using log = spyOn(console, 'log')
    using fault = spyOn(console, 'error')
    const statuses = new Map<string, number | undefined>()
    for (const host of badHosts) statuses.set(host, await statusOf(`HTTP/1.1\r\nHost: ${host}`))
    expect([log.mock.calls, fault.mock.calls]).toEqual([[], []])
    const unknown = badHosts.filter((host) => statuses.get(host) === 421)
    expect(badHosts.filter((host) => statuses.get(host) !== 421 && statuses.get(host) !== 400)).toEqual([])
    expect(unknown).toContain('evil.example')
    expect(unknown).toContain('0.0.0.0')
    expect(unknown.filter((host) => !/^[\w.:[\]-]+$/.test(host))).toEqual([])
  })

  test('that is missing, or there twice, is refused', async () => {
    expect(await statusOf('HTTP/1.0')).toBe(400)
    expect(await statusOf('HTTP/1.1')).toBe(400)
    expect(await statusOf('HTTP/1.1\r\nHost: a\r\nHost: a')).toBe(400)
    expect(await statusOf('HTTP/1.1\r\nHost: a\r\nHost: evil.example')).toBe(400)
  })

  test('of a proxy’s header counts for nothing', async () => {
    for (const name of ['X-Forwarded-Host', 'Forwarded', 'X-Host', 'X-Original-Host', 'X-HTTP-Host-Override']) {
      expect(await statusOf(`HTTP/1.1\r\nHost: evil.example\r\n${name}: localhost`)).toBe(421)
      expect(await statusOf(`HTTP/1.1\r\nHost: localhost\r\n${name}: evil.example`)).toBe(200)
    }
  })

  test('is refused in the language of the browser, and to a program in JSON', async () => {
    const line = openLine(real.port)
    const page = await line.send('GET /painel HTTP/1.1\r\nHost: evil.example\r\nAccept-Language: en\r\n\r\n')
    expect(page?.body).toContain('This server does not answer at this address.')
    expect(page?.headers['content-type']).toContain('text/plain')
    expect(page?.headers['content-security-policy']).toContain(`default-src 'none'`)
    const call = await line.send('GET /api/user HTTP/1.1\r\nHost: evil.example\r\n\r\n')
    expect(JSON.parse(call?.body ?? '')).toMatchObject({
      code: 'host-unknown',
      message: expect.stringContaining('Este servidor não atende neste endereço.'),
    })
    line.close()
  })

  test('recognises another site’s page: no host of ours counts for another', async () => {
    const line = openLine(real.port)
    const post = async (host: string, origin: string) =>
      (
        await line.send(
          `POST /preferencias HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\nContent-Length: 0\r\n\r\n`,
        )
      )?.status
    // L2 of the first release: an Origin equal to a foreign Host passed.
    expect(await post('evil.example', 'http://evil.example')).toBe(421)
    expect(await post('localhost', 'http://evil.example')).toBe(403)
    expect(await post(`localhost:${real.port}`, 'http://localhost:1')).toBe(403)
    expect(await post(`127.0.0.1:${real.port}`, 'https://vagas.example')).not.toBe(403)
    expect(await post(`127.0.0.1:${real.port}`, 'http://nas.lan:3000')).not.toBe(403)
    expect(await post(`127.0.0.1:${real.port}`, 'http://nas.lan')).toBe(403)
    expect(await post(`localhost:${real.port}`, `http://localhost:${real.port}`)).not.toBe(403)
    line.close()
  })
})

describe('a target', () => {
  test.each([
    ['GET http://localhost/healthz', 200],
    // Bun drops the authority of such a target; who we are taken for is Host's to say.
    ['GET http://evil.example/healthz', 200],
    ['GET /healthz#', 400],
    ['GET /healthz#/api/admin/users', 400],
    ['OPTIONS *', 400],
    ['GET *', 400],
    ['CONNECT localhost:80', 400],
    ['CONNECT /healthz', 404],
    ['OPTIONS /healthz', 404],
    ['TRACE /healthz', 404],
    ['GET //healthz', 404],
    ['GET /healthz/', 404],
    ['GET /Healthz', 404],
    ['GET /healthz%20', 404],
    ['GET /%68ealthz', 404],
    ['GET /nada/../healthz', 200],
    ['GET /healthz?', 200],
    ['HEAD /healthz', 200],
  ])('%s: %i', async (line, status) => {
    const connection = openLine(real.port)
    expect((await connection.send(`${line} HTTP/1.1\r\nHost: localhost\r\n\r\n`))?.status).toBe(status)
    connection.close()
  })
})

describe('the handler that runs', () => {
  test('is the one requested, and only for people its own row allows', async () => {
    const plain = rows.flatMap(({ method, path }) =>
      callers.map((caller) => ({ method, target: filled(path), host: 'abc', good: true, caller })),
    )
    const { ran, wrong } = await askAll(spied, plain)
    expect(wrong).toEqual([])
    expect(ran).toBeGreaterThan(rows.length)
  })

  test('is the same however the path is dressed', async () => {
    const recorder = startRecorder(spied)
    const places = [
      [spied.port, some(everyAsked(spied.port), 4_001)],
      [recorder.port, some(everyAsked(recorder.port), 307)],
    ] as const
    for (const [port, requests] of places) {
      const { asked, ran, misdirected, wrong } = await askAll({ port, cookies: spied.cookies }, requests)
      expect(wrong).toEqual([])
      // Which requests are sampled, and so how many run, shifts with the number of routes: about one in twenty.
      expect(ran).toBeGreaterThan(asked / 30)
      expect(misdirected).toBeGreaterThan(asked / 50)
    }
    await recorder.stop()
  })

  test('is none under a host that is not ours', async () => {
    const { asked, ran, misdirected, wrong } = await askAll(spied, some(everyHidden(), 307))
    expect(wrong).toEqual([])
    expect([ran, misdirected]).toEqual([0, asked])
    expect(asked).toBeGreaterThan(2_000)
  })

  test('is the one whose policy was checked, in 3 000 mutated request lines', async () => {
    const { ran, refused, unanswered, asked, wrong } = await compare(spied, mutations(1, 3_000, spied.port))
    expect(wrong).toEqual([])
    expect(ran).toBeGreaterThan(asked / 10)
    expect(refused).toBeGreaterThan(asked / 50)
    expect(unanswered).toBeLessThan(asked / 5)
  })
})
