// The other end of NOTIFY_SOCKET: a datagram socket as a service manager has one, by the C library.
import { dlopen, FFIType, ptr } from 'bun:ffi'
import { unixAddress } from '../../../src/server/supervisor/notify-socket'

const libc = () =>
  dlopen('libc.so.6', {
    socket: { args: [FFIType.i32, FFIType.i32, FFIType.i32], returns: FFIType.i32 },
    bind: { args: [FFIType.i32, FFIType.ptr, FFIType.u32], returns: FFIType.i32 },
    recv: { args: [FFIType.i32, FFIType.ptr, FFIType.u64, FFIType.i32], returns: FFIType.i64 },
    close: { args: [FFIType.i32], returns: FFIType.i32 },
  }).symbols

const [AF_UNIX, SOCK_DGRAM, SOCK_CLOEXEC, MSG_DONTWAIT] = [1, 2, 0x80000, 0x40]

/** Binds the address. `received` answers with all messages so far, oldest first. */
export function receiveDatagrams(name: string) {
  const { socket, bind, recv, close } = libc()
  const descriptor = socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0)
  const address = unixAddress(name)
  if (descriptor < 0 || bind(descriptor, ptr(address), address.length) !== 0) throw new Error(`cannot bind ${name}`)
  const messages: string[] = []
  const buffer = new Uint8Array(4096)
  return {
    received: (): readonly string[] => {
      for (;;) {
        const length = Number(recv(descriptor, ptr(buffer), buffer.length, MSG_DONTWAIT))
        if (length < 0) return messages
        messages.push(new TextDecoder().decode(buffer.subarray(0, length)))
      }
    },
    close: () => {
      close(descriptor)
    },
  }
}
