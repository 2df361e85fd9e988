// Answers callers that wait until this node's copy holds a position.
type PositionWaiters = {
  /** Resolves with true once `reached` was called with this position or a later one, with false after `ms`. */
  wait(position: number, ms: number): Promise<boolean>
  reached(position: number): void
}

export function createPositionWaiters(): PositionWaiters {
  const waiting = new Set<{ readonly position: number; readonly done: () => void }>()
  return {
    async wait(position, ms) {
      const { promise, resolve } = Promise.withResolvers<boolean>()
      const entry = { position, done: () => resolve(true) }
      waiting.add(entry)
      const timer = setTimeout(() => resolve(false), ms)
      try {
        return await promise
      } finally {
        clearTimeout(timer)
        waiting.delete(entry)
      }
    },
    reached(position) {
      for (const entry of waiting) if (entry.position <= position) entry.done()
    },
  }
}
