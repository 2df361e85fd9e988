// A stop waits ten seconds for requests under way and no longer, whatever a visitor holds open; a second signal does not wait.
import { expect, setDefaultTimeout, test } from 'bun:test'
import { connect } from 'node:net'
import { startServer } from '../helpers/server'

setDefaultTimeout(60_000)

/** A form whose body never comes. */
const heldBody = async (url: string) => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.on('error', () => {})
  const lines = ['POST /api/login HTTP/1.1', `Host: ${new URL(url).host}`, 'Content-Type: application/json']
  socket.write([...lines, 'Content-Length: 100', '', '{'].join('\r\n'))
  await Bun.sleep(300)
  return socket
}

test('a held body delays a stop by ten seconds at most, and the log is whole', async () => {
  const server = await startServer()
  const socket = await heldBody(server.url)
  const began = performance.now()
  expect(await server.stop()).toBe(0)
  const ms = performance.now() - began
  // Less would mean that a request under way is not waited for; SIGKILL comes after twenty.
  expect(ms).toBeWithin(9_500, 19_000)
  socket.destroy()
})

test('a second signal ends it at once', async () => {
  const server = await startServer({ verified: false })
  const socket = await heldBody(server.url)
  const stopped = server.stop()
  await Bun.sleep(500)
  process.kill(server.pid, 'SIGTERM')
  const began = performance.now()
  expect(await stopped).toBe(1)
  expect(performance.now() - began).toBeLessThan(5_000)
  socket.destroy()
})
