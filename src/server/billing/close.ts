// An account that is erased buys nothing more: its open orders end, its coupons are free again, its subscriptions are
// cancelled at the provider, and if that cannot be reached, later.
import type { SubscriptionSnapshot } from '../../billing/gateway'
import type { Context } from '../../events/store/log'
import { owedCancellations } from '../../projections/billing/standing'
import type { Core } from '../core'
import { totalOf } from './allowance'
import { billingState, command, expireCheckout, systemContext } from './apply'

/** Ends what has been ordered and not paid. Before the account is erased, while its stream can still be decided on. */
export const closeOrders = async (core: Core, account: string, context: Context): Promise<void> => {
  for (const { checkout, reference, state } of billingState(core, account).checkouts.values()) {
    if (state !== 'started' && state !== 'open' && state !== 'pending') continue
    if (reference !== null) await expireCheckout(core, account, reference, context)
    await command(core, account, { kind: 'end-checkout', checkout, outcome: 'abandoned' }, context)
  }
}

/** Cancellations tried in one go. */
const atOnce = 100

/** Cancels the subscriptions of erased accounts that still run; those the provider cannot be asked about stay owed. */
export const cancelOwed = async (core: Core): Promise<number> => {
  let done = 0
  for (const { account, subscription } of owedCancellations(core.views.db, core.gateway.name, atOnce)) {
    const answered = await core.gateway.cancelNow(subscription.subscription)
    if (!answered.ok && answered.reason !== 'missing') continue
    const gone: SubscriptionSnapshot = { ...subscription, account, status: 'canceled' }
    const at = core.clock()
    const told = await command(
      core,
      account,
      { kind: 'apply-subscription', subscription: gone, now: at, totalOf: totalOf(core) },
      systemContext(core),
    )
    if (told.ok) done++
  }
  return done
}
