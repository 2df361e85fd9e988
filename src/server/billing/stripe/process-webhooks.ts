// Applies what Stripe told us of: asks for what is true now and brings it into the log. What cannot be applied yet is
// tried again, with growing waits, for as long as Stripe itself would.

import { webhook } from '../../../domain/billing/webhook'
import { accountEvents } from '../../../events/schema/account'
import { webhookStream } from '../../../events/schema/billing'
import type { DeliveryOutcome } from '../../../events/schema/vocabulary'
import { type PendingWebhook, unsettledWebhooks } from '../../../projections/billing/webhook'
import type { Core } from '../../core'
import { logLine } from '../../runtime/logger'
import { refreshCheckout, refreshPayment, refreshSubscription, systemContext, type Unapplied } from '../apply'
import { endDoubles } from './duplicate-subscriptions'
import { answered } from './failure'
import { paymentOfIntent } from './ids'
import { endOutlived, isErased } from './orphaned-subscriptions'

export const settleLimits = {
  /** Words read from the waiting ones in one go. */
  atOnce: 500,
  /** Things asked about at the same time. */
  lanes: 8,
  /** Milliseconds until the first new try; each further wait is twice as long, up to the last. */
  firstWaitMs: 30_000,
  lastWaitMs: 3_600_000,
  /** A word nobody could apply for so long is given up: Stripe sends it no longer than that either. */
  giveUpMs: 3 * 24 * 3_600_000,
} as const

type Work = {
  running: Promise<void> | null
  again: boolean
  stopped: boolean
  /** Words tried in vain: how often, and when next. Lost at a restart, which tries them all. */
  readonly tried: Map<string, { readonly times: number; readonly next: number }>
}
const works = new WeakMap<Core, Work>()
const workOf = (core: Core): Work => {
  const known = works.get(core)
  if (known) return known
  const fresh: Work = { running: null, again: false, stopped: false, tried: new Map() }
  works.set(core, fresh)
  return fresh
}

/** What came of a look at one thing: an outcome, or that it has to wait. */
type Look = DeliveryOutcome | 'wait'

const lookOf = (done: { readonly ok: boolean; readonly reason?: Unapplied }): Look => {
  if (done.ok) return 'applied'
  if (done.reason === 'missing') return 'ignored'
  // Erased meanwhile, and looked at again soon; or never heard of: perhaps a log put back from a copy that is older than
  // the purchase.
  return 'wait'
}

/** Whose it is, as the word itself said when it came. */
const toldOwner = (core: Core, { event }: PendingWebhook): string | null => {
  const [word] = accountEvents.history(core.log.read(webhookStream(event)))
  return word?.type === 'WebhookReceived' ? word.data.account : null
}

/** Whose it is, when the word does not say. */
const ownerOf = async (core: Core, { kind }: PendingWebhook, id: string) => {
  const { gateway } = core
  if (kind === 'checkout') return gateway.readCheckout(id)
  return kind === 'subscription' ? gateway.readSubscription(id) : gateway.readPayment(id)
}

/** A refund or dispute names the payment's intent; a subscription's payment is known by its invoice. */
const idFor = async (core: Core, { kind, about }: PendingWebhook): Promise<string | 'unavailable' | 'missing'> => {
  const { stripe } = core
  if (kind !== 'intent' || !stripe) return about
  const found = await answered(() => paymentOfIntent(stripe, about))
  return found.ok ? found.value : found.reason === 'missing' ? 'missing' : 'unavailable'
}

const withoutDoubles = async (core: Core, account: string): Promise<Look> =>
  (await endDoubles(core, account)) ? 'applied' : 'wait'

const lookAtSubscription = async (core: Core, account: string, id: string): Promise<Look> => {
  const done = await refreshSubscription(core, account, id)
  return done.ok ? withoutDoubles(core, account) : lookOf(done)
}

