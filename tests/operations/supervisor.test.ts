// What a service manager is sent, received on a real datagram socket.
import { afterAll, afterEach, describe, expect, spyOn, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unixAddress } from '../../src/server/supervisor/notify-socket'
import { createSupervisor, watchdogMs } from '../../src/server/supervisor/systemd'
import { receiveDatagrams } from '../helpers/network/datagrams'
import { freePort, startServer } from '../helpers/server'

const folder = mkdtempSync(join(tmpdir(), 'trampolim-notify-'))
afterAll(() => rmSync(folder, { recursive: true }))
const cleaning: (() => void)[] = []
afterEach(() => {
  for (const clean of cleaning.splice(0)) clean()
})
const abstract = () => `@trampolim-${process.pid}-${crypto.randomUUID()}`
const inFolder = () => join(folder, crypto.randomUUID())
const listening = (name: string) => {
  const receiver = receiveDatagrams(name)
  cleaning.push(receiver.close)
  return receiver
}

describe.if(process.platform === 'linux')('a supervisor', () => {
  test.each([
    ['a path', inFolder],
    ['an abstract name', abstract],
  ])('receives by %s how the server is', (_, nameOf) => {
    const name = nameOf()
    const { received } = listening(name)
    const supervisor = createSupervisor(name, {})
    supervisor.progress(0, 1000)
    supervisor.progress(4, 1000)
    supervisor.progress(250, 1000)
    supervisor.ready()
    supervisor.stopping()
    supervisor.close()
    expect(received()).toEqual([
      'STATUS=Opening the data folder',
      'STATUS=Preparing the read models: 0 %',
      'STATUS=Preparing the read models: 25 %',
      'READY=1\nSTATUS=Answering requests',
      'STOPPING=1\nSTATUS=Finishing requests under way',
    ])
  })

  test('receives signs of life while the event loop turns, not while it is blocked, and only once ready', async () => {
    const name = abstract()
    const { received } = listening(name)
    const signs = () => received().filter((message) => message === 'WATCHDOG=1').length
    const supervisor = createSupervisor(name, { WATCHDOG_USEC: '40000' })
    cleaning.push(supervisor.close)
    await Bun.sleep(60)
    expect(signs()).toBe(0)
    supervisor.ready()
    Bun.sleepSync(100)
    expect(signs()).toBe(0)
    const deadline = performance.now() + 5000
    while (signs() < 3 && performance.now() < deadline) await Bun.sleep(10)
    expect(signs()).toBeGreaterThanOrEqual(3)
  })

  test('that cannot be reached is one line of the log', () => {
    for (const name of [inFolder(), 'vsock:2:1', `/${'a'.repeat(200)}`, '@', 'relative']) {
      using warned = spyOn(console, 'error').mockImplementation(() => {})
      const supervisor = createSupervisor(name, { WATCHDOG_USEC: '1000000' })
      supervisor.progress(1, 2)
      supervisor.ready()
      supervisor.stopping()
      supervisor.close()
      expect(warned.mock.calls.map(([line]) => JSON.parse(line).msg)).toEqual(['supervisor.unreachable'])
    }
  })

  test('of the executable receives READY when it answers and STOPPING before it ends', async () => {
    const name = abstract()
    const { received } = listening(name)
    const port = await freePort()
    const starting = startServer({ port, env: { NOTIFY_SOCKET: name, WATCHDOG_USEC: '200000' }, verified: false })
    const deadline = performance.now() + 10_000
    const sent = () => received().filter((message) => !message.startsWith('STATUS='))
    while (sent().length === 0 && performance.now() < deadline) await Bun.sleep(1)
    const first = await fetch(`http://127.0.0.1:${port}/readyz`)
    const server = await starting
    while (sent().length < 2 && performance.now() < deadline) await Bun.sleep(10)
    expect(await server.stop()).toBe(0)
    expect(first.status).toBe(200)
    expect(sent()[0]).toStartWith('READY=1\n')
    expect(sent()[1]).toBe('WATCHDOG=1')
    expect(sent().filter((message) => message.startsWith('STOPPING=1\n'))).toHaveLength(1)
    expect(server.log()).not.toContain('supervisor.')
  }, 20_000)
})

test('the watchdog receives two signs of life in its time, and only of the process it watches', () => {
  expect(watchdogMs({ WATCHDOG_USEC: '60000000' }, 7)).toBe(30_000)
  expect(watchdogMs({ WATCHDOG_USEC: '60000000', WATCHDOG_PID: '7' }, 7)).toBe(30_000)
  expect(watchdogMs({ WATCHDOG_USEC: '60000000', WATCHDOG_PID: '8' }, 7)).toBeNull()
  expect(watchdogMs({ WATCHDOG_USEC: '1' }, 7)).toBe(1)
  expect(watchdogMs({ WATCHDOG_USEC: '9'.repeat(19) }, 7)).toBe(2 ** 31 - 1)
  for (const wrong of ['', '0', '-1', '1.5', 'infinity', '1'.repeat(20)])
    expect(watchdogMs({ WATCHDOG_USEC: wrong }, 7)).toBeNull()
  expect(watchdogMs({}, 7)).toBeNull()
})

test('the address of a socket is bounded as the kernel bounds it', () => {
  expect(unixAddress(`/${'a'.repeat(106)}`)).toHaveLength(2 + 108)
  expect(unixAddress(`@${'a'.repeat(107)}`)).toHaveLength(2 + 108)
  expect(() => unixAddress(`/${'a'.repeat(107)}`)).toThrow()
  expect(() => unixAddress(`@${'a'.repeat(108)}`)).toThrow()
  expect(() => unixAddress('/a\0b')).toThrow()
})
