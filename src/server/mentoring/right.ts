// Decides whether somebody's plan includes mentoring, also while nobody offers hours.
import type { Entitlements } from '../../domain/billing/entitlement'
import { entitledTo } from '../../domain/billing/sold'
import type { Core } from '../core/core'

/** A plan whose operator gives no hours includes it and has none to book. */
export const includesMentoring = (
  { catalogue }: Pick<Core, 'catalogue'>,
  entitlements: Entitlements,
  at: number,
): boolean => entitledTo({ ...catalogue, withheld: [] }, entitlements, at, 'mentoria_mensal')
