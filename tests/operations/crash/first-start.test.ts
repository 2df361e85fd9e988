// A first start that a kill or a loss of power interrupted: whatever it left, the next start makes the site.
import { Database } from 'bun:sqlite'
import { afterAll, expect, test } from 'bun:test'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { secretOf } from '../../../src/server/security/secrets'
import { visitor } from '../../helpers/accounts/visitor'
import { startServer } from '../../helpers/server'

const root = mkdtempSync(join(tmpdir(), 'first-start-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const emptyFolder = () => mkdtempSync(join(root, 'data-'))

const serves = async (folder: string) => {
  const server = await startServer({ folder })
  expect((await visitor(server.url).register('ana@exemplo.com.br')).status).toBe(201)
  expect(await server.stop()).toBe(0)
}

/** A database as it is before its tables are durable. */
const withoutTables = (path: string) => {
  const db = new Database(path)
  db.run('PRAGMA journal_mode = WAL')
  db.close()
}

test('an events.db without tables beside a keys.db without keys is a new site', async () => {
  const folder = emptyFolder()
  await (await startServer({ folder, verified: false })).stop()
  for (const name of ['events.db', 'release.json']) rmSync(join(folder, name))
  withoutTables(join(folder, 'events.db'))
  await serves(folder)
})

test('tables in events.db beside a keys.db without any are a new site', async () => {
  const folder = emptyFolder()
  await (await startServer({ folder, verified: false })).stop()
  for (const name of ['keys.db', 'release.json']) rmSync(join(folder, name))
  withoutTables(join(folder, 'keys.db'))
  await serves(folder)
})

test('an empty secret.key is filled where nothing was sealed with it, and refused beside keys', async () => {
  const folder = emptyFolder()
  const path = join(folder, 'secret.key')
  writeFileSync(path, '')
  chmodSync(path, 0o600)
  await serves(folder)
  expect(readFileSync(path, 'utf8')).toHaveLength(43)
  writeFileSync(path, '')
  expect(() => secretOf(folder, null)).toThrow('secret.key is empty')
  expect(existsSync(`${path}.part`)).toBe(false)
})
