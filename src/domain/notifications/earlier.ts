// Older releases derived notifications from events when they were shown. This is what the bells of such a log held: the
// upgrade raises it once, as it stood.
import type { AccountEvent } from '../../events/schema/accounts/account'
import type { Meta } from '../../events/schema/catalog'
import { type NotificationContent, notificationsMax } from './content'
import { notificationAfter, type RaisingState, raising } from './raise'

/** One notification as it stood: `id`, `position` and `version` are those of the event it reports. */
export type EarlierNotice = {
  readonly id: string
  readonly position: number
  readonly version: number
  readonly at: number
  readonly content: NotificationContent
  readonly read: boolean
  readonly mailed: boolean
}

type State = RaisingState & { readonly notices: readonly EarlierNotice[] }

const changed = (state: State, change: (notice: EarlierNotice) => EarlierNotice): State => ({
  ...state,
  notices: state.notices.map(change),
})

const evolve = (state: State, event: AccountEvent & { readonly meta: Meta }): State => {
  switch (event.type) {
    case 'AccountErased':
      return { ...raising.initial, notices: [] }
    case 'NotificationRead':
      return changed(state, (one) => (one.id === event.data.notification ? { ...one, read: true, mailed: true } : one))
    case 'NotificationMailed':
      return changed(state, (one) => (one.id === event.data.notification ? { ...one, mailed: true } : one))
    case 'NotificationsRead':
      return changed(state, (one) =>
        one.position <= event.data.until && !one.read ? { ...one, read: true, mailed: true } : one,
      )
    case 'NotificationsCleared':
      return { ...state, notices: state.notices.filter(({ position }) => position > event.data.until) }
    default: {
      const content = notificationAfter(state, event)
      const next = raising.evolve(state, event)
      if (!content || !next.open) return { ...next, notices: state.notices }
      const { id, position, version, at } = event.meta
      const notice = { id, position, version, at, content, read: false, mailed: false }
      return { ...next, notices: [...state.notices, notice].slice(-notificationsMax) }
    }
  }
}

/**
 * The notifications that stood in an account's bell after this history, oldest first; at most `notificationsMax`. None for a
 * history that has notifications of its own.
 */
export const earlierNotices = (
  history: readonly (AccountEvent & { readonly meta: Meta })[],
): readonly EarlierNotice[] =>
  history.some(({ type }) => type === 'NotificationRaised')
    ? []
    : history.reduce<State>(evolve, { ...raising.initial, notices: [] }).notices
