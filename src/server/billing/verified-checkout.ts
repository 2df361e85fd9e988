import type { BillingCycle, SoldPlan } from '../../events/schema/vocabulary'

/**
 * `paid`: the plan is in force. `received`: the payment is in, the plan not yet. `over`: it was in force and is no more.
 * `processing`: nobody has paid yet.
 */
export type VerifiedState = 'paid' | 'received' | 'over' | 'processing' | 'unpaid'

export type Verified = {
  readonly state: VerifiedState
  readonly plan: SoldPlan
  readonly cycle: BillingCycle
  readonly page: string | null
  /** Nothing was to be paid. */
  readonly free: boolean
}
