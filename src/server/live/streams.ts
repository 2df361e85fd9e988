// The streams that are open, by person, and how many each person, each network and all together may have.
import { maxQueued, type Stream } from './event-stream'

export const liveLimits = {
  /** Streams of one person; one more ends the oldest, which may be a connection that broke unnoticed. */
  perPerson: 10,
  /** Streams of one network's people together: a school needs many, and nobody takes all places with accounts of their own. */
  perNetwork: 500,
  /** Streams of all people together; beyond it a window has none until it is next in view. */
  all: 5_000,
  /** Messages that may wait in one stream. */
  queued: maxQueued,
  /** Shorter than the server's idle timeout (serve.ts) and than that of common proxies. */
  heartbeatMs: 20_000,
  /** How soon a browser that lost the connection tries again. */
  retryMs: 3_000,
} as const

type Ends = {
  /** Called when a stream is open again. */
  readonly onFirst: () => void
  /** Called when no stream is open any more. */
  readonly onNone: () => void
}

export const createStreams = ({ onFirst, onNone }: Ends) => {
  const people = new Map<string, Set<Stream>>()
  const networks = new Map<string, number>()
  let count = 0

  const counted = (network: string, more: number) => {
    const now = (networks.get(network) ?? 0) + more
    if (now > 0) networks.set(network, now)
    else networks.delete(network)
    count += more
  }

  const forget = (account: string, stream: Stream) => {
    const ownStreams = people.get(account)
    if (!ownStreams?.delete(stream)) return
    counted(stream.network, -1)
    if (ownStreams.size === 0) people.delete(account)
    if (count === 0) onNone()
  }

  const drop = (account: string, stream: Stream) => {
    forget(account, stream)
    stream.end()
  }

  return {
    isFull: (network: string) => count >= liveLimits.all || (networks.get(network) ?? 0) >= liveLimits.perNetwork,
    enter: (account: string, stream: Stream) => {
      const ownStreams = people.get(account) ?? new Set()
      const [oldest] = ownStreams
      if (oldest && ownStreams.size >= liveLimits.perPerson) drop(account, oldest)
      people.set(account, ownStreams.add(stream))
      counted(stream.network, 1)
      if (count === 1) onFirst()
    },
    forget,
    drop,
    of: (account: string): Iterable<Stream> => people.get(account) ?? [],
    /** As they are now: streams may be dropped while it is read. */
    all: () =>
      [...people].flatMap(([account, ownStreams]) => [...ownStreams].map((stream) => [account, stream] as const)),
    size: () => count,
  }
}
