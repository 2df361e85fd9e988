// Allocates blocks of a file by the C library; loaded once a server answers. Loading it throws where there is no glibc.
import { dlopen, FFIType } from 'bun:ffi'
import { closeSync, openSync } from 'node:fs'

const { i32, i64 } = FFIType
const { symbols } = dlopen('libc.so.6', { fallocate: { args: [i32, i32, i64, i64], returns: i32 } })

/** False where the file system has no fallocate(2), or no room; in pieces, of which btrfs frees each. */
export const fallocate = (path: string, bytes: number, piece: number): boolean => {
  const file = openSync(path, 'a', 0o600)
  try {
    for (let at = 0; at < bytes; at += piece) if (symbols.fallocate(file, 0, at, piece) !== 0) return false
    return true
  } finally {
    closeSync(file)
  }
}
