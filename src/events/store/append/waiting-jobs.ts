// Jobs that wait for a commit: bounded in number and bytes, taken in batches of bounded size.
import { LogError } from '../log-error'

export type AppendOutcome<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly error: unknown }

export type QueueLimits = {
  readonly queuedAppends: number
  readonly queuedBytes: number
  readonly batchAppends: number
  readonly batchBytes: number
}

type WaitingJob<Job, Answer> = {
  readonly job: Job
  readonly bytes: number
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

type WaitingJobs<Job, Answer> = {
  readonly length: number
  /** Rejects with `busy` when there is no place, otherwise as the commit decides. */
  add(job: Job): Promise<Answer>
  /** The oldest jobs, as many as fit in one batch; a job larger than `batchBytes` goes alone. */
  takeBatch(): WaitingJob<Job, Answer>[]
}

/** `bytes` is a job's approximate size in memory, by which `queuedBytes` and `batchBytes` count. */
export function waitingJobs<Job, Answer>(bytes: (job: Job) => number, limits: QueueLimits): WaitingJobs<Job, Answer> {
  let waiting: WaitingJob<Job, Answer>[] = []
  let waitingBytes = 0
  return {
    get length() {
      return waiting.length
    },
    add(job) {
      const size = bytes(job)
      if (waiting.length >= limits.queuedAppends || waitingBytes + size > limits.queuedBytes)
        throw new LogError('busy', 'Too many appends are waiting; try again')
      const { promise, resolve, reject } = Promise.withResolvers<Answer>()
      waiting.push({ job, bytes: size, resolve, reject })
      waitingBytes += size
      return promise
    },
    takeBatch() {
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
    },
  }
}

/** Answers each job of a batch with its outcome, in order. */
export function settle<Job, Answer>(
  batch: readonly WaitingJob<Job, Answer>[],
  outcomes: readonly AppendOutcome<Answer>[],
): void {
  for (const [index, { resolve, reject }] of batch.entries()) {
    const outcome = outcomes[index]
    if (outcome?.ok) resolve(outcome.answer)
    else reject(outcome?.error ?? new Error('A commit gave no outcome for a job'))
  }
}
