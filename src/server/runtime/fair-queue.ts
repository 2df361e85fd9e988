// A bounded queue shared by many callers: a caller with many requests waits behind their own, not in front of others'.

export type FairQueueLimits = {
  /** Jobs running at once. */
  readonly concurrency: number
  /** Waiting jobs of everybody together. */
  readonly waiting: number
  /** Jobs of one owner, running and waiting. */
  readonly perOwner: number
  /** Of `waiting`, places reserved for owners without any job. */
  readonly reserved: number
}

/** Runs a job in its owner's turn; 'busy', and not run, when there is no place for it. */
export type FairQueue = <T>(owner: string, job: () => Promise<T>) => Promise<T | 'busy'>

export const createFairQueue = ({ concurrency, waiting, perOwner, reserved }: FairQueueLimits): FairQueue => {
  let running = 0
  let queued = 0
  /** Owners in the order of their turns, each with its jobs in the order of arrival. */
  const turns = new Map<string, (() => void)[]>()
  const heldByOwner = new Map<string, number>()

  const next = (): (() => void) | undefined => {
    const [first] = turns
    if (!first) return undefined
    const [owner, jobs] = first
    const job = jobs.shift()
    turns.delete(owner)
    if (jobs.length > 0) turns.set(owner, jobs)
    queued -= 1
    return job
  }

  const release = (owner: string) => {
    const left = (heldByOwner.get(owner) ?? 1) - 1
    if (left > 0) heldByOwner.set(owner, left)
    else heldByOwner.delete(owner)
    const job = next()
    if (job) job()
    else running -= 1
  }

  return async (owner, job) => {
    const heldCount = heldByOwner.get(owner) ?? 0
    if (heldCount >= perOwner) return 'busy'
    if (running >= concurrency && queued >= waiting - (heldCount > 0 ? reserved : 0)) return 'busy'
    heldByOwner.set(owner, heldCount + 1)
    if (running < concurrency) running += 1
    else {
      queued += 1
      await new Promise<void>((go) => {
        turns.set(owner, [...(turns.get(owner) ?? []), go])
      })
    }
    try {
      return await job()
    } finally {
      release(owner)
    }
  }
}
