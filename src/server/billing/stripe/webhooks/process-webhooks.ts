// Applies stored webhook events: reads the current state at Stripe and records it in the log. What cannot be applied
// yet is tried again, with growing waits, for as long as Stripe itself would.

import { webhook } from '../../../../domain/billing/webhook'
import { webhookStream } from '../../../../events/schema/billing/webhooks'
import { domainEvents } from '../../../../events/schema/events'
import type { DeliveryOutcome } from '../../../../events/schema/vocabulary'
import { type PendingWebhook, unsettledWebhooks } from '../../../../projections/billing/webhook'
import { dayMs, hourMs } from '../../../../time/units'
import type { Core } from '../../../core/core'
import { systemMetadata } from '../../../runtime/event-metadata'
import { errorDetails, logger } from '../../../runtime/logger'
import { refreshCheckout, refreshPayment, refreshSubscription, type Unapplied } from '../../apply'
import { endDuplicateSubscriptions } from '../duplicate-subscriptions'
import { callStripe } from '../failure'
import { paymentOfIntent } from '../ids'
import { endOrphanedSubscription, isErased } from '../orphaned-subscriptions'

export const settleLimits = {
  /** Pending webhook events read at once. */
  atOnce: 500,
  /** Resources read from Stripe at the same time. */
  workers: 8,
  /** Milliseconds until the first new try; each further wait is twice as long, up to the last. */
  firstWaitMs: 30_000,
  lastWaitMs: hourMs,
  /** An event that could not be applied for so long is given up: Stripe stops delivering it then, too. */
  giveUpMs: 3 * dayMs,
} as const

/** The result of resolving one resource: an outcome, or that it has to wait. */
type Resolution = DeliveryOutcome | 'wait'

const resolutionOf = (done: { readonly ok: boolean; readonly reason?: Unapplied }): Resolution => {
  if (done.ok) return 'applied'
  if (done.reason === 'missing') return 'ignored'
  // The account was erased meanwhile, which the next try finds; or the log does not have it, perhaps because it was
  // restored from a backup older than the purchase.
  return 'wait'
}

/** The owner named in the event itself. */
const ownerFromEvent = (core: Core, { event }: PendingWebhook): string | null => {
  const [delivered] = domainEvents.history(core.events.read(webhookStream(event)))
  return delivered?.type === 'WebhookReceived' ? delivered.data.account : null
}

/** The owner read from the provider, when the event names none. */
const ownerOf = async (core: Core, { kind }: PendingWebhook, id: string) => {
  const { gateway } = core
  if (kind === 'checkout') return gateway.readCheckout(id)
  return kind === 'subscription' ? gateway.readSubscription(id) : gateway.readPayment(id)
}

/** A refund or dispute names the payment's intent; a subscription's payment is known by its invoice. */
const idFor = async (core: Core, { kind, about }: PendingWebhook): Promise<string | 'unavailable' | 'missing'> => {
  const { stripe } = core
  if (kind !== 'intent' || !stripe) return about
  const payment = await callStripe(() => paymentOfIntent(stripe, about))
  return payment.ok ? payment.value : payment.reason === 'missing' ? 'missing' : 'unavailable'
}

const withoutDuplicates = async (core: Core, account: string): Promise<Resolution> =>
  (await endDuplicateSubscriptions(core, account)) ? 'applied' : 'wait'

const resolveSubscription = async (core: Core, account: string, id: string): Promise<Resolution> => {
  const outcome = await refreshSubscription(core, account, id)
  return outcome.ok ? withoutDuplicates(core, account) : resolutionOf(outcome)
}

