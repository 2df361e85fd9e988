// One person, one subscription. Two can only come about beside our own checkout (two tabs of Stripe's, an operator's
// hand): the newer one is ended before it renews, and a line says that its payment is to be given back.
import { liveSubscriptions, type Subscription } from '../../domain/standing'
import { billingState, cancelNow } from '../billing/apply'
import type { Core } from '../core'
import { logLine } from '../line'

const paying: ReadonlySet<string> = new Set(['active', 'trialing', 'past_due'])

/** All but the oldest of those that are paid for. */
export const doubles = (live: readonly Subscription[]): Subscription[] =>
  live
    .filter(({ gateway, status }) => gateway === 'stripe' && paying.has(status))
    .sort((a, b) => a.start - b.start || (a.subscription < b.subscription ? -1 : 1))
    .slice(1)

export const endDoubles = async (core: Core, account: string): Promise<void> => {
  for (const { subscription } of doubles(liveSubscriptions(billingState(core, account).standing, core.clock()))) {
    const ended = await cancelNow(core, account, subscription)
    const why = ended.ok
      ? 'a second subscription was cancelled: give its payment back'
      : 'a second subscription could not be cancelled'
    logLine('stripe alert', { why, account, subscription })
  }
}
