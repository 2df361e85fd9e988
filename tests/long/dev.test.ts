// `npm run dev` as a person uses it: a browser stands on the page while a style, an island and the server's own code
// are saved. On a copy of the repository, so that nobody's work is touched.
import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from '../helpers/browser'
import { type Server, startServer } from '../helpers/server'

const root = resolve(import.meta.dir, '..', '..')
const parts = ['src', 'static', 'scripts', 'package.json', 'package-lock.json', 'tsconfig.json', 'bunfig.toml']
const patience = { timeout: 10_000 }

describe('npm run dev', () => {
  let copy: string
  let server: Server
  let browser: Browser
  let page: Page

  beforeAll(async () => {
    copy = await mkdtemp(join(tmpdir(), 'trampolim-dev-'))
    for (const part of parts) await cp(join(root, part), join(copy, part), { recursive: true })
    await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))
    const env = { NODE_ENV: 'development' }
    server = await startServer({ command: [process.execPath, 'scripts/dev.ts'], cwd: copy, env })
    browser = await launchBrowser()
    page = await browser.newPage()
    const listening = page.waitForResponse(`${server.url}/dev/reload`, patience)
    await page.goto(server.url)
    await listening
  }, 60_000)

  afterAll(async () => {
    await browser?.close()
    await server?.stop()
    await rm(copy, { recursive: true, force: true })
  }, 30_000)

  test('a saved style shows in the open page', async () => {
    await writeFile(
      join(copy, 'src/ui/saved.css.ts'),
      `import { globalStyle } from '@vanilla-extract/css'\nglobalStyle('body', { outline: '7px solid rgb(7, 77, 177)' })\n`,
    )
    await page.waitForFunction(() => getComputedStyle(document.body).outlineColor === 'rgb(7, 77, 177)', null, patience)
    expect(await page.evaluate(() => getComputedStyle(document.body).outlineWidth)).toBe('7px')
  }, 20_000)

  test('a saved island runs in the open page', async () => {
    const entry = join(copy, 'src/islands/client.tsx')
    await writeFile(entry, `${await Bun.file(entry).text()}\ndocument.documentElement.dataset.saved = 'island'\n`)
    await page.waitForFunction(() => document.documentElement.dataset.saved === 'island', null, patience)
    expect(server.log()).toContain('Changed; starting again')
  }, 20_000)

  test('a broken save is survived, and the next good one shows', async () => {
    const main = join(copy, 'src/main.ts')
    const good = await Bun.file(main).text()
    await writeFile(main, 'const = nothing\n')
    for (let waited = 0; !/error/i.test(server.log()) && waited < 100; waited++) await Bun.sleep(50)
    expect(server.log()).toMatch(/error/i)
    await writeFile(main, `console.log('mended')\n${good}`)
    for (let waited = 0; !server.log().includes('mended') && waited < 100; waited++) await Bun.sleep(50)
    expect(server.log()).toContain('mended')
  }, 20_000)
})
