// The ledger of an allowance, line by line, for `trampolim explain quota` and an account's page in the panel.
import type { PlanLimits } from '../../billing/catalogue'
import type { DomainEvent } from '../../events/schema/events'
import type { Plan, Tool } from '../../events/schema/vocabulary'
import { nextMoment } from '../billing/entitlement-events'
import {
  type AllowanceId,
  type AnalysisCount,
  allowance,
  allowanceIdAt,
  evolveQuota,
  isSameAllowance,
  noQuota,
  type Quota,
} from './quota'
import { type LedgerReason, reasonOf } from './reasons'

type Dated = DomainEvent & { readonly meta: { readonly at: number } }

/** One change of the allowance. `event` is null for what time alone did: a cycle began, a plan ended. */
export type LedgerLine<Event extends Dated> = {
  readonly at: number
  readonly event: Event | null
  readonly reason: LedgerReason
  /** Uses, or that the allowance lost or got its limit. */
  readonly change: number | 'unlimited' | 'limited'
  readonly balance: AnalysisCount
  /** The plan before it and after it; null before the account existed. */
  readonly planBefore: Plan | null
  readonly plan: Plan
  /** The start of the cycle after it, 0 for none. */
  readonly cycle: number
  /** For an analysis: the allowance its use was taken from, or given back to. */
  readonly unit: AllowanceId | null
}

/** Why this much is left: `total - used + returned` of the current allowance remains. */
export type QuotaExplanation<Event extends Dated> = {
  readonly plan: Plan
  /** Start of the current cycle (ms), null for a plan without cycles. */
  readonly cycle: number | null
  readonly remaining: AnalysisCount
  readonly total: AnalysisCount
  readonly perTool: Readonly<Record<Tool, AnalysisCount>>
  readonly used: number
  readonly returned: number
  readonly lines: readonly LedgerLine<Event>[]
}

/** Most times checked between two events; at a month each that is a hundred years. */
const momentsMax = 1200

const changeOf = (before: AnalysisCount, after: AnalysisCount): LedgerLine<Dated>['change'] => {
  if (before !== null && after !== null) return after - before
  return after === null ? 'unlimited' : 'limited'
}

const movedUnit = (before: Quota, after: Quota, event: DomainEvent | null): AllowanceId | null => {
  if (event?.type === 'AnalysisRequested') return after.reserved.get(event.data.analysis)?.unit ?? null
  return event?.type === 'AnalysisFailed' ? (before.reserved.get(event.data.analysis)?.unit ?? null) : null
}

/**
 * The allowance at `now` (ms) and every line that led to it, in order. Events that change neither uses nor plan nor
 * cycle have no line, and neither has an analysis that completed: its use was taken when it was requested.
 */
export const explainQuota = <Event extends Dated>(
  history: Iterable<Event>,
  now: number,
  limits: PlanLimits,
): QuotaExplanation<Event> => {
  const lines: LedgerLine<Event>[] = []
  let quota = noQuota
  let clock = 0

  const add = (next: Quota, at: number, event: Event | null, cause: LedgerReason | null) => {
    const before = allowanceIdAt(quota.entitlements, clock)
    const left = allowance(quota, clock, limits).remaining
    const after = allowanceIdAt(next.entitlements, at)
    const balance = allowance(next, at, limits).remaining
    const reason = cause ?? (before.plan === after.plan ? 'cycle-began' : 'plan-changed')
    if (cause || !isSameAllowance(before, after))
      lines.push({
        ...{ at, event, reason, change: changeOf(left, balance), balance },
        ...{ planBefore: lines.length > 0 ? before.plan : null, plan: after.plan, cycle: after.cycle },
        unit: movedUnit(quota, next, event),
      })
    quota = next
    clock = at
  }

  const pass = (until: number) => {
    for (let looks = 0; looks < momentsMax; looks++) {
      const moment = nextMoment(quota.entitlements, clock)
      if (moment === null || moment > until) return
      add(quota, moment, null, null)
    }
  }

  for (const event of history) {
    const at = Math.max(clock, event.meta.at)
    const reason = reasonOf(event.type)
    // An event that changes nothing is not the cause of what falls due at the same time.
    pass(reason ? at - 1 : at)
    add(evolveQuota(quota, event), at, reason && event, reason)
  }
  pass(now)

  const unit = allowanceIdAt(quota.entitlements, now)
  const { remaining, total, perTool } = allowance(quota, now, limits)
  const moved = (reason: LedgerReason) =>
    lines.filter((line) => line.reason === reason && line.unit !== null && isSameAllowance(line.unit, unit)).length
  return {
    ...{ plan: unit.plan, cycle: unit.cycle || null, remaining, total, perTool },
    ...{ used: moved('analysis-requested'), returned: moved('analysis-failed'), lines },
  }
}