const look = async (core: Core, one: PendingWebhook, told: string | null): Promise<Look> => {
  const id = await idFor(core, one)
  if (id === 'missing') return 'ignored'
  if (id === 'unavailable') return 'wait'
  let account = told
  if (account === null) {
    const owner = await ownerOf(core, one, id)
    if (!owner.ok) return owner.reason === 'missing' ? 'ignored' : 'wait'
    account = owner.value.account
  }
  if (isErased(core, account)) return one.kind === 'subscription' ? endOutlived(core, account, id) : 'ignored'
  if (one.kind === 'checkout') {
    const done = await refreshCheckout(core, account, id)
    const brought = done.ok && done.snapshot.subscription !== null
    return brought ? withoutDoubles(core, account) : lookOf(done)
  }
  if (one.kind === 'subscription') return lookAtSubscription(core, account, id)
  const done = await refreshPayment(core, account, id)
  // A payment moves its subscription on; should the word of that be lost, this one is enough.
  const subscription = done.ok ? done.snapshot.subscription : null
  return subscription === null ? lookOf(done) : lookAtSubscription(core, account, subscription)
}

const settle = async (core: Core, { event, kind, about }: PendingWebhook, outcome: DeliveryOutcome): Promise<void> => {
  if (outcome === 'given-up')
    logLine('stripe alert', { why: 'a word of Stripe could not be applied', event, kind, about })
  await core.handle(webhook, webhookStream(event), { kind: 'settle', event, outcome }, systemContext(core))
  workOf(core).tried.delete(event)
}

const postpone = (core: Core, { event }: PendingWebhook): void => {
  const { tried } = workOf(core)
  const times = (tried.get(event)?.times ?? 0) + 1
  const waitMs = Math.min(settleLimits.lastWaitMs, settleLimits.firstWaitMs * 2 ** (times - 1))
  tried.set(event, { times, next: core.clock() + waitMs })
}

/** All waiting words about one thing: it is asked for once, after the last of them came. */
const settleThing = async (core: Core, words: readonly PendingWebhook[]): Promise<void> => {
  const [first] = words
  if (!first) return
  let found: Look = 'wait'
  try {
    const told = words.map((word) => toldOwner(core, word)).find((account) => account !== null)
    found = await look(core, first, told ?? null)
  } catch (error) {
    logLine('stripe settle failed', { kind: first.kind, error: error instanceof Error ? error.name : typeof error })
  }
  for (const word of words) {
    if (found !== 'wait') await settle(core, word, found)
    else if (core.clock() >= word.at + settleLimits.giveUpMs) await settle(core, word, 'given-up')
    else postpone(core, word)
  }
}

const byThing = (words: readonly PendingWebhook[]): PendingWebhook[][] => [
  ...Map.groupBy(words, ({ kind, about }) => `${kind} ${about}`).values(),
]

/** One pass over what waits and is due. */
const pass = async (core: Core): Promise<void> => {
  const { tried } = workOf(core)
  let after = 0
  for (;;) {
    const words = unsettledWebhooks(core.views.db, after, settleLimits.atOnce)
    const last = words.at(-1)
    if (!last || !core.stripe || workOf(core).stopped) return
    after = last.position
    const now = core.clock()
    const things = byThing(words.filter(({ event }) => (tried.get(event)?.next ?? 0) <= now))
    const lane = async () => {
      for (let thing = things.shift(); thing && !workOf(core).stopped; thing = things.shift())
        await settleThing(core, thing)
    }
    await Promise.all(Array.from({ length: settleLimits.lanes }, lane))
  }
}

/** Settles what waits, one pass at a time; words that came meanwhile are in the next, which this also waits for. */
export const settleWebhooks = (core: Core): Promise<void> => {
  const work = workOf(core)
  work.again = true
  work.running ??= (async () => {
    try {
      while (work.again && !work.stopped) {
        work.again = false
        await pass(core)
      }
    } catch (error) {
      logLine('stripe settle failed', { error: error instanceof Error ? error.name : typeof error })
    } finally {
      work.running = null
    }
  })()
  return work.running
}

/** Begins nothing more, and waits for what is under way. */
export const stopSettling = async (core: Core): Promise<void> => {
  const work = workOf(core)
  work.stopped = true
  await work.running
}
