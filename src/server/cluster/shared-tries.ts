// Shares the throttle between nodes: what a bucket of one node has given is taken from the same bucket of the others,
// a quarter of a second later, so that a guesser who goes from node to node has one bucket and not three.
import { z } from 'zod'
import { errorDetails, logger } from '../runtime/logger'
import type { TakenTokens } from '../security/throttle'

/** Attempts counted by all nodes together (`Bucket.shared`). */
export type SharedTries = {
  /** Reports a token to the other nodes, soon. */
  report(taken: TakenTokens): void
  /** Given what another node has reported. */
  onTaken(listener: (taken: TakenTokens) => void): void
}

const everyMs = 250
/** Buckets named in one message: PostgreSQL carries 8 000 bytes, and one takes 60 at most. */
const namesMax = 100
/** Buckets remembered until the next message; with more at once the newest are not reported. */
const waitingMax = 2_000

const message = z.array(
  z.tuple([z.string().max(22), z.number().int(), z.number().positive().max(1e6), z.number().positive().max(1e9)]),
)

/** `publish` sends a message to the other nodes and rejects when PostgreSQL is away. */
export function createSharedTries(publish: (message: string) => Promise<void>): SharedTries & {
  receive(text: string): void
  stop(): Promise<void>
} {
  let waiting = new Map<string, TakenTokens>()
  let apply: (taken: TakenTokens) => void = () => {}
  let sending: Promise<void> | null = null

  async function send(): Promise<void> {
    const all = [...waiting.values()].filter(({ tokens }) => tokens !== 0)
    waiting = new Map()
    for (let at = 0; at < all.length; at += namesMax) {
      const part = all.slice(at, at + namesMax)
      await publish(
        JSON.stringify(part.map(({ name, tokens, bucket }) => [name, tokens, bucket.capacity, bucket.refillMs])),
      )
    }
  }

  const timer = setInterval(() => {
    if (waiting.size === 0 || sending) return
    sending = send()
      // What could not be published is lost: nobody signs in anywhere while PostgreSQL is away.
      .catch((error: unknown) => logger.warn('cluster.tries_not_shared', errorDetails(error)))
      .finally(() => {
        sending = null
      })
  }, everyMs)

  return {
    report(taken) {
      const before = waiting.get(taken.name)
      if (!before && waiting.size >= waitingMax) return
      waiting.set(taken.name, { ...taken, tokens: taken.tokens + (before?.tokens ?? 0) })
    },
    onTaken(listener) {
      apply = listener
    },
    receive(text) {
      const received = message.safeParse(parsed(text))
      // Another release may publish something else.
      if (!received.success) return
      for (const [name, tokens, capacity, refillMs] of received.data)
        apply({ name, tokens, bucket: { capacity, refillMs } })
    },
    async stop() {
      clearInterval(timer)
      await sending
    },
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not a message of this kind.
    return null
  }
}
