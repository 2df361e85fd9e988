// Notifications follow from other events; only reading and clearing them are events of their own.
import type { AccountEvent } from '../events/schema/account'
import type { Failure, Plan, Tool } from '../events/schema/vocabulary'
import { accept, type Decider, refuse } from './decider'

/** Events about second factors that notify the person. */
export type FactorNews = Extract<
  AccountEvent,
  { type: `${'Totp' | 'Passkey' | 'RecoveryCode' | 'SecondFactor'}${string}` }
>['type']

/** What a notification is about, without any text: texts are looked up when it is shown. */
export type NotificationContent =
  | { readonly kind: 'welcome' }
  | { readonly kind: 'password' }
  /** `left`: recovery codes that can still be used, after one was. */
  | { readonly kind: 'second-factor'; readonly change: FactorNews; readonly left?: number }
  /** `before` is the score (0 to 100) of the same tool's analysis before this one. */
  | { readonly kind: 'analysed'; readonly tool: Tool; readonly score: number; readonly before: number | null }
  /** `until` (ms) for a plan that does not renew itself. */
  | { readonly kind: 'plan-opened'; readonly plan: Plan; readonly until: number | null }
  | { readonly kind: 'plan-ending'; readonly plan: Plan; readonly until: number }
  | { readonly kind: 'plan-ended'; readonly plan: Plan; readonly next: Plan }
  /** Cents. */
  | { readonly kind: 'payment-failed'; readonly amount: number }
  | { readonly kind: 'refunded'; readonly amount: number }
  | { readonly kind: 'coupon'; readonly code: string; readonly percent: number }
  | { readonly kind: 'quota'; readonly plan: Plan; readonly total: number }
  /** The day of a reminder has come; `title` is empty once the person's data is erased. */
  | { readonly kind: 'vacancy-reminder'; readonly vacancy: string; readonly title: string }
  /** A week was planned by itself; `gain` is what its steps can add, in whole points of their tools' scores. */
  | { readonly kind: 'week'; readonly steps: number; readonly gain: number }
  | { readonly kind: 'support-reply' }
  /** `start` of the hour (ms). */
  | { readonly kind: 'mentoring-booked' | 'mentoring-moved' | 'mentoring-reminder'; readonly start: number }
  | { readonly kind: 'mentoring-cancelled' }
  | { readonly kind: 'mentor-hour-taken' | 'mentor-hour-freed'; readonly start: number }
  | { readonly kind: 'analysis-failed'; readonly tool: Tool; readonly reason: Failure }

/** The `tipo` of each kind in the API (P30). */
export const tipos = {
  welcome: 'sistema',
  password: 'sistema',
  'second-factor': 'sistema',
  'plan-opened': 'assinatura',
  'plan-ending': 'assinatura',
  'plan-ended': 'assinatura',
  'payment-failed': 'assinatura',
  refunded: 'assinatura',
  coupon: 'cupom',
  quota: 'assinatura',
  'support-reply': 'sistema',
  'mentoring-booked': 'assinatura',
  'mentoring-moved': 'assinatura',
  'mentoring-reminder': 'assinatura',
  'mentoring-cancelled': 'assinatura',
  'mentor-hour-taken': 'sistema',
  'mentor-hour-freed': 'sistema',
  analysed: 'analise',
  'vacancy-reminder': 'sistema',
  week: 'sistema',
  'analysis-failed': 'analise',
} as const satisfies Record<NotificationContent['kind'], 'analise' | 'assinatura' | 'sistema' | 'cupom'>

/** One notification of a person. `at` in milliseconds. */
export type Notice = {
  readonly id: string
  readonly content: NotificationContent
  readonly at: number
  readonly read: boolean
}

/** The newest notifications of a person that are stored; a new one replaces the oldest. */
export const noticesMax = 200

