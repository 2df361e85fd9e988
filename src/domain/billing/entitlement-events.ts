// Decides which changes of an entitlement are announced: a plan opened, about to end or ended, a cycle renewed. Each is found
// by comparing with what was announced last, so that it is announced once, whichever caller finds it first.
import { byPlan, rankOf } from '../../billing/catalogue'
import type { DomainEvent } from '../../events/schema/events'
import { dayMs } from '../../time/units'
import { type Entitlements, entitlementAt, runningSubscriptions, type Source, sourcesOf } from './entitlement'
import { limitsAt, type TermsOf } from './sold'

/** How many milliseconds before its end a plan that does not renew is announced as ending. */
const noticeMs = 3 * dayMs

type EntitlementEvent = Extract<DomainEvent, { type: 'PlanOpened' | 'PlanEnding' | 'PlanEnded' | 'QuotaRenewed' }>

/** The next entitlement event due at a time, or null; after applying one, callers ask again. */
export const dueEvent = (entitlements: Entitlements, now: number, termsOf: TermsOf): EntitlementEvent | null => {
  if (!entitlements.registered) return null
  const { lastAnnounced } = entitlements
  const { plan, source, cycle } = entitlementAt(entitlements, now)
  const start = cycle?.start ?? 0
  if (rankOf(plan) > rankOf(lastAnnounced.plan))
    return {
      type: 'PlanOpened',
      data: { plan, cycle: start, until: source && !source.renews ? source.until : null },
      personal: null,
    }
  if (plan !== lastAnnounced.plan)
    return { type: 'PlanEnded', data: { plan: lastAnnounced.plan, next: plan, cycle: start }, personal: null }
  if (source && start > lastAnnounced.cycle && (source.paidUntil === null || now < source.paidUntil))
    return {
      type: 'QuotaRenewed',
      data: { plan, cycle: start, total: totalNow(entitlements, now, termsOf) },
      personal: null,
    }
  const until = endingAt(entitlements, source)
  if (until !== null && now >= until - noticeMs && lastAnnounced.ending !== until)
    return { type: 'PlanEnding', data: { plan, until }, personal: null }
  return null
}

/** Analyses of a cycle of the plan in force, null without limit: the catalogue's, never less than was sold. */
const totalNow = (entitlements: Entitlements, now: number, termsOf: TermsOf): number | null =>
  limitsAt(
    entitlements,
    now,
    byPlan((plan) => ({ total: termsOf(plan).total, perTool: null })),
  ).total

/** When the plan will give way to a lesser one without anybody doing anything; null if it will not. */
const endingAt = (entitlements: Entitlements, source: Source | null): number | null => {
  if (!source || source.renews || source.until === null) return null
  return rankOf(entitlementAt(entitlements, source.until).plan) < rankOf(source.plan) ? source.until : null
}

/** The first moment after a time at which the entitlement may change without an event. */
export const nextMoment = (entitlements: Entitlements, after: number): number | null => {
  const sources = sourcesOf(entitlements)
  const moments = sources.flatMap(({ from, until, paidUntil }) => [
    from,
    ...(until === null ? [] : [until, until - noticeMs]),
    ...(paidUntil === null ? [] : [paidUntil]),
  ])
  const { cycle } = entitlementAt(entitlements, after)
  if (cycle) moments.push(cycle.end)
  return moments.reduce<number | null>(
    (first, moment) => (moment > after && (first === null || moment < first) ? moment : first),
    null,
  )
}

/**
 * The first moment after a time (ms) at which what a page says of a plan changes with nothing happening; infinite for
 * never. Besides `nextMoment`, a subscription that is to be cancelled is over with its period, whatever it allows.
 */
export const changesAt = (entitlements: Entitlements, after: number): number =>
  Math.min(
    nextMoment(entitlements, after) ?? Number.POSITIVE_INFINITY,
    ...runningSubscriptions(entitlements)
      .map(({ periodEnd }) => periodEnd)
      .filter((end) => end > after),
  )

/** Whether something is due does not depend on what the catalogue gives. */
const noTerms: TermsOf = () => ({ total: null, features: [] })

/** The most moments looked ahead; a caller that comes back at the last of them continues from there. */
const lookahead = 40

/** The first moment, from a time on, at which an entitlement event is due; null for never. */
export const dueAt = (entitlements: Entitlements, from: number): number | null => {
  let at = from
  for (let looks = 0; looks < lookahead; looks++) {
    if (dueEvent(entitlements, at, noTerms)) return at
    const next = nextMoment(entitlements, at)
    if (next === null) return null
    at = next
  }
  return at
}
