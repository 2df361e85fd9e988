// Opens the provider's own pages and ends running subscriptions.
import { liveSubscriptions } from '../../domain/billing/entitlement'
import type { BillingState } from '../../domain/billing/state'
import type { Core } from '../core/core'
import type { RequestContext } from '../http/request/request-context'
import { personOf, siteUrl } from '../http/request/route-context'
import { systemMetadata } from '../runtime/event-metadata'
import { billingState, cancelAtPeriodEnd } from './apply'

type PortalResult =
  | { readonly ok: true; readonly url: string }
  | { readonly ok: false; readonly code: 'no-purchase' | 'checkout-failed' }

/** The provider's own pages, where a running subscription is changed, paid for and ended. */
export const portal = async (core: Core, ctx: RequestContext, state: BillingState): Promise<PortalResult> => {
  const customer = state.customers[core.gateway.name]
  if (customer === undefined) return { ok: false, code: 'no-purchase' }
  const opened = await core.gateway.openPortal(customer, `${siteUrl(core, ctx)}/planos`, ctx.language)
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
