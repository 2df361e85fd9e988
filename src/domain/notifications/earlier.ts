// Older releases derived notifications from events when they were shown. This finds those of such a log, and whether each
// was read or mailed, so that the upgrade can raise each once.

import type { Meta } from '../../events/schema/catalog'
import type { DomainEvent } from '../../events/schema/events'
import { type NotificationContent, notificationsMax } from './content'
import { notificationAfter, type RaisingState, raising } from './raise'

/** One notification as it stood: `id`, `position` and `version` are those of the event it reports. */
export type EarlierNotification = {
  readonly id: string
  readonly position: number
  readonly version: number
  readonly at: number
  readonly content: NotificationContent
  readonly read: boolean
  readonly mailed: boolean
}

/** Kinds that no release which derived notifications announced. */
const later: ReadonlySet<NotificationContent['kind']> = new Set(['plan-cancelled', 'payment-pending'])

type State = RaisingState & { readonly notifications: readonly EarlierNotification[] }

const changed = (state: State, change: (notification: EarlierNotification) => EarlierNotification): State => ({
  ...state,
  notifications: state.notifications.map(change),
})

const evolve = (state: State, event: DomainEvent & { readonly meta: Meta }): State => {
  switch (event.type) {
    case 'AccountErased':
      return { ...raising.initial, notifications: [] }
    case 'NotificationRead':
      return changed(state, (one) => (one.id === event.data.notification ? { ...one, read: true, mailed: true } : one))
    case 'NotificationMailed':
      return changed(state, (one) => (one.id === event.data.notification ? { ...one, mailed: true } : one))
    case 'NotificationsRead':
      return changed(state, (one) =>
        one.position <= event.data.until && !one.read ? { ...one, read: true, mailed: true } : one,
      )
    case 'NotificationsCleared':
      return { ...state, notifications: state.notifications.filter(({ position }) => position > event.data.until) }
    default: {
      const content = notificationAfter(state, event)
      const next = raising.evolve(state, event)
      if (!content || later.has(content.kind) || !next.open) return { ...next, notifications: state.notifications }
      const { id, position, version, at } = event.meta
      const notification = { id, position, version, at, content, read: false, mailed: false }
      return { ...next, notifications: [...state.notifications, notification].slice(-notificationsMax) }
    }
  }
}

/** The notifications in an account's bell after a history without any of its own, oldest first, at most `notificationsMax`; none for any other history. */
export const earlierNotifications = (
  history: readonly (DomainEvent & { readonly meta: Meta })[],
): readonly EarlierNotification[] =>
  history.some(({ type }) => type === 'NotificationRaised')
    ? []
    : history.reduce<State>(evolve, { ...raising.initial, notifications: [] }).notifications
