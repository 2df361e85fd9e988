import { liveEvents, livePath } from '../../api/live'
import { updateUnreadFrom } from '../state/unread'

/**
 * Hears of changes while this tab is the one in view, and catches up when it is again: a browser keeps six connections
 * to a server, and a stream for each forgotten tab would soon take them all. Ends when the server says so.
 */
export function listen(): () => void {
  let source: EventSource | undefined

  const open = () => {
    if (source) return
    source = new EventSource(livePath)
    source.addEventListener(liveEvents.count, ({ data }) => {
      try {
        updateUnreadFrom(JSON.parse(data))
      } catch {
        // Not what we know how to read: the next page load says it anyway.
      }
    })
    for (const name of [liveEvents.model, liveEvents.queue, liveEvents.optimised])
      source.addEventListener(name, ({ data }) => {
        try {
          document.dispatchEvent(new CustomEvent(name, { detail: JSON.parse(data) }))
        } catch {
          // As above.
        }
      })
    source.addEventListener(liveEvents.end, () => source?.close())
  }
  const close = () => {
    source?.close()
    source = undefined
  }
  const follow = () => (document.visibilityState === 'visible' ? open() : close())

  follow()
  document.addEventListener('visibilitychange', follow)
  addEventListener('pagehide', close)
  addEventListener('pageshow', follow)
  return () => {
    close()
    document.removeEventListener('visibilitychange', follow)
    removeEventListener('pagehide', close)
    removeEventListener('pageshow', follow)
  }
}
