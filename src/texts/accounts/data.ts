// What the read models hand to /conta.
import type { DashboardData, Ringed } from '../dashboard/data'

export type AccountData = Pick<DashboardData, 'status' | 'scores' | 'stats' | 'now'> & {
  readonly createdAt: number
  readonly sessions: readonly { readonly id: string; readonly startedAt: number; readonly here: boolean }[]
}

/** The four scores of the account page, in its order. */
export const shown: readonly ('overall' | Ringed)[] = ['overall', 'photo', 'linkedin', 'resume']
