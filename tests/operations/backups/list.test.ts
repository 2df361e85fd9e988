// What an operator asks of copies: which there are, each as the commands take it, and what to do in a folder just restored.

import { expect, test } from 'bun:test'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { backUp } from '../../../src/server/storage/backups/backup'
import { operatorSite } from '../../helpers/pages/operator-site'

const { root, site, cli } = operatorSite('list-')

test('backup --list names the copies in BACKUP_DIR, the oldest first, and no half of one', async () => {
  const copies = join(root, 'copies')
  mkdirSync(join(copies, 'trampolim-2026-11-21T03-00-00Z.part'), { recursive: true })
  const empty = await cli({ BACKUP_DIR: copies }, 'backup', '--list')
  expect([empty.code, empty.text]).toEqual([1, expect.stringContaining(`there is no backup in ${copies}`)])
  const names = ['trampolim-2026-11-20T03-00-00Z', 'monday']
  for (const name of names) await backUp(site.app.config.folder, join(copies, name), null)
  const { code, text } = await cli({ BACKUP_DIR: copies }, 'backup', '--list')
  expect([code, text.split('\n')]).toEqual([0, names.map((name) => join(copies, name))])
  for (const path of text.split('\n')) expect((await cli({}, 'backup', '--verify', path)).code).toBe(0)
})

test('verify in a folder just restored says what is missing, in the language of the locale', async () => {
  const [copy, folder] = [join(root, 'copy'), join(root, 'restored')]
  await backUp(site.app.config.folder, copy, null, { withSecret: true })
  expect((await cli({ DATA_DIR: folder }, 'restore', copy)).code).toBe(0)
  const verify = (environment: Record<string, string>) => cli({ DATA_DIR: folder, ...environment }, 'verify')
  expect(await verify({})).toMatchObject({
    code: 1,
    text: `${folder} has no read models of this release yet: the next start builds them`,
  })
  const { code, text } = await verify({ LANG: 'pt_BR.UTF-8' })
  expect([code, text]).toEqual([1, expect.stringContaining('ainda não tem os modelos de leitura')])
})
