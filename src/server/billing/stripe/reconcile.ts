// Compares the log with Stripe: every subscription as it is now, and the events of the last days. Differences are
// applied the same way as a delivery, so that a second run finds nothing.

import type Stripe from 'stripe'
import { termsOf } from '../../../billing/offer'
import { billing } from '../../../domain/billing/billing'
import { unsettledWebhooks } from '../../../projections/billing/webhook'
import { dayMs, minuteMs } from '../../../time/units'
import type { Core } from '../../core/core'
import { logger } from '../../runtime/logger'
import { startEvery, type Worker } from '../../runtime/worker'
import { billingState, refreshSubscription } from '../apply'
import { duplicateSubscriptions, endDuplicateSubscriptions } from './duplicate-subscriptions'
import { callStripe } from './failure'
import { endOrphanedSubscription, isErased } from './orphaned-subscriptions'
import { subscriptionSnapshot } from './snapshots'
import { deliveredTypes } from './webhooks/delivery'
import { processWebhooks, settleLimits } from './webhooks/process-webhooks'
import { storeEvent } from './webhooks/webhook'

const reconcileLimits = {
  /** The most subscriptions, and events, read in one run; `cut` reports that some were left out. */
  objects: 10_000,
  /** How far back events are read: as long as Stripe itself tries to deliver them. */
  daysMs: settleLimits.giveUpMs,
  everyMs: dayMs,
  /** The first run after a start, because events that were never delivered are pending nowhere. */
  firstMs: 5 * minuteMs,
} as const

type ReconciledSubscription = {
  readonly subscription: string
  readonly account: string | null
  /** `foreign`: none of ours; `differs`: would be applied by a run that is not dry. */
  readonly state: 'same' | 'differs' | 'applied' | 'foreign' | 'failed'
}
export type Reconciled = {
  readonly subscriptions: readonly ReconciledSubscription[]
  /** Events of Stripe that had not been delivered. */
  readonly missed: number
  /** True when there was more than the bound. */
  readonly cut: boolean
}

const compareOne = async (core: Core, one: Stripe.Subscription, dry: boolean): Promise<ReconciledSubscription> => {
  const { id } = one
  const read = await callStripe(async () => subscriptionSnapshot(one))
  if (!read.ok) return { subscription: id, account: null, state: read.reason === 'missing' ? 'foreign' : 'failed' }
  const { account } = read.value
  const command = {
    kind: 'apply-subscription',
    subscription: read.value,
    now: core.clock(),
    termsOf: termsOf(core.catalogue),
  } as const
  const decided = billing.decide(command, billingState(core, account))
  if ('refused' in decided && isErased(core, account)) {
    if (dry) return { subscription: id, account, state: 'differs' }
    const outcome = await endOrphanedSubscription(core, account, id)
    return { subscription: id, account, state: outcome === 'wait' ? 'failed' : 'applied' }
  }
  if ('refused' in decided) return { subscription: id, account, state: 'foreign' }
  const isSecond = duplicateSubscriptions(core, account).some(({ subscription }) => subscription === id)
  if (decided.events.length === 0 && !isSecond) return { subscription: id, account, state: 'same' }
  if (dry) return { subscription: id, account, state: 'differs' }
  const outcome = await refreshSubscription(core, account, id)
  const ended = outcome.ok && (await endDuplicateSubscriptions(core, account))
  return { subscription: id, account, state: ended ? 'applied' : 'failed' }
}

/** Stores events that were never delivered as if they had been; answers with how many. */
const catchUp = async (
  core: Core,
  client: Stripe,
  dry: boolean,
  isStopped: () => boolean,
): Promise<{ missed: number; cut: boolean }> => {
  const created = { gte: Math.floor((core.clock() - reconcileLimits.daysMs) / 1000) }
  let [missed, seen] = [0, 0]
  for await (const event of client.events.list({ created, types: [...deliveredTypes], limit: 100 })) {
    if (isStopped() || ++seen > reconcileLimits.objects) return { missed, cut: true }
    if (core.events.read(`webhook/${event.id}`).length > 0) continue
    if (dry || (await storeEvent(core, event)) === 'stored') missed++
  }
  return { missed, cut: false }
}

/** One run. Throws what Stripe refuses. `dry` changes nothing. */
export const reconcile = async (
  core: Core,
  client: Stripe,
  dry: boolean,
  isStopped: () => boolean = () => false,
): Promise<Reconciled> => {
  const subscriptions: ReconciledSubscription[] = []
  let cut = false
  for await (const subscription of client.subscriptions.list({
    status: 'all',
    limit: 100,
    expand: ['data.customer'],
  })) {
    if (isStopped() || subscriptions.length >= reconcileLimits.objects) {
      cut = true
      break
    }
    subscriptions.push(await compareOne(core, subscription, dry))
  }
  const pending = await catchUp(core, client, dry, isStopped)
  if (!dry) await processWebhooks(core)
  return { subscriptions, missed: pending.missed, cut: cut || pending.cut }
}

/** The number of events that are not applied yet, which the operator may want to know. */
export const pendingWebhookCount = (core: Core): number =>
  unsettledWebhooks(core.views.db, 0, settleLimits.atOnce).length

/** Some minutes after the start, and then once a day. */
export const startReconciling = (core: Core): Worker =>
  startEvery({
    name: 'stripe reconcile',
    ...reconcileLimits,
    run: async (stopped) => {
      if (!core.stripe) return
      const { subscriptions, missed } = await reconcile(core, core.stripe, false, stopped)
      const applied = subscriptions.filter(({ state }) => state === 'applied').length
      if (applied + missed > 0) logger.info('stripe.reconciled', { applied, missed })
    },
  })
