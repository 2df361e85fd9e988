// Reading, clearing and mailing notifications; which events raise one is in content.ts.
import type { DomainEvent } from '../../events/schema/events'
import { accept, type Decider, refuse } from '../decider'
import { notificationsMax } from './content'

/** `until` is the position of the newest notification meant: one that arrives in between is left. */
export type NotificationCommand =
  | { readonly kind: 'read'; readonly notification: string }
  | { readonly kind: 'read-all'; readonly until: number }
  | { readonly kind: 'clear'; readonly until: number }
  | { readonly kind: 'mailed'; readonly notification: string; readonly outcome: 'sent' | 'refused' }

/**
 * `read`: those read one by one since the last time all were. The last 2 × `notificationsMax` are enough to recognise a
 * repeated read: while a notification is stored, at most as many newer and as many older ones can be read after it.
 */
type NotificationState = {
  readonly registered: boolean
  readonly read: readonly string[]
  /** The last `notificationsMax` that were mailed: no older one is stored, so none is mailed. */
  readonly mailed: readonly string[]
  readonly readUntil: number
  readonly clearedUntil: number
}

type NotificationRefusal = 'account-missing'

/** Repeating a command makes no event, so that repeated clicks cannot make the log grow. */
export const notification: Decider<NotificationState, NotificationCommand, DomainEvent, NotificationRefusal> = {
  initial: { registered: false, read: [], mailed: [], readUntil: 0, clearedUntil: 0 },

  evolve: (state, event) => {
    switch (event.type) {
      case 'AccountRegistered':
        return { ...state, registered: true }
      case 'AccountErased':
        return notification.initial
      case 'NotificationRead':
        return { ...state, read: [...state.read, event.data.notification].slice(-2 * notificationsMax) }
      case 'NotificationMailed':
        return { ...state, mailed: [...state.mailed, event.data.notification].slice(-notificationsMax) }
      case 'NotificationsRead':
        return { ...state, read: [], readUntil: event.data.until }
      case 'NotificationsCleared':
        return { ...state, read: [], clearedUntil: event.data.until }
      default:
        return state
    }
  },

  decide: (command, { registered, read, mailed, readUntil, clearedUntil }) => {
    if (!registered) return refuse('account-missing')
    switch (command.kind) {
      case 'read':
        return read.includes(command.notification)
          ? accept()
          : accept({ type: 'NotificationRead', data: { notification: command.notification }, personal: null })
      case 'mailed': {
        const { notification: id, outcome } = command
        return mailed.includes(id)
          ? accept()
          : accept({ type: 'NotificationMailed', data: { notification: id, outcome }, personal: null })
      }
      case 'read-all':
        return command.until <= Math.max(readUntil, clearedUntil)
          ? accept()
          : accept({ type: 'NotificationsRead', data: { until: command.until }, personal: null })
      case 'clear':
        return command.until <= clearedUntil
          ? accept()
          : accept({ type: 'NotificationsCleared', data: { until: command.until }, personal: null })
    }
  },
}
