// Notifications of PostgreSQL: that another node appended, and what nodes publish to each other.
import type { Connection } from './connection'

export type Listening = { stop(): void }

type ListenOptions = {
  readonly channel: string
  readonly node: string
  readonly pollMs: number
  readonly pull: () => void
  /** Given what another node has published. */
  readonly receive: (message: string) => void
}

/** How a notification starts that is not about the log. */
const tag = 'message '

/** Sends something to all other nodes that are connected; one that is not never gets it. At most 7 500 bytes. */
export const publishStatement = (channel: string, node: string, message: string): [string, string[]] => [
  'SELECT pg_notify($1, $2)',
  [channel, `${node} ${tag}${message}`],
]

/** Calls `pull` at each new event of another node, at each new connection to listen on, and every `pollMs`. */
export function listenTo({ reader }: Connection, { channel, node, pollMs, pull, receive }: ListenOptions): Listening {
  let stopped = false
  const timer = setInterval(pull, pollMs)
  const listening = reader.listen(
    channel,
    (payload) => {
      const [from = ''] = payload.split(' ', 1)
      if (stopped || from === node) return
      const rest = payload.slice(from.length + 1)
      if (rest.startsWith(tag)) receive(rest.slice(tag.length))
      else pull()
    },
    pull,
  )
  // Without it the poll alone follows the log; the connection's own queries report that it is lost.
  listening.catch(() => {})
  return {
    stop() {
      stopped = true
      clearInterval(timer)
    },
  }
}
