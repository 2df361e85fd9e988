import { open, rename } from 'node:fs/promises'

/** Durable when it answers, and whole or not there: written beside, synced, then renamed into place. Mode 0600. */
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
