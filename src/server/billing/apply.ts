// Brings what a provider says into the log, one turn per account, so that no older answer follows a newer one.

import type { Answered, CheckoutSnapshot, PaymentSnapshot, SubscriptionSnapshot } from '../../billing/gateway'
import { termsOf } from '../../billing/offer'
import { type BillingCommand, billing } from '../../domain/billing/billing'
import type { BillingRefusal, BillingState } from '../../domain/billing/state'
import type { Unhandled } from '../../domain/handle'
import { accountStream } from '../../events/schema/events'
import type { EventMetadata } from '../../events/store/log'
import { cancellationsDue } from '../../projections/billing/entitlement'
import type { Core } from '../core/core'
import { systemMetadata } from '../runtime/event-metadata'
import { logger } from '../runtime/logger'

export const billingState = (core: Core, account: string): BillingState =>
  core.states.of(billing, accountStream(account)).state

/** `unavailable`, `refused`, `missing`: the provider's; `foreign`: it is another account's; the rest are ours. */
export type Unapplied = 'unavailable' | 'refused' | 'missing' | 'foreign' | Unhandled | BillingRefusal
export type Applied<Snapshot> =
  | { readonly ok: true; readonly snapshot: Snapshot }
  | { readonly ok: false; readonly reason: Unapplied }

/** Runs a billing command on an account, in the name of the actor in `metadata`. */
export const command = (core: Core, account: string, what: BillingCommand, metadata: EventMetadata) =>
  core.handle(billing, accountStream(account), what, metadata)

/** The account's first event that names what the provider speaks of, from which what it says follows in the log. */
const beginningOf = (core: Core, account: string, ids: readonly (string | null)[]): string | null => {
  const references = new Set(ids.filter((id) => id !== null))
  const first = core.events
    .readPlain(accountStream(account))
    .find(({ data }) => Object.values(data).some((value) => typeof value === 'string' && references.has(value)))
  return first?.id ?? null
}

type Of<Snapshot> = (snapshot: Snapshot, when: { now: number; termsOf: ReturnType<typeof termsOf> }) => BillingCommand

const refresh =
  <Snapshot extends { readonly account: string }>(
    ask: (core: Core, id: string) => Promise<Answered<Snapshot>>,
    commandOf: Of<Snapshot>,
    idsOf: (snapshot: Snapshot) => readonly (string | null)[],
  ) =>
  (
    core: Core,
    account: string,
    id: string,
    metadata: EventMetadata = systemMetadata(core),
  ): Promise<Applied<Snapshot>> =>
    core.mutex(`billing ${account}`, async () => {
      const answered = await ask(core, id)
      if (!answered.ok) return answered
      const snapshot = answered.value
      if (snapshot.account !== account) return { ok: false, reason: 'foreign' }
      // The provider took its time: what follows from it happens now.
      const at = core.clock()
      const outcome = await command(core, account, commandOf(snapshot, { now: at, termsOf: termsOf(core.catalogue) }), {
        ...metadata,
        causation: metadata.causation ?? beginningOf(core, account, idsOf(snapshot)),
        at,
      })
      return outcome.ok ? { ok: true, snapshot } : { ok: false, reason: outcome.code }
    })

const applyCheckout: Of<CheckoutSnapshot> = (checkout, when) => ({ kind: 'apply-checkout', checkout, ...when })
const applySubscription: Of<SubscriptionSnapshot> = (subscription, when) => ({
  kind: 'apply-subscription',
  subscription,
  ...when,
})
const checkoutId = ({ checkout }: CheckoutSnapshot) => [checkout]
const subscriptionId = ({ subscription }: SubscriptionSnapshot) => [subscription]

/** Asks the provider for a checkout by its reference and applies it to the account it must belong to. */
export const refreshCheckout = refresh(({ gateway }, id) => gateway.readCheckout(id), applyCheckout, checkoutId)
/** The same of a checkout that is to be closed. */
export const expireCheckout = refresh(({ gateway }, id) => gateway.expireCheckout(id), applyCheckout, checkoutId)
export const refreshPayment = refresh<PaymentSnapshot>(
  ({ gateway }, id) => gateway.readPayment(id),
  (payment, when) => ({ kind: 'apply-payment', payment, ...when }),
  ({ checkout, subscription, payment }) => [checkout, subscription, payment],
)
const refreshedBy = (ask: (core: Core, id: string) => Promise<Answered<SubscriptionSnapshot>>) =>
  refresh(ask, applySubscription, subscriptionId)
export const refreshSubscription = refreshedBy(({ gateway }, id) => gateway.readSubscription(id))
/** Asks the provider not to renew it, and applies the answer. */
export const cancelAtPeriodEnd = refreshedBy(({ gateway }, id) => gateway.cancelAtPeriodEnd(id))
/** Ends it at once at the provider, without a refund, and applies what it answers. */
export const cancelNow = refreshedBy(({ gateway }, id) => gateway.cancelNow(id))

/** Ends the checkouts that are not paid before an account is erased, while its stream can be decided on. */
export const closeCheckouts = async (core: Core, account: string, metadata: EventMetadata): Promise<void> => {
  for (const { checkout, reference, state } of billingState(core, account).checkouts.values()) {
    if (state !== 'started' && state !== 'open' && state !== 'pending') continue
    if (reference !== null) {
      const closed = await expireCheckout(core, account, reference, metadata)
      // It may still be paid there, and is then ended and paid back (orphaned-subscriptions.ts).
      if (!closed.ok) logger.warn('billing.checkout_left_open', { reason: closed.reason })
    }
    await command(core, account, { kind: 'end-checkout', checkout, outcome: 'abandoned' }, metadata)
  }
}

/** Cancellations tried in one go. */
const atOnce = 100

/** Cancels the subscriptions of erased accounts that still run; those the provider does not answer about stay due. */
export const cancelPending = async (core: Core): Promise<number> => {
  let cancelled = 0
  for (const { account, subscription } of cancellationsDue(core.views.db, core.gateway.name, atOnce)) {
    const answered = await core.gateway.cancelNow(subscription.subscription)
    if (!answered.ok && answered.reason !== 'missing') continue
    const canceled: SubscriptionSnapshot = { ...subscription, account, status: 'canceled' }
    const at = core.clock()
    const recorded = await command(
      core,
      account,
      { kind: 'apply-subscription', subscription: canceled, now: at, termsOf: termsOf(core.catalogue) },
      systemMetadata(core),
    )
    if (recorded.ok) cancelled++
  }
  return cancelled
}
