// A paid period keeps what was sold with it: given, when, then, and random edits of the catalogue during random lives.
import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { history, now, paid, registered, running } from '../../../tests/helpers/billing'
import { specification } from '../../../tests/helpers/specification'
import { byPlan, defaultCatalogue, type PlanLimits } from '../../billing/catalogue'
import { monthsAfter } from '../../billing/cycle'
import type { Feature } from '../../billing/features'
import type { PaymentSnapshot, SubscriptionSnapshot } from '../../billing/gateway'
import type { DomainEvent } from '../../events/schema/events'
import { dayMs } from '../../time/units'
import { fold } from '../decider'
import { type BillingCommand, billing } from './billing'
import { noEntitlements } from './entitlement'
import { limitsAt, soldFeatures, type Terms, type TermsOf } from './sold'

const { given } = specification(billing)

const payment: PaymentSnapshot = { ...paid, cycle: 'annually', checkout: null }
const generous: TermsOf = () => ({ total: 50, features: ['exportar_pdf', 'historico_completo'] })
const mean: TermsOf = () => ({ total: 5, features: [] })
const limitsBy = (termsOf: TermsOf): PlanLimits =>
  byPlan((plan) => ({ total: plan === 'free' ? 4 : termsOf(plan).total, perTool: null }))

const subscribe = (change: Partial<SubscriptionSnapshot>, at: number, termsOf: TermsOf): BillingCommand => ({
  kind: 'apply-subscription',
  subscription: { ...running, ...change },
  now: at,
  termsOf,
})
const entitlementsAfter = (...commands: readonly BillingCommand[]) => fold(billing, history(...commands)).entitlements
const sold = (from: number, terms: Terms): DomainEvent => ({
  type: 'PlanSold',
  data: { ground: 'sub_1', plan: 'professional', from, total: terms.total, features: [...terms.features] },
  personal: null,
})

