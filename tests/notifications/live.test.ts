// Event streams over a real socket: they report changes, end when they should, and leave nothing behind.
import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { sessionMs } from '../../src/domain/accounts/session'
import { createFetch } from '../../src/server/app'
import { createLive } from '../../src/server/live/live'
import { liveLimits } from '../../src/server/live/streams'
import { type Client, type TestApp, testApp } from '../helpers/app'
import { accountOf, happenings } from '../helpers/events/notifications'
import { eventually } from '../helpers/eventually'

setDefaultTimeout(20_000)

/** Seconds of silence after which the server of this test closes a connection; the product's own limit is 60. */
const idleTimeout = 2
/** Milliseconds between two heartbeats: well below that, as in the product. */
const heartbeatMs = 300

let app: TestApp
let server: Bun.Server<undefined>
let core: TestApp['core']
beforeAll(async () => {
  app = await testApp()
  const live = createLive({ log: app.core.events, views: app.core.views, clock: app.core.clock, heartbeatMs })
  core = { ...app.core, live }
  const answer = createFetch(core, app.setup)
  server = Bun.serve({ hostname: '127.0.0.1', port: 0, idleTimeout, fetch: (request, self) => answer(request, self) })
})
afterAll(async () => {
  core.live.close()
  await server.stop(true)
  await app.close()
})

let people = 0
const newcomer = async () => {
  const client = app.client()
  await client.register(`vivo${++people}@exemplo.com`)
  return { client, happens: happenings(app.core, await accountOf(client)) }
}

type Received = { readonly event: string; readonly data: Record<string, unknown> }

/** An open stream: `next` waits for its next event, null once it has ended. Comments are counted separately. */
const listen = async (client: Client, init: RequestInit = {}) => {
  const hangUp = new AbortController()
  const cookie = `session=${client.cookies.get('session')}`
  const url = `http://127.0.0.1:${server.port}/api/notificacoes/ao-vivo`
  const answer = await fetch(url, { ...init, headers: { cookie }, signal: hangUp.signal })
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  let beats = 0
  const next = async (): Promise<Received | null> => {
    for (;;) {
      const end = text.indexOf('\n\n')
      if (end >= 0) {
        const block = text.slice(0, end)
        text = text.slice(end + 2)
        const found = /^event: (\w+)\ndata: (.*)$/.exec(block)
        if (found) return { event: found[1] ?? '', data: JSON.parse(found[2] ?? '') }
        if (block.startsWith(':')) beats += 1
        continue
      }
      const part = await reader?.read()
      if (!part || part.done) return null
      text += part.value
    }
  }
  return { answer, next, hangUp: () => hangUp.abort(), beats: () => beats }
}

