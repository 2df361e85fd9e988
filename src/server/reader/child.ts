// Starts a reader process and enforces its limits.
import { readFileSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'
import { parse } from 'node:path'
import { errorDetails, logger } from '../runtime/logger'
import { inSources } from '../runtime/source-places'
import type { Ask, Confinement, ReaderAnswer, ReaderLimits, ReaderOutcome } from './protocol'

export type Child = {
  readonly pid: number
  /** The confinement that it reported. */
  readonly confinement: Confinement
  alive(): boolean
  /**
   * Runs one task of at most `limitMs` of processor time, where the system reports it, and three times as much
   * wall-clock time. The process may be dead afterwards; the outcome says so. 'not-taken' where the task is not to blame: it
   * died before it took the task, or had too much memory in use, of which earlier tasks had left some. Must not be called while a task is running.
   */
  ask(job: string, bytes: Uint8Array, limitMs: number): Promise<ReaderOutcome<unknown> | 'not-taken'>
  kill(): Promise<void>
}

/** How often a working process is checked, in milliseconds. */
const watchMs = 50
/** On a busy machine a task may take this many times its processor time by the clock; then it is killed anyway. */
const unknownTimeStretch = 3

/** A reader's whole environment. */
const readerEnvironment = {
  // The kernel kills the reader when the server dies, even in the middle of a document.
  BUN_FEATURE_FLAG_NO_ORPHANS: '1',
  // Compile later: for the first hundred documents the slowest compiler cost more than it saved (decision 0448).
  BUN_JSC_thresholdForFTLOptimizeAfterWarmUp: '400000',
  BUN_JSC_thresholdForFTLOptimizeSoon: '4000',
} as const

/** Steps of niceness below the server: pages take milliseconds and documents a fraction of a second (decision 0453). */
const niceness = 5
const leastPriority = 19

/** Before its process has threads of its own, which inherit it. */
function lowerPriority(pid: number): void {
  try {
    setPriority(pid, Math.min(leastPriority, getPriority() + niceness))
  } catch (error) {
    logger.warn('reader.priority_unchanged', errorDetails(error))
  }
}

/** The code stands in the log, the message in what `doctor` says. */
const notStarted = (end: string, code: string): Error => Object.assign(new Error(`the reader process ${end}`), { code })

/**
 * Starts a reader process and waits until it is ready. It inherits nothing of the server's environment and runs in the
 * root folder, where no settings file can be found; confine.ts restricts the rest.
 * @throws Error when the process ends, or is not ready after `limits.start` milliseconds
 */
export async function startChild(command: readonly string[], limits: ReaderLimits): Promise<Child> {
  const ready = Promise.withResolvers<Confinement>()
  let pending: {
    readonly id: number
    readonly job: string
    taken: boolean
    settle(outcome: ReaderOutcome<unknown> | 'not-taken'): void
  } | null = null
  let cause: 'too-slow' | 'too-much-memory' | null = null
  let tasksSent = 0
  let dead = false
  let isLate = false

  const child = Bun.spawn([...command], {
    cwd: parse(process.execPath).root,
    env: readerEnvironment,
    stdio: ['ignore', 'ignore', 'ignore'],
    serialization: 'advanced',
    ipc(message: ReaderAnswer) {
      if ('ready' in message) ready.resolve(message.confinement)
      else if (message.id !== pending?.id) return
      else if ('taken' in message) pending.taken = true
      else {
        if (!message.ok) {
          const { error, frame } = message.fault
          logger.error('reader.job_failed', { job: pending.job, error, frame: inSources(frame) })
        }
        pending.settle(message.ok ? { ok: true, value: message.value } : { ok: false, refusal: 'internal' })
      }
    },
    onExit({ exitCode: code, signalCode: signal }) {
      dead = true
      ready.reject(
        isLate
          ? notStarted(`was not ready after ${limits.start / 1000} s`, 'late')
          : notStarted(`ended at its start (${signal ?? code})`, `ended ${signal ?? code}`),
      )
      // A SIGKILL that we did not send comes from the kernel: out of memory. Any other death is blamed on the file.
      const refusal = cause ?? (signal === 'SIGKILL' ? 'too-much-memory' : 'damaged')
      const isOwnFault = cause === 'too-much-memory' ? tasksSent === 1 : pending?.taken || cause
      pending?.settle(isOwnFault ? { ok: false, refusal } : 'not-taken')
    },
  })
  lowerPriority(child.pid)
  // The server may end while a reader waits for work.
  child.unref()

  const kill = async (why: typeof cause = null) => {
    cause = why
    child.kill('SIGKILL')
    await child.exited
  }
  const starting = setTimeout(() => {
    isLate = true
    void kill()
  }, limits.start)
  const confinement = await ready.promise.finally(() => clearTimeout(starting))

  return {
    pid: child.pid,
    confinement,
    alive: () => !dead,
    kill: () => kill(),
    ask(job, bytes, limitMs) {
      const { promise, resolve } = Promise.withResolvers<ReaderOutcome<unknown> | 'not-taken'>()
      const before = processorMs(child.pid)
      const late = setTimeout(() => kill('too-slow'), before === null ? limitMs : limitMs * unknownTimeStretch)
      const watch = setInterval(async () => {
        if (before !== null && (processorMs(child.pid) ?? 0) - before > limitMs) await kill('too-slow')
        else if ((await residentBytes(child.pid)) > limits.memory) await kill('too-much-memory')
      }, watchMs)
      pending = {
        id: ++tasksSent,
        job,
        taken: false,
        settle(outcome) {
          clearTimeout(late)
          clearInterval(watch)
          pending = null
          resolve(outcome)
        },
      }
      const ask: Ask = { id: tasksSent, job, bytes }
      child.send(ask)
      return promise
    },
  }
}

/** Resident memory of a process; 0 where the system does not report it, or after the process has ended. */
async function residentBytes(pid: number): Promise<number> {
  try {
    const status = await Bun.file(`/proc/${pid}/status`).text()
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024
  } catch {
    // The process has ended, or the system has no /proc.
    return 0
  }
}

/** Ms of processor time of all threads of a process; null where the system does not report it. */
function processorMs(pid: number): number | null {
  try {
    // After the name, which may contain anything: the state, ten numbers, then user and system time in hundredths of a
    // second.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    const [user, system] = [Number(fields[11]), Number(fields[12])]
    return Number.isFinite(user + system) ? (user + system) * 10 : null
  } catch {
    // The process has ended, or the system has no /proc.
    return null
  }
}
