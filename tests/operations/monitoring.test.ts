// What an operator sees without looking into the data: lines of the program's log, figures, scheduled backups.
import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { LogError } from '../../src/events/store/log-error'
import { refusalsPerMinute } from '../../src/server/http/response/request-log'
import { backUpIfDue, lastBackupAt } from '../../src/server/jobs/backups'
import { serveMetrics } from '../../src/server/metrics-server'
import { configureLogger, errorDetails, formatLine, logger } from '../../src/server/runtime/logger'
import { createMetrics } from '../../src/server/runtime/metrics'
import { secretOf } from '../../src/server/security/secrets'
import { checkFolder } from '../../src/server/storage/check/folder'
import { removeOldUpgradeBackups } from '../../src/server/storage/release'
import { body, type Client, type TestApp, testApp } from '../helpers/app'
import { docxResume } from '../helpers/documents'
import { printed } from '../helpers/printed'

setDefaultTimeout(60_000)

const dayMs = 24 * 3600 * 1000
let root: string
let app: TestApp
let client: Client
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'monitoring-'))
  app = await testApp({}, join(root, 'data'), (config) => ({
    ...config,
    backups: { folder: join(root, 'backups'), keep: 2 },
  }))
  client = app.client()
  expect((await client.register('nina@exemplo.com.br', 'Nina Canario')).status).toBe(201)
})
afterAll(async () => {
  await app.close()
  rmSync(root, { recursive: true, force: true })
})

/** The lines written while something is done, parsed. */
const linesOf = async (work: () => Promise<unknown> | unknown): Promise<Record<string, unknown>[]> => {
  const { problems } = await printed(work)
  // A busy machine may be slow at anything.
  return problems.map((line) => JSON.parse(line)).filter(({ msg }) => msg !== 'request.slow')
}

describe('a line', () => {
  const time = new Date(Date.UTC(2026, 10, 22, 12))
  test('is JSON for machines and plain for a terminal', () => {
    const details = { count: 2, why: 'no room', ok: true }
    expect(formatLine('json', time, 'warn', 'worker.waiting', details)).toBe(
      '{"time":"2026-11-22T12:00:00.000Z","level":"warn","msg":"worker.waiting","count":2,"why":"no room","ok":true}',
    )
    expect(formatLine('text', time, 'warn', 'worker.waiting', details)).toBe(
      '2026-11-22T12:00:00.000Z WARN  worker.waiting count=2 why="no room" ok=true',
    )
    expect(formatLine('text', time, 'info', 'x', { text: 'a\nb' })).not.toContain('\n')
  })
  test('is left out below the level', async () => {
    configureLogger({ level: 'warn', format: 'json' })
    const lines = await linesOf(() => {
      logger.info('no')
      logger.error('yes')
    })
    configureLogger({ level: 'info', format: 'json' })
    expect(lines).toMatchObject([{ level: 'error', msg: 'yes' }])
  })
  test('names an error and its causes by codes, never by messages', () => {
    const full = Object.assign(new Error('database or disk is full: Ana'), { code: 'SQLITE_FULL' })
    const details = errorDetails(new LogError('storage', 'The log could not be written', { cause: full }))
    expect(details).toEqual({ error: 'LogError storage', cause: 'Error SQLITE_FULL' })
    expect(errorDetails('text')).toEqual({ error: 'string' })
  })
})

describe('a request', () => {
  test('that is refused has a line with its route, code and id, and nothing of anybody', async () => {
    expect((await client.upload('/api/resume/analyze', 'nina-cv.docx', await docxResume())).status).toBe(200)
    let answer = new Response()
    const lines = await linesOf(async () => {
      answer = await client.upload('/api/resume/analyze', 'nina-cv.docx', await docxResume())
      await client.ask('/nothing-here')
      await app.client().ask('/api/user')
      await client.ask('/painel')
    })
    expect([answer.status, await body(answer)]).toMatchObject([403, { code: 'quota-tool' }])
    expect(lines).toMatchObject([
      { level: 'info', msg: 'request.refused', route: 'POST /api/resume/analyze', status: 403, code: 'quota-tool' },
    ])
    expect(lines[0]?.id).toMatch(/^[0-9a-f-]{36}$/)
    expect(JSON.stringify(lines)).not.toMatch(/nina|Canario/i)
  })

  test('many of which are refused have so many lines a minute, and the rest is counted', async () => {
    app.turn(120_000)
    const refuse = () => client.form('/configuracoes', {}, { origin: 'https://elsewhere.example' })
    const lines = await linesOf(async () => {
      for (let n = 0; n < refusalsPerMinute + 5; n += 1) await refuse()
      app.turn(60_000)
      await refuse()
    })
    expect(lines).toHaveLength(refusalsPerMinute + 2)
    expect(lines.at(-2)).toMatchObject({ msg: 'request.unlogged', count: 5 })
  })
})

