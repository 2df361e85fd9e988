// One person, one subscription. Two can only come about beside our own checkout (two tabs of Stripe's, an operator's
// hand): the newer one is ended before it renews. The refund due is logged before Stripe is asked to cancel, so that a
// crash between the two does not lose it; the panel shows it until somebody has dealt with it.

import { entitlingStatuses, liveSubscriptions, type Subscription } from '../../../domain/billing/entitlement'
import { refund } from '../../../domain/billing/refund'
import { accountStream } from '../../../events/schema/events'
import type { Core } from '../../core/core'
import { systemMetadata } from '../../runtime/event-metadata'
import { logger } from '../../runtime/logger'
import { billingState, cancelNow, refreshSubscription } from '../apply'

/** All but the oldest of those that are paid for. */
const duplicatesAmong = (live: readonly Subscription[]): Subscription[] =>
  live
    .filter(({ gateway, status }) => gateway === 'stripe' && entitlingStatuses.has(status))
    .sort((a, b) => a.start - b.start || (a.subscription < b.subscription ? -1 : 1))
    .slice(1)

const liveNow = (core: Core, account: string): Subscription[] =>
  liveSubscriptions(billingState(core, account).entitlements, core.clock())

/** What of an account's is to be ended, as the log knows it now. */
export const duplicateSubscriptions = (core: Core, account: string): Subscription[] =>
  duplicatesAmong(liveNow(core, account))

/** The duplicates left after reading each from Stripe, since one may have ended unnoticed; null without an answer. */
const confirmedDuplicates = async (core: Core, account: string): Promise<Subscription[] | null> => {
  if (duplicateSubscriptions(core, account).length === 0) return []
  for (const { gateway, subscription } of liveNow(core, account))
    if (gateway === 'stripe' && !(await refreshSubscription(core, account, subscription)).ok) return null
  return duplicateSubscriptions(core, account)
}

/** False if Stripe did not cancel all of them: the caller then tries again. */
export const endDuplicateSubscriptions = async (core: Core, account: string): Promise<boolean> => {
  const duplicates = await confirmedDuplicates(core, account)
  let all = duplicates !== null
  for (const { subscription } of duplicates ?? []) {
    const owe = { kind: 'owe', gateway: 'stripe', subscription, cause: 'second' } as const
    if (!(await core.handle(refund, accountStream(account), owe, systemMetadata(core))).ok) return false
    const ended = await cancelNow(core, account, subscription)
    const why = ended.ok
      ? 'a second subscription was cancelled: give its payment back'
      : 'a second subscription could not be cancelled yet'
    logger.error('stripe.duplicate_subscription', { why, account, subscription })
    all &&= ended.ok
  }
  return all
}
