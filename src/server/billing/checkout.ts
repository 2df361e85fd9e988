// From a person's choice to the page where they pay: one open checkout per account, the same choice the same page.

import type { CheckoutRequest, CheckoutSnapshot } from '../../billing/gateway'
import { termsOf } from '../../billing/offer'
import { annually } from '../../billing/price'
import { type Discount, isSameCheckout, openCheckoutOf, refusalOf } from '../../domain/billing/checkout'
import type { BillingState, Checkout } from '../../domain/billing/state'
import type { BillingCycle, SoldPlan } from '../../events/schema/vocabulary'
import { checkoutHref, plansHref } from '../../texts/billing/addresses'
import type { Core } from '../core/core'
import type { RequestContext } from '../http/request/request-context'
import { eventMetadata, personOf, siteUrl } from '../http/request/route-context'
import { billingState, command, expireCheckout, refreshCheckout } from './apply'
import { usableCoupon } from './coupons'
import { portal } from './portal'

export type CheckoutFailure =
  | 'coupon-invalid'
  | 'checkout-pending'
  | 'plan-current'
  | 'plan-covered'
  | 'checkout-failed'
  | 'busy'
  | 'no-purchase'
  | 'account-missing'
type CheckoutResult =
  | { readonly ok: true; readonly url: string }
  | { readonly ok: false; readonly code: CheckoutFailure }

type Wish = { readonly plan: SoldPlan; readonly cycle: BillingCycle; readonly coupon: string | null }

/** A checkout without a page at the provider: a coupon of 100 %, which opens one period and renews nothing (0133). */
export const freeReference = (checkout: string): string => `cupom_${checkout}`

const priceOf = (core: Core, { plan, cycle }: Wish): number => {
  const monthly = core.catalogue.prices[plan]
  return cycle === 'annually' ? annually(monthly) : monthly
}

/** Closing and reopening what is in the way takes a step or two; past so many another window keeps choosing. */
const tries = 4

/** Starts a checkout, or takes up the open one; answers with where to go next. */
export const beginCheckout = (core: Core, ctx: RequestContext, wish: Wish): Promise<CheckoutResult> => {
  const { account } = personOf(ctx)
  // A key of its own: within it the provider's answers are applied, which waits for the account's `billing` key.
  return core.mutex(`checkout ${account}`, async () => {
    const coupon = wish.coupon === null ? null : usableCoupon(core, account, wish.coupon, ctx.now)
    if (wish.coupon !== null && !coupon) return { ok: false, code: 'coupon-invalid' }
    const discount = coupon && { code: coupon.code, percent: coupon.percent }
    for (let tried = 0; tried < tries; tried++) {
      const outcome = await tryCheckout(core, ctx, wish, discount)
      if (outcome) return outcome
    }
    return { ok: false, code: 'busy' }
  })
}

/** One step towards the page; null when something was in the way that is gone now. */
const tryCheckout = async (
  core: Core,
  ctx: RequestContext,
  wish: Wish,
  coupon: Discount | null,
): Promise<CheckoutResult | null> => {
  const { account } = personOf(ctx)
  const state = billingState(core, account)
  const refused = refusalOf(state.entitlements, wish.plan, ctx.now)
  if (refused === 'subscription-running') return portal(core, ctx, state)
  if (refused === 'plan-current' || refused === 'plan-covered') return { ok: false, code: refused }
  const price = priceOf(core, wish)
  const { plan, cycle } = wish
  const choice = { gateway: core.gateway.name, plan, cycle, price }
  const open = openCheckoutOf(state)
  if (open)
    return isSameCheckout(open, { ...choice, coupon })
      ? resumeCheckout(core, ctx, state, open)
      : close(core, ctx, state, open)
  const checkout = Bun.randomUUIDv7()
  const started = await command(
    core,
    account,
    { kind: 'start-checkout', checkout, ...choice, coupon, now: ctx.now, termsOf: termsOf(core.catalogue) },
    eventMetadata(ctx),
  )
  if (!started.ok) {
    if (started.code === 'claimed' || started.code === 'coupon-taken') return { ok: false, code: 'coupon-invalid' }
    if (started.code === 'checkout-pending') return { ok: false, code: started.code }
    return started.code === 'account-missing' ? { ok: false, code: 'account-missing' } : null
  }
  return resumeCheckout(core, ctx, billingState(core, account), openCheckoutOf(billingState(core, account)))
}

