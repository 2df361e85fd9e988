import { LogError } from '../log-error'
import { type AppendOutcome, type QueueLimits, settle, waitingJobs } from './waiting-jobs'

export type GroupCommitOptions<Job, Answer> = {
  /** Commits a batch durably and synchronously: one outcome per job, in order. If it throws, all jobs failed. */
  readonly commit: (jobs: readonly Job[]) => readonly AppendOutcome<Answer>[]
  readonly bytes: (job: Job) => number
  readonly limits: QueueLimits
}

export type GroupCommit<Job, Answer> = {
  /** Rejects with `busy` when the queue is full, with `closed` after `close`, otherwise as `commit` decides. */
  submit(job: Job): Promise<Answer>
  /** Commits all that waits, then accepts no more. */
  close(): void
}

/**
 * Lets jobs that arrive in one turn of the event loop share one commit, and thus one fsync. Between batches the event
 * loop turns, so that requests continue to be read.
 */
export function groupCommit<Job, Answer>(options: GroupCommitOptions<Job, Answer>): GroupCommit<Job, Answer> {
  const { commit, bytes, limits } = options
  const waiting = waitingJobs<Job, Answer>(bytes, limits)
  let scheduled = false
  let closed = false

  function flush(): void {
    const batch = waiting.takeBatch()
    let outcomes: readonly AppendOutcome<Answer>[]
    try {
      outcomes = commit(batch.map(({ job }) => job))
    } catch (error) {
      outcomes = batch.map(() => ({ ok: false, error }))
    }
    settle(batch, outcomes)
  }

  function schedule(): void {
    if (scheduled) return
    scheduled = true
    setImmediate(() => {
      scheduled = false
      if (waiting.length > 0) flush()
      if (waiting.length > 0) schedule()
    })
  }

  return {
    async submit(job) {
      if (closed) throw new LogError('closed', 'The event log is closed')
      const answer = waiting.add(job)
      schedule()
      return answer
    },
    close() {
      closed = true
      while (waiting.length > 0) flush()
    },
  }
}
