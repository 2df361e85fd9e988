// A browser for the tests: the machine's own, else the one Playwright installs, else the system's package.
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fail, root } from './setup.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const minutes = 60_000

const runs = (command, args, options = {}) =>
  spawnSync(command, args, { stdio: 'inherit', timeout: 5 * minutes, ...options }).status === 0

/** Starting it is the only proof: a downloaded browser may lack libraries of the system. */
const works = (path) => runs(path, ['--version'], { stdio: 'ignore', timeout: minutes / 2 })

const playwrightBrowser = () => createRequire(join(root, 'package.json'))('playwright-core').chromium.executablePath()

const isRoot = process.getuid?.() === 0
const sources = [
  () => [process.env.CHROMIUM_PATH, ...names].find((name) => name && works(name)),
  () => works(playwrightBrowser()) && playwrightBrowser(),
  () =>
    runs(process.execPath, [join(root, 'node_modules', 'playwright-core', 'cli.js'), 'install', 'chromium']) &&
    works(playwrightBrowser()) &&
    playwrightBrowser(),
  () =>
    isRoot &&
    runs('apt-get', ['update', '-qq']) &&
    runs('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']) &&
    works('chromium') &&
    'chromium',
]

/** The command of a Chromium that starts; tries to install one where there is none, or ends with what to do. */
export function browser() {
  for (const source of sources) {
    const found = source()
    if (found) return found
  }
  return fail(
    'The browser tests need Chromium, and none could be found or installed. Install your system\'s "chromium" package, or run\n' +
      '"npx playwright-core install --with-deps chromium", or set CHROMIUM_PATH, and run npm test again.',
  )
}
