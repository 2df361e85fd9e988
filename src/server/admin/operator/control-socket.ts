// The CLI's way to a running server: a socket in the data folder that only its owner can open. Only one process may
// write the log, so the CLI asks that process.
import { chmodSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Server } from 'bun'
import type { Core } from '../../core/core'

/** The longest socket path that every supported system accepts. */
const pathMax = 100

export const controlPath = (folder: string): string | null => {
  const path = join(folder, 'control.sock')
  return path.length <= pathMax ? path : null
}

/** Null where the system has no such sockets or the path is too long: then the server must be stopped first. */
export const serveControl = (core: Core): Server<undefined> | null => {
  const path = controlPath(core.config.folder)
  if (!path) return null
  // Private from the first moment, whatever the folder's mode.
  const before = process.umask(0o177)
  try {
    rmSync(path, { force: true })
    // Commands are loaded with the first one: most servers are never asked any.
    const server = Bun.serve({
      unix: path,
      maxRequestBodySize: 16 * 1024,
      fetch: async (request) => (await import('./control-commands')).answerControl(core, request),
    })
    chmodSync(path, 0o600)
    return server
  } catch {
    // The system has no such sockets: the CLI then asks for the server to be stopped first.
    return null
  } finally {
    process.umask(before)
  }
}
