// What has become of a checkout, asked of the provider when the person comes back from paying.
import { purchaseState } from '../../domain/billing/entitlement'
import type { Core } from '../core'
import type { RequestContext } from '../http/request/request-context'
import { personOf } from '../http/request/route-context'
import { billingState, refreshCheckout } from './apply'
import { freeReference } from './checkout'
import type { Verified, VerifiedState } from './verified-checkout'

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
  const { plan, cycle } = mine
  const free = mine.discount === 100
  const answer = (state: VerifiedState, page: string | null): Verified => ({ state, plan, cycle, page, free })
  const paid = () =>
    answer(afterPayment[purchaseState(billingState(core, account).entitlements, plan, core.clock())], null)
  if (mine.state === 'completed') return paid()
  const now = await refreshCheckout(core, account, reference)
  if (!now.ok) return now.reason === 'unavailable' ? 'unavailable' : null
  const { state, url } = now.snapshot
  if (state === 'completed') return paid()
  return answer(state === 'open' || state === 'pending' ? 'processing' : 'unpaid', url)
}
