// The calls of plans, payment and coupons (specification section 7).
import { Elysia } from 'elysia'
import { batchLimits } from '../../api/billing'
import { standingOf } from '../../projections/billing/entitlement'
import { outcomeText } from '../../texts/billing/checkout-outcome'
import type { Core } from '../core'
import type { Visit } from '../http/request/request-context'
import { adminOf, contextOf, personOf, visitContext } from '../http/request/route-context'
import { batchBody, checkoutBody, couponBody, formBody, formText, sessionQuery } from '../http/request/schemas'
import { leaveToast } from '../http/response/cookies'
import { refusedPage } from '../http/response/page'
import { refusedJson, taken } from '../http/response/refusals'
import { type ErrorCode, fieldsProblem, json, problem, seeOther } from '../http/response/responses'
import { type Bucket, batchBucket, checkoutBucket, couponBucket } from '../runtime/throttle'
import { billingState } from './apply'
import { cancel, type OrderFailure, order, portal, verify } from './checkout'
import { couponJson, couponList, createBatch, goodCoupon } from './coupons'
import { cycleOf, planOf, plansJson, userPlanJson } from './plans-json'

const statuses: Readonly<Record<OrderFailure, number>> = {
  'coupon-invalid': 422,
  'checkout-pending': 409,
  'plan-current': 409,
  'plan-covered': 409,
  'checkout-failed': 502,
  busy: 503,
  'account-missing': 401,
}

const failed = (visit: Visit, code: ErrorCode, status: number) => json(problem(visit, code), status)

export const billingRoutes = (core: Core) => {
  const one = (visit: Visit, what: string, bucket: Bucket) =>
    taken(core, visit, `${what} ${personOf(visit).account}`, bucket)
  return new Elysia({ name: 'billing' })
    .use(visitContext)
    .get('/api/plans', ({ visit }) => json(plansJson(core, visit.language)))
    .get('/api/user/plan', ({ visit }) =>
      json(userPlanJson(core, standingOf(core.views.db, personOf(visit).account), visit.now, visit.language)),
    )
    .post(
      '/api/check-coupon',
      ({ visit, body }) => {
        const refused = one(visit, 'coupon', couponBucket)
        if (refused) return refusedJson(refused)
        const coupon = goodCoupon(core, personOf(visit).account, body.code, visit.now)
        return coupon
          ? json({ success: true, discount: coupon.percent, code: coupon.code })
          : json({ success: false, discount: 0, ...problem(visit, 'coupon-invalid') }, 422)
      },
      { body: couponBody },
    )
    .post(
      '/api/create-checkout-session',
      async ({ visit, body }) => {
        const refused = one(visit, 'checkout', checkoutBucket)
        if (refused) return refusedJson(refused)
        const plan = planOf(core, String(body.planId))
        const cycle = cycleOf(body.billingCycle ?? 'monthly')
        if (!plan) return json(fieldsProblem(visit, { planId: 'planUnknown' }), 422)
        if (!cycle) return json(fieldsProblem(visit, { billingCycle: 'cycleUnknown' }), 422)
        const done = await order(core, visit, { plan, cycle, coupon: body.couponCode?.trim() || null })
        return done.ok ? json({ url: done.url }) : failed(visit, done.code, statuses[done.code])
      },
      { body: checkoutBody },
    )
    .post('/api/create-billing-portal-session', async ({ visit }) => {
      const refused = one(visit, 'checkout', checkoutBucket)
      if (refused) return refusedJson(refused)
      const opened = await portal(core, visit, billingState(core, personOf(visit).account))
      return opened.ok ? json({ url: opened.url }) : failed(visit, 'portal-failed', 502)
    })
    .post('/api/cancel-subscription', async ({ visit }) => {
      const refused = one(visit, 'checkout', checkoutBucket)
      if (refused) return refusedJson(refused)
      const done = await cancel(core, visit)
      if (done === 'done') return json({ success: true })
      return done === 'none' ? failed(visit, 'subscription-missing', 409) : failed(visit, 'cancel-failed', 502)
    })
    .get(
      '/api/verify-checkout-session',
      async ({ visit, query }) => {
        const refused = one(visit, 'verify', checkoutBucket)
        if (refused) return refusedJson(refused)
        const found = await verify(core, visit, query.session_id)
        if (found === 'unavailable') return failed(visit, 'verify-failed', 502)
        if (!found) return failed(visit, 'checkout-missing', 404)
        return json({
          success: found.state === 'paid',
          state: found.state,
          message: outcomeText(found, visit.language),
        })
      },
      { query: sessionQuery },
    )
    .post(
      '/api/admin/create-beta-coupons',
      async ({ visit, body }) => {
        adminOf(visit)
        const refused = one(visit, 'batch', batchBucket)
        if (refused) return refusedJson(refused)
        const { quantidade = 10, desconto = 100, dias = 30 } = body ?? {}
        const made = await createBatch(core, { quantidade, desconto, dias }, contextOf(visit))
        return made ? json({ success: true, coupons: made.map(couponJson) }, 201) : failed(visit, 'busy', 503)
      },
      { body: batchBody },
    )
    .post(
      '/admin/cupons',
      async ({ visit, body }) => {
        adminOf(visit)
        const refused = one(visit, 'batch', batchBucket)
        if (refused) return refusedJson(refused)
        const figure = (name: keyof typeof batchLimits) => {
          const { min, max, usual } = batchLimits[name]
          const typed = Number(formText(body, name) || usual)
          return Number.isInteger(typed) && typed >= min && typed <= max ? typed : null
        }
        const [quantidade, desconto, dias] = [figure('quantidade'), figure('desconto'), figure('dias')]
        if (quantidade === null || desconto === null || dias === null)
          return refusedPage(core, visit, problem(visit, 'invalid').message, 422)
        const made = await createBatch(core, { quantidade, desconto, dias }, contextOf(visit))
        return made
          ? seeOther('/admin#cupons', [leaveToast(core, 'coupons')])
          : refusedPage(core, visit, problem(visit, 'busy').message, 503)
      },
      { body: formBody },
    )
    .get('/api/admin/coupons', ({ visit }) => {
      adminOf(visit)
      return json({ coupons: couponList(core).map(couponJson) })
    })
}
