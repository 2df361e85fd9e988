// The calls of plans, payment and coupons (P42).
import { entitlementsOf } from '../../projections/billing/entitlement'
import { outcomeText } from '../../texts/billing/checkout-outcome'
import type { Core } from '../core/core'
import { checkoutBody, couponBody, sessionQuery } from '../http/request/body/schemas'
import type { RequestContext } from '../http/request/request-context'
import { personOf } from '../http/request/route-context'
import { routesOf } from '../http/request/routes-of'
import { refusedJson, throttled } from '../http/response/refusals'
import { type ErrorCode, fieldsProblem, json, problem } from '../http/response/responses'
import { checkoutBucket, couponBucket, verifyBucket } from '../security/buckets'
import type { Bucket } from '../security/throttle'
import { billingState } from './apply'
import { beginCheckout, type CheckoutFailure } from './checkout'
import { usableCoupon } from './coupons'
import { cycleOf, planOf, plansJson, userPlanJson } from './plans-json'
import { cancel, portal } from './portal'
import { verify } from './verify-checkout'

const statuses: Readonly<Record<CheckoutFailure, number>> = {
  'coupon-invalid': 422,
  'checkout-pending': 409,
  'plan-current': 409,
  'plan-covered': 409,
  'no-purchase': 409,
  'checkout-failed': 502,
  busy: 503,
  'account-missing': 401,
}

const failure = (ctx: RequestContext, code: ErrorCode, status: number) => json(problem(ctx, code), status)

export const billingRoutes = (core: Core) => {
  const throttledBy = (ctx: RequestContext, what: string, bucket: Bucket) =>
    throttled(core, ctx, `${what} ${personOf(ctx).account}`, bucket)
  return routesOf('billing')
    .get('/api/plans', ({ ctx }) => json(plansJson(core, ctx.language)))
    .get('/api/user/plan', ({ ctx }) =>
      json(userPlanJson(core, entitlementsOf(core.views.db, personOf(ctx).account), ctx.now, ctx.language)),
    )
    .post(
      '/api/check-coupon',
      ({ ctx, body }) => {
        const refused = throttledBy(ctx, 'coupon', couponBucket)
        if (refused) return refusedJson(refused)
        const coupon = usableCoupon(core, personOf(ctx).account, body.code, ctx.now)
        return coupon
          ? json({ success: true, discount: coupon.percent, code: coupon.code })
          : json({ success: false, discount: 0, ...problem(ctx, 'coupon-invalid') }, 422)
      },
      { body: couponBody },
    )
    .post(
      '/api/create-checkout-session',
      async ({ ctx, body }) => {
        const refused = throttledBy(ctx, 'checkout', checkoutBucket)
        if (refused) return refusedJson(refused)
        const plan = planOf(core, String(body.planId))
        const cycle = cycleOf(body.billingCycle ?? 'monthly')
        if (!plan) return json(fieldsProblem(ctx, { planId: 'planUnknown' }), 422)
        if (!cycle) return json(fieldsProblem(ctx, { billingCycle: 'cycleUnknown' }), 422)
        const outcome = await beginCheckout(core, ctx, { plan, cycle, coupon: body.couponCode?.trim() || null })
        return outcome.ok ? json({ url: outcome.url }) : failure(ctx, outcome.code, statuses[outcome.code])
      },
      { body: checkoutBody },
    )
    .post('/api/create-billing-portal-session', async ({ ctx }) => {
      const refused = throttledBy(ctx, 'checkout', checkoutBucket)
      if (refused) return refusedJson(refused)
      const opened = await portal(core, ctx, billingState(core, personOf(ctx).account))
      if (!opened.ok && opened.code === 'no-purchase') return failure(ctx, 'no-purchase', 409)
      return opened.ok ? json({ url: opened.url }) : failure(ctx, 'portal-failed', 502)
    })
    .post('/api/cancel-subscription', async ({ ctx }) => {
      const refused = throttledBy(ctx, 'checkout', checkoutBucket)
      if (refused) return refusedJson(refused)
      const outcome = await cancel(core, ctx)
      if (outcome === 'done') return json({ success: true })
      return outcome === 'none' ? failure(ctx, 'subscription-missing', 409) : failure(ctx, 'cancel-failed', 502)
    })
    .get(
      '/api/verify-checkout-session',
      async ({ ctx, query }) => {
        const refused = throttledBy(ctx, 'verify', verifyBucket)
        if (refused) return refusedJson(refused)
        const checkout = await verify(core, ctx, query.session_id)
        if (checkout === 'unavailable') return failure(ctx, 'verify-failed', 502)
        if (!checkout) return json({ success: false, ...problem(ctx, 'checkout-missing') }, 404)
        return json({
          success: checkout.state === 'paid',
          state: checkout.state,
          message: outcomeText(checkout, ctx.language),
        })
      },
      { query: sessionQuery },
    )
}
