// Writes files that survive a crash whole.
import { open, rename } from 'node:fs/promises'

/** Writes a file durably and atomically: to a temporary file, synced, then renamed. Mode 0600. */
export const writeDurably = async (path: string, contents: Uint8Array | string): Promise<void> => {
  const part = `${path}.part`
  const file = await open(part, 'w', 0o600)
  try {
    await file.writeFile(contents)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(part, path)
}
