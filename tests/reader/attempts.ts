// What a document that took a reader over would try. Each answers with 'done' or with the error's code; none does harm.

import { dlopen, FFIType, ptr } from 'bun:ffi'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'

type Attempt = (given: { readonly file: string; readonly socket: string; readonly port: number }) => unknown

// Opened before anything is denied, as a taken-over process would find it in memory.
const libc = dlopen('libc.so.6', {
  syscall: { args: Array.from({ length: 7 }, () => FFIType.i64), returns: FFIType.i64 },
}).symbols

/** One system call by its number on x64 and arm64; throws where the kernel refuses. */
const raw =
  (x64: number, arm64: number, ...args: readonly (number | NodeJS.TypedArray)[]): Attempt =>
  () => {
    // The address is taken now: what only a number points at may be gone.
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = args.map((one) => (typeof one === 'number' ? one : ptr(one)))
    const answer = Number(libc.syscall(process.arch === 'arm64' ? arm64 : x64, a, b, c, d, e, f))
    if (answer < 0) throw new Error('refused')
  }

const connected = (to: { path: string } | { host: string; port: number }) =>
  new Promise<void>((done, failed) => {
    const socket = connect(to)
    socket.once('connect', () => {
      socket.destroy()
      done()
    })
    socket.once('error', failed)
  })

const [pair, name, bounds] = [new BigUint64Array(2), new Uint8Array(8), new BigUint64Array(2)]

export const attempts: Readonly<Record<string, Attempt>> = {
  'read a file': ({ file }) => readFileSync(file),
  'read a file through Bun': ({ file }) => Bun.file(file).text(),
  'write a file': ({ file }) => writeFileSync(`${file}.written`, 'x'),
  'list a folder': () => readdirSync('/'),
  'look at a file': ({ file }) => statSync(file),
  'read the server’s environment': () => readFileSync(`/proc/${process.ppid}/environ`),
  'fetch from a server': ({ port }) => fetch(`http://127.0.0.1:${port}/`).then((answer) => answer.text()),
  'connect over TCP': ({ port }) => connected({ host: '127.0.0.1', port }),
  'connect to a socket': ({ socket }) => connected({ path: socket }),
  'listen for others': () => void Bun.serve({ port: 0, fetch: () => new Response() }).stop(true),
  'start a program': () => Bun.spawnSync(['/bin/true']).success || Promise.reject(new Error('refused')),
  'signal the server': () => process.kill(process.ppid, 0),
  socket: raw(41, 198, 1, 1),
  socketpair: raw(53, 199, 1, 1, 0, pair),
  pidfd_open: raw(434, 434, process.ppid),
  memfd_create: raw(319, 279, name),
  'set its own limits': raw(160, 164, 4, bounds),
  'become dumpable': raw(157, 167, 4, 1),
  'change file modes': raw(95, 166, 0o22),
}

/** Refused to anybody without rights, or harmful if it worked: only tried where it must fail. */
export const harmful: Readonly<Record<string, Attempt>> = {
  execve: raw(59, 221),
  ptrace: raw(101, 117, 16, process.ppid),
  process_vm_readv: raw(310, 270, process.ppid),
  io_uring_setup: raw(425, 425),
  bpf: raw(321, 280),
  unshare: raw(272, 97, 0x10000000),
  mount: raw(165, 40),
  setuid: raw(105, 146, 65_532),
  keyctl: raw(250, 219),
  perf_event_open: raw(298, 241),
  userfaultfd: raw(323, 282),
  unlink: raw(87, 35),
}

export const tried = async (all: Readonly<Record<string, Attempt>>, given: Parameters<Attempt>[0]) => {
  const answers: Record<string, string> = {}
  for (const [name, attempt] of Object.entries(all))
    answers[name] = await Promise.resolve()
      .then(() => attempt(given))
      .then(
        () => 'done',
        (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : 'refused'),
      )
  return answers
}
