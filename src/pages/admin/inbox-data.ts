// Types of what the panel's inbox shows, and the addresses of its tabs.
import type { Subject } from '../../events/schema/vocabulary'
import type { Post } from '../support/threads'

type InboxTab = 'abertas' | 'respondidas'

/** Any other value shows the waiting messages. */
export const inboxTabOf = (value: string | null): InboxTab => (value === 'respondidas' ? value : 'abertas')
export const inboxHref = (tab: InboxTab, before: number | null = null): string => {
  const query = new URLSearchParams()
  if (tab === 'respondidas') query.set('aba', tab)
  if (before !== null) query.set('antes', String(before))
  return `/admin/suporte${query.size > 0 ? `?${query}` : ''}`
}

export type InboxMessage = {
  readonly id: string
  readonly position: number
  readonly at: number
  readonly answered: number
  /** By when an answer is promised (ms); null where none is. */
  readonly due: number | null
  readonly replies: readonly Post[]
  readonly full: boolean
  readonly subject: Subject
  readonly name: string
  readonly email: string
  readonly text: string
  /** The account that wrote it; null for a visitor. */
  readonly account: string | null
}

/** How the promises of the last 30 days went, and how many wait now. */
type PromiseCounts = {
  readonly answered: number
  readonly inTime: number
  readonly open: number
  readonly late: number
}

export type InboxData = {
  readonly tab: InboxTab
  /** Those with a promise come first, the earliest before the others. */
  readonly messages: readonly InboxMessage[]
  readonly promises: PromiseCounts
  readonly older: number | null
  readonly paged: boolean
  readonly now: number
  readonly appName: string
}
