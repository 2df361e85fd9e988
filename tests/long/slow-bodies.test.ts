// Three hundred connections send a form byte by byte. Each is ended with its time, however long they would go on, and others
// are answered meanwhile.
import { expect, test } from 'bun:test'
import { connect } from 'node:net'
import { startServer } from '../helpers/server'

const connections = 300
/** Of a body of 4 kB: 20 s, and its own quarter of a second. */
const dueMs = 20_250

const drip = (port: number) => {
  const { promise, resolve } = Promise.withResolvers<{ readonly ms: number; readonly answer: string }>()
  const begun = performance.now()
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.write(`POST /api/login HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\n`)
  socket.write('Content-Length: 4096\r\n\r\n{"email":"')
  const timer = setInterval(() => socket.write('a'), 500)
  const end = () => {
    clearInterval(timer)
    resolve({ ms: performance.now() - begun, answer: answer.split('\r\n')[0] ?? '' })
  }
  socket.on('data', (data) => (answer += data))
  socket.on('close', end)
  // The server closes while a byte is on its way.
  socket.on('error', end)
  return promise
}

test('300 bodies that drip are ended with their time, and others are answered meanwhile', async () => {
  const server = await startServer({ env: { RATE_LIMIT: 'on' }, verified: false })
  try {
    const port = Number(new URL(server.url).port)
    const slow = Array.from({ length: connections }, () => drip(port))
    const others = []
    for (const until = performance.now() + dueMs - 2_000; performance.now() < until; await Bun.sleep(250)) {
      const began = performance.now()
      const { status } = await fetch(`${server.url}/auth`, { signal: AbortSignal.timeout(5_000) })
      others.push({ status, ms: performance.now() - began })
    }
    const ended = await Promise.all(slow)
    const slowest = Math.max(...ended.map(({ ms }) => ms))
    console.log(
      'ended after',
      Math.round(slowest),
      'others at most',
      Math.round(Math.max(...others.map(({ ms }) => ms))),
    )
    expect(new Set(ended.map(({ answer }) => answer))).toEqual(new Set(['HTTP/1.1 408 Request Timeout']))
    expect(Math.min(...ended.map(({ ms }) => ms))).toBeGreaterThan(dueMs - 500)
    expect(slowest).toBeLessThan(dueMs + 5_000)
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set([200]))
    expect(Math.max(...others.map(({ ms }) => ms))).toBeLessThan(1_000)
  } finally {
    await server.stop()
  }
}, 60_000)
