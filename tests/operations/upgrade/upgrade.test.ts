// The data folder that release 0.1.0 left, served by this one: nothing of it is lost, and there is a way back.
import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { unzipSync } from 'fflate'
import { version } from '../../../package.json'
import { domainEvents, requireAccount } from '../../../src/events/schema/events'
import { projections } from '../../../src/projections/all'
import { verify } from '../../../src/projections/engine/verify'
import { notificationsOf } from '../../../src/projections/notifications/notification'
import { createTidy } from '../../../src/server/jobs/uploads-sweep'
import { checkFolder } from '../../../src/server/storage/check/folder'
import { body, type TestApp, testApp } from '../../helpers/app'
import { command } from '../../helpers/command'
import { printed } from '../../helpers/printed'

setDefaultTimeout(60_000)

const unread = (id: string, position: number, at: number) => ({ id, position, at, read: false })

let folder: string
let app: TestApp
let lines: readonly string[]

/** Two people, one of them erased; a résumé, a photo and an advert; an admin. Made by the executable 0.1.0 itself. */
const unpacked = () => {
  const into = mkdtempSync(join(tmpdir(), 'upgrade-'))
  for (const [name, bytes] of Object.entries(unzipSync(readFileSync(join(import.meta.dir, 'release-0.1.0.zip'))))) {
    mkdirSync(dirname(join(into, name)), { recursive: true })
    writeFileSync(join(into, name), bytes)
  }
  return into
}

const started = (from: string) => printed(() => testApp({}, from))
const chainless = 'The log has no chain: whoever could write to it could have changed anything in it'

beforeAll(async () => {
  folder = unpacked()
  const { result, problems } = await started(folder)
  app = result
  lines = problems
})
afterAll(() => app.close())

test('it says so, and takes a checked backup first', async () => {
  // Its log has no chain, because that release wrote none; nothing has to be accepted.
  expect(lines.slice(0, 2).map((line) => JSON.parse(line))).toMatchObject([
    { level: 'warn', msg: 'event_log.chain_added', events: 14 },
    { msg: 'folder.upgraded' },
  ])
  const { from, to, backup } = JSON.parse(lines[1] ?? '')
  expect([from, to]).toEqual(['an earlier release', version])
  expect(readdirSync(join(folder, 'backups'))).toHaveLength(1)
  // The copy is the old folder as it was: without a chain, and sound all the same.
  // As the older release checks it before it restores it: by the copy's own secret.
  expect(await checkFolder(backup, null, { deep: true })).toEqual({
    problems: [],
    missing: [],
    refused: [],
    events: 14,
    head: null,
    notes: [expect.stringContaining(`${chainless}. It is as release 0.1.0 left it`)],
  })
})

test('people sign in and find all they had; who was erased is not there', async () => {
  const joana = app.client()
  const senha = 'trampolim-teste-1'
  expect((await joana.post('/api/login', { email: 'joana@exemplo.com.br', senha })).status).toBe(200)
  for (const path of ['/api/resume/latest', '/api/photo/latest', '/api/photo/file', '/api/job/latest'])
    expect([path, (await joana.ask(path)).status]).toEqual([path, 200])
  expect(await body(await joana.ask('/api/user/stats'))).toMatchObject({ remainingAnalyses: 1 })
  expect((await app.client().post('/api/login', { email: 'foi@exemplo.com.br', senha })).status).toBe(401)
  const admin = { email: 'dona@vagas.example', senha: 'segredo-da-dona' }
  const dona = app.client()
  expect((await dona.post('/api/login', admin)).status).toBe(200)
  expect((await dona.ask('/api/admin/users')).status).toBe(200)
})

test('every bell holds what it held before', () => {
  const { events, views } = app.core
  const bells = events.streams('account/', '', 10).map((stream) => notificationsOf(views.db, requireAccount(stream)))
  // As release 0.1.0 and this one, before notifications were events, showed them.
  expect(
    bells.map((notices) => notices.map(({ id, position, at, content, read }) => ({ id, position, at, content, read }))),
  ).toEqual([
    [{ ...unread('01a203be-ca2e-768a-8557-bbeba69dcc36', 1, 1_795_359_164_914), content: { kind: 'welcome' } }],
    [
      {
        ...unread('01a203be-d332-769d-9a6d-546a18ea3246', 9, 1_795_359_167_279),
        content: { kind: 'analysed', tool: 'job', score: 100, before: null },
      },
      {
        ...unread('01a203be-d2ea-72b1-bc42-c5d752f18350', 7, 1_795_359_167_209),
        content: { kind: 'analysed', tool: 'photo', score: 96, before: null },
      },
      {
        ...unread('01a203be-d0aa-74a7-84c5-85e3ae3bc09d', 5, 1_795_359_166_610),
        content: { kind: 'analysed', tool: 'resume', score: 97, before: null },
      },
      { ...unread('01a203be-cad5-7088-8c25-b1d0f90446e6', 2, 1_795_359_165_057), content: { kind: 'welcome' } },
    ],
    [],
  ])
})

test('every event has its place in the chain, every upload its event, every row its reason', async () => {
  const report = await checkFolder(folder, null, { deep: true })
  expect(report).toMatchObject({ problems: [], missing: [], head: expect.stringMatching(/^[0-9a-f]{64}$/) })
  expect(report.events).toBe(app.core.events.position())
  expect(await createTidy(app.core)()).toMatchObject({ moved: 0, unread: 0 })
  const { events: log, views } = app.core
  expect(verify({ log, projections, catalog: domainEvents, views }).differences).toEqual([])
})

test('before it, every command says what the folder is, and none needs a flag', async () => {
  const old = unpacked()
  const at = { DATA_DIR: old }
  const copy = join(mkdtempSync(join(tmpdir(), 'upgrade-copy-')), 'copy')
  for (const words of [
    ['check', '--deep'],
    ['backup', copy],
    ['backup', '--verify', copy],
    ['migrate', '--dry-run'],
  ]) {
    const { code, text } = await command(words, at)
    expect([words[0], code, text]).toEqual([words[0], 0, expect.stringContaining(chainless)])
  }
  const doctor = await command(['doctor'], at)
  expect(doctor.text).toContain(chainless)
  const target = { DATA_DIR: `${copy}-restored` }
  const restored = await command(['restore', copy, '--secret', join(old, 'secret.key')], target)
  expect([restored.code, restored.text]).toEqual([0, expect.stringContaining('the next start')])
  const migrated = await command(['migrate'], target)
  expect([migrated.code, migrated.problems.join('\n')]).toEqual([0, expect.stringContaining('chain_added')])
  expect((await command(['check'], target)).text).not.toContain(chainless)
})

test('after going back in place it is accepted once: what 0.1.0 restores leaves the newer record, which an intruder’s log would too', async () => {
  const again = unpacked()
  writeFileSync(join(again, 'release.json'), JSON.stringify({ release: version }))
  expect(testApp({}, again)).rejects.toThrow(/did not write this one \(release\.json\).*migrate --accept-unsigned/)
  expect(existsSync(join(again, 'backups'))).toBe(false)
  const { code, problems } = await command(['migrate', '--accept-unsigned'], { DATA_DIR: again })
  expect(code).toBe(0)
  const served = await testApp({}, again)
  expect(problems.join('\n')).toContain('folder.upgraded')
  expect(readdirSync(join(again, 'backups'))).toHaveLength(1)
  await served.close()
})
