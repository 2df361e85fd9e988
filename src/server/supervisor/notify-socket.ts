// Datagrams to the Unix socket of a supervisor. Bun and node:dgram have none of that family, so the C library sends them.
import { dlopen, FFIType, ptr } from 'bun:ffi'

/** The same numbers on x64 and arm64. */
const [AF_UNIX, SOCK_DGRAM, SOCK_CLOEXEC] = [1, 2, 0x80000]
const [MSG_DONTWAIT, MSG_NOSIGNAL] = [0x40, 0x4000]
/** Bytes of `sun_path`; an address of a file needs its last byte for the end. */
const pathMax = 108

const libc = () =>
  dlopen('libc.so.6', {
    socket: { args: [FFIType.i32, FFIType.i32, FFIType.i32], returns: FFIType.i32 },
    sendto: {
      args: [FFIType.i32, FFIType.ptr, FFIType.u64, FFIType.i32, FFIType.ptr, FFIType.u32],
      returns: FFIType.i64,
    },
    close: { args: [FFIType.i32], returns: FFIType.i32 },
  }).symbols

/** A `sockaddr_un`: an absolute path, or an abstract name written with `@` in the place of its zero byte. */
export const unixAddress = (name: string): Uint8Array => {
  const isAbstract = name.startsWith('@')
  const bytes = new TextEncoder().encode(name)
  if (!isAbstract && !name.startsWith('/')) throw new Error('neither a path nor an abstract socket')
  if (bytes.length < 2 || bytes.length > pathMax - (isAbstract ? 0 : 1)) throw new Error('too short or too long')
  if (bytes.includes(0)) throw new Error('holds a zero byte')
  // The length counts the zero byte that ends a path, but an abstract name ends where the address does.
  const address = new Uint8Array(2 + bytes.length + (isAbstract ? 0 : 1))
  new DataView(address.buffer).setUint16(0, AF_UNIX, true)
  address.set(bytes, 2)
  if (isAbstract) address[2] = 0
  return address
}

export type NotifySocket = {
  /** Never waits: false when the system did not accept the message at once. */
  send(message: string): boolean
  close(): void
}

/** Throws where there is no such library (as on musl), the name is not that of a Unix socket, or no descriptor is left. */
export const openNotifySocket = (name: string): NotifySocket => {
  const address = unixAddress(name)
  const { socket, sendto, close } = libc()
  const descriptor = socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0)
  if (descriptor < 0) throw new Error('no socket')
  return {
    send: (message) => {
      const bytes = new TextEncoder().encode(message)
      const sent = sendto(
        descriptor,
        ptr(bytes),
        bytes.length,
        MSG_DONTWAIT | MSG_NOSIGNAL,
        ptr(address),
        address.length,
      )
      return Number(sent) === bytes.length
    },
    close: () => {
      close(descriptor)
    },
  }
}
