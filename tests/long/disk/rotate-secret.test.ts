// A site under another secret: everybody comes in as before, what the old secret opened it opens no more, and the original is
// as it was.
import { Database } from 'bun:sqlite'
import { afterEach, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openLogReadOnly } from '../../../src/events/store/sqlite/sqlite-log'
import { eraseByOperator } from '../../../src/server/admin/operator/operator'
import { secretsFrom } from '../../../src/server/security/secrets'
import { checkFolder } from '../../../src/server/storage/check/folder'
import { rotateSecret } from '../../../src/server/storage/rotate-secret'
import { body, type TestApp, testApp } from '../../helpers/app'
import { docxResume } from '../../helpers/documents'

setDefaultTimeout(60_000)

const root = mkdtempSync(join(tmpdir(), 'rotate-'))
const open: TestApp[] = []
afterEach(async () => {
  for (const app of open.splice(0)) await app.close()
  rmSync(root, { recursive: true, force: true })
})

const secretIn = (folder: string) => readFileSync(join(folder, 'secret.key'), 'utf8').trim()
const wrappedIn = (folder: string) => {
  const db = new Database(join(folder, 'keys.db'), { readonly: true })
  const rows = db.query<{ wrapped: Uint8Array }, []>('SELECT wrapped FROM keys WHERE wrapped IS NOT NULL').all()
  db.close()
  return rows.map(({ wrapped }) => Buffer.from(wrapped))
}
const digests = (folder: string) =>
  readdirSync(folder)
    .filter((name) => /^(events|keys)\.db$|secret\.key/.test(name))
    .map((name) => [name, Bun.hash(readFileSync(join(folder, name))).toString()])

test('the copy opens with its own secret alone, and people, claims, files and tokens are there', async () => {
  const [folder, target] = [join(root, 'data'), join(root, 'new')]
  const first = await testApp({}, folder)
  const ana = first.client()
  await ana.register('ana@exemplo.com', 'Ana Prado')
  expect((await ana.upload('/api/resume/analyze', 'cv.docx', await docxResume())).status).toBe(200)
  const made = await ana.post('/api/user/tokens', { nome: 'Casa', escopo: 'leitura', dias: 30, senha: 'segredo1' })
  const { token } = await body<{ token: string }>(made)
  await first.client().register('bia@exemplo.com', 'Bia')
  expect(await eraseByOperator(first.core, 'bia@exemplo.com')).toBe('erased')
  await expect(rotateSecret(folder, target, null)).rejects.toThrow()
  await first.stop()

  const before = digests(folder)
  const { problems, events } = await rotateSecret(folder, target, null)
  expect([problems, events > 0, digests(folder)]).toEqual([[], true, before])
  expect(secretIn(target)).not.toBe(secretIn(folder))
  expect(statSync(join(target, 'secret.key')).mode & 0o777).toBe(0o600)
  expect(() => openLogReadOnly(target, secretsFrom(secretIn(folder)).master)).toThrow(
    expect.objectContaining({ code: 'wrong-key' }),
  )
  const keys = readFileSync(join(target, 'keys.db'))
  expect(wrappedIn(folder).filter((one) => keys.includes(one))).toEqual([])
  expect((await checkFolder(target, null, { deep: true })).problems).toEqual([])

  const second = await testApp({}, target)
  open.push(second)
  const again = second.client()
  expect((await again.post('/api/login', { email: 'ana@exemplo.com', senha: 'segredo1' })).status).toBe(200)
  expect((await second.client().register('ana@exemplo.com')).status).toBe(409)
  expect((await second.client().register('bia@exemplo.com')).status).toBe(201)
  const call = await second.client().ask('/api/resume/history', { headers: { authorization: `Bearer ${token}` } })
  expect([call.status, (await body<unknown[]>(call)).length]).toEqual([200, 1])
  expect((await again.ask('/curriculo/relatorio.pdf')).status).toBeLessThan(404)
  // A session of before goes on: its token is stored as a hash, without the secret.
  const held = second.client()
  for (const [name, value] of ana.cookies) held.cookies.set(name, value)
  expect((await held.ask('/api/user')).status).toBe(200)
})
