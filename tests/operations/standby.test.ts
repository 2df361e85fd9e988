// A warm standby (`trampolim follow`): it holds what its primary holds, sealed alike, serves it read-only, erases the people
// erased there, refuses what is not its primary's past, and takes over.

import { Database } from 'bun:sqlite'
import { afterEach, expect, setDefaultTimeout, test } from 'bun:test'
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { standbyChecks } from '../../src/cli/checks/standby'
import type { Command } from '../../src/cli/command'
import { exitsBy } from '../../src/cli/command'
import { admin } from '../../src/cli/commands/admin'
import { follow } from '../../src/cli/commands/follow'
import { promote } from '../../src/cli/commands/promote'
import { sayEnglish } from '../../src/cli/say'
import { accountStream } from '../../src/events/schema/events'
import { serveControl } from '../../src/server/admin/operator/control-socket'
import { createFetch } from '../../src/server/app'
import { readConfig } from '../../src/server/config/read'
import { standbyGauges } from '../../src/server/follow/gauges'
import { createSource, FollowError } from '../../src/server/follow/source'
import { takeOver } from '../../src/server/follow/take-over'
import { checkFolder, problemsOf } from '../../src/server/storage/check/folder'
import { readUpload, storeUpload } from '../../src/server/storage/uploads'
import { type TestApp, testApp } from '../helpers/app'
import { eventually } from '../helpers/eventually'

setDefaultTimeout(20_000)

const token = 'a token of at least 32 characters'.replaceAll(' ', '-')
const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})
const newFolder = () => {
  const made = mkdtempSync(join(tmpdir(), 'standby-'))
  closing.push(() => rmSync(made, { recursive: true, force: true }))
  return made
}

/** A primary that answers on a port. */
const startPrimary = async (settings: Record<string, string> = { FOLLOW_TOKEN: token }, folder = newFolder()) => {
  const app = await testApp(settings, folder)
  const answer = createFetch(app.core, app.setup)
  const server = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: (request, self) => answer(request, self) })
  const stop = async () => {
    await server.stop(true)
    await app.stop()
  }
  closing.push(stop)
  return { app, url: `http://127.0.0.1:${server.port}`, folder, stop }
}

const startStandby = async (primary: string, folder: string, onPromote = () => {}): Promise<TestApp> => {
  const following = { primary, token, onPromote }
  const app = await testApp({ FOLLOW_TOKEN: token }, folder, undefined, { following })
  app.core.standby?.start(() => app.core.views.scrub())
  closing.push(app.stop)
  return app
}

/** A folder with the primary's secret, as the operator brings it. */
const newStandbyFolder = (of: string) => {
  const folder = newFolder()
  copyFileSync(join(of, 'secret.key'), join(folder, 'secret.key'))
  return folder
}

const head = ({ core }: TestApp) => Buffer.from(core.events.chainHead()?.digest ?? []).toString('hex')
const caughtUp = (one: TestApp, other: TestApp) => eventually(() => head(one) === head(other))
const accountIn = async (client: ReturnType<TestApp['client']>): Promise<string> =>
  ((await (await client.ask('/api/user')).json()) as { id: string }).id

