// One place of the pool: a reader process started with work, replaced when it died, stopped when idle.
import { errorDetails, logger } from '../runtime/logger'
import { type Child, startChild } from './child'
import type { Confinement, ReaderLimits, ReaderOutcome } from './protocol'

export type Slot = {
  /** One task; 'busy' when no process can be started. Must not be called while one is running. */
  run(job: string, bytes: Uint8Array): Promise<ReaderOutcome<unknown>>
  /** What starting a process took for the last task, in ms; 0 where one was alive. */
  startMs(): number
  pid(): number | null
  /** Whether the process that runs, or is starting, has begun a task of this name: its libraries are loaded, or soon will be. */
  hasBegun(job: string): boolean
  /** Kills the process and starts no other. */
  close(): Promise<void>
}

/** Another process is started, once, for a task that is not to blame for the end of the one it was sent to. */
const mostAttempts = 2
const busy = { ok: false, refusal: 'busy' } as const

/** `learn` receives the confinement of each started process. */
export const createSlot = (
  command: readonly string[],
  limits: ReaderLimits,
  learn: (confinement: Confinement) => void,
): Slot => {
  let child: Child | null = null
  let idle: Timer | null = null
  let closed = false
  let running: Promise<unknown> = Promise.resolve()
  let starting = false
  let startMs = 0
  const begun = new Set<string>()

  /** Null where none could be started: on a starved machine the next one may be. */
  const startOne = async (): Promise<Child | null> => {
    begun.clear()
    starting = true
    try {
      return await startChild(command, limits)
    } catch (error) {
      logger.error('reader.not_started', errorDetails(error))
      return null
    } finally {
      starting = false
    }
  }

  const stopChild = async () => {
    const leaving = child
    child = null
    await leaving?.kill()
  }
  /** The process, started where none is alive; null where none could be started, or the slot is closed. */
  const living = async (job: string): Promise<Child | null> => {
    if (!child?.alive()) {
      const from = performance.now()
      const fresh = startOne()
      begun.add(job)
      child = await fresh
      startMs = performance.now() - from
      if (!child) return null
      learn(child.confinement)
    }
    begun.add(job)
    if (!closed) return child
    // Closed while it was starting: close() had no process yet that it could have killed.
    await stopChild()
    return null
  }
  const work = async (job: string, bytes: Uint8Array): Promise<ReaderOutcome<unknown>> => {
    if (idle) clearTimeout(idle)
    startMs = 0
    for (let attempt = 0; attempt < mostAttempts; attempt++) {
      const current = await living(job)
      if (!current) break
      const outcome = await current.ask(job, bytes, limits.taskMsByJob[job] ?? limits.taskMs)
      if (closed) return outcome === 'not-taken' ? busy : outcome
      const why = outcome === 'not-taken' ? outcome : outcome.ok ? null : outcome.refusal
      if (why && !current.alive()) logger.warn('reader.killed', { why, job, pid: current.pid, bytes: bytes.length })
      if (outcome === 'not-taken') continue
      idle = setTimeout(stopChild, limits.idle)
      idle.unref()
      return outcome
    }
    return busy
  }
  return {
    run: (job, bytes) => {
      const turn = work(job, bytes)
      // The caller gets the rejection; close() only waits.
      running = turn.catch(() => {})
      return turn
    },
    startMs: () => startMs,
    pid: () => (child?.alive() ? child.pid : null),
    hasBegun: (job) => (starting || child?.alive() === true) && begun.has(job),
    close: async () => {
      closed = true
      if (idle) clearTimeout(idle)
      await stopChild()
      await running
    },
  }
}
