// What a recorded disk was sent, in order, and what is left of it when the power goes at some moment: all before the last flush, and
// of what came after it any part, because a disk may write what it holds in any order.
import { dlopen, FFIType } from 'bun:ffi'
import { closeSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs'

/** `at`: milliseconds of the machine's monotonic clock. */
export type Entry = {
  readonly kind: 'write' | 'flush'
  readonly at: number
  readonly offset: number
  readonly length: number
}
/** An entry, and where its bytes begin in the record. */
export type Recorded = Entry & { readonly from: number }

const headBytes = 32

export function entryHead({ kind, at, offset, length }: Entry): Buffer {
  const head = Buffer.alloc(headBytes)
  head.writeUInt32LE(kind === 'write' ? 1 : 2, 0)
  head.writeUInt32LE(length, 4)
  head.writeDoubleLE(at, 8)
  head.writeDoubleLE(offset, 16)
  return head
}

/** Bun's own clocks count from the start of each process. */
const libc = dlopen('libc.so.6', {
  clock_gettime: { args: [FFIType.i32, FFIType.ptr], returns: FFIType.i32 },
})
const monotonic = 1
const time = new BigInt64Array(2)

/** Milliseconds of the machine's monotonic clock, as in a record: the same for all processes. */
export const now = (): number => {
  libc.symbols.clock_gettime(monotonic, time)
  return Number(time[0]) * 1_000 + Number(time[1]) / 1e6
}

export function entriesOf(record: string): Recorded[] {
  const file = openSync(record, 'r')
  const entries: Recorded[] = []
  const head = Buffer.alloc(headBytes)
  try {
    for (let from = 0; readSync(file, head, 0, headBytes, from) === headBytes; ) {
      const length = head.readUInt32LE(4)
      const kind = head.readUInt32LE(0) === 1 ? 'write' : 'flush'
      entries.push({ kind, at: head.readDoubleLE(8), offset: head.readDoubleLE(16), length, from: from + headBytes })
      from += headBytes + length
    }
  } finally {
    closeSync(file)
  }
  return entries
}

/** What becomes of writes after the last flush: none is there, all are, or each sector is or is not. */
export const fates = ['none', 'all', 'some'] as const
export type Fate = (typeof fates)[number]

/** What a disk writes at once or not at all. */
const sectorBytes = 512
const pageBytes = 4_096

/** Images of a record, for cuts in the order of time. */
export type Images = {
  /** Makes the image of a disk whose power went after so many entries; returns how many writes were not flushed. */
  cut(after: number, fate: Fate, random: () => number): number
  close(): void
}

/** `image` is the file of the disk as it is found afterwards, `durable` one of its own. */
export function openImages(record: string, entries: readonly Recorded[], size: number, image: string): Images {
  const source = openSync(record, 'r')
  const durable = `${image}.durable`
  const target = openSync(durable, 'w+')
  ftruncateSync(target, size)
  const buffer = Buffer.alloc(1024 * 1024)
  let done = 0
  const copy = (to: number, { from, offset }: Recorded, start: number, length: number) => {
    readSync(source, buffer, 0, length, from + start)
    writeSync(to, buffer, 0, length, offset + start)
  }
  return {
    cut(after, fate, random) {
      const flushed = entries.slice(0, after).findLastIndex(({ kind }) => kind === 'flush') + 1
      for (; done < flushed; done++) {
        const entry = entries[done]
        if (entry?.kind === 'write') copy(target, entry, 0, entry.length)
      }
      const copied = Bun.spawnSync(['cp', '--sparse=always', durable, image])
      if (copied.exitCode !== 0) throw new Error(`${copied.stderr}`)
      const pending = entries.slice(flushed, after).filter(({ kind }) => kind === 'write')
      const to = openSync(image, 'r+')
      for (const entry of fate === 'none' ? [] : pending)
        for (let start = 0; start < entry.length; ) {
          // Mostly whole pages, and now and then one of which only some sectors were written.
          const unit = fate === 'some' && random() < 0.1 ? sectorBytes : pageBytes
          const length = Math.min(unit, entry.length - start)
          if (fate === 'all' || random() < 0.5) copy(to, entry, start, length)
          start += length
        }
      closeSync(to)
      return pending.length
    },
    close() {
      for (const file of [source, target]) closeSync(file)
    },
  }
}
