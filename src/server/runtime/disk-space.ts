// Free disk space, checked at most once a second. Below a limit the server is read-only, which leaves space for signing
// in and out; it recovers by itself when there is more space.

import { statfsSync } from 'node:fs'
import { errorCode } from '../../events/error-code'

/** Free bytes below which only signing in and out is written, and above which everything is written again. */
export const diskBounds = { full: 16 * 1024 * 1024, again: 24 * 1024 * 1024 } as const
const askAgainMs = 1_000

export type DiskSpace = { isFull(): boolean }

/** Bytes a process may still write to a folder's disk. */
export const freeBytes = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** `free` returns the free bytes, `clock` ms since 1970; a disk that cannot be checked does not count as full. */
export function createDiskSpace(free: () => number, clock: () => number): DiskSpace {
  let full = false
  let checkedAt = Number.NEGATIVE_INFINITY
  return {
    isFull() {
      const now = clock()
      if (Math.abs(now - checkedAt) < askAgainMs) return full
      checkedAt = now
      try {
        full = free() < (full ? diskBounds.again : diskBounds.full)
      } catch {
        // A disk that cannot be checked does not count as full.
        full = false
      }
      return full
    },
  }
}

/** Whether an error or its cause is a full disk. */
export const isDiskFull = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const code = errorCode(error)
  return code === 'SQLITE_FULL' || code === 'ENOSPC' || code === 'EDQUOT' || isDiskFull(error.cause)
}
