// The health check of a container, on every kind of address a server may listen on.
import { expect, setDefaultTimeout, test } from 'bun:test'
import { command } from '../helpers/command'
import { freePort, startServer } from '../helpers/server'

setDefaultTimeout(60_000)

test.each(['0.0.0.0', '127.0.0.1', '::', '::1'])('a health check finds a server that listens on %s', async (HOST) => {
  const own = await startServer({ env: { HOST }, verified: false, at: HOST === '::1' ? '[::1]' : '127.0.0.1' })
  const { port: PORT } = new URL(own.url)
  expect(await command(['healthcheck'], { HOST, PORT, DATA_DIR: own.folder })).toMatchObject({ code: 0 })
  await own.stop()
  const free = `${await freePort()}`
  expect(await command(['healthcheck'], { HOST, PORT: free, DATA_DIR: own.folder })).toMatchObject({ code: 1 })
})
