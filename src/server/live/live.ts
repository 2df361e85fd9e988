// Live updates: one event stream (server-sent events) for each window in view, which sends the count whenever a
// person's notifications change, and the messages of other features. It carries no text: the page fetches what it shows,
// in its own language.
import { liveEvents } from '../../api/live'
import { accountOf } from '../../events/schema/events'
import type { EventLog } from '../../events/store/log'
import { sessionById } from '../../projections/accounts/session'
import type { Views } from '../../projections/engine/views'
import { unreadCountOf } from '../../projections/notifications/notification'
import type { Live } from '../core/ports'
import { countJson } from '../notifications/notification-json'
import { message, type Stream, streamOf } from './event-stream'
import { createStreams, liveLimits } from './streams'

type Options = {
  readonly log: EventLog
  readonly views: Views
  readonly clock: () => number
  readonly heartbeatMs?: number
}

export const createLive = ({ log, views, clock, heartbeatMs = liveLimits.heartbeatMs }: Options): Live => {
  let closed = false
  let timer: ReturnType<typeof setInterval> | undefined
  const streams = createStreams({
    onFirst: () => {
      timer = setInterval(beat, heartbeatMs)
      timer.unref()
    },
    onNone: () => clearInterval(timer),
  })
  const { drop } = streams

  const alive = (session: string) => (sessionById(views.db, session)?.until ?? 0) > clock()

  const sendUnread = (account: string, stream: Stream) => {
    const inbox = unreadCountOf(views.db, account)
    if (inbox.position === stream.position) return
    stream.position = inbox.position
    if (!stream.send(message(liveEvents.count, countJson(inbox)))) drop(account, stream)
  }

  const beat = () => {
    for (const [account, stream] of streams.all())
      if (!alive(stream.session) || !stream.send(': \n\n')) drop(account, stream)
  }

  log.onCommit('effects', (events) => {
    if (streams.size() === 0) return
    for (const account of new Set(events.flatMap(({ stream }) => accountOf(stream) ?? [])))
      for (const stream of streams.of(account))
        if (alive(stream.session)) sendUnread(account, stream)
        else drop(account, stream)
    const ended = new Set(events.flatMap(({ type, data }) => (type === 'SessionEnded' ? data.session : [])))
    if (ended.size === 0) return
    for (const [account, stream] of streams.all()) if (ended.has(stream.session)) drop(account, stream)
  })

  return {
    open: ({ account, session, network }, gone) => {
      if (closed || streams.isFull(network)) return null
      const { body, stream } = streamOf({ session, network }, (one) => streams.forget(account, one))
      streams.enter(account, stream)
      stream.send(`retry: ${liveLimits.retryMs}\n\n`)
      sendUnread(account, stream)
      gone?.addEventListener('abort', () => drop(account, stream), { once: true })
      return new Response(body, {
        // Proxies such as nginx would otherwise buffer messages.
        headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
      })
    },
    send: (account, event, data) => {
      for (const stream of streams.of(account)) if (!stream.send(message(event, data))) drop(account, stream)
    },
    size: streams.size,
    close: () => {
      closed = true
      for (const [account, stream] of streams.all()) drop(account, stream)
    },
  }
}
