// Receives the account's event stream while the tab is visible and passes its messages on.
import { liveEvents, liveOpen, livePath } from '../../api/live'
import { sitePath } from '../site-path'
import { updateUnreadFrom } from '../state/unread'

/**
 * Listens for changes while this tab is visible, and catches up when it becomes visible again: a browser opens six
 * connections to a server, and streams of hidden tabs would soon use all of them. Ends when the server says so.
 */
export function listen(): () => void {
  let source: EventSource | undefined

  const open = () => {
    if (source) return
    source = new EventSource(sitePath(livePath))
    source.addEventListener(liveEvents.count, ({ data }) => {
      try {
        updateUnreadFrom(JSON.parse(data))
      } catch {
        // Not a known message; the next page load has the current count.
      }
    })
    for (const name of [liveEvents.model, liveEvents.queue, liveEvents.optimised, liveEvents.draft])
      source.addEventListener(name, ({ data }) => {
        try {
          document.dispatchEvent(new CustomEvent(name, { detail: JSON.parse(data) }))
        } catch {
          // As above.
        }
      })
    source.addEventListener('open', () => document.dispatchEvent(new Event(liveOpen)))
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
