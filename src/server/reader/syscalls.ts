// The system calls a reader may make, as a seccomp program: what Bun and the engine need between two messages of the
// server. Numbers are the kernel's, [x64, arm64]; null where the machine has no such call.

const allowed = {
  read: [0, 63],
  write: [1, 64],
  close: [3, 57],
  fstat: [5, 80],
  poll: [7, null],
  ppoll: [271, 73],
  lseek: [8, 62],
  mmap: [9, 222],
  mprotect: [10, 226],
  munmap: [11, 215],
  brk: [12, 214],
  rt_sigaction: [13, 134],
  rt_sigprocmask: [14, 135],
  rt_sigreturn: [15, 139],
  readv: [19, 65],
  writev: [20, 66],
  sched_yield: [24, 124],
  mremap: [25, 216],
  mincore: [27, 232],
  madvise: [28, 233],
  nanosleep: [35, 101],
  getpid: [39, 172],
  sendto: [44, 206],
  recvfrom: [45, 207],
  sendmsg: [46, 211],
  recvmsg: [47, 212],
  shutdown: [48, 210],
  exit: [60, 93],
  uname: [63, 160],
  gettimeofday: [96, 169],
  getrusage: [98, 165],
  sysinfo: [99, 179],
  getuid: [102, 174],
  getgid: [104, 176],
  geteuid: [107, 175],
  getegid: [108, 177],
  sigaltstack: [131, 132],
  gettid: [186, 178],
  futex: [202, 98],
  sched_getaffinity: [204, 123],
  restart_syscall: [219, 128],
  clock_gettime: [228, 113],
  clock_getres: [229, 114],
  clock_nanosleep: [230, 115],
  exit_group: [231, 94],
  epoll_wait: [232, null],
  epoll_ctl: [233, 21],
  set_robust_list: [273, 99],
  epoll_pwait: [281, 22],
  timerfd_create: [283, 85],
  timerfd_settime: [286, 86],
  eventfd2: [290, 19],
  epoll_create1: [291, 20],
  getrandom: [318, 278],
  membarrier: [324, 283],
  rseq: [334, 293],
  epoll_pwait2: [441, 441],
  futex_waitv: [449, 449],
} as const

/** Allowed in part, or needed by confine.ts itself. */
const others = {
  clone: [56, 220],
  clone3: [435, 435],
  fcntl: [72, 25],
  newfstatat: [262, 79],
  prctl: [157, 167],
  prlimit64: [302, 261],
  seccomp: [317, 277],
  tgkill: [234, 131],
} as const

const calls = { ...allowed, ...others }
const column = process.arch === 'arm64' ? 1 : 0

/** The number of a call on this machine; -1, which is no call, where it does not exist. */
export const numberOf = (call: keyof typeof calls): number => calls[call][column] ?? -1

// Classic BPF: load a word of seccomp_data, jump, answer.
const [LOAD, JUMP_EQUAL, JUMP_GREATER, JUMP_GREATER_EQUAL, JUMP_SET, ANSWER] = [0x20, 0x15, 0x25, 0x35, 0x45, 0x06]
const ALLOW = 0x7fff0000
const KILL = 0x80000000
const EPERM = 0x50001
const ENOSYS = 0x50026
const ARCHITECTURE = column === 1 ? 0xc00000b7 : 0xc000003e
/** Numbers from here on are the x32 calls of an x64 kernel. */
const X32 = 0x40000000
const [atNumber, atArchitecture] = [0, 4]
const atArgument = (index: number): number => 16 + 8 * index

const [CLONE_THREAD, AT_EMPTY_PATH, PR_SET_NAME, F_SETFL, F_DUPFD_CLOEXEC] = [0x10000, 0x1000, 15, 4, 1030]

type Instruction = readonly [code: number, whenTrue: number, whenFalse: number, value: number]

/** Returns ALLOW for one call if the low half of an argument passes a test, otherwise EPERM. */
const allowWhen = (call: keyof typeof others, argument: number, test: number, value: number): Instruction[] => [
  [JUMP_EQUAL, 0, 4, numberOf(call)],
  [LOAD, 0, 0, atArgument(argument)],
  [test, 0, 1, value],
  [ANSWER, 0, 0, ALLOW],
  [ANSWER, 0, 0, EPERM],
]

/** What is not allowed fails with EPERM; a call of a foreign architecture kills. */
const instructions = (pid: number): Instruction[] => [
  [LOAD, 0, 0, atArchitecture],
  [JUMP_EQUAL, 1, 0, ARCHITECTURE],
  [ANSWER, 0, 0, KILL],
  [LOAD, 0, 0, atNumber],
  ...(column === 0
    ? ([
        [JUMP_GREATER_EQUAL, 0, 1, X32],
        [ANSWER, 0, 0, KILL],
      ] as const)
    : []),
  ...Object.values(allowed).flatMap(({ [column]: number }): Instruction[] =>
    number === null
      ? []
      : [
          [JUMP_EQUAL, 0, 1, number],
          [ANSWER, 0, 0, ALLOW],
        ],
  ),
  // A thread, never a process.
  ...allowWhen('clone', 0, JUMP_SET, CLONE_THREAD),
  // Only to its own threads, which the garbage collector stops in this way.
  ...allowWhen('tgkill', 0, JUMP_EQUAL, pid),
  // Of an open descriptor, never of a path.
  ...allowWhen('newfstatat', 3, JUMP_EQUAL, AT_EMPTY_PATH),
  // Reading limits, never setting them.
  ...allowWhen('prlimit64', 2, JUMP_EQUAL, 0),
  ...allowWhen('prctl', 0, JUMP_EQUAL, PR_SET_NAME),
  [JUMP_EQUAL, 0, 5, numberOf('fcntl')],
  [LOAD, 0, 0, atArgument(1)],
  [JUMP_GREATER, 0, 1, F_SETFL],
  [JUMP_EQUAL, 0, 1, F_DUPFD_CLOEXEC],
  [ANSWER, 0, 0, ALLOW],
  [ANSWER, 0, 0, EPERM],
  // glibc falls back to clone, whose flags a filter can check; those of clone3 are in memory.
  [JUMP_EQUAL, 0, 1, numberOf('clone3')],
  [ANSWER, 0, 0, ENOSYS],
  [ANSWER, 0, 0, EPERM],
]

/** The program in the kernel's format: 8 bytes an instruction. */
export const program = (pid: number): Uint8Array => {
  const lines = instructions(pid)
  const bytes = new Uint8Array(lines.length * 8)
  const view = new DataView(bytes.buffer)
  for (const [at, [code, whenTrue, whenFalse, value]] of lines.entries()) {
    view.setUint16(at * 8, code, true)
    view.setUint8(at * 8 + 2, whenTrue)
    view.setUint8(at * 8 + 3, whenFalse)
    view.setUint32(at * 8 + 4, value, true)
  }
  return bytes
}