describe('a stream', () => {
  test('carries what is sent to this person and not what is sent to another', async () => {
    const [one, other] = [await newcomer(), await newcomer()]
    const stream = await listen(one.client)
    expect((await stream.next())?.event).toBe('contagem')
    core.live.send(await accountOf(other.client), 'modelo', { analise: 'x' })
    core.live.send(await accountOf(one.client), 'modelo', { analise: 'y' })
    expect(await stream.next()).toEqual({ event: 'modelo', data: { analise: 'y' } })
    stream.hangUp()
    await eventually(() => core.live.size() === 0)
  })

  test('sends the current count, then each change of this person’s and of nobody else’s', async () => {
    const [one, other] = [await newcomer(), await newcomer()]
    const stream = await listen(one.client)
    expect(stream.answer.headers.get('content-type')).toContain('text/event-stream')
    expect(stream.answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await stream.next()).toEqual({ event: 'contagem', data: { count: 1, posicao: expect.any(Number) } })
    await other.happens.password()
    await one.happens.password()
    expect(await stream.next()).toEqual({
      event: 'contagem',
      data: { count: 2, posicao: app.core.events.position() },
    })
    await one.client.post('/api/notificacoes/marcar-todas-como-lidas', {})
    expect((await stream.next())?.data.count).toBe(0)
    stream.hangUp()
    await eventually(() => core.live.size() === 0)
  })

  test('requires a session', async () => {
    const answer = await app.client().ask('/api/notificacoes/ao-vivo')
    expect([answer.status, core.live.size()]).toEqual([401, 0])
  })

  test('outlives the server’s idle timeout by its heartbeat', async () => {
    const { client, happens } = await newcomer()
    const stream = await listen(client)
    await stream.next()
    const next = stream.next()
    await Bun.sleep(6_000)
    await happens.password()
    expect((await next)?.data.count).toBe(2)
    expect(stream.beats()).toBeGreaterThan(10)
    stream.hangUp()
    await eventually(() => core.live.size() === 0)
  })

  test('ends with its session, and the browser does not reconnect', async () => {
    const { client } = await newcomer()
    const stream = await listen(client)
    await stream.next()
    await client.post('/api/logout', {})
    expect((await stream.next())?.event).toBe('fim')
    expect(await stream.next()).toBeNull()
    expect(core.live.size()).toBe(0)
  })

  test('ends when its session expires, within a heartbeat', async () => {
    const { client } = await newcomer()
    const stream = await listen(client)
    await stream.next()
    app.turn(sessionMs)
    expect((await stream.next())?.event).toBe('fim')
    expect(await stream.next()).toBeNull()
  })

  test('one window too many ends the oldest', async () => {
    const { client } = await newcomer()
    const streams = []
    for (let n = 0; n < liveLimits.perPerson; n++) {
      const stream = await listen(client)
      await stream.next()
      streams.push(stream)
    }
    const newest = await listen(client)
    expect((await newest.next())?.event).toBe('contagem')
    expect((await streams[0]?.next())?.event).toBe('fim')
    expect(core.live.size()).toBe(liveLimits.perPerson)
    for (const stream of [...streams, newest]) stream.hangUp()
    await eventually(() => core.live.size() === 0)
  })

  test('requested with HEAD is not left open', async () => {
    const { client } = await newcomer()
    const answer = await client.ask('/api/notificacoes/ao-vivo', { method: 'HEAD' })
    expect([answer.status, app.core.live.size()]).toEqual([200, 0])
  })

  test('a hundred clients that disconnect at once leave nothing behind', async () => {
    const crowd = await Promise.all(Array.from({ length: 20 }, newcomer))
    const streams = await Promise.all(crowd.flatMap(({ client }) => Array.from({ length: 5 }, () => listen(client))))
    expect(core.live.size()).toBe(100)
    for (const { hangUp } of streams) hangUp()
    await eventually(() => core.live.size() === 0)
  })

  test('that nobody reads is ended, not buffered without limit', async () => {
    const { client, happens } = await newcomer()
    await happens.plan('premium')
    const session = client.cookies.get('session')?.split('.')[0] ?? ''
    const who = { account: await accountOf(client), session, network: '203.0.113.9' }
    const answer = app.core.live.open(who)
    expect(answer?.status).toBe(200)
    for (let n = 0; n < liveLimits.queued + 3; n++) await happens.analysed('job', n)
    expect(app.core.live.size()).toBe(0)
  })

  test('one network’s people, however many accounts, leave places to the others', async () => {
    const own = createLive({ log: app.core.events, views: app.core.views, clock: app.core.clock })
    const from = (network: string, n: number) => own.open({ account: `conta-${n}`, session: 's', network })
    const taken = Array.from({ length: liveLimits.perNetwork }, (_, n) => from('203.0.113.9', n))
    expect(taken).not.toContain(null)
    expect(from('203.0.113.9', 1_000)).toBeNull()
    expect(from('198.51.100.7', 1_000)?.status).toBe(200)
    await taken[0]?.body?.cancel()
    expect(from('203.0.113.9', 1_000)?.status).toBe(200)
    own.close()
    expect(own.size()).toBe(0)
  })

  test('closing ends all and accepts no more', async () => {
    const { client } = await newcomer()
    const own = createLive({ log: app.core.events, views: app.core.views, clock: app.core.clock })
    const session = client.cookies.get('session')?.split('.')[0] ?? ''
    const who = { account: await accountOf(client), session, network: '203.0.113.9' }
    const text = own.open(who)?.text()
    own.close()
    expect(await text).toMatch(/event: contagem[\s\S]*event: fim/)
    expect([own.open(who), own.size()]).toEqual([null, 0])
  })
})
