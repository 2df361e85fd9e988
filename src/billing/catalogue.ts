// What each plan allows. Prices, cycles and the feature lists join it with the payments issue; this file stays the one
// place that is read for any of them.

export const tools = ['photo', 'linkedin', 'resume', 'job'] as const
export type Tool = (typeof tools)[number]

/** The stored values of `status_assinatura`. */
export const plans = ['free', 'basico', 'professional', 'premium', 'enterprise'] as const
export type Plan = (typeof plans)[number]

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