const resolveWebhook = async (core: Core, one: PendingWebhook, knownOwner: string | null): Promise<Resolution> => {
  const id = await idFor(core, one)
  if (id === 'missing') return 'ignored'
  if (id === 'unavailable') return 'wait'
  let account = knownOwner
  if (account === null) {
    const owner = await ownerOf(core, one, id)
    if (!owner.ok) return owner.reason === 'missing' ? 'ignored' : 'wait'
    account = owner.value.account
  }
  if (isErased(core, account))
    return one.kind === 'subscription' ? endOrphanedSubscription(core, account, id) : 'ignored'
  if (one.kind === 'checkout') {
    const outcome = await refreshCheckout(core, account, id)
    const brought = outcome.ok && outcome.snapshot.subscription !== null
    return brought ? withoutDuplicates(core, account) : resolutionOf(outcome)
  }
  if (one.kind === 'subscription') return resolveSubscription(core, account, id)
  const outcome = await refreshPayment(core, account, id)
  // A payment renews its subscription; should that event be lost, this one is enough.
  const subscription = outcome.ok ? outcome.snapshot.subscription : null
  return subscription === null ? resolutionOf(outcome) : resolveSubscription(core, account, subscription)
}

const settle = async (core: Core, { event, kind, about }: PendingWebhook, outcome: DeliveryOutcome): Promise<void> => {
  if (outcome === 'given-up')
    logger.error('stripe.event_given_up', { why: 'a webhook event could not be applied', event, kind, about })
  await core.handle(webhook, webhookStream(event), { kind: 'settle', event, outcome }, systemMetadata(core))
  core.webhookWork.tried.delete(event)
}

const postpone = (core: Core, { event }: PendingWebhook): void => {
  const { tried } = core.webhookWork
  const times = (tried.get(event)?.times ?? 0) + 1
  const waitMs = Math.min(settleLimits.lastWaitMs, settleLimits.firstWaitMs * 2 ** (times - 1))
  tried.set(event, { times, next: core.clock() + waitMs })
}

/** Settles all pending events of one resource, which is read only once, after the last of them arrived. */
const settleResource = async (core: Core, pending: readonly PendingWebhook[]): Promise<void> => {
  const [first] = pending
  if (!first) return
  let resolution: Resolution = 'wait'
  try {
    const knownOwner = pending.map((delivered) => ownerFromEvent(core, delivered)).find((account) => account !== null)
    resolution = await resolveWebhook(core, first, knownOwner ?? null)
  } catch (error) {
    logger.error('stripe.settle_failed', {
      kind: first.kind,
      error: error instanceof Error ? error.name : typeof error,
    })
  }
  for (const delivered of pending) {
    if (resolution !== 'wait') await settle(core, delivered, resolution)
    else if (core.clock() >= delivered.at + settleLimits.giveUpMs) await settle(core, delivered, 'given-up')
    else postpone(core, delivered)
  }
}

const byResource = (pending: readonly PendingWebhook[]): PendingWebhook[][] => [
  ...Map.groupBy(pending, ({ kind, about }) => `${kind} ${about}`).values(),
]

/** One pass over what waits and is due. */
const pass = async (core: Core): Promise<void> => {
  const { tried } = core.webhookWork
  let after = 0
  for (;;) {
    const pending = unsettledWebhooks(core.views.db, after, settleLimits.atOnce)
    const last = pending.at(-1)
    if (!last || !core.stripe || core.webhookWork.stopped) return
    after = last.position
    const now = core.clock()
    const resources = byResource(pending.filter(({ event }) => (tried.get(event)?.next ?? 0) <= now))
    const worker = async () => {
      for (let resource = resources.shift(); resource && !core.webhookWork.stopped; resource = resources.shift())
        await settleResource(core, resource)
    }
    await Promise.all(Array.from({ length: settleLimits.workers }, worker))
  }
}

/** Settles pending events, one pass at a time; events that arrive meanwhile are in the next, which this also awaits. */
export const processWebhooks = (core: Core): Promise<void> => {
  const work = core.webhookWork
  work.again = true
  work.running ??= (async () => {
    try {
      while (work.again && !work.stopped) {
        work.again = false
        await pass(core)
      }
    } catch (error) {
      logger.error('stripe.settle_failed', errorDetails(error))
    } finally {
      work.running = null
    }
  })()
  return work.running
}

/** Begins nothing more, and waits for what is under way. */
export const stopProcessingWebhooks = async (core: Core): Promise<void> => {
  const work = core.webhookWork
  work.stopped = true
  await work.running
}
