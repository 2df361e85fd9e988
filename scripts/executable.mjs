import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from './fingerprint.mjs'
import { bun, root } from './setup.mjs'

export const executable = join(root, 'dist', process.platform === 'win32' ? 'trampolim.exe' : 'trampolim')

const stamp = join(root, 'dist', 'fingerprint')

/** True when the executable was built from the sources as they are now. */
export const isBuilt = () =>
  existsSync(executable) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(root)

/**
 * Builds the executable and answers with an exit code. NODE_ENV is set here and not in the script, because packages
 * choose their production code when they are first loaded.
 */
export function build(args = [], stdio = 'inherit') {
  const env = { ...process.env, NODE_ENV: 'production' }
  return spawnSync(bun, ['scripts/build.ts', ...args], { cwd: root, stdio, env }).status ?? 1
}
