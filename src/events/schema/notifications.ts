// Notifications in the stream of the account they are for: raised in the append of what they report, then read, cleared
// and mailed. A notification's id is that of the event it reports, its cause.
import { z } from 'zod'
import { event } from './catalog'
import { count as cents, count, exampleId, id, time } from './fields'
import { failures, plans, tools } from './vocabulary'

const score = z.number().int().min(0).max(100)
const plan = z.enum(plans)
const tool = z.enum(tools)

const about = <Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.object({ kind: z.literal(kind), ...shape })

/** Events about second factors that notify the person. */
export const factorNews = [
  'TotpEnabled',
  'TotpDisabled',
  'PasskeyAdded',
  'PasskeyRemoved',
  'RecoveryCodesMade',
  'RecoveryCodeUsed',
  'SecondFactorRemoved',
] as const
export type FactorNews = (typeof factorNews)[number]

/** Events about identities at a provider that notify the person. */
export const identityNews = ['IdentityLinked', 'IdentityUnlinked'] as const
export type IdentityNews = (typeof identityNews)[number]

/** Events about API tokens that notify the person. */
export const tokenNews = ['ApiTokenMade', 'ApiTokenRevoked'] as const
export type TokenNews = (typeof tokenNews)[number]

/** Events about an erasure that waits, which notify the person. */
const erasureNews = ['ErasureRequested', 'ErasureCancelled'] as const

/** What a notification is about, without any text: texts are looked up when it is shown. */
const content = () =>
  z.discriminatedUnion('kind', [
    about('welcome', {}),
    about('password', {}),
    /** `left`: recovery codes that can still be used, after one was. */
    about('second-factor', { change: z.enum(factorNews), left: count.optional() }),
    about('identity', { change: z.enum(identityNews) }),
    /** Nothing more is sent to one of the person's webhooks, because it failed or answered that it is gone. */
    about('webhook-disabled', {}),
    about('erasure', { change: z.enum(erasureNews) }),
    about('api-token', { change: z.enum(tokenNews) }),
    /** `before` is the score of the same tool's analysis before this one. */
    about('analysed', { tool, score, before: score.nullable() }),
    about('analysis-failed', { tool, reason: z.enum(failures) }),
    /** `until` for a plan that does not renew itself. The rest of one that was bought, where known; older ones have none. */
    about('plan-opened', {
      plan,
      until: time.nullable(),
      paid: cents.optional(),
      renews: time.optional(),
      price: cents.optional(),
      /** Paid at the built-in test checkout, so that nothing was charged. */
      isTest: z.literal(true).optional(),
    }),
    about('plan-ending', { plan, until: time }),
    about('plan-ended', { plan, next: plan }),
    /** A subscription will not renew; `until` is null where it gives no plan now, because it is unpaid or paused. */
    about('plan-cancelled', { plan, until: time.nullable() }),
    /** Bought and not yet paid for (Pix). */
    about('payment-pending', {}),
    about('payment-failed', { amount: cents }),
    about('refunded', { amount: cents }),
    about('coupon', { code: z.string(), percent: z.number().int().min(1).max(100) }),
    about('quota', { plan, total: count }),
    /** The day of a reminder has come. */
    about('vacancy-reminder', { vacancy: id }),
    /** A week was planned by itself; `gain` is what its steps can add, in whole points of their tools' scores. */
    about('week', { steps: count, gain: count }),
    /** A reader of a link to this draft wrote about it. */
    about('draft-comment', { draft: id }),
    about('support-reply', {}),
    /** `start` of the hour. */
    about('mentoring-booked', { start: time }),
    about('mentoring-moved', { start: time }),
    about('mentoring-reminder', { start: time }),
    about('mentoring-cancelled', {}),
    about('mentor-hour-taken', { start: time }),
    about('mentor-hour-freed', { start: time }),
  ])
export type RaisedContent = z.output<ReturnType<typeof content>>

/** Times are milliseconds since 1970, amounts are cents. */
export const notificationEvents = {
  /**
   * The person is notified of the event that is its causation. `earlier`: when and where that event stood, and what had
   * become of the notification, for one that an older release derived and the upgrade raised; null for all others.
   * `title`: of the vacancy it reminds of.
   */
  NotificationRaised: event({
    repeatable: false,
    data: () =>
      z.object({
        content: content(),
        earlier: z
          .object({ position: z.number().int().min(1), at: time, read: z.boolean(), mailed: z.boolean() })
          .nullable(),
      }),
    personal: () => z.object({ title: z.string().optional() }),
    golden: {
      data: { content: { kind: 'analysed', tool: 'resume', score: 76, before: 70 }, earlier: null },
      personal: {},
    },
  }),
  /** The upgrade has raised all notifications that older releases derived; none of them is derived again. */
  EarlierNotificationsRaised: event({
    repeatable: false,
    data: () => z.object({ accounts: count, notifications: count }),
    golden: { data: { accounts: 2, notifications: 5 } },
  }),
  NotificationRead: event({
    repeatable: true,
    data: () => z.object({ notification: id }),
    golden: { data: { notification: exampleId(1) } },
  }),
  /** All notifications at or before this position of the log. */
  NotificationsRead: event({
    repeatable: true,
    data: () => z.object({ until: z.number().int().min(1) }),
    golden: { data: { until: 4_096 } },
  }),
  NotificationsCleared: event({
    repeatable: true,
    data: () => z.object({ until: z.number().int().min(1) }),
    golden: { data: { until: 4_096 } },
  }),
  /** Sent to the person's address, or permanently refused by their mail server: either way it is not tried again. */
  NotificationMailed: event({
    repeatable: false,
    data: () => z.object({ notification: id, outcome: z.enum(['sent', 'refused']) }),
    golden: { data: { notification: exampleId(1), outcome: 'sent' } },
  }),
}

/** Of the event that says the upgrade is done. */
export const earlierNotificationsStream = 'notifications/earlier'
