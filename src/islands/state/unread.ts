// Holds how many notifications are unread, as this tab knows it.
import { signal } from '@preact/signals-react'

/** How many notifications are unread, as of a position of the server's log, which only grows. */
type Unread = { readonly count: number; readonly position: number }

/** This tab's count, read by the bell and by the page of notifications. Undefined before the first update. */
export const unreadState = signal<Unread | undefined>(undefined)

/** Applies a count from an answer or the event stream; an outdated one changes nothing. */
export const updateUnread = (next: Unread): void => {
  const current = unreadState.peek()
  if (!current || next.position > current.position) unreadState.value = next
}

/** The same from the server's JSON, `{count, posicao}`; false for anything else. */
export const updateUnreadFrom = (answer: unknown): boolean => {
  if (typeof answer !== 'object' || !answer || !('count' in answer) || !('posicao' in answer)) return false
  const { count, posicao } = answer
  if (typeof count !== 'number' || typeof posicao !== 'number') return false
  updateUnread({ count, position: posicao })
  return true
}
