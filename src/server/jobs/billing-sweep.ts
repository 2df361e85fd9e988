// Appends once a minute what time alone makes due: cycles begun, plans ended, renewals and checkouts whose webhook
// never arrived. Everything goes through the same deciders, so that a second sweep finds nothing.

import { termsOf } from '../../billing/offer'
import { overdueCheckouts } from '../../projections/billing/checkout'
import { dueAccounts, overdueSubscriptions } from '../../projections/billing/entitlement'
import { hourMs, minuteMs } from '../../time/units'
import { cancelPending, command, refreshCheckout, refreshSubscription } from '../billing/apply'
import { processWebhooks } from '../billing/stripe/webhooks/process-webhooks'
import { syncTestCheckout } from '../billing/test-checkout/test-checkout-sync'
import type { Core } from '../core/core'
import { systemMetadata } from '../runtime/event-metadata'
import { startEvery, type Worker } from '../runtime/worker'

const sweepLimits = {
  everyMs: minuteMs,
  /** Accounts, subscriptions and checkouts in one sweep; the rest waits a minute. */
  atOnce: 200,
  /** Time before the provider is asked about the same object again. */
  askAgainMs: 15 * minuteMs,
  /** Objects remembered as asked about; beyond that all are forgotten, which costs one request each. */
  asked: 10_000,
  /** A checkout that never opened at the provider is given up after this time, so that none stays open longer. */
  neverOpenedMs: 25 * hourMs,
} as const

/** Whether it is time to ask the provider about this. */
const mayAsk = ({ clock, askedAt }: Core, id: string): boolean => {
  const now = clock()
  if (now < (askedAt.get(id) ?? 0) + sweepLimits.askAgainMs) return false
  if (askedAt.size >= sweepLimits.asked) askedAt.clear()
  askedAt.set(id, now)
  return true
}

const askAboutOverdue = async (core: Core): Promise<void> => {
  const { db } = core.views
  const now = core.clock()
  for (const { account, subscription, gateway } of overdueSubscriptions(db, now, sweepLimits.atOnce))
    if (gateway === core.gateway.name && mayAsk(core, subscription))
      await refreshSubscription(core, account, subscription)
  for (const { account, checkout, reference, gateway, since } of overdueCheckouts(db, now, sweepLimits.atOnce)) {
    if (reference !== null && gateway === core.gateway.name && mayAsk(core, checkout)) {
      const outcome = await refreshCheckout(core, account, reference)
      if (outcome.ok || outcome.reason !== 'missing') continue
    } else if (reference !== null || now < since + sweepLimits.neverOpenedMs) continue
    await command(core, account, { kind: 'end-checkout', checkout, outcome: 'expired' }, systemMetadata(core))
  }
}

const announceDueEvents = async (core: Core): Promise<number> => {
  const due = dueAccounts(core.views.db, core.clock(), sweepLimits.atOnce)
  for (const account of due)
    await command(
      core,
      account,
      { kind: 'announce', now: core.clock(), termsOf: termsOf(core.catalogue) },
      systemMetadata(core),
    )
  return due.length
}

/** One sweep. Returns for how many accounts something was due. */
export const sweep = async (core: Core): Promise<number> => {
  await syncTestCheckout(core)
  await processWebhooks(core)
  await askAboutOverdue(core)
  await cancelPending(core)
  return announceDueEvents(core)
}

/** Sweeps now and once a minute. */
export const startSweeping = (core: Core): Worker =>
  startEvery({ name: 'billing sweep', everyMs: sweepLimits.everyMs, run: () => sweep(core) })
