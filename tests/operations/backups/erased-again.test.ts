// A backup from before an erasure brings its person back; the ledger beside the backups has the next start erase them again.
import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requireAccount } from '../../../src/events/schema/events'
import { eraseAgain } from '../../../src/server/accounts/data/erase-again'
import { eraseByOperator } from '../../../src/server/admin/operator/operator'
import { startBackups } from '../../../src/server/jobs/backups'
import { secretOf, secretsFrom } from '../../../src/server/security/secrets'
import { backUp } from '../../../src/server/storage/backups/backup'
import { dueIn, erasedBeside, noteErased } from '../../../src/server/storage/backups/erasure-ledger'
import { remoteStore, withFetched } from '../../../src/server/storage/backups/remote-backups'
import { restore } from '../../../src/server/storage/backups/restore'
import { checkFolder } from '../../../src/server/storage/check/folder'
import { type TestApp, testApp } from '../../helpers/app'
import { docxResume } from '../../helpers/documents'
import { eventually } from '../../helpers/eventually'
import { fakeS3 } from '../../helpers/network/s3'

setDefaultTimeout(60_000)

const root = mkdtempSync(join(tmpdir(), 'erased-again-'))
const [folder, copies] = [join(root, 'data'), join(root, 'copies')]
const backup = join(copies, 'trampolim-2026-11-20T12-14-00Z')
const senha = 'segredo1'
const sign = (content: string): string => secretsFrom(secretOf(folder, null)).link(content)
afterAll(() => rmSync(root, { recursive: true, force: true }))

const canSignIn = async (app: TestApp, email: string) =>
  (await app.client().post('/api/login', { email, senha })).status === 200

/** A backup with two people in it, one of them erased afterwards. */
const erasedAfterTheBackup = async () => {
  mkdirSync(copies)
  const app = await testApp({ BACKUP_DIR: copies }, folder)
  for (const email of ['ana@exemplo.com.br', 'bia@exemplo.com.br']) {
    const one = app.client()
    await one.register(email)
    expect((await one.upload('/api/resume/analyze', 'cv.docx', await docxResume())).status).toBe(200)
  }
  await backUp(folder, backup, null)
  // The present one is fresh, so none is due.
  const jobs = startBackups(app.core)
  expect(await eraseByOperator(app.core, 'ana@exemplo.com.br')).toBe('erased')
  await eventually(() => erasedBeside(backup, sign)?.length === 1)
  await jobs.stop()
  await app.stop()
}

test('who was erased after the backup is erased again at the next start, and nobody else', async () => {
  await erasedAfterTheBackup()
  const elsewhere = join(root, 'elsewhere')
  const keep = readFileSync(join(folder, 'secret.key'), 'utf8').trim()
  expect(await restore(backup, elsewhere, null, { keep })).toMatchObject({ erasedAgain: 1, problems: [] })
  expect(dueIn(elsewhere, sign)).toHaveLength(1)
  const app = await testApp({}, elsewhere)
  await eraseAgain(app.core)
  expect(dueIn(elsewhere, sign)).toEqual([])
  expect(await canSignIn(app, 'ana@exemplo.com.br')).toBe(false)
  expect(await canSignIn(app, 'bia@exemplo.com.br')).toBe(true)
  const [erased = ''] = erasedBeside(backup, sign) ?? []
  const types = app.core.events.readPlain(`account/${erased}`).map(({ type }) => type)
  expect(types).toContain('AccountErased')
  expect(existsSync(join(elsewhere, 'files', requireAccount(`account/${erased}`)))).toBe(false)
  await app.stop()
  expect(await checkFolder(elsewhere, null, { deep: true })).toMatchObject({ problems: [], missing: [] })
  // Restored again from what is erased by now, there is nothing to do.
  await backUp(elsewhere, join(copies, 'later'), null)
  expect(await restore(join(copies, 'later'), join(root, 'third'), null, { keep })).toMatchObject({ erasedAgain: 0 })
})

test('the store holds the ledger beside its backups', async () => {
  const s3 = fakeS3()
  const store = remoteStore(s3.settings)
  await store.push(backup, 'um', 2)
  await withFetched(store, 'um', async (fetched) =>
    expect(erasedBeside(fetched, sign)).toEqual(erasedBeside(backup, sign)),
  )
  s3.stop()
})

test('a ledger keeps what it has, and one that cannot be read is no empty one', () => {
  const other = mkdtempSync(join(root, 'other-'))
  expect(erasedBeside(join(other, 'copy'), sign)).toBeNull()
  const [one, two] = [Bun.randomUUIDv7(), Bun.randomUUIDv7()]
  noteErased(other, [one], sign)
  noteErased(other, [two], sign)
  noteErased(other, [], sign)
  expect(erasedBeside(join(other, 'copy'), sign)).toEqual([one, two])
  writeFileSync(join(other, 'erased.json'), '{"accounts":["ana@exemplo.com.br"]}')
  expect(() => erasedBeside(join(other, 'copy'), sign)).toThrow(/not a list of erased accounts/)
})