test('it holds rows, keys and uploads as they are, reads them, writes nothing, and takes over', async () => {
  const { app, url, folder, stop } = await startPrimary()
  const ana = app.client()
  await ana.register('ana@exemplo.com.br', 'Ana Prado')
  writeFileSync(join(folder, 'termos.pt-BR.md'), '# Termos\n\n## Um\n\nNossos.\n')
  const own = newStandbyFolder(folder)
  const standby = await startStandby(url, own)
  const bia = app.client()
  await bia.register('bia@exemplo.com.br', 'Bia Reis')
  const id = await accountIn(bia)
  await caughtUp(app, standby)

  // A signed-in person reads on; nobody writes, and each refusal says why.
  const visitor = standby.client()
  for (const [name, value] of bia.cookies) visitor.cookies.set(name, value)
  expect(await (await visitor.ask('/painel', { headers: { accept: 'text/html' } })).text()).toContain(
    'cópia de reserva',
  )
  expect(await (await visitor.ask('/api/user')).json()).toMatchObject({ nome: 'Bia Reis' })
  const refused = await visitor.post('/api/linkedin/draft', { headline: 'Analista', about: '', experience: '' })
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([503, 'standby'])
  expect((await standby.client().register('caio@exemplo.com.br')).status).toBe(503)
  expect(readFileSync(join(own, 'termos.pt-BR.md'), 'utf8')).toContain('Nossos')
  expect(standby.core.standby?.state()).toMatchObject({ primary: url, behind: 0, trouble: null })
  expect(await (await visitor.ask('/readyz')).text()).not.toContain(new URL(url).host)

  // What comes while the standby is away arrives when it is back, as sealed as it was.
  await standby.stop()
  await app.client().register('davi@exemplo.com.br', 'Davi Melo')
  const again = await startStandby(url, own)
  await caughtUp(app, again)
  await again.stop()
  await stop()
  const rows = (path: string, table: string) =>
    new Database(path, { readonly: true }).query(`SELECT * FROM ${table}`).all()
  for (const [file, table] of [
    ['events.db', 'events'],
    ['events.db', 'chain'],
    ['keys.db', 'keys'],
  ] as const)
    expect(rows(join(own, file), table)).toEqual(rows(join(folder, file), table))

  await expect(testApp({}, own)).rejects.toThrow(/is a standby of/)
  const taken = await takeOver({ folder: own, secret: null }, Date.now())
  expect(taken).toMatchObject({ behind: 0, missing: [] })
  expect(problemsOf(await checkFolder(own, null, { deep: true }))).toEqual([])
  const after = await testApp({}, own)
  closing.push(after.stop)
  const signIn = await after.client().post('/api/login', { email: 'bia@exemplo.com.br', senha: 'segredo1' })
  expect(signIn.status).toBe(200)
  expect((await after.client().register('bia@exemplo.com.br')).status).toBe(409)
  expect(after.core.events.known(accountStream(id))).toBe(true)
})

test('uploads come along, and who is erased there is unreadable here', async () => {
  const { app, url, folder } = await startPrimary()
  const ana = app.client()
  await ana.register('ana@exemplo.com.br', 'Ana Prado')
  const account = await accountIn(ana)
  const stream = accountStream(account)
  const photo = Bun.randomUUIDv7()
  await storeUpload(app.core, account, photo, new Uint8Array([1, 2, 3]))
  const version = app.core.events.read(stream).length
  const { domainEvents } = await import('../../src/events/schema/events')
  const changed = domainEvents.make('AvatarChanged', { photo, bytes: 3 })
  const metadata = { at: app.core.clock(), actor: account, correlation: Bun.randomUUIDv7(), causation: null }
  await app.core.events.append([{ stream, expected: version, events: [changed] }], metadata)
  const own = newStandbyFolder(folder)
  const standby = await startStandby(url, own)
  const path = join(own, 'files', account, `${photo}.sealed`)
  await eventually(() => existsSync(path))
  expect(readFileSync(path)).toEqual(readFileSync(join(folder, 'files', account, `${photo}.sealed`)))
  expect(await readUpload(standby.core, account, photo)).toEqual(new Uint8Array([1, 2, 3]))

  await ana.form('/conta/apagar', { senha: 'segredo1', confirmar: 'sim' })
  const { eraseAccount } = await import('../../src/server/accounts/data/erase')
  await eraseAccount(app.core, account, metadata, { by: 'operator' })
  await eventually(() => standby.core.events.destroyedKeys().includes(stream))
  expect(standby.core.events.read(stream)[0]?.personal()).toBeNull()
  await eventually(() => !existsSync(path))
  const wrapped = new Database(join(own, 'keys.db'), { readonly: true })
    .query('SELECT wrapped FROM keys WHERE stream = ?')
    .get(stream)
  expect(wrapped).toEqual({ wrapped: null })
  // Destroyed while nobody followed: the whole list says so.
  await standby.stop()
  const bia = app.client()
  await bia.register('bia@exemplo.com.br')
  const other = await accountIn(bia)
  const back = await startStandby(url, own)
  await caughtUp(app, back)
  await back.stop()
  await eraseAccount(app.core, other, metadata, { by: 'operator' })
  const last = await startStandby(url, own)
  await eventually(() => last.core.events.destroyedKeys().includes(accountStream(other)))
})

