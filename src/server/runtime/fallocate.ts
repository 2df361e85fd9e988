// Allocates blocks of a file by the C library; loaded once a server answers. Loading it throws where there is no glibc.
import { dlopen, FFIType } from 'bun:ffi'
import { closeSync, openSync } from 'node:fs'

const { i32, i64 } = FFIType
const { symbols } = dlopen('libc.so.6', { fallocate: { args: [i32, i32, i64, i64], returns: i32 } })

/** False where the file system has no fallocate(2), or no room. */
export const fallocate = (path: string, bytes: number): boolean => {
  const file = openSync(path, 'a', 0o600)
  try {
    return symbols.fallocate(file, 0, 0, bytes) === 0
  } finally {
    closeSync(file)
  }
}
