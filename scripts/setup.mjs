// What every npm script needs first: the packages that the lock file pins, and a `bun` that runs.
// Plain Node without packages, because it runs before there are any.
import { spawnSync } from 'node:child_process'
import { existsSync, lstatSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
export const bun = join(root, 'node_modules', 'bun', 'bin', 'bun.exe')

const oldestNode = 20

/** Ends the process with a message for a person, without a stack trace. */
export const fail = (message) => {
  console.error(message)
  process.exit(1)
}

const packages = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages ?? {}
  } catch {
    return {}
  }
}

/** True when node_modules holds every package at the version the lock names. Versions are compared, not times: a checkout touches the lock. */
export const isInstalled = (folder) => {
  const wanted = Object.entries(packages(join(folder, 'package-lock.json')))
  const present = packages(join(folder, 'node_modules', '.package-lock.json'))
  if (!wanted.length) return false
  return wanted.every(([path, { version, optional }]) => path === '' || optional || present[path]?.version === version)
}

/** The bun package ships a 450-byte notice in place of the program until its install script has run. */
const isBunReady = () => existsSync(bun) && statSync(bun).size > 1_000_000

const run = (command, args) => {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: command === 'npm' && process.platform === 'win32',
  })
  if (error || status !== 0) fail(`Could not run "${command} ${args.join(' ')}"${error ? `: ${error.message}` : ''}.`)
}

/** Installs what is missing; does nothing, in a few milliseconds, when all is there. */
export function setup() {
  if (Number(process.versions.node.split('.')[0]) < oldestNode)
    fail(`Node ${oldestNode} or newer is needed; this is ${process.version}.`)
  if (!isInstalled(root)) {
    const modules = join(root, 'node_modules')
    if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink())
      fail('node_modules is a link to another folder and does not hold what the lock names; run "npm ci" there.')
    // The build needs development packages, which npm leaves out when NODE_ENV says production.
    run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'])
  }
  // .npmrc forbids install scripts, of every package; this one is run by name because it only moves a file.
  if (!isBunReady()) run(process.execPath, ['node_modules/bun/install.js'])
  if (!isBunReady()) fail('The bun package was installed without its program; delete node_modules and try again.')
}
