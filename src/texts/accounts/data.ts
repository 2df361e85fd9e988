// What the read models hand to /conta.
import type { DashboardData, Ringed } from '../dashboard/data'

export type AccountData = Pick<DashboardData, 'status' | 'scores' | 'stats' | 'now'> & {
  readonly createdAt: number
  readonly sessions: readonly {
    readonly id: string
    readonly startedAt: number
    readonly here: boolean
    /** Null when nothing is known of its use; `device` and `network` are empty when they are not known. */
    readonly use: { readonly device: string; readonly network: string; readonly lastUsed: number } | null
  }[]
}

/** The four scores of the account page, in its order. */
export const shown: readonly ('overall' | Ringed)[] = ['overall', 'photo', 'linkedin', 'resume']
