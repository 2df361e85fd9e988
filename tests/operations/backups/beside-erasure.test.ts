// What happens between the copying of files, log and keys must not make a copy contradictory: an erasure or a replaced
// upload there is no damage.
import { afterEach, expect, setDefaultTimeout, test } from 'bun:test'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requireAccount } from '../../../src/events/schema/events'
import { eraseAccount } from '../../../src/server/accounts/data/erase'
import { operatorMetadata } from '../../../src/server/admin/operator/operator-identity'
import { backUp } from '../../../src/server/storage/backups/backup'
import { copyFiles } from '../../../src/server/storage/backups/folder-copy'
import { checkFolder } from '../../../src/server/storage/check/folder'
import { type Client, type TestApp, testApp } from '../../helpers/app'
import { docxResume } from '../../helpers/documents'

setDefaultTimeout(60_000)

let root = ''
let app: TestApp
const apps: TestApp[] = []
afterEach(async () => {
  for (const one of apps.splice(0)) await one.close()
  rmSync(root, { recursive: true, force: true })
})

type Step = 'files' | 'events.db' | 'keys.db' | 'test-checkout.db'

/** A backup during which each step happens once, at its place. */
const backedUp = async (
  begin: (app: TestApp) => Promise<Client>,
  steps: Partial<Record<Step, (one: Client) => unknown>>,
) => {
  root = mkdtempSync(join(tmpdir(), 'beside-erasure-'))
  app = await testApp({}, join(root, 'data'))
  apps.push(app)
  const one = await begin(app)
  const left = { ...steps }
  const target = join(root, 'copy')
  const report = await backUp(join(root, 'data'), target, null, {
    withSecret: true,
    onCopied: async (what) => {
      const step = left[what]
      delete left[what]
      await step?.(one)
    },
  })
  expect(report.missing).toEqual([])
  expect(await checkFolder(target, null, { deep: true })).toMatchObject({ problems: [], missing: [] })
  expect(existsSync(`${target}.part`)).toBe(false)
  return { target, tookTwice: report.events === app.core.events.position() }
}

const newcomer = async ({ client }: TestApp) => {
  const one = client()
  await one.register('joana@exemplo.com.br')
  return one
}
const upload = async (one: Client) => {
  expect((await one.upload('/api/resume/analyze', 'cv.docx', await docxResume(), 'resume')).status).toBe(200)
}
const erase = async () => {
  const { core } = app
  const [stream = ''] = core.events.streams('account/', '', 1)
  const erased = await eraseAccount(core, requireAccount(stream), operatorMetadata(core), { by: 'operator' })
  expect(erased).toBe('erased')
}
const uploads = (folder: string) =>
  existsSync(join(folder, 'files'))
    ? readdirSync(join(folder, 'files'), { recursive: true }).filter((name) => `${name}`.endsWith('.sealed'))
    : []

test('an upload, and its account erased before the upload was copied', async () => {
  const { target, tookTwice } = await backedUp(newcomer, { files: upload, 'events.db': erase })
  expect(tookTwice).toBe(true)
  expect(uploads(target)).toEqual([])
})

test('an account erased between the copy of the log and that of the keys, its upload copied before', async () => {
  const begin = async (app: TestApp) => {
    const one = await newcomer(app)
    await upload(one)
    return one
  }
  const { target } = await backedUp(begin, { 'events.db': erase })
  expect(uploads(target)).toEqual([])
})

test('the folder of an account that is removed while uploads are copied', () => {
  root = mkdtempSync(join(tmpdir(), 'beside-erasure-'))
  const [from, to] = [join(root, 'data'), join(root, 'copy')]
  for (const account of ['ana', 'bia']) {
    mkdirSync(join(from, 'files', account), { recursive: true })
    writeFileSync(join(from, 'files', account, '1.sealed'), account)
  }
  copyFiles(from, to, false, (account) => {
    if (account === 'bia') rmSync(join(from, 'files', account), { recursive: true })
    return true
  })
  expect(uploads(to)).toEqual(['ana/1.sealed'])
})
