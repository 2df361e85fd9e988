// Reads how the current plan stands for its box on /planos and the lines on /conta.
import { entitlementAt, liveSubscriptions } from '../../domain/billing/entitlement'
import { noAllowance } from '../../domain/quota/quota'
import type { BoxData } from '../../texts/billing/plan-box'
import type { Core } from '../core/core'
import { allowanceNow, retainedFeatures } from './allowance'
import { billingState } from './apply'

export const planBoxData = (core: Core, account: string, now: number): BoxData => {
  const state = billingState(core, account)
  const row = allowanceNow(core, account, now)
  const { plan, source } = entitlementAt(state.entitlements, now)
  return {
    catalogue: core.catalogue,
    plan,
    ...(row?.allowance ?? noAllowance),
    cycleEnd: row?.cycle?.end ?? null,
    until: source && !source.renews ? source.until : null,
    running: liveSubscriptions(state.entitlements, now).at(-1) ?? null,
    retained: retainedFeatures(core, account, now),
    pending: [...state.checkouts.values()].filter((one) => one.state === 'pending'),
    customer: state.customers[core.gateway.name] !== undefined,
    now,
  }
}
