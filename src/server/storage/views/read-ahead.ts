// Reads a long log once before its pages are checked. Where the machine has just started none of it is in memory, and that check
// holds the thread for as long as the disk takes: seconds in which a closed port looks like a server that is down.
import { statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { freemem } from 'node:os'
import { memoryHere } from '../../runtime/memory'

const batchBytes = 4 * 1024 * 1024

/** `onProgress` gets the bytes read and those there are; a log that the memory could not hold is not read. */
export async function readAhead(path: string, onProgress: (done: number, of: number) => void): Promise<void> {
  const { size } = statSync(path)
  if (size > Math.min(freemem(), memoryHere()) / 2) return
  const file = await open(path)
  try {
    const buffer = Buffer.allocUnsafe(batchBytes)
    onProgress(0, size)
    for (let at = 0; at < size; ) {
      const { bytesRead } = await file.read(buffer, 0, batchBytes, at)
      if (bytesRead === 0) break
      at += bytesRead
      onProgress(at, size)
    }
  } finally {
    await file.close()
  }
}
