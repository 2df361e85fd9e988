// Three hundred connections send a form byte by byte. Each is ended with its time, however long they would go on, and others
// are answered meanwhile. What is held of files that never end is bounded, too.
import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { startServer } from '../../helpers/server'

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

/** Resident memory of a process, in MB. */
const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

test('60 files of one account that never end fill no memory, and keep nobody else from sending one', async () => {
  const server = await startServer({ env: { RATE_LIMIT: 'on', TRUSTED_PROXIES: '127.0.0.1' }, verified: false })
  const register = async (email: string, from: string) => {
    const json = { nome: 'Ana Lima', email, senha: 'maré alta 7', aceitarTermos: true }
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': from }
    const answer = await fetch(`${server.url}/api/register`, { method: 'POST', body: JSON.stringify(json), headers })
    const session = answer.headers.getSetCookie().find((one) => one.startsWith('session=')) ?? ''
    return { cookie: session.split(';')[0] ?? '', 'x-forwarded-for': from }
  }
  const begin = (headers: Record<string, string>): Promise<Socket> => {
    const { promise, resolve } = Promise.withResolvers<Socket>()
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    const all = { Host: new URL(server.url).host, 'Content-Type': 'multipart/form-data; boundary=x', ...headers }
    socket.write(`POST /api/resume/analyze HTTP/1.1\r\nContent-Length: 10400000\r\n`)
    socket.write(
      `${Object.entries(all)
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join('')}\r\n`,
    )
    socket.write(Buffer.alloc(9 * 1024 * 1024, 65), () => resolve(socket))
    // Refused ones may be cut while they send.
    socket.on('error', () => resolve(socket))
    socket.resume()
    setTimeout(() => resolve(socket), 5_000)
    return promise
  }
  try {
    const held = await register('ana@exemplo.com', '203.0.113.9')
    const other = await register('bia@exemplo.com', '198.51.100.7')
    const before = memoryOf(server.pid)
    const sockets = await Promise.all(Array.from({ length: 60 }, () => begin(held)))
    await Bun.sleep(1_000)
    const grown = memoryOf(server.pid) - before
    const form = new FormData()
    form.set('resume', new File(['%PDF-1.4 no résumé at all'.repeat(4_000)], 'x.pdf'))
    const answer = await fetch(`${server.url}/api/resume/analyze`, { method: 'POST', body: form, headers: other })
    console.log('grown by MB', Math.round(grown), 'the other', answer.status)
    for (const socket of sockets) socket.destroy()
    expect(answer.status).toBe(422)
    expect(grown).toBeLessThan(150)
  } finally {
    await server.stop()
  }
}, 60_000)
