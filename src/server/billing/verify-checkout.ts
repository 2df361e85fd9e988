// Asks the provider what has become of a checkout when the person comes back from paying.
import { purchaseState } from '../../domain/billing/entitlement'
import type { BillingCycle, SoldPlan } from '../../events/schema/vocabulary'
import type { Core } from '../core/core'
import type { RequestContext } from '../http/request/request-context'
import { personOf } from '../http/request/route-context'
import { billingState, refreshCheckout } from './apply'
import { freeReference } from './checkout'

/** `paid`: the plan is in force. `received`: not yet. `over`: no more. `processing`: nobody has paid yet. */
type VerifiedState = 'paid' | 'received' | 'over' | 'processing' | 'unpaid'

export type Verified = {
  readonly state: VerifiedState
  readonly plan: SoldPlan
  readonly cycle: BillingCycle
  /** The code it was ordered with. */
  readonly coupon: string | null
  readonly page: string | null
  /** Nothing was to be paid. */
  readonly free: boolean
}

const afterPayment = { held: 'paid', opening: 'received', over: 'over' } as const

/** What has become of a checkout of this person, asked of the provider; null for one that is not theirs or not known. */
export const verify = async (
  core: Core,
  ctx: RequestContext,
  reference: string,
): Promise<Verified | 'unavailable' | null> => {
  const { account } = personOf(ctx)
  const mine = [...billingState(core, account).checkouts.values()].find(
    (one) => one.reference === reference || freeReference(one.checkout) === reference,
  )
  if (!mine) return null
  const { plan, cycle, coupon } = mine
  const free = mine.discount === 100
  const answer = (state: VerifiedState, page: string | null): Verified => ({ state, plan, cycle, coupon, page, free })
  const paid = () =>
    answer(afterPayment[purchaseState(billingState(core, account).entitlements, plan, core.clock())], null)
  if (mine.state === 'completed') return paid()
  const now = await refreshCheckout(core, account, reference)
  if (!now.ok) return now.reason === 'unavailable' ? 'unavailable' : null
  const { state, url } = now.snapshot
  if (state === 'completed') return paid()
  return answer(state === 'open' || state === 'pending' ? 'processing' : 'unpaid', url)
}
