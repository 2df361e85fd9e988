// The allowance: how many analyses an account may still ask for, folded from its events and nothing else.
import { isOpenable, limits, type Openable } from '../billing/catalogue'
import type { AccountEvent } from '../events/account'
import { type Tool, tools } from '../events/vocabulary'

type Used = Readonly<Record<Tool, number>>

/** An analysis under way; `counted` is false when it was asked for under an unlimited plan. */
type Reservation = { readonly tool: Tool; readonly counted: boolean }

export type Quota = {
  readonly registered: boolean
  readonly plan: Openable
  /** Units of the free allowance spent or held, per tool. Never given back but by a failure. */
  readonly used: Used
  readonly reserved: ReadonlyMap<string, Reservation>
}

const none: Used = { photo: 0, linkedin: 0, resume: 0, job: 0 }

export const noQuota: Quota = { registered: false, plan: 'free', used: none, reserved: new Map() }

const without = (map: Quota['reserved'], key: string) => new Map([...map].filter(([id]) => id !== key))
const add = (used: Used, tool: Tool, units: 1 | -1): Used => ({ ...used, [tool]: used[tool] + units })

/** The allowance after one more event. Events that do not touch it leave it as it is. */
export const evolveQuota = (quota: Quota, event: AccountEvent): Quota => {
  switch (event.type) {
    case 'AccountRegistered':
      return { ...noQuota, registered: true }
    case 'AccountErased':
      return noQuota
    case 'PlanAssigned':
      // A plan only a later release can open leaves the allowance as it was.
      return isOpenable(event.data.plan) ? { ...quota, plan: event.data.plan } : quota
    case 'AnalysisRequested': {
      const { analysis, tool } = event.data
      const counted = limits[quota.plan].total !== null
      return {
        ...quota,
        used: counted ? add(quota.used, tool, 1) : quota.used,
        reserved: new Map(quota.reserved).set(analysis, { tool, counted }),
      }
    }
    case 'AnalysisCompleted':
      return { ...quota, reserved: without(quota.reserved, event.data.analysis) }
    case 'AnalysisFailed': {
      const held = quota.reserved.get(event.data.analysis)
      if (!held) return quota
      return {
        ...quota,
        used: held.counted ? add(quota.used, held.tool, -1) : quota.used,
        reserved: without(quota.reserved, event.data.analysis),
      }
    }
    default:
      return quota
  }
}

/** Whole analyses; -1 stands for unlimited, in the API as here (decision 11). */
export type Allowance = {
  readonly remaining: number
  readonly total: number
  readonly perTool: Readonly<Record<Tool, number>>
}

/** What is left of a plan's allowance after so many units of each tool are spent or held; never below 0. */
export const allowanceOf = (plan: Openable, used: Used): Allowance => {
  const { total, perTool } = limits[plan]
  if (total === null || perTool === null)
    return { remaining: -1, total: -1, perTool: { photo: -1, linkedin: -1, resume: -1, job: -1 } }
  const spent = tools.reduce((sum, tool) => sum + used[tool], 0)
  const remaining = Math.max(0, total - spent)
  const of = (tool: Tool) => Math.max(0, Math.min(perTool - used[tool], remaining))
  return {
    remaining,
    total,
    perTool: { photo: of('photo'), linkedin: of('linkedin'), resume: of('resume'), job: of('job') },
  }
}

/** The allowance of an account: zero of zero before it is registered. */
export const allowance = (quota: Quota): Allowance =>
  quota.registered
    ? allowanceOf(quota.plan, quota.used)
    : { remaining: 0, total: 0, perTool: { photo: 0, linkedin: 0, resume: 0, job: 0 } }

/** One event that touched the allowance: the change it made and what was left after it (-1: unlimited). */
export type Step<Event extends AccountEvent> = {
  readonly event: Event
  readonly change: number | 'unlimited' | 'limited'
  readonly balance: number
}

/** Every step by which an account's allowance came about, in order: what `trampolim explain quota` prints. */
export const steps = <Event extends AccountEvent>(history: readonly Event[]): Step<Event>[] => {
  const found: Step<Event>[] = []
  let quota = noQuota
  for (const event of history) {
    const before = allowance(quota).remaining
    const next = evolveQuota(quota, event)
    const balance = allowance(next).remaining
    const touched = next !== quota && event.type !== 'AnalysisCompleted'
    quota = next
    if (!touched) continue
    const change = before === -1 || balance === -1 ? (balance === -1 ? 'unlimited' : 'limited') : balance - before
    found.push({ event, change, balance })
  }
  return found
}
