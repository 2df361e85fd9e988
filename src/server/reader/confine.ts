// Confines the reader, from within and permanently, to what reading needs: a document that takes it over finds no file,
// socket or other process. See docs/decisions/0192 for what was tried; syscalls.ts lists what is allowed.
import { dlopen, FFIType, ptr } from 'bun:ffi'
import type { Confinement } from './protocol'
import { numberOf, program } from './syscalls'

export const unconfined: Confinement = { seccomp: false, landlock: 0, limits: false }

const [PR_SET_DUMPABLE, PR_SET_NO_NEW_PRIVS] = [4, 38]
const [RLIMIT_FSIZE, RLIMIT_CORE] = [1, 4]
const [SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC] = [1, 1]
/** The same numbers on every architecture. */
const [landlock_create_ruleset, landlock_restrict_self] = [444, 446]
const LANDLOCK_CREATE_RULESET_VERSION = 1

const libc = () =>
  dlopen('libc.so.6', {
    syscall: { args: Array.from({ length: 7 }, () => FFIType.i64), returns: FFIType.i64 },
    prctl: { args: Array.from({ length: 5 }, () => FFIType.i64), returns: FFIType.i32 },
    setrlimit: { args: [FFIType.i32, FFIType.ptr], returns: FFIType.i32 },
  }).symbols

/** Memory that the kernel is given by address must stay allocated while the process lives. */
const handed: ArrayBufferView[] = []
const addressOf = (view: NodeJS.TypedArray): number => {
  handed.push(view)
  return ptr(view)
}

type Call = (number: number, ...args: readonly number[]) => number

const setLimits = ({ prctl, setrlimit }: ReturnType<typeof libc>): boolean => {
  const none = new BigUint64Array(2)
  return [
    prctl(PR_SET_DUMPABLE, 0, 0, 0, 0),
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0),
    setrlimit(RLIMIT_FSIZE, none),
    setrlimit(RLIMIT_CORE, none),
  ].every((answer) => answer === 0)
}

/** Denies every right over files, TCP and signals that this version knows. */
const restrictFiles = (call: Call): number => {
  const version = Math.max(0, call(landlock_create_ruleset, 0, 0, LANDLOCK_CREATE_RULESET_VERSION))
  if (version === 0) return 0
  const files = version >= 5 ? 0xffffn : version >= 3 ? 0x7fffn : version === 2 ? 0x3fffn : 0x1fffn
  const rules = new BigUint64Array([files, version >= 4 ? 3n : 0n, version >= 6 ? 3n : 0n])
  const size = version >= 6 ? 24 : version >= 4 ? 16 : 8
  const fd = call(landlock_create_ruleset, addressOf(rules), size)
  if (fd < 0) return 0
  const isRestricted = call(landlock_restrict_self, fd, 0) === 0
  call(numberOf('close'), fd)
  return isRestricted ? version : 0
}

const filterCalls = (call: Call): boolean => {
  const code = program(process.pid)
  const header = new BigUint64Array([BigInt(code.byteLength / 8), BigInt(addressOf(code))])
  return call(numberOf('seccomp'), SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, addressOf(header)) === 0
}

/** Called once, before the first document, with all that needs a file loaded; never throws, the result says what holds. */
export const confine = (): Confinement => {
  if (process.platform !== 'linux' || (process.arch !== 'x64' && process.arch !== 'arm64')) return unconfined
  try {
    // Opening the library needs a file, so it comes before anything is denied.
    const symbols = libc()
    const call: Call = (number, ...args) => {
      const [a = 0, b = 0, c = 0, d = 0] = args
      return Number(symbols.syscall(number, a, b, c, d, 0, 0))
    }
    const limits = setLimits(symbols)
    const landlock = restrictFiles(call)
    return { limits, landlock, seccomp: filterCalls(call) }
  } catch {
    // No C library of this name, as on musl.
    return unconfined
  }
}
