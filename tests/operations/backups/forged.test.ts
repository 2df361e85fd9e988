// Changes a backup as somebody would who can write to it, but has not the secret: nothing of that is restored unseen.
import { Database } from 'bun:sqlite'
import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eraseAgain } from '../../../src/server/accounts/data/erase-again'
import { readConfig } from '../../../src/server/config/read'
import { serve } from '../../../src/server/serve'
import { backUp } from '../../../src/server/storage/backups/backup'
import { type TestApp, testApp } from '../../helpers/app'
import { command } from '../../helpers/command'
import { printed } from '../../helpers/printed'

setDefaultTimeout(60_000)

const root = mkdtempSync(join(tmpdir(), 'forged-'))
const [folder, copy] = [join(root, 'data'), join(root, 'copy')]
afterAll(() => rmSync(root, { recursive: true, force: true }))

const triggers = "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'"

/** As an intruder would: the person becomes an admin, and the chain that would show it was never there. */
const forge = (path: string): void => {
  const db = new Database(join(path, 'events.db'))
  const guards = db.query<{ name: string; sql: string }, []>(triggers).all()
  for (const { name } of guards) db.run(`DROP TRIGGER ${name}`)
  db.run(`UPDATE events SET data = json_set(data, '$.role', 'admin') WHERE type = 'AccountRegistered'`)
  db.run('DROP TABLE chain')
  db.run('DELETE FROM __drizzle_migrations WHERE id = 2')
  for (const { name, sql } of guards) if (name.startsWith('events_')) db.run(sql)
  db.close()
}

test('a log without its chain passes nowhere as sound, and is restored and started only where that is accepted', async () => {
  const app = await testApp({}, folder)
  await app.client().register('hacker@exemplo.com')
  await backUp(folder, copy, null)
  await app.stop()
  const forged = join(root, 'forged')
  cpSync(copy, forged, { recursive: true })
  forge(forged)
  const secret = ['--secret', join(folder, 'secret.key')]
  const target = { DATA_DIR: join(root, 'target'), SECRET_KEY: readFileSync(join(folder, 'secret.key'), 'utf8').trim() }
  const why = 'The log has no chain: whoever could write to it could have changed anything in it'
  const refusing = (words: readonly string[], environment = target) =>
    command(words, environment).then(({ code, problems }) =>
      expect([words[0], code, problems.join('\n')]).toEqual([words[0], 1, expect.stringContaining(why)]),
    )
  await refusing(['backup', '--verify', forged])
  await refusing(['check', forged])
  await refusing(['restore', forged, ...secret])
  await refusing(['restore', forged, ...secret, '--accept-list'])
  expect(existsSync(join(target.DATA_DIR, 'events.db'))).toBe(false)
  // The same in place of the log that is there: a start, and each command, refuses it; a copy can be taken.
  const here = { ...target, DATA_DIR: join(root, 'here') }
  cpSync(forged, here.DATA_DIR, { recursive: true })
  expect(testApp(here, here.DATA_DIR)).rejects.toThrow(/\(NotificationRaised of schema 1\).*migrate --accept-unsigned/)
  for (const words of ['migrate', 'migrate --dry-run', 'check', 'events copy --to postgres://localhost:4801/none'])
    await refusing(words.split(' '), here)
  await refusing(['backup', join(root, 'own-copy')], here)
  expect(existsSync(join(root, 'own-copy', 'events.db'))).toBe(true)
  const accepted = await command(['restore', forged, ...secret, '--accept-unsigned'], target)
  expect([accepted.code, accepted.text]).toEqual([0, expect.stringContaining('has one as it is now')])
  await (await testApp(target, target.DATA_DIR)).stop()
})

test('a list of erased accounts that the secret did not sign is refused where it names somebody in the copy', async () => {
  const environment = { DATA_DIR: join(root, 'other') }
  const secret = ['--secret', join(folder, 'secret.key'), '--force']
  const app = await testApp({}, folder)
  const [account = ''] = app.core.events.streams('account/', '', 1).map((stream) => stream.slice('account/'.length))
  await app.stop()
  for (const file of ['erased.json', 'erase-again.json']) {
    writeFileSync(join(copy, file), JSON.stringify({ accounts: [account] }))
    for (const flags of [[], ['--accept-unsigned']]) {
      const { code, problems } = await command(['restore', copy, ...secret, ...flags], environment)
      expect([code, problems.join('\n')]).toEqual([1, expect.stringMatching(/is not signed.*restore --accept-list/)])
    }
    expect((await command(['restore', copy, ...secret, '--accept-list'], environment)).code).toBe(0)
    expect(readFileSync(join(environment.DATA_DIR, 'erase-again.json'), 'utf8')).toContain(account)
    // Nobody of the copy is on it: nobody can be erased by it.
    writeFileSync(join(copy, file), JSON.stringify({ accounts: [Bun.randomUUIDv7()] }))
    expect((await command(['restore', copy, ...secret], environment)).code).toBe(0)
    rmSync(join(copy, file))
  }
})

test('a note for the next start that is not signed stops no start and erases nobody, until it is accepted', async () => {
  const account = (app: TestApp) => app.core.events.streams('account/', '', 1)[0] ?? ''
  const first = await testApp({}, folder)
  const due = account(first).slice('account/'.length)
  await first.stop()
  for (const [content, way] of [
    [JSON.stringify({ accounts: [due] }), 'migrate --accept-list'],
    ['{"accounts": ["', 'cannot be read'],
  ] as const) {
    writeFileSync(join(folder, 'erase-again.json'), content)
    const read = readConfig({ DATA_DIR: folder, PORT: '4802' }, '/')
    if (!read.ok) throw new Error('the settings are wrong')
    const { result: server, lines } = await printed(() => serve(read.config))
    expect(lines.join('\n')).toContain('erasure.set_aside')
    await server.stop()
    expect((await command(['check'], { DATA_DIR: folder })).text).toContain(way)
  }
  const accepted = await command(['migrate', '--accept-list'], { DATA_DIR: folder })
  expect([accepted.code, accepted.text]).toEqual([0, expect.stringContaining('next start erases: 1')])
  const app = await testApp({}, folder)
  await eraseAgain(app.core)
  expect(app.core.events.readPlain(account(app)).at(-1)?.type).toBe('AccountErased')
  await app.stop()
})