test('who may follow: the token alone, compared whole, refused without the setting, and tried slowly', async () => {
  const closed = await startPrimary({})
  const code = (work: Promise<unknown>) =>
    work.then(
      () => 'ok',
      (error: unknown) => (error instanceof FollowError ? error.code : String(error)),
    )
  const { signal } = new AbortController()
  const first = { position: 0, digest: new Uint8Array(32) }
  expect(await code(createSource(closed.url, token, signal).page(first, ''))).toBe('not-offered')
  const open = await startPrimary({ FOLLOW_TOKEN: token, RATE_LIMIT: 'on' })
  await open.app.client().register('ana@exemplo.com.br')
  const { head, rows } = await createSource(open.url, token, signal).page(first, '')
  expect([head, rows.length]).toEqual([open.app.core.events.position(), head])
  const ask = (path: string, shown: string) =>
    fetch(`${open.url}/standby/${path}`, { headers: { authorization: `Bearer ${shown}` } })
  expect(await code(createSource(open.url, `${token}x`, signal).page(first, ''))).toBe('token')
  for (const path of ['log?after=0', 'erased', 'upload', 'files', 'file?name=secret.key'])
    expect((await ask(path, 'wrong')).status).toBe(401)
  expect((await ask('file?name=secret.key', token)).status).toBe(404)
  expect((await ask('file?name=..%2Fevents.db', token)).status).toBe(404)
  // A copy that somebody made of the secret, and whatever else lies in the folder.
  writeFileSync(join(open.folder, 'secret.key.bak'), 'a copy')
  expect((await ask('file?name=secret.key.bak', token)).status).toBe(404)
  expect(await (await ask('files', token)).json()).toEqual({ files: [] })
  expect((await ask('upload?account=..&name=x', token)).status).toBe(400)
  let status = 401
  for (let tries = 0; tries < 100 && status === 401; tries++) status = (await ask('log?after=0', 'wrong')).status
  expect(status).toBe(429)
})

test('a primary cannot name a file that is not an operator’s own text', async () => {
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: () => Response.json({ files: [{ name: 'secret.key', digest: '0'.repeat(64) }] }),
  })
  closing.push(() => server.stop(true))
  const source = createSource(`http://127.0.0.1:${server.port}`, token, new AbortController().signal)
  expect(source.files()).rejects.toThrow()
})

test('one that is refused for its past is not the standby that is counted', async () => {
  const { app, url } = await startPrimary()
  const wrong = `log?after=999999&digest=${'0'.repeat(64)}`
  const answer = await fetch(`${url}/standby/${wrong}`, { headers: { authorization: `Bearer ${token}` } })
  expect(answer.status).toBe(409)
  expect(app.core.feed?.seen() ?? null).toBeNull()
})

test('it refuses another past, another secret, another release, an event it cannot read and a folder of its own', async () => {
  const one = await startPrimary()
  await one.app.client().register('ana@exemplo.com.br')
  const two = await startPrimary()
  await two.app.client().register('bia@exemplo.com.br')
  const own = newStandbyFolder(one.folder)
  const standby = await startStandby(one.url, own)
  await caughtUp(one.app, standby)
  await standby.stop()
  await expect(startStandby(two.url, own)).rejects.toThrow(/does not hold what this folder has/)
  const withOther = newStandbyFolder(two.folder)
  await expect(startStandby(one.url, withOther)).rejects.toThrow(/secret key is not the one/)
  await expect(startStandby(one.url, two.folder)).rejects.toThrow(/already using|holds a log of its own/)
  const answers = (change: (page: Record<string, unknown>) => unknown) => {
    const server = Bun.serve({
      port: 0,
      hostname: '127.0.0.1',
      fetch: async (request) => {
        const { pathname, search } = new URL(request.url)
        const answer = await fetch(`${one.url}${pathname}${search}`, { headers: { authorization: `Bearer ${token}` } })
        return Response.json(change((await answer.json()) as Record<string, unknown>))
      },
    })
    closing.push(() => server.stop(true))
    return server.url.origin
  }
  const fresh = () => newStandbyFolder(one.folder)
  await expect(
    startStandby(
      answers((page) => ({ ...page, release: '99.0.0' })),
      fresh(),
    ),
  ).rejects.toThrow(/99\.0\.0.*update this standby/)
  await expect(
    startStandby(
      answers((page) => ({ ...page, release: '0.0.1' })),
      fresh(),
    ),
  ).rejects.toThrow(/update the primary/)
  type Page = { rows: Record<string, unknown>[] }
  const edited = (edit: object) =>
    answers((page) => ({ ...page, rows: (page as Page).rows.map((row, at) => (at === 0 ? { ...row, ...edit } : row)) }))
  await expect(startStandby(edited({ schema: 99 }), fresh())).rejects.toThrow(/cannot read/)
  await expect(startStandby(edited({ at: 1 }), fresh())).rejects.toThrow(/not what was written/)
})

