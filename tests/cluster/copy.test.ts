// A site of one server becomes one of several nodes and back: nothing is lost, and an interrupted copy goes on.
import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accountStream } from '../../src/events/schema/events'
import type { EventLog } from '../../src/events/store/log'
import { copyToPostgres } from '../../src/events/store/postgres/copy'
import { eraseByOperator } from '../../src/server/admin/operator/operator'
import { copyIn, copyOut } from '../../src/server/cluster/copy'
import { secretsFrom } from '../../src/server/security/secrets'
import { readUpload } from '../../src/server/storage/uploads'
import { testApp } from '../helpers/app'
import { pdfResume } from '../helpers/documents'
import { startPostgres, type TestServer } from '../helpers/network/postgres'

const secret = 'the same secret on every node, always'
const base = mkdtempSync(join(tmpdir(), 'copy-'))
const folder = join(base, 'site')
let server: TestServer
beforeAll(async () => {
  server = await startPostgres()
}, 30_000)
afterAll(async () => {
  await server.stop()
  rmSync(base, { recursive: true, force: true })
})

const nowhere = { put: async () => {}, get: async () => null }

const summary = (log: EventLog) => ({
  events: log.readAll(0, 10_000).map((event) => ({ ...event, personal: event.personal() })),
  claims: log.claims(),
  destroyed: log.destroyedKeys(),
})

test('to PostgreSQL and back into a folder', async () => {
  const alone = await testApp({ SECRET_KEY: secret }, folder)
  const joana = alone.client()
  await joana.register('joana@exemplo.com.br')
  const resume = await pdfResume()
  await joana.upload('/api/resume/analyze', 'cv.pdf', resume)
  await alone.client().register('bia@exemplo.com.br', 'Bia')
  await eraseByOperator(alone.core, 'bia@exemplo.com.br')
  await alone.stop()
  const reopened = await testApp({ SECRET_KEY: secret }, folder)
  const before = summary(reopened.core.events)
  const account = reopened.core.events.claimed('email', reopened.core.secrets.emailClaim('joana@exemplo.com.br')) ?? ''
  await reopened.stop()

  const url = server.address()
  // Interrupted after the events, before the uploads; the second run goes on.
  const { master } = secretsFrom(secret)
  await copyToPostgres({ folder, url, masterKey: master, files: [], openFiles: () => nowhere })
  const copied = await copyOut({ folder, secret, sharedFiles: null }, url, () => {})
  expect(copied).toEqual({
    events: before.events.length,
    keys: expect.any(Number) as never,
    claims: before.claims.length,
    files: 1,
  })

  const node = await testApp({ SECRET_KEY: secret, EVENTS_URL: url })
  expect(summary(node.core.events)).toEqual(before)
  const analysis = String(
    node.core.events.read(account).find(({ type }) => type === 'AnalysisCompleted')?.data.analysis,
  )
  const id = account.replace(accountStream(''), '')
  expect(Buffer.from((await readUpload(node.core, id, analysis)) ?? [])).toEqual(Buffer.from(resume))
  expect((await node.client().register('joana@exemplo.com.br')).status).toBeGreaterThanOrEqual(400)
  expect((await node.client().register('caio@exemplo.com.br')).status).toBe(201)
  const grown = summary(node.core.events)
  await node.close()

  const back = join(base, 'back')
  expect(await copyIn({ url, secret, sharedFiles: null }, back)).toEqual({
    events: grown.events.length,
    files: 1,
    problems: [],
  })
  const again = await testApp({ SECRET_KEY: secret }, back)
  expect(summary(again.core.events)).toEqual(grown)
  await again.close()
}, 60_000)

test('into a schema that holds another log is refused', async () => {
  const url = server.address()
  const node = await testApp({ SECRET_KEY: secret, EVENTS_URL: url })
  await node.client().register('eva@exemplo.com.br')
  await node.close()
  await expect(copyOut({ folder, secret, sharedFiles: null }, url, () => {})).rejects.toMatchObject({ code: 'damaged' })
})
