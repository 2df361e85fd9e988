// The box of the current plan: how it stands, and what can be done about it.
import type { Catalogue } from '../../billing/catalogue'
import type { Feature } from '../../billing/features'
import type { Subscription } from '../../domain/billing/entitlement'
import type { Plan, SoldPlan } from '../../events/schema/vocabulary'
import { type Language, translator } from '../../i18n'
import { formats } from '../../i18n/format'
import { checkoutHref } from './addresses'
import { planCalled } from './plan-names'

/** Times in ms; remaining and total are null when unlimited. */
export type BoxData = {
  readonly catalogue: Catalogue
  readonly plan: Plan
  readonly remaining: number | null
  readonly total: number | null
  /** End of the cycle the analyses are counted in; null for none. */
  readonly cycleEnd: number | null
  /** When the plan ends by itself, null if it renews or has no end. */
  readonly until: number | null
  readonly running: Pick<Subscription, 'gateway' | 'plan' | 'status' | 'periodEnd' | 'cancelAtPeriodEnd'> | null
  /** Features that were sold with the running period and that the catalogue no longer gives with the plan. */
  readonly retained: readonly Feature[]
  /** What is bought and not yet paid for (Pix), with the provider's id of its page; null for one without. */
  readonly pending: readonly { readonly plan: SoldPlan; readonly reference: string | null }[]
  /** The provider knows the person, so it has pages for them. */
  readonly customer: boolean
  readonly now: number
}

export type BoxView = {
  readonly title: string
  readonly lines: readonly string[]
  /** Where the payments that are on the way are looked at. */
  readonly payments: readonly { readonly label: string; readonly href: string }[]
  readonly manage: boolean
  /** The question before cancelling; null when there is nothing to cancel. */
  readonly cancel: string | null
}

/** Null on the free plan with nothing under way: there is nothing to say. */
export const boxOf = (data: BoxData, language: Language): BoxView | null => {
  const { catalogue, plan, running, pending, customer, now } = data
  if (plan === 'free' && !running && pending.length === 0) return null
  const t = translator(language)
  const date = (at: number) => formats(language).date(at, now)
  const question = () => {
    if (!running || running.cancelAtPeriodEnd) return null
    // Cancelling a subscription that carries the plan ends the plan with its period; any other leaves the plan as it is.
    if (running.plan === plan) return t('plans.cancel.text', { date: date(running.periodEnd) })
    return t(plan === 'free' ? 'plans.cancel.textFree' : 'plans.cancel.textOther', {
      plan: planCalled(catalogue, plan, t),
    })
  }
  return {
    title: t('plans.box.title', { plan: planCalled(catalogue, plan, t) }),
    lines: [
      ...(plan === 'free' ? [] : allowanceLines(data, language)),
      ...paymentLines(data, language),
      ...retainedLines(data, language),
    ],
    payments: pending.flatMap((one) =>
      one.reference === null
        ? []
        : [
            {
              label: t('plans.box.payment', { plan: planCalled(catalogue, one.plan, t) }),
              href: checkoutHref(one.reference),
            },
          ],
    ),
    manage: customer,
    cancel: question(),
  }
}

const retainedLines = ({ retained }: BoxData, language: Language): string[] => {
  if (retained.length === 0) return []
  const t = translator(language)
  const what = formats(language).list(retained.map((feature) => t(`plans.features.${feature}`)))
  return [t('plans.box.retained', { what })]
}

const allowanceLines = ({ remaining, total, cycleEnd, until, now }: BoxData, language: Language): string[] => {
  const t = translator(language)
  if (remaining === null || total === null) return [t('plans.box.unlimited')]
  const left = t('plans.box.left', { remaining, total })
  // The last cycle of a plan that ends with it renews nothing.
  if (cycleEnd === null || (until !== null && cycleEnd >= until)) return [left]
  return [left, t('plans.box.renewal', { date: formats(language).date(cycleEnd, now) })]
}

/** How the plan goes on: when it renews or ends, and what is in its way. */
export const paymentLines = (
  { catalogue, running, until, plan, pending, now }: BoxData,
  language: Language,
): string[] => {
  const t = translator(language)
  const date = (at: number) => formats(language).date(at, now)
  const waiting = pending.map((one) => t('plans.box.pending', { plan: planCalled(catalogue, one.plan, t) }))
  if (running) {
    if (running.status === 'past_due') return [t('plans.box.pastDue'), ...waiting]
    if (running.status === 'unpaid') return [t('plans.box.unpaid'), ...waiting]
    if (running.status === 'paused') return [t('plans.box.paused'), ...waiting]
    const when = { date: date(running.periodEnd) }
    if (plan !== 'free' && running.plan !== null && running.plan !== plan) {
      const params = { ...when, plan: planCalled(catalogue, running.plan, t) }
      const line = running.cancelAtPeriodEnd ? 'plans.box.otherEnds' : 'plans.box.otherRenews'
      const validity = until === null ? t('plans.box.given') : t('plans.box.ends', { date: date(until) })
      return [validity, t(line, params), ...waiting]
    }
    const renewal = running.gateway === 'test' ? 'plans.box.renewsTest' : 'plans.box.renews'
    return [running.cancelAtPeriodEnd ? t('notification.billing.cancelledUntil', when) : t(renewal, when), ...waiting]
  }
  if (until !== null) return [t('plans.box.ends', { date: date(until) }), ...waiting]
  return plan === 'free' ? waiting : [t('plans.box.given'), ...waiting]
}
