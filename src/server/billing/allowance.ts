// Decides what an account may do now, by the present catalogue.
import { type Feature, features } from '../../billing/features'
import { hasFeature } from '../../billing/offer'
import { entitlementAt } from '../../domain/billing/entitlement'
import { entitledTo } from '../../domain/billing/sold'
import type { Plan } from '../../events/schema/vocabulary'
import { type AllowanceRow, allowanceRow } from '../../projections/analyses/quota'
import { entitlementsOf } from '../../projections/billing/entitlement'
import type { Core } from '../core/core'

export const allowanceNow = (core: Core, account: string, now: number): AllowanceRow | undefined =>
  allowanceRow(core.views.db, account, now, core.catalogue.limits)

/** The plan an account is on now; undefined for an account that is not there. */
export const planNow = (core: Core, account: string, now: number): Plan | undefined => {
  const entitlements = entitlementsOf(core.views.db, account)
  return entitlements.registered ? entitlementAt(entitlements, now).plan : undefined
}

/** A row about an account, and the plan it is on now. */
export function withPlan<Row extends { readonly id: string }>(core: Core, now: number, row: Row): Row & { plan: Plan }
export function withPlan<Row extends { readonly id: string }>(
  core: Core,
  now: number,
  row: Row | undefined,
): (Row & { plan: Plan }) | undefined
export function withPlan(core: Core, now: number, row: { readonly id: string } | undefined) {
  return row && { ...row, plan: planNow(core, row.id, now) ?? 'free' }
}

/**
 * Whether the plan an account is on now (ms) includes a feature that can be used today, by the catalogue or as it was
 * sold: what every page, route and mail asks before it gives somebody what is sold.
 */
export const planIncludes = (core: Core, account: string, now: number, feature: Feature): boolean => {
  const entitlements = entitlementsOf(core.views.db, account)
  return entitlements.registered && entitledTo(core.catalogue, entitlements, now, feature)
}

/** Features that were sold with the running period and that the catalogue no longer gives with its plan. */
export const retainedFeatures = (core: Core, account: string, now: number): readonly Feature[] => {
  const entitlements = entitlementsOf(core.views.db, account)
  if (!entitlements.registered) return []
  const { plan } = entitlementAt(entitlements, now)
  return features.filter(
    (feature) => entitledTo(core.catalogue, entitlements, now, feature) && !hasFeature(core.catalogue, plan, feature),
  )
}

/** Which report the person's plan includes. */
export const reportFor = (core: Core, account: string, now: number): 'none' | 'simple' | 'detailed' => {
  if (!planIncludes(core, account, now, 'exportar_pdf')) return 'none'
  return planIncludes(core, account, now, 'relatorios_detalhados') ? 'detailed' : 'simple'
}
