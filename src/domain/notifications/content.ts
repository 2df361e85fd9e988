// Decides which events raise a notification, and what it is about.
import type { DomainEvent } from '../../events/schema/events'
import type { RaisedContent } from '../../events/schema/notifications'
import type { Tool } from '../../events/schema/vocabulary'
import { entitlingStatuses } from '../billing/entitlement'
import { costOf, type Purchase } from './purchase'

type SubscriptionChanged = Extract<DomainEvent, { type: 'SubscriptionChanged' }>['data']

/** As it is stored, with the `title` of a vacancy, which is empty once the person's data is erased. */
export type NotificationContent =
  | Exclude<RaisedContent, { kind: 'vacancy-reminder' }>
  | (Extract<RaisedContent, { kind: 'vacancy-reminder' }> & { readonly title: string })

/** The `tipo` of each kind in the API (P30). */
export const tipos = {
  welcome: 'sistema',
  password: 'sistema',
  'second-factor': 'sistema',
  identity: 'sistema',
  'api-token': 'sistema',
  erasure: 'sistema',
  'webhook-disabled': 'sistema',
  'plan-opened': 'assinatura',
  'plan-ending': 'assinatura',
  'plan-ended': 'assinatura',
  'plan-cancelled': 'assinatura',
  'payment-pending': 'assinatura',
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
  'draft-comment': 'sistema',
  'analysis-failed': 'analise',
} as const satisfies Record<NotificationContent['kind'], 'analise' | 'assinatura' | 'sistema' | 'cupom'>

/** One notification of a person. `id` is that of the event it reports; `at` in milliseconds. */
export type Notification = {
  readonly id: string
  readonly content: NotificationContent
  readonly at: number
  readonly read: boolean
}

/** The newest notifications of a person that are stored; a new one replaces the oldest. */
export const notificationsMax = 200

/** Those about the account itself and who gets into it. */
const accountNotification = (event: DomainEvent): NotificationContent | null => {
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
    case 'IdentityLinked':
      return event.data.registering ? null : { kind: 'identity', change: event.type }
    case 'IdentityUnlinked':
      return { kind: 'identity', change: event.type }
    case 'ApiTokenMade':
    case 'ApiTokenRevoked':
      return { kind: 'api-token', change: event.type }
    case 'ErasureRequested':
    case 'ErasureCancelled':
      return { kind: 'erasure', change: event.type }
    case 'OutgoingWebhookDisabled':
      return { kind: 'webhook-disabled' }
    default:
      return null
  }
}

/** What happened before: a tool's previous score (null for none), the subscriptions that will not renew, the purchase. */
type Past = {
  readonly before: (tool: Tool) => number | null
  readonly cancelled: ReadonlySet<string>
  readonly purchase: Purchase
}

/** Announced once, when a subscription that would have renewed will not. */
const cancelled = (
  { subscription, plan, status, periodEnd, cancelAtPeriodEnd }: SubscriptionChanged,
  before: ReadonlySet<string>,
): NotificationContent | null => {
  if (!cancelAtPeriodEnd || plan === null || before.has(subscription)) return null
  return { kind: 'plan-cancelled', plan, until: entitlingStatuses.has(status) ? periodEnd : null }
}

/**
 * The notification that an event raises, or null. A changed rule applies to what happens from then on: what has been raised
 * stays. A log without notifications of its own is upgraded by the rules of this release (earlier.ts).
 */
export const notificationFor = (event: DomainEvent, past: Past): NotificationContent | null => {
  switch (event.type) {
    case 'PlanOpened': {
      const { plan, until } = event.data
      return { kind: 'plan-opened', plan, until, ...costOf(past.purchase, plan) }
    }
    case 'PlanEnding':
      return { kind: 'plan-ending', ...event.data }
    case 'PlanEnded':
      return { kind: 'plan-ended', plan: event.data.plan, next: event.data.next }
    case 'SubscriptionChanged':
      return cancelled(event.data, past.cancelled)
    case 'CheckoutPending':
      return { kind: 'payment-pending' }
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
      return { kind: 'analysed', tool: event.data.tool, score: event.data.score, before: past.before(event.data.tool) }
    case 'AnalysisFailed':
      return { kind: 'analysis-failed', tool: event.data.tool, reason: event.data.reason }
    case 'DraftCommentReceived':
      return { kind: 'draft-comment', draft: event.data.draft }
    case 'VacancyReminderDue':
      return { kind: 'vacancy-reminder', vacancy: event.data.vacancy, title: event.personal?.title ?? '' }
    case 'WeekPlanned': {
      const { steps, announced } = event.data
      const gain = steps.reduce((sum, step) => sum + step.gain, 0)
      // One the person asked for is on their screen.
      return announced ? { kind: 'week', steps: steps.length, gain } : null
    }
    default:
      return accountNotification(event)
  }
}
