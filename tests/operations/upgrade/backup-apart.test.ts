// The backup before an upgrade of a long log: made by a process of its own, which says how far it is.
import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { lockFolder } from '../../../src/events/store/sqlite/lock'
import { backUpApart, upgradeBackupCommand } from '../../../src/server/storage/backups/upgrade-backup'
import { checkFolder } from '../../../src/server/storage/check/folder'
import { testApp } from '../../helpers/app'

setDefaultTimeout(60_000)

const root = mkdtempSync(join(tmpdir(), 'apart-'))
const folder = join(root, 'data')
const command = [process.execPath, resolve(import.meta.dir, '../../../src/main.ts'), upgradeBackupCommand]
afterAll(() => rmSync(root, { recursive: true, force: true }))

const apart = async (backup: string) => {
  const shares: number[] = []
  await backUpApart({ folder, backup, secret: null, withSecret: true }, (share) => shares.push(share), command)
  return shares
}

test('copies, checks, and ends with a whole copy; the share never goes back', async () => {
  const app = await testApp({}, folder)
  await app.client().register('ana@exemplo.com.br')
  await app.stop()
  const backup = join(root, 'copy')
  const shares = await apart(backup)
  expect(shares.at(0)).toBe(0)
  expect(shares.at(-1)).toBe(1)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  expect(await checkFolder(backup, null, { deep: true })).toMatchObject({ problems: [], missing: [] })
})

test('one that fails gives its reason and leaves no copy', async () => {
  const backup = join(root, 'refused')
  const unlock = lockFolder(folder)
  await expect(apart(backup)).rejects.toThrow(/already using the data folder/)
  unlock()
  writeFileSync(join(folder, 'keys.db'), 'not a database any more')
  await expect(apart(backup)).rejects.toThrow(/damaged|not a database/)
  expect(existsSync(backup)).toBe(false)
})
