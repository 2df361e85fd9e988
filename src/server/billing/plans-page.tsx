// The page of the plans, with the state of a coupon and of a checkout.

import { plansRegion } from '../../api/regions'
import { entitlementAt } from '../../domain/billing/entitlement'
import { type BillingCycle, soldPlans } from '../../events/schema/vocabulary'
import { PlansPage, PlansPart } from '../../pages/billing/plans'
import type { PlansView } from '../../pages/billing/region'
import { SuccessPage } from '../../pages/billing/success'
import { entitlementsOf } from '../../projections/billing/entitlement'
import { inOneRead } from '../../projections/engine/one-read'
import { boxOf } from '../../texts/billing/plan-box'
import { type AppliedCoupon, cardsOf } from '../../texts/billing/view'
import type { Core } from '../core/core'
import type { RequestContext } from '../http/request/request-context'
import { personOf } from '../http/request/route-context'
import { neverCache } from '../http/response/never-cache'
import { html } from '../http/response/page'
import { pageContext } from '../http/response/page-context'
import { problem, throttledProblem } from '../http/response/responses'
import { toastOf } from '../http/response/toasts'
import { errorDetails, logger } from '../runtime/logger'
import { couponBucket } from '../security/buckets'
import { usableCoupon } from './coupons'
import { planBoxData } from './plan-box-data'
import type { Verified } from './verify-checkout'

export const cycleIn = (text: string | null): BillingCycle =>
  text === 'anual' || text === 'annually' ? 'annually' : 'monthly'

/** Characters of a refused code that its field shows again, as many as it takes. */
const codeShown = 60

type TriedCoupon = { readonly coupon: AppliedCoupon | null; readonly failed: PlansView['couponFailed'] }

/** The coupon of the address: looked up like any other try, so that addresses cannot be used for guessing. */
const couponIn = (core: Core, ctx: RequestContext): TriedCoupon => {
  const typed = ctx.url.searchParams.get('cupom')?.trim().slice(0, codeShown)
  if (!typed) return { coupon: null, failed: null }
  // Others may use the code up at any moment.
  neverCache(ctx)
  const { account } = personOf(ctx)
  const key = `coupon ${account}`
  const coupon = usableCoupon(core, account, typed, ctx.now)
  const waitMs = core.throttle.wait(key, couponBucket, ctx.now)
  const refused = ({ message }: { readonly message: string }): TriedCoupon => ({
    coupon: null,
    failed: { typed, message },
  })
  if (waitMs > 0) return refused(throttledProblem(ctx, waitMs))
  // A good code costs nothing: it is in the address of every choice that follows.
  if (!coupon) core.throttle.take(key, couponBucket, ctx.now)
  return coupon ? { coupon, failed: null } : refused(problem(ctx, 'coupon-invalid'))
}

const viewOf = (core: Core, ctx: RequestContext): PlansView => {
  const { account } = personOf(ctx)
  const { now, language, url } = ctx
  const box = planBoxData(core, account, now)
  const cycle = cycleIn(url.searchParams.get('periodo'))
  const { coupon, failed } = couponIn(core, ctx)
  return {
    cycle,
    coupon,
    couponFailed: failed,
    asks: url.searchParams.has('cancelar'),
    cards: cardsOf({ catalogue: core.catalogue, cycle, coupon, current: box.plan, retained: box.retained, language }),
    box: boxOf(box, language),
  }
}

const read = (core: Core, ctx: RequestContext): PlansView | 'failed' => {
  try {
    return viewOf(core, ctx)
  } catch (error) {
    logger.error('plans.unread', errorDetails(error))
    neverCache(ctx)
    return 'failed'
  }
}

export const plansPage = (core: Core, ctx: RequestContext, region: string | null): Promise<Response> => {
  const props = inOneRead(core.views.db, () => ({ page: pageContext(core, ctx), view: read(core, ctx) }))
  return region === plansRegion
    ? html(core, ctx, <PlansPart {...props} />, {}, plansRegion)
    : html(core, ctx, <PlansPage {...props} toast={toastOf(core, ctx)} />)
}

export const successPage = (core: Core, ctx: RequestContext, session: string, found: Verified | 'unavailable') => {
  const { now } = ctx
  const { plan: inForce, source } = entitlementAt(entitlementsOf(core.views.db, personOf(ctx).account), now)
  const data =
    found === 'unavailable'
      ? {
          state: 'unavailable' as const,
          plan: 'basico' as const,
          cycle: 'monthly' as const,
          coupon: null,
          payAt: null,
          free: false,
        }
      : // A greater plan may be in force beside the one that was bought: what is listed is what the person has.
        { ...found, plan: soldPlans.find((plan) => plan === inForce) ?? found.plan, payAt: found.page }
  const until = source && !source.renews ? source.until : null
  return html(core, ctx, <SuccessPage page={pageContext(core, ctx)} data={{ ...data, session, until, now }} />)
}
