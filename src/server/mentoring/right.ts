// Whether somebody's plan includes mentoring, also while nobody offers hours.
import { hasFeature } from '../../billing/offer'
import { type Entitlements, entitlementAt } from '../../domain/billing/entitlement'
import { soldFeatures } from '../../domain/billing/sold'
import type { Core } from '../core'

/** By the catalogue, or as it was sold; a plan whose operator gives no hours includes it and has none to book. */
export const includesMentoring = (
  { catalogue }: Pick<Core, 'catalogue'>,
  entitlements: Entitlements,
  at: number,
): boolean =>
  hasFeature({ ...catalogue, withheld: [] }, entitlementAt(entitlements, at).plan, 'mentoria_mensal') ||
  soldFeatures(entitlements, at).includes('mentoria_mensal')
