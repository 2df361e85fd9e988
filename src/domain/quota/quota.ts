// The allowance: how many analyses an account may still request. A pure function of its events and a time.
import type { PlanLimits } from '../../billing/catalogue'
import type { DomainEvent } from '../../events/schema/events'
import { type Plan, type Tool, tools } from '../../events/schema/vocabulary'
import { type Entitlements, entitlementAt, evolveEntitlements, noEntitlements } from '../billing/entitlement'
import { limitsAt } from '../billing/sold'

/** What one analysis was taken from: a plan, the source of that plan, and the start of its cycle. */
export type AllowanceId = NonNullable<Extract<DomainEvent, { type: 'AnalysisRequested' }>['data']['unit']>

/** The free allowance is given once and never renewed, so it has no source and no cycle. */
const freeAllowance: AllowanceId = { plan: 'free', source: 'free', cycle: 0 }

type Used = Readonly<Record<Tool, number>>
export const noneUsed: Used = { photo: 0, linkedin: 0, resume: 0, job: 0 }

/** An analysis under way, and the allowance it was taken from. */
type Reservation = { readonly tool: Tool; readonly unit: AllowanceId }

export type Quota = {
  readonly entitlements: Entitlements
  /** Uses spent or reserved of each allowance there ever was; only a failure gives one back, to the allowance it came from. */
  readonly used: ReadonlyMap<string, Used>
  readonly reserved: ReadonlyMap<string, Reservation>
}

export const noQuota: Quota = { entitlements: noEntitlements, used: new Map(), reserved: new Map() }

const keyOf = ({ plan, source, cycle }: AllowanceId): string => `${source} ${plan} ${cycle}`

export const isSameAllowance = (a: AllowanceId, b: AllowanceId): boolean => keyOf(a) === keyOf(b)

/** The allowance that an analysis requested now is taken from. */
export const allowanceIdAt = (entitlements: Entitlements, now: number): AllowanceId => {
  const { plan, source, cycle } = entitlementAt(entitlements, now)
  return source && cycle ? { plan, source: source.id, cycle: cycle.start } : freeAllowance
}

/** The allowance of an event's use. Before allowances had names, only unlimited plans were ever assigned. */
export const allowanceIdOf = (assigned: Plan | undefined, unit: AllowanceId | null): AllowanceId =>
  unit ?? (assigned ? { plan: assigned, source: 'assigned', cycle: 0 } : freeAllowance)

const without = (map: Quota['reserved'], key: string) => new Map([...map].filter(([id]) => id !== key))
const changed = (used: Quota['used'], { tool, unit }: Reservation, by: 1 | -1): Quota['used'] => {
  const before = used.get(keyOf(unit)) ?? noneUsed
  return new Map(used).set(keyOf(unit), { ...before, [tool]: before[tool] + by })
}

/** The allowance after one more event. Unrelated events leave it unchanged. */
export const evolveQuota = (quota: Quota, event: DomainEvent): Quota => {
  const { used, reserved } = quota
  switch (event.type) {
    case 'AnalysisRequested': {
      const { analysis, tool, unit } = event.data
      const reservation = { tool, unit: allowanceIdOf(quota.entitlements.assigned?.plan, unit) }
      return { ...quota, used: changed(used, reservation, 1), reserved: new Map(reserved).set(analysis, reservation) }
    }
    case 'AnalysisCompleted':
      return { ...quota, reserved: without(reserved, event.data.analysis) }
    case 'AnalysisFailed': {
      const reservation = reserved.get(event.data.analysis)
      if (!reservation) return quota
      return { ...quota, used: changed(used, reservation, -1), reserved: without(reserved, event.data.analysis) }
    }
    case 'AccountRegistered':
    case 'AccountErased':
      return { ...noQuota, entitlements: evolveEntitlements(quota.entitlements, event) }
    default: {
      const entitlements = evolveEntitlements(quota.entitlements, event)
      return entitlements === quota.entitlements ? quota : { ...quota, entitlements }
    }
  }
}

/** Whole analyses; null is unlimited, as in the catalogue. */
export type AnalysisCount = number | null

/** How the API, the command line and exported cases write it: -1 is unlimited (P11). */
export const wireCount = (count: AnalysisCount): number => count ?? -1

/** What may still be requested, of what. */
export type Allowance = {
  readonly remaining: AnalysisCount
  readonly total: AnalysisCount
  readonly perTool: Readonly<Record<Tool, AnalysisCount>>
}

export const eachTool = <Value>(of: (tool: Tool) => Value): Readonly<Record<Tool, Value>> => ({
  photo: of('photo'),
  linkedin: of('linkedin'),
  resume: of('resume'),
  job: of('job'),
})

/** What is left of a plan's allowance after these uses of each tool are spent or reserved; never below 0. */
export const allowanceOf = ({ total, perTool }: PlanLimits[Plan], used: Used): Allowance => {
  if (total === null) return { remaining: null, total: null, perTool: eachTool(() => null) }
  const spent = tools.reduce((sum, tool) => sum + used[tool], 0)
  const remaining = Math.max(0, total - spent)
  const leftOf = (tool: Tool) => (perTool === null ? remaining : Math.max(0, Math.min(perTool - used[tool], remaining)))
  return { remaining, total, perTool: eachTool(leftOf) }
}

/** What an account has that is not registered, or no longer. */
export const noAllowance: Allowance = { remaining: 0, total: 0, perTool: eachTool(() => 0) }

/** The allowance of an account at a time: zero of zero before it is registered. */
export const allowance = ({ entitlements, used }: Quota, now: number, limits: PlanLimits): Allowance => {
  if (!entitlements.registered) return noAllowance
  const unit = allowanceIdAt(entitlements, now)
  return allowanceOf(limitsAt(entitlements, now, limits), used.get(keyOf(unit)) ?? noneUsed)
}

/** Why an allowance permits no analysis with this tool; null if it does. */
export const quotaRefusal = (
  { remaining, perTool }: Allowance,
  tool: Tool,
): 'quota-exhausted' | 'quota-tool' | null => {
  if (remaining === 0) return 'quota-exhausted'
  return perTool[tool] === 0 ? 'quota-tool' : null
}
