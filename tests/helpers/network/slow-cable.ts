// A cable between two network namespaces that takes its time and loses packets: `<namespace> <device> <namespace> <device> <ms> <share>`. Each
// end is a TAP device; "ready" on standard output once both are there. For kernels without netem too.
import { dlopen, FFIType } from 'bun:ffi'
import { openSync, read, writeSync } from 'node:fs'
import { promisify } from 'node:util'

const [TUNSETIFF, IFF_TAP, IFF_NO_PI] = [0x400454ca, 0x0002, 0x1000]
const CLONE_NEWNET = 0x40000000
const largestFrame = 2_048

const { ioctl, setns } = dlopen('libc.so.6', {
  ioctl: { args: [FFIType.i32, FFIType.u64, FFIType.ptr], returns: FFIType.i32 },
  setns: { args: [FFIType.i32, FFIType.i32], returns: FFIType.i32 },
}).symbols

/** Makes the device in the namespace; what it is sent is read from the file, what is written comes out of it. */
function end(space: string, device: string): number {
  if (setns(openSync(`/var/run/netns/${space}`, 'r'), CLONE_NEWNET) !== 0) throw new Error(`no namespace ${space}`)
  const file = openSync('/dev/net/tun', 'r+')
  const request = Buffer.alloc(40)
  request.write(device)
  request.writeUInt16LE(IFF_TAP | IFF_NO_PI, 16)
  if (ioctl(file, TUNSETIFF, request) !== 0) throw new Error(`no device ${device}`)
  return file
}

const [near = '', nearDevice = '', far = '', farDevice = '', ms = '0', share = '0'] = process.argv.slice(2)
const ends = [end(near, nearDevice), end(far, farDevice)] as const
const readFrame = promisify(read)

async function carry(from: number, to: number): Promise<void> {
  for (;;) {
    const frame = Buffer.alloc(largestFrame)
    const { bytesRead } = await readFrame(from, frame, 0, largestFrame, null)
    if (Math.random() < Number(share)) continue
    setTimeout(() => deliver(to, frame.subarray(0, bytesRead)), Number(ms))
  }
}

function deliver(to: number, frame: Uint8Array): void {
  try {
    writeSync(to, frame)
  } catch (error) {
    // A device that is down takes nothing.
    if (!(error instanceof Error && 'code' in error && error.code === 'EIO')) throw error
  }
}

console.log('ready')
await Promise.all([carry(ends[0], ends[1]), carry(ends[1], ends[0])])