test('figures are answered on their own address alone, in the form Prometheus reads', async () => {
  const servers: ReturnType<typeof serveMetrics>[] = []
  await linesOf(() => servers.push(serveMetrics(app.core, { host: '127.0.0.1', port: 0 })))
  const waiting = { kind: 'reset', account: Bun.randomUUIDv7(), address: '', language: 'pt-BR', at: 1 } as const
  app.core.accountMails.queue(waiting)
  const [server] = servers
  const text = await (await fetch(server?.url ?? '')).text()
  expect(text).toMatch(/^trampolim_requests_total\{route="POST \/api\/resume\/analyze",status="403"\} 1$/m)
  expect(text).toMatch(/^trampolim_refusals_total\{code="quota-tool"\} 1$/m)
  expect(text).toMatch(/^trampolim_events \d+$/m)
  expect(text).toMatch(/^trampolim_documents_reading 0$/m)
  expect(text).toMatch(/^trampolim_documents_waiting 0$/m)
  expect(text).toMatch(/^trampolim_mails_waiting 1$/m)
  expect(text).toMatch(/^trampolim_request_seconds_bucket\{le="\+Inf"\} \d+$/m)
  for (const line of text.trimEnd().split('\n'))
    expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{[^}]*\})? [\d.e+-]+)$/)
  expect(text).not.toMatch(/nina|Canario/i)
  expect((await fetch(new URL('/', server?.url))).status).toBe(404)
  expect((await app.client().ask('/metrics')).status).toBe(404)
  // As a scraper names it; and as a foreign page's name that was pointed here.
  const asHost = async (host: string) => (await fetch(server?.url ?? '', { headers: { host } })).status
  for (const [host, status] of [
    ['trampolim:9464', 200],
    ['10.0.0.7:9464', 200],
    ['[fd00::7]:9464', 200],
    ['rebound.example:9464', 421],
    ['a@b', 421],
  ] as const)
    expect([host, await asHost(host)]).toEqual([host, status])
  await server?.stop()
})

test('anybody may ask whether the server is ready, and learns nothing else of it', async () => {
  const answer = await app.client().ask('/readyz')
  const { status, checks, ...rest } = await body<{ status: string; checks: object }>(answer)
  expect([answer.status, status, rest]).toEqual([200, 'ok', {}])
  expect(new Set(Object.values(checks))).toEqual(new Set([true]))
})

test('the board in deploy/ asks for figures that there are', async () => {
  const board = await Bun.file(resolve(import.meta.dir, '../../deploy/grafana.json')).json()
  const asked = [...JSON.stringify(board).matchAll(/"expr":"([^"]*)"/g)].flatMap(([, expr = '']) =>
    [...expr.matchAll(/\b(?:trampolim|process)_\w+/g)].map(([name]) => name),
  )
  expect(asked.length).toBeGreaterThan(12)
  // Each counter has a series from its first case on.
  await linesOf(() => client.form('/configuracoes', {}, { origin: 'https://elsewhere.example' }))
  mkdirSync(join(root, 'backups', 'trampolim-2026-11-20T03-00-00Z'), { recursive: true })
  const server = serveMetrics(app.core, { host: '127.0.0.1', port: 0 })
  const text = await (await fetch(server.url)).text()
  await server.stop()
  rmSync(join(root, 'backups'), { recursive: true })
  expect(asked.filter((name) => !new RegExp(`^${name}[ {]`, 'm').test(text))).toEqual([])
})

