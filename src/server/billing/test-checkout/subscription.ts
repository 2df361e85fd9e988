// Continues a subscription of the test checkout: it renews, falls behind when its card is refused, is paid or ends.
import { monthsAfter } from '../../../billing/cycle'
import { annually, prorated } from '../../../billing/price'
import type { BillingCycle } from '../../../events/schema/vocabulary'
import { dayMs } from '../../../time/units'
import type { PlanChange, TestPayment, TestSubscription } from './port'
import type { Store } from './store'

/** Milliseconds a failed renewal waits to be paid before the subscription counts as unpaid. */
const pastDueMs = 7 * dayMs
/** Periods made good in one look; a server that was off longer goes on at the next one. */
const periodsAtOnce = 24

const months = { monthly: 1, annually: 12 } as const

/** The end of the period that follows one; counted from the first of its kind, so that the 31st comes back. */
const endAfter = ({ start, anchor = start, cycle, periodEnd }: TestSubscription): number => {
  let periods = 1
  while (monthsAfter(anchor, periods * months[cycle]) <= periodEnd) periods++
  return monthsAfter(anchor, periods * months[cycle])
}

export const firstPeriod = (start: number, cycle: BillingCycle): number => monthsAfter(start, months[cycle])

const running = ({ status }: TestSubscription): boolean => status === 'active' || status === 'past_due'

/** When there is something to do with it by itself; null once it is over. */
const dueOf = (one: TestSubscription): number | null => {
  if (!running(one)) return null
  return one.openInvoice === null ? one.periodEnd : Math.min(one.periodEnd, one.since + pastDueMs)
}

export const storeSubscription = (store: Store, one: TestSubscription): TestSubscription => {
  store.put('subscription', one, dueOf(one))
  return one
}

const invoice = (one: TestSubscription, amount: number, at: number): TestPayment => {
  const payment = `teste_fatura_${Bun.randomUUIDv7()}`
  const { gateway, account, cycle, subscription } = one
  return {
    id: payment,
    gateway,
    payment,
    account,
    plan: one.plan ?? 'professional',
    cycle,
    state: one.declines ? 'failed' : 'paid',
    amount,
    refunded: 0,
    dispute: null,
    checkout: null,
    subscription,
    at,
  }
}

/** Applies one change that is due by now; returns the same subscription when none is. */
const step = (store: Store, one: TestSubscription, now: number): TestSubscription => {
  if (!running(one)) return one
  if (one.openInvoice !== null && now >= one.since + pastDueMs)
    return storeSubscription(store, { ...one, status: 'unpaid' })
  if (now < one.periodEnd) return one
  if (one.cancelAtPeriodEnd) return storeSubscription(store, { ...one, status: 'canceled' })
  const renewed = { ...one, periodStart: one.periodEnd, periodEnd: endAfter(one) }
  const bill = invoice(one, one.price, one.periodEnd)
  store.put('payment', bill)
  return storeSubscription(
    store,
    one.declines ? { ...renewed, status: 'past_due', openInvoice: bill.id, since: one.periodEnd } : renewed,
  )
}

/** Brings a subscription up to a time. */
export const liveOn = (store: Store, one: TestSubscription, now: number): TestSubscription => {
  let current = one
  for (let looks = 0; looks < periodsAtOnce; looks++) {
    const next = step(store, current, now)
    if (next === current) break
    current = next
  }
  return current
}

/** The person gives another card; an open invoice is paid with it unless it declines. */
export const changeCard = (store: Store, one: TestSubscription, declines: boolean): void => {
  const openInvoice = one.openInvoice === null || declines ? null : store.get('payment', one.openInvoice)
  if (openInvoice) store.put('payment', { ...openInvoice, state: 'paid' })
  const live = running(one) || one.status === 'unpaid'
  storeSubscription(
    store,
    openInvoice && live ? { ...one, declines, openInvoice: null, status: 'active' } : { ...one, declines },
  )
}

/** Another plan or period from now on; what is left of the one paid for is taken off its price. The same stays as it is. */
export const changePlan = (
  store: Store,
  one: TestSubscription,
  { plan, cycle, monthly }: PlanChange,
  now: number,
): void => {
  if (plan === one.plan && cycle === one.cycle) return
  const price = cycle === 'annually' ? annually(monthly) : monthly
  const left = prorated(one.price, one.periodEnd - now, one.periodEnd - one.periodStart)
  const changed = { ...one, plan, cycle, price, periodStart: now, periodEnd: firstPeriod(now, cycle), anchor: now }
  const bill = invoice(changed, Math.max(0, price - left), now)
  if (bill.state === 'failed') {
    store.put('payment', bill)
    return
  }
  store.put('payment', bill)
  storeSubscription(store, { ...changed, cancelAtPeriodEnd: false })
}
