// Texts of billing notifications: a plan opened, about to end, ended; a payment; a coupon; a new cycle.
import type { Catalogue } from '../../billing/catalogue'
import type { NotificationContent } from '../../domain/notifications/content'
import type { Plan } from '../../events/schema/vocabulary'
import { type Language, translator } from '../../i18n'
import { brl, formats } from '../../i18n/format'
import { planCalled } from '../billing/plan-names'

type OfMoney = Extract<
  NotificationContent,
  {
    kind:
      | 'plan-opened'
      | 'plan-ending'
      | 'plan-ended'
      | 'plan-cancelled'
      | 'payment-pending'
      | 'payment-failed'
      | 'refunded'
      | 'coupon'
      | 'quota'
  }
>

type Context = { readonly catalogue: Catalogue; readonly language: Language; readonly now: number }

/** What the plan allows, what was paid, and when and for how much it renews, as far as the notification has it. */
const openedText = (
  { until, paid = 0, renews, price, isTest }: Extract<OfMoney, { kind: 'plan-opened' }>,
  language: Language,
  now: number,
): string => {
  const t = translator(language)
  const date = (at: number) => formats(language).date(at, now)
  const allows =
    until === null ? t('notification.billing.openedText') : t('notification.billing.openedUntil', { date: date(until) })
  if (isTest) return [allows, t('notification.billing.openedTest')].join(' ')
  const cost = paid > 0 ? [t('notification.billing.openedPaid', { amount: brl(paid, language) })] : []
  if (renews === undefined) return [allows, ...cost].join(' ')
  const renewal =
    price === undefined
      ? t('notification.billing.openedRenews', { date: date(renews) })
      : t('notification.billing.openedRenewsFor', { date: date(renews), price: brl(price, language) })
  return [allows, ...cost, renewal, t('notification.billing.openedCancel')].join(' ')
}

/** Title and text; times in ms. */
export function billingTexts(content: OfMoney, { now, language, catalogue }: Context) {
  const t = translator(language)
  const called = (plan: Plan) => planCalled(catalogue, plan, t)
  const date = (at: number) => formats(language).date(at, now)
  switch (content.kind) {
    case 'plan-opened':
      return {
        title: t('notification.billing.opened', { plan: called(content.plan) }),
        text: openedText(content, language, now),
      }
    case 'plan-ending': {
      const words = { plan: called(content.plan), date: date(content.until) }
      return { title: t('notification.billing.ending', words), text: t('notification.billing.endingText') }
    }
    case 'plan-ended': {
      const next = called(content.next)
      const title = t('notification.billing.ended', { plan: called(content.plan) })
      return { title, text: t('notification.billing.endedText', { next }) }
    }
    case 'plan-cancelled': {
      const { plan, until } = content
      const text =
        until === null
          ? t('notification.billing.cancelledUnused')
          : t('notification.billing.cancelledUntil', { date: date(until) })
      return { title: t('notification.billing.cancelled', { plan: called(plan) }), text }
    }
    case 'payment-pending':
      return { title: t('notification.paymentPending.title'), text: t('notification.paymentPending.text') }
    case 'payment-failed': {
      const text = t('notification.billing.paymentFailedText', { amount: brl(content.amount, language) })
      return { title: t('notification.billing.paymentFailed'), text }
    }
    case 'refunded': {
      const text = t('notification.billing.refundedText', { amount: brl(content.amount, language) })
      return { title: t('notification.billing.refunded'), text }
    }
    case 'coupon': {
      const { code, percent } = content
      return {
        title: t('notification.billing.coupon', { percent }),
        text: t('notification.billing.couponText', { code }),
      }
    }
    case 'quota': {
      const words = { count: content.total, plan: called(content.plan) }
      return { title: t('notification.billing.renewed'), text: t('notification.billing.renewedText', words) }
    }
  }
}
