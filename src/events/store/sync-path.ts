// Makes a file's bytes, or the names in a folder, survive a loss of power.
import { closeSync, fsyncSync, openSync } from 'node:fs'

/** Syncs a file's bytes, or a folder's names: a name that was made, changed or removed is durable only then. */
export function syncPath(path: string): void {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
