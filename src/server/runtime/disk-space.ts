// Free disk space, checked at most once a second. Below a limit the server is read-only, which leaves space for signing
// in and out; what others take of that comes out of the reserve. It recovers by itself when there is more space.

import { statfsSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from '../../events/error-code'
import { errorDetails, logger } from './logger'

/** Free bytes below which only signing in and out is written, and above which everything is written again. */
export const diskBounds = { full: 16 * 1024 * 1024, again: 24 * 1024 * 1024 } as const
const askAgainMs = 1_000
/** Free bytes that an append on a full disk should find, for the log and for the read models that follow in the same tick. */
const appendMin = 64 * 1024

type DiskSpace = {
  isFull(): boolean
  /** Called before an append, and after one that a full disk refused (`failed`): true if it released some of the reserve. */
  makeRoom(failed: boolean): boolean
  /** Allocates the reserve if enough space remains to write everything, and again once there is room. */
  reserve(): Promise<void>
}

/** Bytes a process may still write to a folder's disk. */
export const freeBytes = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** `free` returns the free bytes, `clock` ms since 1970; a disk that cannot be checked does not count as full. */
export function createDiskSpace(free: () => number, clock: () => number, diskReserve: DiskReserve): DiskSpace {
  let full = false
  let checkedAt = Number.NEGATIVE_INFINITY
  const freeNow = (): number => {
    try {
      return free()
    } catch {
      // A disk that cannot be checked does not count as full.
      return Number.POSITIVE_INFINITY
    }
  }
  let isReserving = false
  const reserve = async (): Promise<void> => {
    const missing = diskReserve.missing()
    if (missing > 0 && freeNow() >= diskBounds.again + missing) await diskReserve.allocate()
  }
  return {
    isFull() {
      const now = clock()
      if (Math.abs(now - checkedAt) < askAgainMs) return full
      checkedAt = now
      full = freeNow() < (full ? diskBounds.again : diskBounds.full)
      if (!full && isReserving) void reserve()
      return full
    },
    makeRoom(failed) {
      if (failed) [full, checkedAt] = [true, clock()]
      return full && (failed || freeNow() < appendMin) && diskReserve.release()
    },
    reserve() {
      isReserving = true
      return reserve()
    },
  }
}

/** Bytes reserved, and bytes released at a time: about what one append needs. */
export const reserveBounds = { bytes: 16 * 1024 * 1024, slice: 64 * 1024 } as const

/** Room that no other program can take: a file of allocated blocks, cut shorter when something must be written on a full disk. */
type DiskReserve = {
  /** Bytes that are still to be allocated; 0 where that has proved impossible. */
  missing(): number
  /** Gives a slice back to the file system; false when there is none. */
  release(): boolean
  /** Allocates all of it. Where the file system or the C library cannot, that is a line of the log. */
  allocate(): Promise<void>
}

/** Named as runtime.db is, so that no release copies it into a backup. */
const pathOf = (folder: string): string => join(folder, 'runtime.db-reserve')

/** Bytes that are allocated in a folder; null where no server has tried it yet. */
export const reservedIn = (folder: string): number | null => {
  const stat = statSync(pathOf(folder), { throwIfNoEntry: false })
  return stat ? Math.min(stat.size, stat.blocks * 512) : null
}

type Allocator = { readonly fallocate: (path: string, bytes: number, piece: number) => boolean }

/** `load` gives the C library's function; it rejects where there is none. */
export function createDiskReserve(
  folder: string,
  load: () => Promise<Allocator> = () => import('./fallocate'),
): DiskReserve {
  const path = pathOf(folder)
  const { bytes, slice } = reserveBounds
  let isImpossible = false
  let hasWorked = (reservedIn(folder) ?? 0) > 0
  return {
    missing: () => (isImpossible ? 0 : bytes - (reservedIn(folder) ?? 0)),
    release() {
      const left = reservedIn(folder) ?? 0
      if (left === 0) return false
      try {
        truncateSync(path, Math.max(0, left - slice))
        return true
      } catch (error) {
        logger.warn('disk.not_released', errorDetails(error))
        return false
      }
    },
    async allocate() {
      try {
        const { fallocate } = await load()
        if (!fallocate(path, bytes, slice)) throw new Error('fallocate was not accepted')
        hasWorked = true
      } catch (error) {
        // Where it has worked before, others took the room between two looks.
        isImpossible = !hasWorked
        logger.warn('disk.not_reserved', errorDetails(error))
      }
    },
  }
}

/** Whether an error or its cause is a full disk. */
export const isDiskFull = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const code = errorCode(error)
  return code === 'SQLITE_FULL' || code === 'ENOSPC' || code === 'EDQUOT' || isDiskFull(error.cause)
}
