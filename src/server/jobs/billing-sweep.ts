// What time alone makes true, looked for once a minute: cycles begun, plans ended, renewals and checkouts nobody told us
// of. Everything it finds becomes an event through the same deciders, so that a second look finds nothing.

import { totalOf } from '../../billing/catalogue'
import { overdueCheckouts } from '../../projections/billing/checkout'
import { dueAccounts, overdueSubscriptions } from '../../projections/billing/entitlement'
import { cancelPending, command, refreshCheckout, refreshSubscription, systemMetadata } from '../billing/apply'
import { processWebhooks } from '../billing/stripe/process-webhooks'
import { syncTestCheckout } from '../billing/test-checkout-sync'
import type { Core } from '../core'
import { logger } from '../runtime/logger'

export const sweepLimits = {
  everyMs: 60_000,
  /** Accounts, subscriptions and checkouts looked at in one go; the rest waits a minute. */
  atOnce: 200,
  /** A provider that was asked about something is not asked about it again for so long. */
  askAgainMs: 15 * 60_000,
  /** Things remembered as asked about; past that all are forgotten, which costs a question each. */
  asked: 10_000,
  /** A checkout that the provider was never seen to open is given up after so long: none stays open longer. */
  neverOpenedMs: 25 * 3600 * 1000,
} as const

const asked = new WeakMap<Core, Map<string, number>>()

/** Whether it is time to ask the provider about this. */
const mayAsk = (core: Core, id: string): boolean => {
  const known = asked.get(core) ?? new Map<string, number>()
  asked.set(core, known)
  const now = core.clock()
  if (now < (known.get(id) ?? 0) + sweepLimits.askAgainMs) return false
  if (known.size >= sweepLimits.asked) known.clear()
  known.set(id, now)
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
      const done = await refreshCheckout(core, account, reference)
      if (done.ok || done.reason !== 'missing') continue
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
      { kind: 'announce', now: core.clock(), totalOf: totalOf(core.catalogue) },
      systemMetadata(core),
    )
  return due.length
}

/** One look. Answers with how many accounts had something to be told. */
export const sweep = async (core: Core): Promise<number> => {
  await syncTestCheckout(core)
  await processWebhooks(core)
  await askAboutOverdue(core)
  await cancelPending(core)
  return announceDueEvents(core)
}

/** Looks now and once a minute, one look at a time, until it is stopped. */
export const startSweeping = (core: Core): { stop(): Promise<void> } => {
  let last: Promise<unknown> = Promise.resolve()
  let idle = true
  const runSweep = () => {
    if (!idle) return
    idle = false
    last = sweep(core)
      .catch((error: unknown) => {
        const kind = error instanceof Error ? error.name : typeof error
        logger.error('billing sweep failed', { error: kind })
      })
      .finally(() => {
        idle = true
      })
  }
  const timer = setInterval(runSweep, sweepLimits.everyMs)
  timer.unref()
  runSweep()
  return {
    stop: async () => {
      clearInterval(timer)
      await last
    },
  }
}
