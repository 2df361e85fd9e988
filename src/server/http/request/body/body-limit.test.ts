// A body has a time in all, by its size: bytes that keep coming do not hold a connection for ever.
import { expect, test } from 'bun:test'
import { connect } from 'node:net'
import { boundedBody } from './body-limit'
import { createRoom } from './room'

const pace = { graceMs: 300, bytesPerMs: 1 }
const max = 400
const owner = { account: null, network: 'a' }

const serving = async <T>(use: (port: number) => Promise<T>): Promise<T> => {
  const room = createRoom({ account: 1_000, network: 350, all: 1_000 })
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: async (request) => {
      const body = await boundedBody(request, max, (giveWay) => room.open(owner, giveWay), pace)
      const answer = typeof body === 'string' ? body : `${body?.byteLength}`
      return new Response(answer, { headers: body === 'too-slow' ? { connection: 'close' } : {} })
    },
  })
  try {
    return await use(server.port ?? 0)
  } finally {
    await server.stop(true)
  }
}

type Sent = { readonly answer: string; readonly ms: number; readonly closed: boolean }

/** Sends `head`, then `piece` each 20 ms, at most `times` times; what was answered, and whether the connection ended with it. */
const drip = (port: number, head: string, piece: string, times = 1_000): Promise<Sent> => {
  const { promise, resolve } = Promise.withResolvers<Sent>()
  const begun = performance.now()
  const socket = connect(port, '127.0.0.1')
  let left = times
  let answer = ''
  socket.write(`POST / HTTP/1.1\r\nHost: a\r\n${head}\r\n\r\n`)
  const timer = setInterval(() => left-- > 0 && socket.write(piece), 20)
  const end = (closed: boolean) => {
    clearInterval(timer)
    socket.destroy()
    resolve({ answer: answer.split('\r\n\r\n')[1] ?? '', ms: performance.now() - begun, closed })
  }
  socket.on('data', (data) => {
    answer += data
    setTimeout(() => end(false), 200)
  })
  socket.on('close', () => end(true))
  // The server closes while pieces are on their way.
  socket.on('error', () => end(true))
  return promise
}

test.each([
  ['declared', 'Content-Length: 300', 'a', 600],
  ['in chunks', 'Transfer-Encoding: chunked', '1\r\na\r\n', 700],
  ['too large to be read', 'Content-Length: 100000', 'a', 700],
])('a body %s that only drips is ended with its time, and the connection with it', (_, head, piece, due) =>
  serving(async (port) => {
    const { answer, ms, closed } = await drip(port, head, piece)
    expect([answer, closed]).toEqual(['too-slow', true])
    expect(ms).toBeGreaterThan(due - 50)
    expect(ms).toBeLessThan(due + 1_500)
  }),
)

test('a body within its time is whole, and the connection stays', () =>
  serving(async (port) => {
    const { answer, closed } = await drip(port, 'Content-Length: 100', 'a'.repeat(20), 5)
    expect([answer, closed]).toEqual(['100', false])
  }))

test('a body that still arrives after its grace gives way to another, which needs its room', () =>
  serving(async (port) => {
    const slow = drip(port, 'Content-Length: 300', 'a'.repeat(100), 2)
    await Bun.sleep(100)
    const early = await drip(port, 'Content-Length: 200', 'b'.repeat(200), 1)
    expect(early.answer).toBe('busy')
    await Bun.sleep(150)
    const other = await drip(port, 'Content-Length: 200', 'b'.repeat(200), 1)
    expect([other.answer, (await slow).answer]).toEqual(['200', 'too-slow'])
  }))

test('what declares much and sends nothing holds no room', () =>
  serving(async (port) => {
    const held = Array.from({ length: 20 }, () => drip(port, 'Content-Length: 399', 'a', 1))
    await Bun.sleep(60)
    expect((await drip(port, 'Content-Length: 300', 'b'.repeat(300), 1)).answer).toBe('300')
    await Promise.all(held)
  }))
