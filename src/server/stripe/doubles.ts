// One person, one subscription. Two can only come about beside our own checkout (two tabs of Stripe's, an operator's
// hand): the newer one is ended before it renews, and a line says that its payment is to be given back.
import { liveSubscriptions, type Subscription } from '../../domain/standing'
import { billingState, cancelNow } from '../billing/apply'
import type { Core } from '../core'
import { logLine } from '../line'

const paying: ReadonlySet<string> = new Set(['active', 'trialing', 'past_due'])

/** All but the oldest of those that are paid for. */
const doubles = (live: readonly Subscription[]): Subscription[] =>
  live
    .filter(({ gateway, status }) => gateway === 'stripe' && paying.has(status))
    .sort((a, b) => a.start - b.start || (a.subscription < b.subscription ? -1 : 1))
    .slice(1)

/** What of an account's is to be ended, as the log knows it now. */
export const doublesNow = (core: Core, account: string): Subscription[] =>
  doubles(liveSubscriptions(billingState(core, account).standing, core.clock()))

/** False if Stripe could not be told: then it is to be tried again. */
export const endDoubles = async (core: Core, account: string): Promise<boolean> => {
  let all = true
  for (const { subscription } of doublesNow(core, account)) {
    const ended = await cancelNow(core, account, subscription)
    const why = ended.ok
      ? 'a second subscription was cancelled: give its payment back'
      : 'a second subscription could not be cancelled yet'
    logLine('stripe alert', { why, account, subscription })
    all &&= ended.ok
  }
  return all
}
