// The built executable on a folder that an outside look made uploads disappear from: a log of a newer release, an event that
// cannot be read, a log that is gone, read models with holes. Nothing may go, and the start says why it is refused.
import { Database } from 'bun:sqlite'
import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { visitor } from '../../helpers/accounts/visitor'
import { docxResume } from '../../helpers/documents'
import { appendEvents } from '../../helpers/events/append-events'
import { portrait } from '../../helpers/pages/pictures'
import { executable, type Server, startServer } from '../../helpers/server'

setDefaultTimeout(60_000)

let root: string
/** A folder as a server left it, and the one each test works on. */
const made = () => join(root, 'made')
const data = () => join(root, 'data')

const uploads = (folder = data()) =>
  readdirSync(join(folder, 'files'), { recursive: true }).filter((name) => String(name).endsWith('.sealed'))

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'rollback-'))
  mkdirSync(made())
  const server = await startServer({ folder: made() })
  const joana = visitor(server.url)
  await joana.register('joana@exemplo.com.br')
  expect((await joana.upload('cv.docx', await docxResume())).ok).toBe(true)
  expect((await joana.upload('eu.png', await portrait(), 'photo')).ok).toBe(true)
  expect(await server.stop()).toBe(0)
  const old = Date.now() / 1000 - 7200
  for (const name of uploads(made())) utimesSync(join(made(), 'files', String(name)), old, old)
  expect(uploads(made())).toHaveLength(2)
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** The folder as it was, with something done to its log. */
const folderWith = (...statements: string[]) => {
  rmSync(data(), { recursive: true, force: true })
  cpSync(made(), data(), { recursive: true })
  const log = new Database(join(data(), 'events.db'))
  for (const one of statements) log.run(one)
  log.close()
}

const run = (...words: string[]) => {
  const env = { ...process.env, DATA_DIR: data(), PORT: '0', NODE_ENV: 'test' }
  const { exitCode, stdout, stderr } = Bun.spawnSync([executable, ...words], { env, timeout: 20_000 })
  return { code: exitCode, text: `${stdout}${stderr}` }
}

/** Waits until the server has printed something; throws with its log when it does not. */
const report = async (server: Server, what: string) => {
  for (let tries = 0; tries < 500; tries++) {
    if (server.log().includes(what)) return
    await Bun.sleep(10)
  }
  await server.stop('SIGKILL')
  throw new Error(`The server never said "${what}":\n${server.log()}`)
}

/** An event more, of the person who is there; without data. */
const again = (type: string, schema: number) => {
  const account = readdirSync(join(data(), 'files'))[0] ?? ''
  return appendEvents(data(), `account/${account}`, Date.now(), { type, schema, data: {} })
}

test.each([
  ['an event of a newer schema', 'AnalysisRequested', 99, 'AnalysisRequested of schema 99 (1 event'],
  ['an event of an unknown type', 'FileLent', 1, 'FileLent of schema 1 (1 event'],
])('%s: the start is refused, every command says so, and nothing goes', async (_, type, schema, reason) => {
  folderWith()
  await again(type, schema)
  for (const words of [[], ['serve'], ['admin', 'create', 'dona@exemplo.com.br']])
    expect(run(...words)).toEqual({ code: 1, text: expect.stringContaining(reason) })
  expect(run('serve').text).toContain('Run that release, or restore the backup')
  for (const words of [['verify'], ['check']])
    expect(run(...words)).toEqual({ code: 1, text: expect.stringContaining(reason) })
  expect(uploads()).toEqual(uploads(made()))

  const insisting = await startServer({
    folder: data(),
    command: [executable, 'serve', '--allow-parked'],
    verified: false,
  })
  await report(insisting, 'uploads.unchanged')
  expect((await fetch(`${insisting.url}/readyz`)).status).toBe(503)
  expect((await visitor(insisting.url).register('outra@exemplo.com.br')).status).toBe(201)
  expect(await insisting.stop()).toBe(0)
  expect(run('verify')).toEqual({ code: 1, text: expect.stringContaining(reason) })
  // The option was for that start only.
  expect(run('serve')).toEqual({ code: 1, text: expect.stringContaining(reason) })
  expect(uploads()).toEqual(uploads(made()))
})

test('an unreadable event is skipped and reported, and nothing is deleted', async () => {
  folderWith()
  await again('AvatarChanged', 1)
  const server = await startServer({ folder: data(), verified: false })
  await report(server, '1 events are parked')
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503)
  expect(await server.stop()).toBe(0)
  for (const words of [['verify'], ['check']]) expect(run(...words).code).toBe(1)
  expect(uploads()).toEqual(uploads(made()))
})

test('events.db gone: no new site is begun in its place', () => {
  folderWith()
  for (const name of readdirSync(data()).filter((each) => each.startsWith('events.db'))) rmSync(join(data(), name))
  const before = readdirSync(data()).sort()
  for (const words of [['serve'], ['rebuild'], ['admin', 'create', 'dona@exemplo.com.br']])
    expect(run(...words)).toEqual({ code: 1, text: expect.stringContaining('events.db is missing in ') })
  expect(readdirSync(data()).sort()).toEqual(before)
  expect(uploads()).toEqual(uploads(made()))
})

test('rows missing in the read models: an orphaned file is moved aside, and nothing else', async () => {
  folderWith()
  const views = new Database(join(data(), readdirSync(data()).find((name) => /^views-.*\.db$/.test(name)) ?? ''))
  views.run('DELETE FROM analyses')
  views.run('UPDATE accounts SET photo = NULL')
  views.close()
  const account = readdirSync(join(data(), 'files'))[0] ?? ''
  const orphan = `${Bun.randomUUIDv7()}.sealed`
  writeFileSync(join(data(), 'files', account, orphan), 'lost')
  utimesSync(join(data(), 'files', account, orphan), 1, 1)
  const server = await startServer({ folder: data(), verified: false })
  await report(
    server,
    '"msg":"uploads.orphans","moved":1,"back":0,"removed":0,"waiting":1,"failed":0,"why":"","unread":0}',
  )
  expect(await server.stop()).toBe(0)
  const moved = join('strays', account, `${new Date().toISOString().slice(0, 10)}.${orphan}`)
  expect(uploads().sort()).toEqual([...uploads(made()), moved].sort())

  // A backup includes it as well, and so does a restore.
  expect(run('rebuild').code).toBe(0)
  expect(run('backup', join(root, 'copy')).code).toBe(0)
  expect(run('restore', join(root, 'copy'), '--force').code).toBe(0)
  expect(uploads()).toContain(moved)
  expect(run('rebuild').code).toBe(0)
  expect(run('check')).toEqual({ code: 0, text: expect.stringContaining('\n0 problems\n') })
})