/** Goes on with a checkout: to its page if it has one, else to make it. */
const resumeCheckout = async (
  core: Core,
  ctx: RequestContext,
  state: BillingState,
  checkout: Checkout | null,
): Promise<CheckoutResult | null> => {
  const { account } = personOf(ctx)
  if (!checkout) return null
  if (checkout.discount === 100) return grant(core, ctx, checkout)
  if (checkout.reference === null) return openPage(core, ctx, state, checkout)
  const now = await refreshCheckout(core, account, checkout.reference)
  if (!now.ok) return now.reason === 'unavailable' ? { ok: false, code: 'checkout-failed' } : null
  return now.snapshot.state === 'open' && now.snapshot.url ? { ok: true, url: now.snapshot.url } : null
}

const checkoutRequest = (core: Core, ctx: RequestContext, state: BillingState, checkout: Checkout): CheckoutRequest => {
  const { account, name, email } = personOf(ctx)
  const { plan, cycle, price, discount, checkout: id } = checkout
  const origin = siteUrl(core, ctx)
  return {
    ...{ checkout: id, account, name, email, plan, cycle, price, discount, language: ctx.language },
    customer: state.customers[core.gateway.name] ?? null,
    success: `${origin}/assinatura-sucesso?session_id={CHECKOUT_SESSION_ID}`,
    // Who comes back chooses again without typing the coupon again.
    cancel: `${origin}${plansHref(cycle, checkout.coupon)}`,
  }
}

const openPage = async (
  core: Core,
  ctx: RequestContext,
  state: BillingState,
  checkout: Checkout,
): Promise<CheckoutResult> => {
  const { account } = personOf(ctx)
  const metadata = eventMetadata(ctx)
  const opened = await core.gateway.openCheckout(checkoutRequest(core, ctx, state, checkout))
  if (!opened.ok) {
    // Unavailable, it may still have opened the checkout, so the next try uses the same id; any other failure ends it.
    if (opened.reason !== 'unavailable')
      await command(core, account, { kind: 'end-checkout', checkout: checkout.checkout, outcome: 'failed' }, metadata)
    return { ok: false, code: 'checkout-failed' }
  }
  const { reference, customer, url, expires } = opened.value
  const recorded = await command(
    core,
    account,
    { kind: 'open-checkout', checkout: checkout.checkout, reference, customer, expires },
    metadata,
  )
  return recorded.ok ? { ok: true, url } : { ok: false, code: 'checkout-failed' }
}

/** Another checkout is open: closed at the provider first, so that never two can be paid. Null once it is. */
const close = async (
  core: Core,
  ctx: RequestContext,
  state: BillingState,
  open: Checkout,
): Promise<CheckoutResult | null> => {
  const { account } = personOf(ctx)
  if (open.reference === null) {
    const opened = await openPage(core, ctx, state, open)
    return opened.ok || opened.code !== 'checkout-failed' ? null : opened
  }
  const closed = await expireCheckout(core, account, open.reference)
  if (!closed.ok && closed.reason === 'missing') {
    const end = { kind: 'end-checkout', checkout: open.checkout, outcome: 'expired' } as const
    await command(core, account, end, eventMetadata(ctx))
    return null
  }
  return closed.ok ? null : { ok: false, code: 'checkout-failed' }
}

/** Nothing to pay, so nobody to pay it to: the plan opens at once, for one period. */
const grant = async (core: Core, ctx: RequestContext, checkout: Checkout): Promise<CheckoutResult> => {
  const { account } = personOf(ctx)
  const { checkout: id, plan, cycle } = checkout
  const reference = freeReference(id)
  const paid = {
    payment: reference,
    account,
    plan,
    cycle,
    state: 'paid',
    amount: 0,
    refunded: 0,
    dispute: null,
  } as const
  const gateway = checkout.gateway
  const snapshot: CheckoutSnapshot = {
    ...{ gateway, reference, checkout: id, account, state: 'completed', url: null, customer: null, subscription: null },
    payment: { ...paid, gateway, checkout: id, subscription: null, at: ctx.now },
  }
  const outcome = await command(
    core,
    account,
    { kind: 'apply-checkout', checkout: snapshot, now: ctx.now, termsOf: termsOf(core.catalogue) },
    eventMetadata(ctx),
  )
  return outcome.ok ? { ok: true, url: `${siteUrl(core, ctx)}${checkoutHref(reference)}` } : { ok: false, code: 'busy' }
}
