// A real Chromium for the tests: the machine's own, else the one Playwright installs.
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The path of a Chromium, or undefined when there is none; `npm test` puts one there (scripts/browser.mjs). */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named) return named
  const onPath = names.map((name) => Bun.which(name)).find((path) => path !== null)
  if (onPath) return onPath
  const installed = chromium.executablePath()
  return existsSync(installed) ? installed : undefined
}

/**
 * Starts a browser; the caller closes it. Throws when there is none, so that no browser test passes unseen. `freezes`: with
 * the back/forward cache, which Playwright turns off.
 */
export function launchBrowser(freezes = false): Promise<Browser> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('No Chromium was found; "npm test" installs one, or set CHROMIUM_PATH.')
  const ignoreDefaultArgs = freezes ? ['--disable-back-forward-cache'] : []
  return chromium.launch({ executablePath, args: flags, ignoreDefaultArgs })
}

const artifacts = resolve(import.meta.dir, '../../test-artifacts')

/**
 * Keeps a picture of the page in test-artifacts/, for a person to look at; in the long tier only, because no test reads it
 * and drawing a whole page takes longer than what is asserted about it.
 */
export async function screenshot(page: Page, name: string): Promise<void> {
  if (!process.env.LONG) return
  await mkdir(artifacts, { recursive: true })
  // Hiding the caret writes a style into each field, which would differ from the markup an island hydrates later.
  await page.screenshot({ path: resolve(artifacts, `${name}.png`), fullPage: true, caret: 'initial' })
}
