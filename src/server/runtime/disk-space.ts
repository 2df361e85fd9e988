// Room on the disk, asked for at most once a second. Below a bound the server reads only, so that what is left is there for
// signing in and out; with more room it goes on by itself.
import { statfsSync } from 'node:fs'

/** Bytes free below which nothing but signing in and out is written, and above which all is again. */
export const diskBounds = { full: 16 * 1024 * 1024, again: 24 * 1024 * 1024 } as const
const askAgainMs = 1_000

export type DiskSpace = { isFull(): boolean }

/** Bytes a process may still write to the disk of a folder. */
export const freeBytes = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** `free` answers with the bytes left, `clock` with ms since 1970; a disk that cannot be asked is not called full. */
export function createDiskSpace(free: () => number, clock: () => number): DiskSpace {
  let full = false
  let asked = Number.NEGATIVE_INFINITY
  return {
    isFull() {
      const now = clock()
      if (Math.abs(now - asked) < askAgainMs) return full
      asked = now
      try {
        full = free() < (full ? diskBounds.again : diskBounds.full)
      } catch {
        full = false
      }
      return full
    },
  }
}

/** Whether an error, or what caused it, is a disk without room. */
export const isDiskFull = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return code === 'SQLITE_FULL' || code === 'ENOSPC' || code === 'EDQUOT' || isDiskFull(error.cause)
}
