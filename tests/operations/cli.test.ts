// The command line on a data folder with a known past.

import { Database } from 'bun:sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveControl } from '../../src/server/admin/operator/control-socket'
import { type Client, type TestApp, testApp } from '../helpers/app'
import { command } from '../helpers/command'
import { pdfResume } from '../helpers/documents'

const email = 'nina@exemplo.com.br'
let folder: string
let app: TestApp
let nina: Client

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cli-'))
  app = await testApp({}, folder)
  nina = app.client()
  await nina.register(email, 'Nina Canario')
  app.turn(60_000)
  await nina.upload('/api/resume/analyze', 'cv.pdf', (await pdfResume()).slice(0, 900))
  app.turn(60_000)
  await nina.upload('/api/resume/analyze', 'cv.pdf', await pdfResume())
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Runs a command as the shell would and answers with what it printed. */
const cliIn = (environment: Record<string, string>, words: string[]) =>
  command(words, { DATA_DIR: folder, ...environment })

const cli = (...words: string[]) => cliIn({}, words)

describe('explain quota', () => {
  test('lists each step, its change, what was left and why', async () => {
    const { code, lines } = await cli('explain', 'quota', email)
    expect(code).toBe(0)
    expect(lines).toHaveLength(7)
    expect(lines[1]).toMatch(/^\s+\d+ {2}2026-11-20 12:14:00\s+\+4\s+4 {2}account opened/)
    expect(lines[2]).toMatch(/12:15:00\s+-1\s+3 {2}analysis asked for.*tool=resume.*correlation=/)
    expect(lines[3]).toMatch(/\+1\s+4 {2}analysis failed: the unit came back.*reason=damaged/)
    expect(lines[4]).toMatch(/12:16:00\s+-1\s+3/)
    expect(lines.at(-2)).toBe('= per tool: photo 1, linkedin 1, resume 0, job 1')
    expect(lines.at(-1)).toBe('= 3 left on the plan free')
  })
  test('as of a time or a position', async () => {
    expect((await cli('explain', 'quota', email, '--at', '2026-11-20T12:15:00Z')).text).toContain('= 4 left')
    expect((await cli('explain', 'quota', email, '--at', '1')).text).toContain('= 4 left')
    expect((await cli('explain', 'quota', email, '--at', '2026-11-20')).text).toContain('= 3 left')
    expect((await cli('explain', 'quota', email, '--at', 'soon')).code).toBe(2)
  })
  test('of nobody says so', async () => expect((await cli('explain', 'quota', 'x@y.zz')).code).toBe(1))
  test('in Portuguese where the locale is, with the same columns; what --json prints stays English', async () => {
    const portuguese = (...words: string[]) => cliIn({ LANG: 'pt_BR.UTF-8' }, ['explain', 'quota', ...words])
    const { lines } = await portuguese(email)
    expect(lines[1]).toMatch(/^\s+\d+ {2}2026-11-20 12:14:00\s+\+4\s+4 {2}conta aberta, no plano gratuito/)
    expect(lines.at(-1)).toBe('= restam no plano free: 3')
    expect((await portuguese(email, '--json')).text).toBe((await cli('explain', 'quota', email, '--json')).text)
    expect((await portuguese('x@y.zz')).text).toBe('essa conta não existe')
  })
})

describe('replay and trace', () => {
  test('print every event and nothing personal', async () => {
    const { code, text } = await cli('replay')
    expect(code).toBe(0)
    for (const type of [
      'AccountRegistered',
      'SessionStarted',
      'AnalysisRequested',
      'AnalysisFailed',
      'AnalysisCompleted',
    ])
      expect(text).toContain(type)
    for (const secret of ['Canario', email, 'cv.pdf', 'argon2']) expect(text).not.toContain(secret)
  })
  test('of one account, up to a moment', async () => {
    const all = await cli('replay', '--account', email)
    const some = await cli('replay', '--account', email, '--until', '2026-11-20T12:14:30Z')
    expect(all.text).toContain('AnalysisCompleted')
    expect(some.text).toContain('AccountRegistered')
    expect(some.text).not.toContain('AnalysisRequested')
  })
  test('trace shows what one request caused', async () => {
    const correlation = app.core.events.readAll(0, 100).find(({ type }) => type === 'AnalysisFailed')?.correlation ?? ''
    const { lines } = await cli('trace', correlation)
    expect(lines.map((line) => line.match(/Analysis\w+/)?.[0])).toEqual(['AnalysisRequested', 'AnalysisFailed'])
    expect(lines[1]).toStartWith('  ')
    // By the id of an event, or of what its data names.
    const failed = app.core.events.readAll(0, 100).find(({ type }) => type === 'AnalysisFailed')
    for (const id of [failed?.id ?? '', String(failed?.data.analysis)])
      expect((await cli('trace', id)).lines).toEqual(lines)
    expect((await cli('trace', 'nothing')).code).toBe(1)
  })
})

