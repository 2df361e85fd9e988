// One piece of work at a time for each key, and of those that wait only the latest: a page that types on has no use for the measure
// of its earlier words, and on a busy machine such measures would hold everybody's turn.

type Queue = { latest: number; tail: Promise<unknown> }

/** Null for work that a later one of its key took the place of. */
export type LatestOnly = <Value>(key: string, work: () => Promise<Value>) => Promise<Value | null>

export const createLatestOnly = (): LatestOnly => {
  // A key is here only while work of it waits or runs.
  const queues = new Map<string, Queue>()
  return async (key, work) => {
    const queue = queues.get(key) ?? { latest: 0, tail: Promise.resolve() }
    queues.set(key, queue)
    queue.latest += 1
    const turn = queue.latest
    const result = queue.tail.then(() => (turn === queue.latest ? work() : null))
    // The next one's turn comes also where this one failed, which its caller learns.
    queue.tail = result.catch(() => null)
    try {
      return await result
    } finally {
      if (turn === queue.latest) queues.delete(key)
    }
  }
}
