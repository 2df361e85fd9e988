// What each plan allows. Prices, cycles and the feature lists join it with the payments issue; this file stays the one
// place that is read for any of them.
import type { Plan } from '../events/vocabulary'

/** How many analyses a plan allows in all, and of each tool; null is unlimited. */
export type Limits = { readonly total: number | null; readonly perTool: number | null }

/** Plans that this build can open. Basic and Professional run in monthly cycles, which come with payments. */
export const openable = ['free', 'premium', 'enterprise'] as const satisfies readonly Plan[]
export type Openable = (typeof openable)[number]

/** Decision 10: one analysis per tool for free, four in all, never renewed; premium and enterprise unlimited. */
export const limits: Readonly<Record<Openable, Limits>> = {
  free: { total: 4, perTool: 1 },
  premium: { total: null, perTool: null },
  enterprise: { total: null, perTool: null },
}

const known: ReadonlySet<string> = new Set(openable)

/** Whether a plan written in an event is one this build can count. */
export const isOpenable = (plan: string): plan is Openable => known.has(plan)
