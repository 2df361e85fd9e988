// The read models' data for /conta.
import type { BoxData } from '../billing/plan-box'
import type { DashboardData, Ringed } from '../dashboard/data'

export type AccountData = Pick<DashboardData, 'status' | 'scores' | 'stats' | 'now'> & {
  readonly createdAt: number
  /** How the plan goes on; null when it could not be read. */
  readonly box: BoxData | null
  readonly sessions: readonly {
    readonly id: string
    readonly startedAt: number
    readonly here: boolean
    /** Null when its use is unknown; `device` and `network` are empty when unknown. */
    readonly use: { readonly device: string; readonly network: string; readonly lastUsed: number } | null
  }[]
}

/** The four scores of the account page, in its order. */
export const shownScores: readonly ('overall' | Ringed)[] = ['overall', 'photo', 'linkedin', 'resume']