test('the number of series is bounded', () => {
  const metrics = createMetrics()
  for (let n = 0; n < 3_000; n += 1) metrics.refusal(`code "${n}"`)
  const text = metrics.text([])
  expect(text.match(/^trampolim_refusals_total\{/gm)).toHaveLength(2_001)
  expect(text).toContain('trampolim_refusals_total{other="true"} 1000')
})

test('a backup is made once a day while the server works, is sound, and the newest few stay', async () => {
  const command = [process.execPath, resolve(import.meta.dir, '../../src/main.ts'), 'backup']
  const folder = join(root, 'backups')
  mkdirSync(folder)
  const made: (string | null)[] = []
  const lines = await linesOf(async () => {
    for (let n = 0; n < 3; n += 1) {
      made.push(await backUpIfDue(app.core, command), await backUpIfDue(app.core, command))
      app.turn(dayMs)
    }
  })
  expect(made.map((one) => one !== null)).toEqual([true, false, true, false, true, false])
  expect(lines.map(({ msg }) => msg)).toEqual(['backup.made', 'backup.made', 'backup.made'])
  expect(readdirSync(folder)).toHaveLength(2)
  expect(await checkFolder(made.at(-2) ?? '', secretOf(app.core.config.folder, null), { deep: true })).toMatchObject({
    problems: [],
    missing: [],
  })
  expect(lastBackupAt(folder)).toBeGreaterThan(0)
  // A failed one is logged, and the existing ones stay.
  const failing = await linesOf(() =>
    backUpIfDue(app.core, [process.execPath, '-e', 'console.error("no room"); process.exit(1)']),
  )
  expect(failing).toMatchObject([{ level: 'error', msg: 'backup.failed', code: 1, why: 'no room' }])
  expect(readdirSync(folder)).toHaveLength(2)
  // What is left of one whose process was killed goes once no backup can take so long; one under way stays.
  const partAt = (ms: number) => `trampolim-${new Date(ms).toISOString().slice(0, 19).replaceAll(':', '-')}Z.part`
  const now = app.core.clock()
  const [dead, underWay] = [partAt(now - 2 * 3_600_000), partAt(now - 60_000)]
  for (const part of [dead, underWay]) mkdirSync(join(folder, part))
  await linesOf(() => backUpIfDue(app.core, [process.execPath, '-e', 'process.exit(1)']))
  expect(readdirSync(folder).filter((each) => each.endsWith('.part'))).toEqual([underWay])
})

test('of an empty site no backup is made, so the first one is not a day away from the first people', async () => {
  const folder = join(root, 'first-days')
  mkdirSync(folder)
  const empty = await testApp({}, join(root, 'empty'), (config) => ({ ...config, backups: { folder, keep: 2 } }))
  const command = [process.execPath, '-e', 'require("node:fs").mkdirSync(process.argv.at(-1))', '--']
  expect(await backUpIfDue(empty.core, command)).toBeNull()
  expect((await empty.client().register('um@exemplo.com.br', 'Um')).status).toBe(201)
  const lines = await linesOf(async () => expect(await backUpIfDue(empty.core, command)).not.toBeNull())
  expect(lines).toMatchObject([{ msg: 'backup.made' }])
  await empty.stop()
})

test('what an interrupted restore left goes when the folder is served', async () => {
  const folder = join(root, 'restored')
  mkdirSync(join(folder, 'restoring'), { recursive: true })
  await (await testApp({}, folder)).stop()
  expect(existsSync(join(folder, 'restoring'))).toBe(false)
})

test('backups of upgrades go after thirty days, parts of one after a day', () => {
  const part = join(root, 'upgrades', 'before-1.1.0-at-7.part')
  mkdirSync(part, { recursive: true })
  expect(removeOldUpgradeBackups(join(root, 'upgrades'), Date.now() + dayMs / 2)).toBe(0)
  expect(removeOldUpgradeBackups(join(root, 'upgrades'), Date.now() + 2 * dayMs)).toBe(1)
  const upgrade = join(root, 'upgrades', 'before-1.0.0-at-5')
  mkdirSync(upgrade, { recursive: true })
  expect(removeOldUpgradeBackups(join(root, 'upgrades'), Date.now() + 29 * dayMs)).toBe(0)
  expect(removeOldUpgradeBackups(join(root, 'upgrades'), Date.now() + 31 * dayMs)).toBe(1)
  expect(existsSync(upgrade)).toBe(false)
})