describe('verify', () => {
  test('finds nothing on an honest folder, also while the server runs', async () => {
    const { code, text } = await cli('verify')
    expect([code, text]).toEqual([0, expect.stringContaining('0 differences')])
  })
  test('finds a row changed behind the log’s back, and names it without its contents', async () => {
    const copy = mkdtempSync(join(tmpdir(), 'cli-copy-'))
    for (const name of readdirSync(folder).filter((each) => /^(events|keys|views).*\.db$/.test(each)))
      new Database(join(folder, name)).run('VACUUM INTO ?', [join(copy, name)])
    await Bun.write(join(copy, 'secret.key'), Bun.file(join(folder, 'secret.key')))
    const views = readdirSync(copy).find((name) => /^views-.*\.db$/.test(name)) ?? ''
    const db = new Database(join(copy, views))
    db.run(`UPDATE used_units SET resume = 0`)
    db.close()
    const { code, text } = await cliIn({ DATA_DIR: copy }, ['verify'])
    expect(code).toBe(1)
    expect(text).toContain('used_units')
    expect(text).not.toContain('Canario')
    rmSync(copy, { recursive: true, force: true })
  })
})

describe('account erase', () => {
  test('erases for good while the server runs, and only for who is sure', async () => {
    const control = serveControl(app.core)
    const otto = app.client()
    const address = 'otto@exemplo.com.br'
    await otto.register(address)
    expect(await cli('account', 'erase', address)).toMatchObject({ code: 2, text: expect.stringContaining('--sure') })
    expect((await otto.ask('/api/user')).status).toBe(200)
    expect(await cli('account', 'erase', address, '--sure')).toMatchObject({ code: 0, text: 'The account is erased.' })
    expect((await otto.ask('/api/user')).status).toBe(401)
    expect(await cli('account', 'erase', address, '--sure')).toMatchObject({ code: 1 })
    expect((await app.client().register(address)).status).toBe(201)
    await control?.stop(true)
  })
})

describe('admin', () => {
  test('reaches the running server, which holds the folder', async () => {
    const control = serveControl(app.core)
    const stopped = await cli('admin', 'create', email)
    expect([stopped.code, stopped.text]).toEqual([1, expect.stringContaining('say --existing')])
    expect(await (await nina.ask('/api/user')).json()).toMatchObject({ papel: 'usuario' })
    const promoted = (await cli('admin', 'create', email, '--existing')).text
    expect(promoted).toContain('is an admin now')
    expect((await nina.ask('/api/user')).status).toBe(401)
    await nina.post('/api/login', { email, senha: /password: (\S+)/.exec(promoted)?.[1] })
    expect(await (await nina.ask('/api/user')).json()).toMatchObject({ papel: 'admin' })
    expect((await cli('admin', 'plan', email, 'enterprise')).code).toBe(0)
    expect(await (await nina.ask('/api/user/stats')).json()).toMatchObject({ remainingAnalyses: -1, totalAllowed: -1 })
    expect((await cli('explain', 'quota', email)).text).toContain('= unlimited left')
    expect((await cli('admin', 'plan', 'x@y.zz', 'free')).text).toContain('No account has this address.')
    await control?.stop(true)
  })
  test('demote takes the role and ends the sessions, never of the last admin who can sign in', async () => {
    const control = serveControl(app.core)
    expect(await cli('admin', 'demote', email)).toMatchObject({
      code: 1,
      text: expect.stringContaining('the only admin who can sign in'),
      lines: expect.anything(),
    })
    expect(await (await nina.ask('/api/user')).json()).toMatchObject({ papel: 'admin' })
    const second = 'bruno@exemplo.com.br'
    const password = /Password: (\S+)/.exec((await cli('admin', 'create', second)).text)?.[1] ?? ''
    const page = await nina.ask('/admin')
    expect(page.status).toBe(200)
    // Two at once leave one of them.
    const both = await Promise.all([cli('admin', 'demote', email), cli('admin', 'demote', second)])
    expect(both.map(({ code }) => code).toSorted()).toEqual([0, 1])
    const [demoted, stays] = both[0].code === 0 ? [email, second] : [second, email]
    expect((await cli('admin', 'list')).text.trim().split('\n')).toEqual([expect.stringContaining(stays)])
    expect(await cli('admin', 'demote', demoted)).toMatchObject({ code: 1, text: 'This account is no admin.' })
    expect((await cli('admin', 'demote', 'x@y.zz')).text).toBe('No account has this address.')
    if (demoted === email) {
      expect((await nina.ask('/api/user')).status).toBe(401)
      const bruno = app.client()
      expect((await bruno.post('/api/login', { email: second, senha: password })).status).toBe(200)
      // The audit has it, by the operator.
      expect(await (await bruno.ask('/admin/auditoria')).text()).toContain('Papel alterado')
    }
    expect((await cli('replay', '--account', demoted)).text).toMatch(
      /RoleChanged {2}\{"role":"usuario"\} {2}by operator/,
    )
    await control?.stop(true)
  })
  test('without the socket says who holds the folder', async () => {
    rmSync(join(folder, 'control.sock'), { force: true })
    const { code, text } = await cli('admin', 'create', email)
    expect([code, text]).toEqual([1, expect.stringContaining('already using the data folder')])
  })
})

describe('a wrong call', () => {
  test.each(
    [['nonsense'], ['explain'], ['verify', '--fast'], ['admin', 'create', 'no-address']].map((words) => [words]),
  )('%p exits 2', async (words) => expect((await cli(...words)).code).toBe(2))
  test('wrong settings exit 2 and are named', async () => {
    const { code, text } = await cliIn({ PORT: 'x' }, ['verify'])
    expect(code).toBe(2)
    expect(text).toContain('settings: PORT')
  })
})
