// Documents are read in a process of their own, so that a hostile file costs that process and not the server: its wall
// time and memory are watched from outside, and it is killed when it passes them. One process, because a reader's
// memory is the server's largest, and a résumé takes a tenth of a second.

import type { JobResult, Jobs, JobTable } from '../../analysis/jobs'
import { selfCommand } from '../runtime/executable'
import { logger } from '../runtime/logger'
import { type Child, startChild } from './child'
import type { Outcome, Reader, ReaderLimits } from './protocol'

/**
 * Measured with Bun 1.4.5, compiled: a reader takes 95 MB after one résumé and 140 MB after eight; the first document
 * takes 0.2 s with the start of the process, later ones up to 0.13 s. See docs/decisions/0022.
 */
export const READER_LIMITS: ReaderLimits = {
  queue: 32,
  wall: 10_000,
  start: 15_000,
  memory: 700 * 1024 * 1024,
  idle: 60_000,
}

/** The pool of one. `command` starts a process that calls `runReader` with the same table of jobs. */
export function createReader<Table extends JobTable = Jobs>(
  limits: ReaderLimits = READER_LIMITS,
  command: readonly string[] = selfCommand('reader'),
): Reader<Table> {
  let child: Child | null = null
  let waiting = 0
  let closed = false
  let tail: Promise<unknown> = Promise.resolve()
  let idle: Timer | null = null

  const stopChild = async () => {
    const leaving = child
    child = null
    await leaving?.kill()
  }
  const work = async (job: string, bytes: Uint8Array): Promise<Outcome<unknown>> => {
    if (closed) return { ok: false, refusal: 'busy' }
    if (idle) clearTimeout(idle)
    if (!child?.alive()) child = await startChild(command, limits)
    // Closed while it was starting: there was no process yet that close() could have killed.
    if (closed) {
      await stopChild()
      return { ok: false, refusal: 'busy' }
    }
    const current = child
    const outcome = await current.ask(job, bytes)
    if (!outcome.ok && !current.alive() && !closed)
      logger.warn('the reader process was ended while it read', {
        why: outcome.refusal,
        job,
        pid: current.pid,
        bytes: bytes.length,
      })
    if (closed) return outcome
    idle = setTimeout(stopChild, limits.idle)
    idle.unref()
    return outcome
  }
  return {
    async run<Name extends keyof Table & string>(job: Name, bytes: Uint8Array) {
      if (closed || waiting >= limits.queue) return { ok: false, refusal: 'busy' } as const
      waiting += 1
      const turn = tail
        .then(() => work(job, bytes))
        .finally(() => {
          waiting -= 1
        })
      tail = turn.catch(() => {})
      return (await turn) as Outcome<JobResult<Table, Name>>
    },
    pid: () => (child?.alive() ? child.pid : null),
    async close() {
      closed = true
      if (idle) clearTimeout(idle)
      await stopChild()
      await tail
    },
  }
}
