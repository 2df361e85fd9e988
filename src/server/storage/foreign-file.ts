// Finds the file of a data folder that this process may not open, where an error names none: after a restore as root, the commonest slip.

import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from '../../events/error-code'

const { R_OK, W_OK } = constants
const written = /^((events|keys|runtime|lock|test-checkout|views-.*)\.db(-wal|-shm|-journal)?|secret\.key|files)$/

function isDenied(path: string): boolean {
  try {
    accessSync(path, R_OK | W_OK)
    return false
  } catch (error) {
    return errorCode(error) === 'EACCES'
  }
}

/** The folder itself or the first file in it that the program has to write, and whose it is; null where there is none. */
export function foreignFile(folder: string): { readonly path: string; readonly uid: number } | null {
  if (!existsSync(folder)) return null
  const inside = () =>
    readdirSync(folder)
      .filter((name) => written.test(name))
      .map((name) => join(folder, name))
  const path = isDenied(folder) ? folder : inside().find(isDenied)
  return path === undefined ? null : { path, uid: statSync(path).uid }
}
