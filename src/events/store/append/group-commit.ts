import { LogError } from '../log-error'

export type Outcome<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly error: unknown }

export type GroupCommitOptions<Job, Answer> = {
  /** Commits a batch durably and synchronously: one outcome per job, in order. If it throws, all jobs failed. */
  readonly commit: (jobs: readonly Job[]) => readonly Outcome<Answer>[]
  readonly bytes: (job: Job) => number
  readonly limits: {
    readonly queuedAppends: number
    readonly queuedBytes: number
    readonly batchAppends: number
    readonly batchBytes: number
  }
}

export type GroupCommit<Job, Answer> = {
  /** Rejects with `busy` when the queue is full, with `closed` after `close`, otherwise as `commit` decides. */
  submit(job: Job): Promise<Answer>
  /** Commits all that waits, then accepts no more. */
  close(): void
}

type Waiting<Job, Answer> = {
  readonly job: Job
  readonly bytes: number
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

/**
 * Lets jobs that arrive in one turn of the event loop share one commit, and thus one fsync. A job larger than
 * `batchBytes` goes alone. Between batches the event loop turns, so that requests continue to be read.
 */
export function groupCommit<Job, Answer>(options: GroupCommitOptions<Job, Answer>): GroupCommit<Job, Answer> {
  const { commit, bytes, limits } = options
  let waiting: Waiting<Job, Answer>[] = []
  let waitingBytes = 0
  let scheduled = false
  let closed = false

  function takeBatch(): Waiting<Job, Answer>[] {
    let size = 0
    let count = 0
    for (const item of waiting) {
      if (count > 0 && (count === limits.batchAppends || size + item.bytes > limits.batchBytes)) break
      size += item.bytes
      count += 1
    }
    const batch = waiting.slice(0, count)
    waiting = waiting.slice(count)
    waitingBytes -= size
    return batch
  }

  function flush(): void {
    const batch = takeBatch()
    let outcomes: readonly Outcome<Answer>[]
    try {
      outcomes = commit(batch.map(({ job }) => job))
    } catch (error) {
      outcomes = batch.map(() => ({ ok: false, error }))
    }
    for (const [index, { resolve, reject }] of batch.entries()) {
      const outcome = outcomes[index]
      if (outcome?.ok) resolve(outcome.answer)
      else reject(outcome?.error ?? new Error('A commit gave no outcome for a job'))
    }
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
      const size = bytes(job)
      if (waiting.length >= limits.queuedAppends || waitingBytes + size > limits.queuedBytes) {
        throw new LogError('busy', 'Too many appends are waiting; try again')
      }
      const { promise, resolve, reject } = Promise.withResolvers<Answer>()
      waiting.push({ job, bytes: size, resolve, reject })
      waitingBytes += size
      schedule()
      return promise
    },
    close() {
      closed = true
      while (waiting.length > 0) flush()
    },
  }
}
