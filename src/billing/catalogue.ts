// What each plan allows, costs and holds: the one place that is read for any of it. A self-hoster's file replaces parts
// of the defaults (catalogue-file.ts).
import type { Plan, SoldPlan } from '../events/vocabulary'

/** How many analyses a cycle of each plan allows in all, and of each tool; null is unlimited. */
export type PlanLimits = Readonly<Record<Plan, { readonly total: number | null; readonly perTool: number | null }>>

/** Cents of one month of each plan that is sold. A year costs `annually` of it. */
export type Prices = Readonly<Record<SoldPlan, number>>

export type Catalogue = {
  readonly limits: PlanLimits
  readonly prices: Prices
}

/** Decisions 10 and 13. */
export const defaultCatalogue: Catalogue = {
  limits: {
    free: { total: 4, perTool: 1 },
    basico: { total: 10, perTool: null },
    professional: { total: 50, perTool: null },
    premium: { total: null, perTool: null },
    enterprise: { total: null, perTool: null },
  },
  prices: { basico: 2990, professional: 8990, premium: 11_990 },
}
