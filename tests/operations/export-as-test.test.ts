// `events export --as-test` writes a test file that passes as it is, fails when a figure is another, and names nobody.
import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { optimisedSettled } from '../../src/server/analyses/downloads/optimised-check'
import { testApp } from '../helpers/app'
import { command } from '../helpers/command'
import { pdfResume } from '../helpers/documents'

setDefaultTimeout(60_000)

const folder = mkdtempSync(join(tmpdir(), 'as-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const exported = async (...words: string[]) => {
  const { code, out } = await command(['events', 'export', ...words], { DATA_DIR: folder })
  return { code, text: out.join('\n') }
}

/** Whether the written file passes under `bun test`. */
const passes = async (text: string): Promise<boolean> => {
  const file = join(folder, 'case.test.ts')
  writeFileSync(file, text.replaceAll('../../src/', `${resolve(import.meta.dir, '../../src')}/`))
  return (await Bun.spawn([process.execPath, 'test', file], { stdout: 'ignore', stderr: 'ignore' }).exited) === 0
}

test('an exported account becomes a test of its state and quota', async () => {
  const app = await testApp({}, folder)
  const nina = app.client()
  await nina.register('nina.canario@exemplo.com.br', 'Nina Canario')
  await nina.upload('/api/resume/analyze', 'canario.pdf', await pdfResume())
  await optimisedSettled(app.core)
  await app.stop()
  expect((await exported('--as-test')).code).toBe(2)
  const { code, text } = await exported('--as-test', '--account', 'nina.canario@exemplo.com.br')
  expect(code).toBe(0)
  expect(text).not.toMatch(/canario|argon2/i)
  expect(text).toContain('"left": 3')
  expect(await passes(text)).toBe(true)
  expect(await passes(text.replace('"left": 3', '"left": 2'))).toBe(false)
})
