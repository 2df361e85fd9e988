import { signal } from '@preact/signals-react'

/** How many notifications are unread, as of a position of the server's log, which only grows. */
export type Unread = { readonly count: number; readonly position: number }

/** What this tab knows: the bell and the page of notifications both read it. Undefined until it has heard anything. */
export const unreadState = signal<Unread | undefined>(undefined)

/** Takes in what an answer or the live stream says; one that was overtaken on its way changes nothing. */
export const updateUnread = (next: Unread): void => {
  const known = unreadState.peek()
  if (!known || next.position > known.position) unreadState.value = next
}

/** The same from JSON of the server, `{count, posicao}`; false for anything else. */
export const updateUnreadFrom = (answer: unknown): boolean => {
  if (typeof answer !== 'object' || !answer || !('count' in answer) || !('posicao' in answer)) return false
  const { count, posicao } = answer
  if (typeof count !== 'number' || typeof posicao !== 'number') return false
  updateUnread({ count, position: posicao })
  return true
}
