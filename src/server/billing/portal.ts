// Opens the provider's own pages and ends running subscriptions.
import { liveSubscriptions } from '../../domain/billing/entitlement'
import type { BillingState } from '../../domain/billing/state'
import type { Core } from '../core/core'
import type { RequestContext } from '../http/request/request-context'
import { personOf } from '../http/request/route-context'
import { systemMetadata } from '../runtime/event-metadata'
import { billingState, cancelAtPeriodEnd } from './apply'

/** Where a browser finds this server: what a provider's page leads back to. */
export const originOf = (core: Core, ctx: RequestContext): string => core.config.publicUrl ?? ctx.url.origin
export type CheckoutFailure =
  | 'coupon-invalid'
  | 'checkout-pending'
  | 'plan-current'
  | 'plan-covered'
  | 'checkout-failed'
  | 'busy'
  | 'no-purchase'
  | 'account-missing'
export type CheckoutResult =
  | { readonly ok: true; readonly url: string }
  | { readonly ok: false; readonly code: CheckoutFailure }

/** The provider's own pages, where a running subscription is changed, paid for and ended. */
export const portal = async (core: Core, ctx: RequestContext, state: BillingState): Promise<CheckoutResult> => {
  const customer = state.customers[core.gateway.name]
  if (customer === undefined) return { ok: false, code: 'no-purchase' }
  const opened = await core.gateway.openPortal(customer, `${originOf(core, ctx)}/planos`, ctx.language)
  return opened.ok ? { ok: true, url: opened.value } : { ok: false, code: 'checkout-failed' }
}

/** Ends the running subscriptions at the end of what is paid for. `none`: there is nothing to cancel. */
export const cancel = async (core: Core, ctx: RequestContext): Promise<'done' | 'none' | 'failed'> => {
  const { account } = personOf(ctx)
  const running = liveSubscriptions(billingState(core, account).entitlements, ctx.now).filter(
    (one) => !one.cancelAtPeriodEnd,
  )
  if (running.length === 0) return 'none'
  for (const { subscription } of running) {
    const outcome = await cancelAtPeriodEnd(core, account, subscription, { ...systemMetadata(core), actor: account })
    if (!outcome.ok) return 'failed'
  }
  return 'done'
}
