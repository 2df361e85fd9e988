// How an allowance came about, step by step: what `trampolim explain quota` prints.
import type { PlanLimits } from '../../billing/catalogue'
import type { AccountEvent } from '../../events/schema/account'
import type { Plan } from '../../events/schema/vocabulary'
import { nextMoment } from '../billing/entitlement-events'
import { allowance, evolveQuota, noQuota, type Quota, unitAt } from './quota'

type Dated = AccountEvent & { readonly meta: { readonly at: number } }

/** One thing that touched the allowance. `event` is null for what time alone did: a cycle began, a plan ended. */
export type Step<Event extends Dated> = {
  readonly at: number
  readonly event: Event | null
  /** Units, or that the allowance lost or got its limit. */
  readonly change: number | 'unlimited' | 'limited'
  /** What was left after it; -1: unlimited. */
  readonly balance: number
  readonly plan: Plan
  /** The start of the cycle it leaves the account in, 0 for none. */
  readonly cycle: number
}

/** Moments between two events that are looked at; at a month each that is a hundred years. */
const momentsMax = 1200

const changeOf = (before: number, after: number): Step<Dated>['change'] => {
  if (before !== -1 && after !== -1) return after - before
  return after === -1 ? 'unlimited' : 'limited'
}

/**
 * Every step until `now` (ms) in order. Events that change neither units nor plan nor cycle are left out, and so is an
 * analysis that completed: its unit was taken when it was asked for.
 */
export const steps = <Event extends Dated>(
  history: readonly Event[],
  now: number,
  limits: PlanLimits,
): Step<Event>[] => {
  const found: Step<Event>[] = []
  let quota = noQuota
  let clock = 0

  const add = (next: Quota, at: number, event: Event | null, touched: boolean) => {
    const before = unitAt(quota.entitlements, clock)
    const left = allowance(quota, clock, limits).remaining
    const unit = unitAt(next.entitlements, at)
    const balance = allowance(next, at, limits).remaining
    if (touched || before.plan !== unit.plan || before.cycle !== unit.cycle || before.source !== unit.source)
      found.push({ at, event, change: changeOf(left, balance), balance, plan: unit.plan, cycle: unit.cycle })
    quota = next
    clock = at
  }

  const pass = (until: number) => {
    for (let looks = 0; looks < momentsMax; looks++) {
      const moment = nextMoment(quota.entitlements, clock)
      if (moment === null || moment > until) return
      add(quota, moment, null, false)
    }
  }

  for (const event of history) {
    const at = Math.max(clock, event.meta.at)
    pass(at - 1)
    add(evolveQuota(quota, event), at, event, touching.has(event.type))
  }
  pass(now)
  return found
}

const touching: ReadonlySet<string> = new Set([
  'AccountRegistered',
  'AccountErased',
  'AnalysisRequested',
  'AnalysisFailed',
  'PlanAssigned',
  'PassOpened',
  'PaymentRefunded',
  'PaymentDisputed',
  'SubscriptionChanged',
])
