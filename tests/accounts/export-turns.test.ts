// The copy of one's data leaves the server to others while it is made, however much there is.
import { expect, test } from 'bun:test'
import { linkedin } from '../../src/domain/analyses/linkedin'
import { accountStream } from '../../src/events/schema/events'
import { exportOf } from '../../src/server/accounts/data/export'
import { exportsAtOnce } from '../../src/server/accounts/data/export-response'
import { accountOf } from '../helpers/events/notifications'
import { fileApp } from '../helpers/file-app'

const app = fileApp()

test('nobody waits for the copy of a large account', async () => {
  const client = app.client()
  await client.register('grande@exemplo.com')
  const account = await accountOf(client)
  const metadata = { at: app.core.clock(), actor: account, correlation: 'test', causation: null }
  // 80 texts of 24 kB: what a year of saving now and then comes to.
  for (let n = 0; n < 80; n++) {
    const draft = { headline: `Versão ${n}`, about: '', experience: 'Reduzi custos e prazos. '.repeat(1_000) }
    await app.core.handle(linkedin, accountStream(account), { kind: 'save-draft', draft }, metadata)
  }
  let turns = 0
  let done = false
  const others = () => {
    turns++
    if (!done) setImmediate(others)
  }
  setImmediate(others)
  const began = performance.now()
  let bytes = 0
  for await (const piece of exportOf(app.core, account, 'pt-BR')) bytes += piece.length
  const took = performance.now() - began
  done = true
  console.log(`a copy of 2 MB in ${Math.round(took)} ms; others had ${turns} turns`)
  expect(bytes).toBeGreaterThan(10_000)
  // Where nobody waits longer than some pieces take, there is a turn for each 50 ms at least.
  expect(turns).toBeGreaterThan(Math.max(3, took / 50))
}, 60_000)

test('copies that nobody reads are few, and leave their place when they end', async () => {
  const client = app.client()
  await client.register('parada@exemplo.com')
  const ask = () => client.ask('/conta/exportar')
  const held = []
  for (let n = 0; n < exportsAtOnce.account; n++) held.push(await ask())
  expect(held.map(({ status }) => status)).not.toContain(503)
  expect((await ask()).status).toBe(503)
  await held[0]?.body?.cancel()
  const last = await ask()
  expect(last.status).toBe(200)
  expect((await ask()).status).toBe(503)
  // One that is read to its end leaves, too.
  expect((await last.bytes()).length).toBeGreaterThan(1_000)
  expect((await ask()).status).toBe(200)
  expect((await client.ask('/conta/exportar', { method: 'HEAD' })).status).toBe(503)
})