describe('a period that is sold', () => {
  test('records what the catalogue gave, once', () => {
    const changed: DomainEvent = {
      type: 'SubscriptionChanged',
      data: (({ account: _, ...data }) => data)(running),
      personal: null,
    }
    const opened: DomainEvent = {
      type: 'PlanOpened',
      data: { plan: 'professional', cycle: now, until: null },
      personal: null,
    }
    given(registered)
      .when(subscribe({}, now, generous))
      .then(changed, sold(now, generous('professional')), opened)
    given(registered, changed, sold(now, generous('professional')), opened)
      .when(subscribe({}, now + dayMs, mean))
      .then()
  })
  test('by a release that recorded nothing gets the terms of the next billing event', () => {
    const old = history(subscribe({}, now, generous)).filter(({ type }) => type !== 'PlanSold')
    given(...old)
      .when({ kind: 'announce', now: now + dayMs, termsOf: mean })
      .then(sold(now, mean('professional')))
  })
  test('keeps its limit and features when the catalogue shrinks, until its period ends', () => {
    const entitlements = entitlementsAfter(subscribe({}, now, generous))
    expect(limitsAt(entitlements, now + dayMs, limitsBy(mean)).total).toBe(50)
    expect(soldFeatures(entitlements, now + dayMs)).toEqual(['exportar_pdf', 'historico_completo'])
  })
  test('gains what the catalogue adds', () => {
    const entitlements = entitlementsAfter(subscribe({}, now, mean))
    expect(limitsAt(entitlements, now + dayMs, limitsBy(generous)).total).toBe(50)
    const unlimited: TermsOf = () => ({ total: null, features: [] })
    expect(limitsAt(entitlements, now + dayMs, limitsBy(unlimited)).total).toBeNull()
    expect(limitsAt(entitlementsAfter(subscribe({}, now, unlimited)), now + dayMs, limitsBy(mean)).total).toBeNull()
  })
  test('is followed by one on the terms of its own day', () => {
    const end = monthsAfter(now, 1)
    const renewal = subscribe({ periodStart: end, periodEnd: monthsAfter(now, 2) }, end, mean)
    const entitlements = entitlementsAfter(subscribe({}, now, generous), renewal)
    expect(limitsAt(entitlements, end + dayMs, limitsBy(mean)).total).toBe(5)
    expect(soldFeatures(entitlements, end + dayMs)).toEqual([])
  })
  test('of a year keeps its terms through all its cycles', () => {
    const entitlements = entitlementsAfter({ kind: 'apply-payment', payment, now, termsOf: generous })
    const last = monthsAfter(now, 12) - 1
    expect(limitsAt(entitlements, last, limitsBy(mean)).total).toBe(50)
    expect(limitsAt(entitlements, last + 1, limitsBy(mean)).total).toBe(4)
  })
  test('keeps its terms when a dispute is won, and when the pass before it is given back', () => {
    const pay = (change: Partial<PaymentSnapshot>, at: number, termsOf: TermsOf): BillingCommand => ({
      kind: 'apply-payment',
      payment: { ...payment, cycle: 'monthly', ...change },
      now: at,
      termsOf,
    })
    const disputed = entitlementsAfter(
      pay({}, now, generous),
      pay({ dispute: 'open' }, now + dayMs, mean),
      pay({ dispute: 'won' }, now + 2 * dayMs, mean),
    )
    expect(limitsAt(disputed, now + 3 * dayMs, limitsBy(mean)).total).toBe(50)
    const second = { payment: 'pi_2', at: now + dayMs }
    const moved = entitlementsAfter(
      pay({}, now, generous),
      pay(second, now + dayMs, generous),
      pay({ refunded: 1495 }, now + 2 * dayMs, mean),
    )
    expect(limitsAt(moved, now + 3 * dayMs, limitsBy(mean)).total).toBe(50)
  })
  test('of a gift records nothing: it goes by the catalogue', () => {
    const entitlements = entitlementsAfter({ kind: 'assign-plan', plan: 'premium', now, termsOf: generous })
    expect([entitlements.sold, soldFeatures(entitlements, now)]).toEqual([[], []])
    expect(limitsAt(entitlements, now, limitsBy(mean)).total).toBe(5)
    expect(limitsAt(noEntitlements, now, defaultCatalogue.limits)).toEqual(defaultCatalogue.limits.free)
  })
})

test('whatever the operator edits and whenever, a subscriber has at least what each period was sold with', () => {
  const keys: Feature[] = ['exportar_pdf', 'historico_completo', 'mentoria_mensal']
  const terms = fc.record({
    total: fc.option(fc.integer({ min: 0, max: 60 }), { nil: null }),
    features: fc.subarray(keys),
  })
  const step = fc.record({ days: fc.integer({ min: 1, max: 50 }), terms, repeated: fc.boolean() })
  fc.assert(
    fc.property(terms, fc.array(step, { maxLength: 12 }), (first, steps) => {
      let [at, period, catalogue] = [now, 0, first]
      let own = first
      const past = history(subscribe({}, now, () => first))
      const apply = (command: BillingCommand) => {
        const decision = billing.decide(command, fold(billing, past))
        if ('events' in decision) past.push(...decision.events)
      }
      for (const { days, terms, repeated } of steps) {
        at += days * dayMs
        const ended = at >= monthsAfter(now, period + 1)
        while (at >= monthsAfter(now, period + 1)) period += 1
        const current = catalogue
        const change = { periodStart: monthsAfter(now, period), periodEnd: monthsAfter(now, period + 1) }
        // The renewal is applied with the catalogue of that moment; the edit comes after it.
        apply(subscribe(change, at, () => current))
        if (ended) own = current
        catalogue = terms
        if (repeated) apply(subscribe(change, at, () => terms))
        const { entitlements } = fold(billing, past)
        const { total } = limitsAt(
          entitlements,
          at,
          limitsBy(() => terms),
        )
        const least = own.total === null || terms.total === null ? null : Math.max(own.total, terms.total)
        expect(total).toBe(least)
        expect(soldFeatures(entitlements, at)).toEqual(own.features)
      }
    }),
    { numRuns: 300, seed: 20261122 },
  )
})
