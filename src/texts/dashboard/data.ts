// The read models' data for the dashboard.
import type { Results } from './suggestions'

export type Tool = 'photo' | 'linkedin' | 'resume' | 'job'
export type Scored = { readonly score: number; readonly before?: number | null; readonly at: number }
/** The tools whose scores make up the overall one. */
export type Ringed = 'photo' | 'linkedin' | 'resume'

export type DashboardData = {
  readonly name: string
  /** status_assinatura as stored; anything unknown is an inactive plan. */
  readonly status: string
  /** Null where a tool has no analysis yet; 'failed' when the read behind all four failed. */
  readonly scores: ({ readonly overall: Scored | null } & { readonly [tool in Ringed]: Scored | null }) | 'failed'
  /** Tools that the person has no use for: no part of the overall score. */
  readonly unused?: readonly Ringed[]
  /** remaining and total are null when unlimited; `until` is when the cycle ends, in ms. */
  readonly stats:
    | { readonly remaining: number | null; readonly total: number | null; readonly until?: number | null }
    | 'failed'
  /** Newest first; at most 8 are shown. */
  readonly activities: readonly {
    readonly id: string
    readonly tool: Tool
    readonly score: number | null
    /** Shown instead of the score where an advert was thin. */
    readonly range?: { readonly from: number; readonly to: number } | null
    readonly at: number
  }[]
  /** The latest result of each tool. */
  readonly latest: Results
  /** When a draft of the résumé was last changed in the workbench, in ms; null without one. */
  readonly draftAt?: number | null
  readonly now: number
}

/** The placeholder allowance when the read failed, with an 'Exemplo' badge (P42). */
export const exampleLeft = { remaining: 3, total: 3 }

/** Whether the person changed a draft after their latest résumé was analysed, or before any was. */
export const draftIsNewer = (draftAt: number | null, resume: Pick<Scored, 'at'> | null): boolean =>
  draftAt !== null && (resume === null || resume.at < draftAt)
