// What verify and restore accept is what a start accepts: each fault is laid into a copy, and all of them are asked.

import { expect, test } from 'bun:test'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { backUp } from '../../../src/server/storage/backups/backup'
import { testApp } from '../../helpers/app'
import { context, happened } from '../../helpers/log'
import { operatorSite } from '../../helpers/pages/operator-site'

const { root, site, cli } = operatorSite('unserved-')

let turn = 0
/** What a start of this folder says, or null once it serves. */
const refusedStart = async (folder: string): Promise<string | null> => {
  try {
    await (await testApp({}, folder)).close()
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** The same folder, under another path, says the same. */
const withoutPath = (text: string, folder: string) => text.replaceAll(folder, '<folder>').split('\n')[0] ?? ''

const judge = async (copy: string) => {
  const restored = join(root, `restored-${turn++}`)
  const verify = await cli({}, 'backup', '--verify', copy)
  const check = await cli({}, 'check', copy)
  const restore = await cli({ DATA_DIR: restored }, 'restore', copy)
  // As it is, since a copy that restore refuses is not there to be started.
  const started = join(root, `started-${turn++}`)
  cpSync(copy, started, { recursive: true })
  const start = await refusedStart(started)
  return {
    codes: [verify.code, check.code, restore.code],
    texts: [verify.text, check.text, restore.text],
    start,
    started,
  }
}

const copyOf = async () => {
  const copy = join(root, `copy-${turn++}`)
  await backUp(site.app.config.folder, copy, null, { withSecret: true })
  return copy
}

const faults: readonly (readonly [string, (folder: string) => void])[] = [
  ['catalogue.json', (folder) => writeFileSync(join(folder, 'catalogue.json'), '{"plans": 1}')],
  ['landing.json', (folder) => writeFileSync(join(folder, 'landing.json'), '{"no such field": 1}')],
  ['termos.pt-BR.md', (folder) => mkdirSync(join(folder, 'termos.pt-BR.md'))],
]

test('a copy in order is accepted by verify, check, restore and a start', async () => {
  const { codes, start } = await judge(await copyOf())
  expect([codes, start]).toEqual([[0, 0, 0], null])
})

test.each(faults)(
  'a %s that no start accepts is refused by verify, check and restore, in its words',
  async (_, lay) => {
    const copy = await copyOf()
    lay(copy)
    const { codes, texts, start, started } = await judge(copy)
    expect(codes).toEqual([1, 1, 1])
    expect(start).not.toBeNull()
    for (const text of texts) expect(withoutPath(text, copy)).toContain(withoutPath(start ?? '', started))
  },
)

test('a site whose own file is wrong is copied, and the backup says that no start would serve it', async () => {
  const path = join(site.app.config.folder, 'catalogue.json')
  writeFileSync(path, 'not JSON')
  const copy = join(root, 'with-the-file')
  const made = await cli({}, 'backup', copy)
  expect(made).toMatchObject({ code: 1, text: expect.stringContaining('catalogue.json cannot be used') })
  writeFileSync(path, '{}')
  writeFileSync(join(copy, 'catalogue.json'), '{}')
  expect((await cli({}, 'backup', '--verify', copy)).code).toBe(0)
})

test('a log with events of a newer release is refused by all of them', async () => {
  await site.app.core.events.append(
    [{ stream: 'account/x', expected: 0, events: [happened('FromTheFuture')] }],
    context,
  )
  const { codes, texts, start } = await judge(await copyOf())
  expect([codes, start]).toEqual([[1, 1, 1], expect.stringContaining('FromTheFuture of schema')])
  for (const text of texts) expect(text).toContain(start ?? 'a start')
})
