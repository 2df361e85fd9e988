// Live updates: one event stream (server-sent events) for each window in view, which sends the count whenever a
// person's notifications change. It carries no text: the page fetches what it shows, in its own language.
import { liveEvents } from '../../api/live'
import { accountOf } from '../../events/schema/accounts/account'
import type { EventLog } from '../../events/store/log'
import { sessionById } from '../../projections/accounts/session'
import type { Views } from '../../projections/engine/views'
import { unreadCountOf } from '../../projections/notifications/notification'
import type { Live } from '../core'
import { countJson } from './notification-json'

export const liveLimits = {
  /** Streams of one person; one more ends the oldest, which may be a connection that broke unnoticed. */
  perPerson: 10,
  /** Streams of one network's people together: a school needs many, and nobody takes all places with accounts of their own. */
  perNetwork: 500,
  /** Streams of all people together; beyond it a window has none until it is next in view. */
  all: 5_000,
  /**
   * Messages a stream may buffer before it counts as dead, so that a window that reads nothing cannot fill the memory.
   */
  queued: 32,
  /** Shorter than the server's idle timeout (serve.ts) and than that of common proxies. */
  heartbeatMs: 20_000,
  /** How soon a browser that lost the connection tries again. */
  retryMs: 3_000,
} as const

type Stream = {
  readonly session: string
  readonly network: string
  readonly send: (text: string) => boolean
  readonly end: () => void
  position: number
}

const message = (event: string, data: object) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
/** After this a browser does not reconnect by itself: its session ended, or a newer window took its place. */
const farewell = message(liveEvents.end, {})

type Options = {
  readonly log: EventLog
  readonly views: Views
  readonly clock: () => number
  readonly heartbeatMs?: number
}

export const createLive = ({ log, views, clock, heartbeatMs = liveLimits.heartbeatMs }: Options): Live => {
  const people = new Map<string, Set<Stream>>()
  const networks = new Map<string, number>()
  let count = 0
  let closed = false
  let timer: ReturnType<typeof setInterval> | undefined

  const counted = (network: string, more: number) => {
    const now = (networks.get(network) ?? 0) + more
    if (now > 0) networks.set(network, now)
    else networks.delete(network)
    count += more
  }

  const forget = (account: string, stream: Stream) => {
    const own = people.get(account)
    if (!own?.delete(stream)) return
    counted(stream.network, -1)
    if (own.size === 0) people.delete(account)
    if (count === 0) clearInterval(timer)
  }

  const drop = (account: string, stream: Stream) => {
    forget(account, stream)
    stream.end()
  }

  const alive = (session: string) => (sessionById(views.db, session)?.until ?? 0) > clock()

  const sendUnread = (account: string, stream: Stream) => {
    const inbox = unreadCountOf(views.db, account)
    if (inbox.position === stream.position) return
    stream.position = inbox.position
    if (!stream.send(message(liveEvents.count, countJson(inbox)))) drop(account, stream)
  }

  const beat = () => {
    for (const [account, own] of people)
      for (const stream of own) if (!alive(stream.session) || !stream.send(': \n\n')) drop(account, stream)
  }

  log.onCommit('effects', (events) => {
    if (count === 0) return
    for (const account of new Set(events.flatMap(({ stream }) => accountOf(stream) ?? [])))
      for (const stream of people.get(account) ?? [])
        alive(stream.session) ? sendUnread(account, stream) : drop(account, stream)
    const ended = new Set(events.flatMap(({ type, data }) => (type === 'SessionEnded' ? data.session : [])))
    if (ended.size === 0) return
    for (const [account, own] of people) for (const stream of own) if (ended.has(stream.session)) drop(account, stream)
  })

  const enter = (account: string, stream: Stream) => {
    const own = people.get(account) ?? new Set()
    const [oldest] = own
    if (oldest && own.size >= liveLimits.perPerson) drop(account, oldest)
    people.set(account, own.add(stream))
    counted(stream.network, 1)
    if (count === 1) {
      timer = setInterval(beat, heartbeatMs)
      timer.unref()
    }
  }

  return {
    open: ({ account, session, network }, gone) => {
      if (closed || count >= liveLimits.all || (networks.get(network) ?? 0) >= liveLimits.perNetwork) return null
      const { body, stream } = streamOf({ session, network }, (one) => forget(account, one))
      enter(account, stream)
      stream.send(`retry: ${liveLimits.retryMs}\n\n`)
      sendUnread(account, stream)
      gone?.addEventListener('abort', () => drop(account, stream), { once: true })
      return new Response(body, {
        // Proxies such as nginx would otherwise buffer messages.
        headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
      })
    },
    send: (account, event, data) => {
      for (const stream of people.get(account) ?? []) if (!stream.send(message(event, data))) drop(account, stream)
    },
    size: () => count,
    close: () => {
      closed = true
      for (const [account, own] of people) for (const stream of own) drop(account, stream)
    },
  }
}

const encoder = new TextEncoder()

function streamOf(of: Pick<Stream, 'session' | 'network'>, left: (stream: Stream) => void) {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const send = (text: string) => {
    if (!controller || (controller.desiredSize ?? 0) < -liveLimits.queued) return false
    controller.enqueue(encoder.encode(text))
    return true
  }
  const end = () => {
    send(farewell)
    controller?.close()
    controller = undefined
  }
  const stream: Stream = { ...of, send, end, position: -1 }
  const body = new ReadableStream<Uint8Array>({
    start: (own) => {
      controller = own
    },
    cancel: () => {
      controller = undefined
      left(stream)
    },
  })
  return { body, stream }
}
