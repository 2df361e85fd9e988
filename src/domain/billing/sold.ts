// Reads what was sold with a paid period: it holds until the period ends, whatever becomes of the catalogue (decision 0240).
import type { Catalogue, PlanLimits } from '../../billing/catalogue'
import type { Feature } from '../../billing/features'
import { hasFeature } from '../../billing/offer'
import type { DomainEvent } from '../../events/schema/events'
import type { Plan } from '../../events/schema/vocabulary'
import { type Entitlements, entitlementAt, type Source, sourcesOf } from './entitlement'

/** What the catalogue of now gives with a plan: analyses of a cycle, null without limit, and the features it has. */
export type Terms = { readonly total: number | null; readonly features: readonly Feature[] }
export type TermsOf = (plan: Plan) => Terms

const isOf = ({ id, plan, period }: Source, one: Entitlements['sold'][number]): boolean =>
  one.ground === id && one.plan === plan && one.from === period

/** What was sold with the period that a plan comes from; null for a gift, and for a period sold before terms were recorded. */
const soldWith = ({ sold }: Entitlements, source: Source): Entitlements['sold'][number] | null =>
  sold.find((one) => isOf(source, one)) ?? null

/** The terms of every paid period that is not over at `now` (ms) and has none yet; one that an older release sold gets those of its account's next billing event. */
export const soldEvents = (
  entitlements: Entitlements,
  now: number,
  termsOf: TermsOf,
): Extract<DomainEvent, { type: 'PlanSold' }>[] =>
  sourcesOf(entitlements).flatMap((source) => {
    const { id, plan, period, paidUntil } = source
    if (plan === 'free' || plan === 'enterprise' || period === null || paidUntil === null || paidUntil <= now) return []
    if (soldWith(entitlements, source)) return []
    const { total, features } = termsOf(plan)
    return [
      { type: 'PlanSold', data: { ground: id, plan, from: period, total, features: [...features] }, personal: null },
    ]
  })

/** The larger of two limits; null is unlimited. */
const larger = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : Math.max(one, other)

/** Analyses of a cycle of the plan in force at `now` (ms), in all and of each tool: the catalogue's, never less than was sold. */
export const limitsAt = (entitlements: Entitlements, now: number, limits: PlanLimits): PlanLimits[Plan] => {
  const { plan, source } = entitlementAt(entitlements, now)
  const sold = source && soldWith(entitlements, source)
  return sold ? { ...limits[plan], total: larger(limits[plan].total, sold.total) } : limits[plan]
}

/** The features that were sold with the plan in force at `now` (ms); those of the catalogue come on top. */
export const soldFeatures = (entitlements: Entitlements, now: number): readonly string[] => {
  const { source } = entitlementAt(entitlements, now)
  return (source && soldWith(entitlements, source)?.features) ?? []
}

/** Whether the plan in force at a time (ms) includes a feature that can be used today, by the catalogue or as it was sold. */
export const entitledTo = (catalogue: Catalogue, entitlements: Entitlements, at: number, feature: Feature): boolean =>
  hasFeature(catalogue, entitlementAt(entitlements, at).plan, feature) ||
  (catalogue.built[feature] && soldFeatures(entitlements, at).includes(feature))
