// A file system with one file, `disk`, over the kernel's FUSE protocol (linux/fuse.h, 7.31), for a loop device to lie on. One request at a
// time, in the order in which the kernel hands them over. Linux, as root, who alone may mount.
import { dlopen, FFIType } from 'bun:ffi'
import { closeSync, openSync, readSync, writeSync } from 'node:fs'

export type Disk = {
  readonly size: number
  read(offset: number, length: number): Uint8Array
  write(offset: number, bytes: Uint8Array): void
  /** All that was written before is to survive a loss of power. */
  flush(): void
}

const operations = {
  lookup: 1,
  forget: 2,
  getAttributes: 3,
  setAttributes: 4,
  open: 14,
  read: 15,
  write: 16,
  statFs: 17,
  release: 18,
  fsync: 20,
  flush: 25,
  init: 26,
  destroy: 38,
  batchForget: 42,
}
const diskNode = 2n
const headerBytes = 40
const answerBytes = 16
const largestWrite = 128 * 1024
const [notFound, notSupported] = [2, 38]
const [folderMode, fileMode] = [0o40755, 0o100600]
/** FUSE_BIG_WRITES: more than a page at a time. */
const bigWrites = 1 << 5
const secondsValid = 3_600n

const attributesOf = (node: bigint, size: number): Buffer => {
  const out = Buffer.alloc(88)
  out.writeBigUInt64LE(node, 0)
  out.writeBigUInt64LE(BigInt(node === diskNode ? size : 0), 8)
  out.writeBigUInt64LE(BigInt(node === diskNode ? size / 512 : 0), 16)
  out.writeUInt32LE(node === diskNode ? fileMode : folderMode, 60)
  out.writeUInt32LE(1, 64)
  out.writeUInt32LE(4096, 80)
  return out
}

const initialised = (): Buffer => {
  const out = Buffer.alloc(64)
  out.writeUInt32LE(7, 0)
  out.writeUInt32LE(31, 4)
  out.writeUInt32LE(largestWrite, 8)
  out.writeUInt32LE(bigWrites, 12)
  out.writeUInt16LE(16, 16)
  out.writeUInt16LE(12, 18)
  out.writeUInt32LE(largestWrite, 20)
  out.writeUInt32LE(1, 24)
  return out
}

const valid = (node: bigint, size: number, before: number): Buffer => {
  const out = Buffer.alloc(before + 88)
  attributesOf(node, size).copy(out, before)
  return out
}

/** What a request is answered: bytes, or the number of an error; null for one without an answer. */
function answered(disk: Disk, request: Buffer): Buffer | number | null {
  const node = request.readBigUInt64LE(16)
  const at = (offset: number) => headerBytes + offset
  switch (request.readUInt32LE(4)) {
    case operations.init:
      return initialised()
    case operations.lookup: {
      if (request.toString('utf8', headerBytes, request.length - 1) !== 'disk') return notFound
      const out = valid(diskNode, disk.size, 40)
      out.writeBigUInt64LE(diskNode, 0)
      out.writeBigUInt64LE(secondsValid, 16)
      out.writeBigUInt64LE(secondsValid, 24)
      return out
    }
    case operations.getAttributes:
    case operations.setAttributes: {
      const out = valid(node, disk.size, 16)
      out.writeBigUInt64LE(secondsValid, 0)
      return out
    }
    case operations.open:
      return Buffer.alloc(16)
    case operations.read:
      return Buffer.from(disk.read(Number(request.readBigUInt64LE(at(8))), request.readUInt32LE(at(16))))
    case operations.write: {
      const length = request.readUInt32LE(at(16))
      disk.write(Number(request.readBigUInt64LE(at(8))), request.subarray(at(40), at(40) + length))
      const out = Buffer.alloc(8)
      out.writeUInt32LE(length, 0)
      return out
    }
    case operations.fsync:
      disk.flush()
      return Buffer.alloc(0)
    case operations.statFs:
      return Buffer.alloc(80)
    case operations.flush:
    case operations.release:
    case operations.destroy:
      return Buffer.alloc(0)
    case operations.forget:
    case operations.batchForget:
      return null
    default:
      return notSupported
  }
}

const answer = (fuse: number, request: Buffer, what: Buffer | number): void => {
  const body = typeof what === 'number' ? Buffer.alloc(0) : what
  const head = Buffer.alloc(answerBytes)
  head.writeUInt32LE(answerBytes + body.length, 0)
  head.writeInt32LE(typeof what === 'number' ? -what : 0, 4)
  request.copy(head, 8, 8, 16)
  writeSync(fuse, Buffer.concat([head, body]))
}

/** Mounts it at `place`, says so by `mounted`, and serves until it is unmounted. Blocks its process. */
export function serveDisk(disk: Disk, place: string, mounted: () => void): void {
  const fuse = openSync('/dev/fuse', 'r+')
  const libc = dlopen('libc.so.6', {
    mount: { args: [FFIType.ptr, FFIType.ptr, FFIType.ptr, FFIType.u64, FFIType.ptr], returns: FFIType.i32 },
  })
  const text = (words: string) => Buffer.from(`${words}\0`)
  const options = `fd=${fuse},rootmode=${folderMode.toString(8)},user_id=0,group_id=0`
  const failed = libc.symbols.mount(text('power'), text(place), text('fuse.power'), 0, text(options))
  if (failed !== 0) throw new Error(`${place} could not be mounted`)
  mounted()
  const buffer = Buffer.alloc(largestWrite + 4096)
  for (;;) {
    let length = 0
    try {
      length = readSync(fuse, buffer)
    } catch (error) {
      // Unmounted.
      if (error instanceof Error && 'code' in error && error.code === 'ENODEV') break
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') continue
      throw error
    }
    const request = buffer.subarray(0, length)
    const what = answered(disk, request)
    if (what !== null) answer(fuse, request, what)
  }
  closeSync(fuse)
}
