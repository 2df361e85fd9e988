// A browser for the tests: the machine's own, else the one Playwright installs, else the system's package.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join, resolve } from 'node:path'
import { fail, root } from './setup.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const minutes = 60_000

const runs = (command, args, options = {}) =>
  spawnSync(command, args, { stdio: 'inherit', timeout: 5 * minutes, ...options }).status === 0

/** Starting it is the only proof: a downloaded browser may lack libraries of the system. */
const works = (path) => runs(path, ['--version'], { stdio: 'ignore', timeout: minutes / 2 })

/** The absolute path of the first of these commands on the PATH that works; Playwright takes no bare names. */
const onPath = (commands) =>
  commands
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => resolve(folder, name)))
    .find((path) => existsSync(path) && works(path))

const playwrightBrowser = () => createRequire(join(root, 'package.json'))('playwright-core').chromium.executablePath()

const isRoot = process.getuid?.() === 0
const sources = [
  () => onPath([process.env.CHROMIUM_PATH, ...names].filter(Boolean)),
  () => works(playwrightBrowser()) && playwrightBrowser(),
  () =>
    runs(process.execPath, [join(root, 'node_modules', 'playwright-core', 'cli.js'), 'install', 'chromium']) &&
    works(playwrightBrowser()) &&
    playwrightBrowser(),
  () =>
    isRoot &&
    runs('apt-get', ['update', '-qq']) &&
    runs('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']) &&
    onPath(['chromium']),
]

/** The path of a Chromium that starts; tries to install one where there is none, or ends with what to do. */
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