/** The notification that follows from an event, or null. `before` is the tool's previous score. */
export const notificationFor = (
  event: AccountEvent,
  before: (tool: Tool) => number | null,
): NotificationContent | null => {
  switch (event.type) {
    case 'AccountRegistered':
      return { kind: 'welcome' }
    case 'PasswordChanged':
    case 'PasswordReset':
      return { kind: 'password' }
    case 'TotpEnabled':
    case 'TotpDisabled':
    case 'PasskeyAdded':
    case 'PasskeyRemoved':
    case 'SecondFactorRemoved':
      return { kind: 'second-factor', change: event.type }
    case 'RecoveryCodesMade':
      // Made along with the first factor, they are part of that news.
      return event.data.renewed ? { kind: 'second-factor', change: event.type } : null
    case 'RecoveryCodeUsed':
      return { kind: 'second-factor', change: event.type, left: event.data.left }
    case 'PlanOpened':
      return { kind: 'plan-opened', plan: event.data.plan, until: event.data.until }
    case 'PlanEnding':
      return { kind: 'plan-ending', ...event.data }
    case 'PlanEnded':
      return { kind: 'plan-ended', plan: event.data.plan, next: event.data.next }
    case 'PaymentFailed':
      return { kind: 'payment-failed', amount: event.data.amount }
    case 'PaymentRefunded':
      return event.data.amount > 0 ? { kind: 'refunded', amount: event.data.amount } : null
    case 'CouponUsed':
      return { kind: 'coupon', code: event.data.code, percent: event.data.percent }
    case 'QuotaRenewed':
      // Without a limit there is nothing to renew.
      return event.data.total === null ? null : { kind: 'quota', plan: event.data.plan, total: event.data.total }
    case 'MentoringBooked':
      return { kind: 'mentoring-booked', start: event.data.start }
    case 'MentoringMoved':
      return { kind: 'mentoring-moved', start: event.data.start }
    case 'MentoringReminded':
      return { kind: 'mentoring-reminder', start: event.data.start }
    case 'MentoringCancelled':
      return event.data.by === 'mentor' ? { kind: 'mentoring-cancelled' } : null
    case 'MentoringHourTaken':
      return { kind: 'mentor-hour-taken', start: event.data.start }
    case 'MentoringHourFreed':
      return { kind: 'mentor-hour-freed', start: event.data.start }
    case 'SupportReplySent':
      return event.data.by === 'admin' ? { kind: 'support-reply' } : null
    case 'AnalysisCompleted':
      return { kind: 'analysed', tool: event.data.tool, score: event.data.score, before: before(event.data.tool) }
    case 'AnalysisFailed':
      return { kind: 'analysis-failed', tool: event.data.tool, reason: event.data.reason }
    case 'VacancyReminderDue':
      return { kind: 'vacancy-reminder', vacancy: event.data.vacancy, title: event.personal?.title ?? '' }
    case 'WeekPlanned': {
      const { steps, announced } = event.data
      const gain = steps.reduce((sum, step) => sum + step.gain, 0)
      // One the person asked for is on their screen.
      return announced ? { kind: 'week', steps: steps.length, gain } : null
    }
    default:
      return null
  }
}

/**
 * `until` is the log's position of the newest notification meant: one that arrives in between is neither read nor
 * cleared.
 */
export type NotificationCommand =
  | { readonly kind: 'read'; readonly notification: string }
  | { readonly kind: 'read-all'; readonly until: number }
  | { readonly kind: 'clear'; readonly until: number }
  | { readonly kind: 'mailed'; readonly notification: string; readonly outcome: 'sent' | 'refused' }

/**
 * `read`: those read one by one since the last time all were. The last 2 × `noticesMax` are enough to recognise a
 * repeated read: while a notification is stored, at most as many newer and as many older ones can be read after it.
 */
export type NotificationState = {
  readonly registered: boolean
  readonly read: readonly string[]
  /** The last `noticesMax` that were mailed: no older one is stored, so none is mailed. */
  readonly mailed: readonly string[]
  readonly readUntil: number
  readonly clearedUntil: number
}

export type NotificationRefusal = 'account-missing'

/** Repeating a command makes no event, so that repeated clicks cannot make the log grow. */
export const notification: Decider<NotificationState, NotificationCommand, AccountEvent, NotificationRefusal> = {
  initial: { registered: false, read: [], mailed: [], readUntil: 0, clearedUntil: 0 },

  evolve: (state, event) => {
    switch (event.type) {
      case 'AccountRegistered':
        return { ...state, registered: true }
      case 'AccountErased':
        return notification.initial
      case 'NotificationRead':
        return { ...state, read: [...state.read, event.data.notification].slice(-2 * noticesMax) }
      case 'NotificationMailed':
        return { ...state, mailed: [...state.mailed, event.data.notification].slice(-noticesMax) }
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
