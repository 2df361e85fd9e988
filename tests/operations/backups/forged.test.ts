// Changes a backup as somebody would who can write to it, but has not the secret: nothing of that is restored unseen.
import { Database } from 'bun:sqlite'
import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backUp } from '../../../src/server/storage/backups/backup'
import { testApp } from '../../helpers/app'
import { command } from '../../helpers/command'

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
  for (const words of [
    ['backup', '--verify', forged],
    ['check', forged],
  ]) {
    const { code, problems } = await command(words, target)
    expect([words[0], code, problems.join('\n')]).toEqual([words[0], 1, expect.stringContaining(why)])
  }
  const refused = await command(['restore', forged, ...secret], target)
  expect([refused.code, refused.problems.join('\n')]).toEqual([1, expect.stringContaining(why)])
  expect(existsSync(join(target.DATA_DIR, 'events.db'))).toBe(false)
  expect((await command(['restore', forged, ...secret, '--accept-unsigned'], target)).code).toBe(0)
  expect(testApp(target, target.DATA_DIR)).rejects.toThrow(why)
  const migrated = await command(['migrate'], target)
  expect([migrated.code, migrated.problems.join('\n')]).toEqual([1, expect.stringContaining(why)])
})

test('a list of erased accounts, or of those the next start erases, that the secret did not sign is refused', async () => {
  const accounts = [Bun.randomUUIDv7()]
  const environment = { DATA_DIR: join(root, 'other') }
  const secret = ['--secret', join(folder, 'secret.key')]
  writeFileSync(join(copy, 'erased.json'), JSON.stringify({ accounts }))
  const refused = await command(['restore', copy, ...secret], environment)
  expect([refused.code, refused.problems.join('\n')]).toEqual([1, expect.stringContaining('is not signed')])
  rmSync(join(copy, 'erased.json'))
  writeFileSync(join(copy, 'erase-again.json'), JSON.stringify({ accounts }))
  expect((await command(['restore', copy, ...secret], environment)).problems.join('\n')).toContain('is not signed')
})
