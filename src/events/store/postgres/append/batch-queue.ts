// Appends to a database on another machine: one batch is under way, the next gathers meanwhile. A caller waits for a
// bounded time, but an append under way is never cancelled: PostgreSQL would answer a cancelled wait for its standby
// as stored.
import type { AppendQueue } from '../../append/assemble'
import type { PreparedAppend } from '../../append/prepare-append'
import { type AppendOutcome, settle, waitingJobs } from '../../append/waiting-jobs'
import { limits } from '../../limits'
import type { Appended } from '../../log'
import { LogError } from '../../log-error'
import { unavailable, unknownOutcome } from '../sql-errors'

/** Appends in one statement: more hold the lock of the log longer than the others should wait. */
const batchAppends = 128

type Job = { readonly prepared: PreparedAppend; sent: boolean; abandoned: boolean }

type Options = {
  /** One outcome per append, in order. If it rejects, all of them failed. */
  readonly commit: (appends: readonly PreparedAppend[]) => Promise<readonly AppendOutcome<Appended>[]>
  /** Milliseconds after which a caller is answered with an error. */
  readonly patienceMs: number
}

/**
 * `submit` rejects with `busy` when the queue is full, with `closed` after `close`; after `patienceMs` with `unavailable` if
 * the append was not sent yet, with `storage` if it was; otherwise as `commit` decides.
 */
export function batchQueue({ commit, patienceMs }: Options): AppendQueue {
  const waiting = waitingJobs<Job, Appended>(({ prepared }) => prepared.bytes, { ...limits, batchAppends })
  let closed = false
  let running: Promise<void> | null = null

  async function run(): Promise<void> {
    // One turn of the event loop, so that appends of one tick share a batch.
    await new Promise((resolve) => setImmediate(resolve))
    while (waiting.length > 0) {
      const batch = waiting.takeBatch().filter(({ job }) => !job.abandoned)
      if (batch.length === 0) continue
      for (const { job } of batch) job.sent = true
      const outcomes = await commit(batch.map(({ job }) => job.prepared)).catch((error: unknown) =>
        batch.map((): AppendOutcome<Appended> => ({ ok: false, error })),
      )
      settle(batch, outcomes)
    }
    running = null
  }

  return {
    async submit(prepared) {
      if (closed) throw new LogError('closed', 'The event log is closed')
      const job: Job = { prepared, sent: false, abandoned: false }
      const answer = waiting.add(job)
      running ??= run()
      const { promise: overdue, reject } = Promise.withResolvers<never>()
      const timer = setTimeout(() => {
        job.abandoned = true
        reject(job.sent ? unknownOutcome() : unavailable())
      }, patienceMs)
      try {
        return await Promise.race([answer, overdue])
      } finally {
        clearTimeout(timer)
      }
    },
    close() {
      closed = true
      return running ?? undefined
    },
  }
}
