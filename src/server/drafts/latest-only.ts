// One piece of work at a time for each key, and of those that wait only the latest: a page that types on has no use for the measure
// of what it said before, and on a busy machine such measures would hold everybody's turn.

type Lane = { latest: number; tail: Promise<unknown> }

/** Null for work that a later one of its key took the place of. */
export type LatestOnly = <Value>(key: string, work: () => Promise<Value>) => Promise<Value | null>

export const createLatestOnly = (): LatestOnly => {
  // A key is here only while work of it waits or runs.
  const lanes = new Map<string, Lane>()
  return async (key, work) => {
    const lane = lanes.get(key) ?? { latest: 0, tail: Promise.resolve() }
    lanes.set(key, lane)
    lane.latest += 1
    const own = lane.latest
    const done = lane.tail.then(() => (own === lane.latest ? work() : null))
    // The next one's turn comes also where this one failed, which its caller learns.
    lane.tail = done.catch(() => null)
    try {
      return await done
    } finally {
      if (own === lane.latest) lanes.delete(key)
    }
  }
}