/** What a command answers: its exit code and its lines. */
const run = async (
  command: Command,
  data: string,
  args: string[],
  settings: Record<string, string> = {},
  options: Record<string, boolean> = {},
) => {
  const read = readConfig({ DATA_DIR: data, ...settings }, '/')
  if (!read.ok) throw new Error(read.problems.join())
  const lines: string[] = []
  const out = (line: string) => void lines.push(line)
  const code = await command.run({
    args,
    options,
    config: read.config,
    environment: {},
    out,
    problem: out,
    ...exitsBy({ problem: out }),
    say: sayEnglish,
  })
  return [code, lines.join('\n')]
}

test('the commands say what is missing, who follows, and do not take over from a server that answers', async () => {
  const { app, url, folder } = await startPrimary()
  await app.client().register('ana@exemplo.com.br')
  const set = { FOLLOW_TOKEN: token }
  const empty = newFolder()
  expect(await run(follow, empty, ['vagas.example'], set)).toEqual([2, expect.stringContaining('not the address')])
  expect(await run(follow, empty, ['http://vagas.example'], set)).toEqual([2, expect.stringContaining('by https')])
  expect(await run(follow, empty, [url])).toEqual([2, expect.stringContaining('FOLLOW_TOKEN is not set')])
  expect(await run(follow, empty, [url], set)).toEqual([2, expect.stringContaining('--secret')])
  expect(existsSync(join(empty, 'secret.key'))).toBe(false)
  expect(await run(promote, folder, [])).toEqual([2, expect.stringContaining("not a standby's folder")])
  expect(readConfig({ FOLLOW_TOKEN: 'short' }, '/')).toMatchObject({ ok: false })

  const own = newStandbyFolder(folder)
  const standby = await startStandby(url, own)
  await caughtUp(app, standby)
  expect(await standbyChecks(standby.config, standby.core.clock(), sayEnglish)).toMatchObject([
    { state: 'ok', message: expect.stringContaining('0 events behind') },
  ])
  expect((await standbyChecks(standby.config, standby.core.clock() + 60_000, sayEnglish))[0]?.state).toBe('fail')
  const seen = { name: 'trampolim_standby_behind_events', value: 0 }
  expect(standbyGauges(standby.core)).toMatchObject([seen, { value: expect.any(Number) }])
  // It is known there with its next question.
  await eventually(() => standbyGauges(app.core)[0]?.value === 0)
  expect(standbyGauges(app.core)).toMatchObject([seen, { value: expect.any(Number) }])
  await standby.stop()
  expect(await run(promote, own, [])).toEqual([1, expect.stringContaining('still answers')])

  // Beside a running standby every command but `promote` says why it does nothing.
  const back = await startStandby(url, own)
  const control = serveControl(back.core)
  await expect(run(admin, own, ['create', 'bia@exemplo.com.br'])).rejects.toThrow(/is a standby/)
  await control?.stop(true)
})

test('a standby that could not take over says so and goes on following', async () => {
  const { app, url, folder } = await startPrimary()
  await app.client().register('ana@exemplo.com.br')
  const own = newStandbyFolder(folder)
  let promoted = 0
  const standby = await startStandby(url, own, () => promoted++)
  await caughtUp(app, standby)
  const control = serveControl(standby.core)
  closing.push(() => control?.stop(true))
  const take = () => run(promote, own, [], {}, { force: true })

  rmSync(join(own, 'secret.key'))
  expect(await take()).toEqual([1, expect.stringContaining('secret.key is missing')])
  writeFileSync(join(own, 'secret.key'), 'another secret of at least 32 characters')
  expect(await take()).toEqual([1, expect.stringContaining('secret key is not the one')])
  expect(promoted).toBe(0)
  await app.client().register('bia@exemplo.com.br')
  await caughtUp(app, standby)
})
