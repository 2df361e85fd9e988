// Commits the appends of one turn of the event loop together, so that they share one wait for the disk.
import { LogError } from '../log-error'
import { type AppendOutcome, type QueueLimits, settle, waitingJobs } from './waiting-jobs'

/** How what was committed becomes durable, where committing alone does not do that. */
export type Durability = {
  /** Resolves when all that is committed is durable. */
  soon(): Promise<void>
  /** Returns when it is. */
  now(): void
}

type GroupCommitOptions<Job, Written, Answer> = {
  /** Commits a batch synchronously: one outcome per job, in order. If it throws, all jobs failed. */
  readonly commit: (jobs: readonly Job[]) => readonly AppendOutcome<Written>[]
  /** Without it, what is committed is durable. Until it is, nobody has an answer, and no other batch is committed. */
  readonly durability?: Durability | undefined
  /** The answers of a batch, once it is durable. */
  readonly answers: (outcomes: readonly AppendOutcome<Written>[]) => readonly AppendOutcome<Answer>[]
  readonly bytes: (job: Job) => number
  readonly limits: QueueLimits
}

type GroupCommit<Job, Answer> = {
  /** Rejects with `busy` when the queue is full, with `closed` after `close`, otherwise as `commit` decides. */
  submit(job: Job): Promise<Answer>
  /** Commits all that waits, then accepts no more. A promise where something is being made durable already. */
  close(): void | Promise<void>
}

/** Lets jobs of one turn of the event loop share one commit, and thus one fsync; the loop turns between batches. */
export function groupCommit<Job, Written, Answer>(
  options: GroupCommitOptions<Job, Written, Answer>,
): GroupCommit<Job, Answer> {
  const { commit, durability, answers, bytes, limits } = options
  const waiting = waitingJobs<Job, Answer>(bytes, limits)
  type Batch = {
    readonly jobs: ReturnType<typeof waiting.takeBatch>
    readonly outcomes: readonly AppendOutcome<Written>[]
  }
  /** Settles when the batch that is committed and not yet durable is answered. */
  let pending: Promise<void> | null = null
  let scheduled = false
  let closed = false

  const refuse = ({ jobs }: Pick<Batch, 'jobs'>, error: unknown) =>
    settle(
      jobs,
      jobs.map(() => ({ ok: false, error })),
    )
  const answer = ({ jobs, outcomes }: Batch) => settle(jobs, answers(outcomes))

  /** Commits the next batch; null if it is answered already, because nothing of it was stored. */
  function committed(): Batch | null {
    const jobs = waiting.takeBatch()
    try {
      const batch = { jobs, outcomes: commit(jobs.map(({ job }) => job)) }
      if (durability && batch.outcomes.some(({ ok }) => ok)) return batch
      answer(batch)
    } catch (error) {
      refuse({ jobs }, error)
    }
    return null
  }

  function flush(): void {
    const batch = committed()
    if (!batch || !durability) return
    const settleAll = (settled: () => void) => {
      pending = null
      settled()
      if (waiting.length > 0) schedule()
    }
    pending = durability.soon().then(
      () => settleAll(() => answer(batch)),
      (error: unknown) => settleAll(() => refuse(batch, error)),
    )
  }

  function schedule(): void {
    if (scheduled) return
    scheduled = true
    setImmediate(() => {
      scheduled = false
      if (pending) return
      if (waiting.length > 0) flush()
      if (waiting.length > 0 && !pending) schedule()
    })
  }

  function settleNow(batch: Batch | null): void {
    if (!batch) return
    try {
      durability?.now()
      answer(batch)
    } catch (error) {
      refuse(batch, error)
    }
  }

  return {
    async submit(job) {
      if (closed) throw new LogError('closed', 'The event log is closed')
      const promise = waiting.add(job)
      schedule()
      return promise
    },
    close() {
      closed = true
      const rest = () => {
        while (waiting.length > 0) settleNow(committed())
      }
      // The system reports a failed write once: a second sync beside the one under way could succeed.
      return pending ? pending.then(rest) : rest()
    },
  }
}
