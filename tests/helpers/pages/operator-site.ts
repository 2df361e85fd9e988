// A data folder with one account, whose app runs, and the command line beside it: what tests of an operator's commands begin with.
import { afterAll, beforeAll, expect } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestApp, testApp } from '../app'
import { command } from '../command'

/** `root` holds the data folder and what a test puts beside it; both are there once the file's tests run. */
export const operatorSite = (prefix: string) => {
  const root = mkdtempSync(join(tmpdir(), prefix))
  const site: { app: TestApp } = { app: undefined as never }
  beforeAll(async () => {
    site.app = await testApp({}, join(root, 'data'))
    expect((await site.app.client().register('nina@exemplo.com.br')).status).toBe(201)
  })
  afterAll(async () => {
    await site.app.close()
    rmSync(root, { recursive: true, force: true })
  })
  const cli = (environment: Record<string, string>, ...words: string[]) =>
    command(words, { DATA_DIR: join(root, 'data'), ...environment })
  return { root, site, cli }
}
