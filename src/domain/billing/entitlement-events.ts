// What a change of standing makes true and worth telling: a plan opened, about to end, ended, a cycle renewed. Told by
// difference to what was told last, so that it is said once, whoever finds it first.
import type { AccountEvent } from '../../events/schema/account'
import { entitlement, rank, type Source, type Standing, sourcesOf } from './entitlement'

/** A plan that does not renew is said to be ending so many milliseconds before it does. */
export const noticeMs = 3 * 24 * 3600 * 1000

type Telling = Extract<AccountEvent, { type: 'PlanOpened' | 'PlanEnding' | 'PlanEnded' | 'QuotaRenewed' }>
/** How many analyses a cycle of a plan allows; null without limit. */
export type TotalOf = (plan: Standing['told']['plan']) => number | null

/** The events still owed to the account at a time; at most one of them, for each is followed by another look. */
export const owed = (standing: Standing, now: number, totalOf: TotalOf): Telling | null => {
  if (!standing.registered) return null
  const { told } = standing
  const { plan, source, cycle } = entitlement(standing, now)
  const start = cycle?.start ?? 0
  if (rank(plan) > rank(told.plan))
    return {
      type: 'PlanOpened',
      data: { plan, cycle: start, until: source && !source.renews ? source.until : null },
      personal: null,
    }
  if (plan !== told.plan)
    return { type: 'PlanEnded', data: { plan: told.plan, next: plan, cycle: start }, personal: null }
  if (source && start > told.cycle && (source.paidUntil === null || now < source.paidUntil))
    return { type: 'QuotaRenewed', data: { plan, cycle: start, total: totalOf(plan) }, personal: null }
  const until = endingAt(standing, source)
  if (until !== null && now >= until - noticeMs && told.ending !== until)
    return { type: 'PlanEnding', data: { plan, until }, personal: null }
  return null
}

/** When the plan will give way to a lesser one without anybody doing anything; null if it will not. */
const endingAt = (standing: Standing, source: Source | null): number | null => {
  if (!source || source.renews || source.until === null) return null
  return rank(entitlement(standing, source.until).plan) < rank(source.plan) ? source.until : null
}

/** The first moment after a time at which the standing may change with nothing happening. */
export const nextMoment = (standing: Standing, after: number): number | null => {
  const sources = sourcesOf(standing)
  const moments = sources.flatMap(({ from, until, paidUntil }) => [
    from,
    ...(until === null ? [] : [until, until - noticeMs]),
    ...(paidUntil === null ? [] : [paidUntil]),
  ])
  const { cycle } = entitlement(standing, after)
  if (cycle) moments.push(cycle.end)
  return moments.reduce<number | null>(
    (first, moment) => (moment > after && (first === null || moment < first) ? moment : first),
    null,
  )
}

/** Looks ahead so many moments at most; whoever comes back then looks on from there. */
const lookahead = 40

/** The first moment, from a time on, at which something is owed; null for never. */
export const dueAt = (standing: Standing, from: number): number | null => {
  let at = from
  for (let looks = 0; looks < lookahead; looks++) {
    if (owed(standing, at, () => null)) return at
    const next = nextMoment(standing, at)
    if (next === null) return null
    at = next
  }
  return at
}
