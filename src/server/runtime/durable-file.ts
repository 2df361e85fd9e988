// Writes files that survive a crash and a loss of power whole: a file's bytes are durable once it is synced, its name once its folder is.
import { renameSync, writeFileSync } from 'node:fs'
import { mkdir, open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { syncPath } from '../../events/store/sync-path'

/** Syncs the names in a folder, beside the event loop. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** Writes a file durably and atomically (0600), its missing folder too (0700). */
export const writeDurably = async (path: string, contents: Uint8Array | string): Promise<void> => {
  const firstCreated = await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const part = `${path}.part`
  const file = await open(part, 'w', 0o600)
  try {
    await file.writeFile(contents)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(part, path)
  // The first folder that was made is a name in one that was there.
  const last = firstCreated === undefined ? dirname(path) : dirname(firstCreated)
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    await syncFolder(folder)
    if (folder === last) return
  }
}

/** A small file, written durably and atomically before anything else can go on. */
export function writeDurablySync(path: string, contents: string): void {
  const part = `${path}.part`
  writeFileSync(part, contents, { mode: 0o600, flush: true })
  renameSync(part, path)
  syncPath(dirname(path))
}
