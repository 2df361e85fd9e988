// Lets go of the executable's pages that only a start has needed. Loaded some seconds after a start; throws where there is no glibc.
import { dlopen, FFIType } from 'bun:ffi'
import { readFileSync } from 'node:fs'

/** `MADV_DONTNEED` of madvise(2): the next access maps the page of the file again. */
const dontNeed = 4

export type PageRange = { readonly from: number; readonly bytes: number }

/**
 * The mappings of a file in the text of `/proc/<pid>/smaps` from which nothing can be lost: not writable, and without a page that
 * is no longer the file's own (a relocation, a breakpoint), in memory or swapped out. Pages called dirty may be the file's own:
 * those of an executable that was just written.
 */
export function cleanMappings(smaps: string, file: string): PageRange[] {
  const clean: PageRange[] = []
  for (const block of smaps.split(/^(?=[0-9a-f]+-[0-9a-f]+ )/m)) {
    const head = /^([0-9a-f]+)-([0-9a-f]+) r-[x-]p \S+ \S+ \d+ +(.+)$/m.exec(block)
    if (head?.[3] !== file || !/^Anonymous: +0 kB$/m.test(block) || !/^Swap: +0 kB$/m.test(block)) continue
    const from = Number.parseInt(head[1] ?? '', 16)
    clean.push({ from, bytes: Number.parseInt(head[2] ?? '', 16) - from })
  }
  return clean
}

/** Of this process's executable; what it goes on to use is mapped again from the kernel's cache, 64 kB at a time. */
export function dropStartPages(): void {
  const { symbols, close } = dlopen('libc.so.6', {
    madvise: { args: [FFIType.u64, FFIType.u64, FFIType.i32], returns: FFIType.i32 },
  })
  try {
    for (const { from, bytes } of cleanMappings(readFileSync('/proc/self/smaps', 'latin1'), process.execPath))
      symbols.madvise(from, bytes, dontNeed)
  } finally {
    close()
  }
}
