// The panel's and the API's batches of coupons (P42).
import { batchLimits } from '../../api/billing'
import type { Core } from '../core/core'
import { couponBatchBody } from '../http/request/body/call-bodies'
import { formBody, formText } from '../http/request/body/schemas'
import type { RequestContext } from '../http/request/request-context'
import { adminOf, eventMetadata, personOf } from '../http/request/route-context'
import { routesOf } from '../http/request/routes-of'
import { leaveToast } from '../http/response/cookies'
import { refusalPage, refusedPage } from '../http/response/page'
import { busy, refusedJson, throttled } from '../http/response/refusals'
import { json, problem, seeOther } from '../http/response/responses'
import { batchBucket } from '../security/buckets'
import { couponJson, couponList, createBatch } from './coupons'

export const couponRoutes = (core: Core) => {
  const tooMany = (ctx: RequestContext) => throttled(core, ctx, `batch ${personOf(ctx).account}`, batchBucket)
  return routesOf('coupons')
    .post(
      '/api/admin/create-beta-coupons',
      async ({ ctx, body }) => {
        adminOf(ctx)
        const refused = tooMany(ctx)
        if (refused) return refusedJson(refused)
        const { quantidade = 10, desconto = 100, dias = 30 } = body
        const batch = await createBatch(core, { quantidade, desconto, dias }, eventMetadata(ctx))
        return batch ? json({ success: true, coupons: batch.map(couponJson) }, 201) : refusedJson(busy(ctx))
      },
      couponBatchBody,
    )
    .post(
      '/admin/cupons',
      async ({ ctx, body }) => {
        adminOf(ctx)
        const refused = tooMany(ctx)
        if (refused) return refusedJson(refused)
        const figure = (name: keyof typeof batchLimits) => {
          const { min, max, usual } = batchLimits[name]
          const typed = Number(formText(body, name) || usual)
          return Number.isInteger(typed) && typed >= min && typed <= max ? typed : null
        }
        const [quantidade, desconto, dias] = [figure('quantidade'), figure('desconto'), figure('dias')]
        if (quantidade === null || desconto === null || dias === null)
          return refusedPage(core, ctx, problem(ctx, 'invalid').message, 422)
        const batch = await createBatch(core, { quantidade, desconto, dias }, eventMetadata(ctx))
        return batch ? seeOther('/admin#cupons', [leaveToast(core, 'coupons')]) : refusalPage(core, ctx, busy(ctx))
      },
      { body: formBody },
    )
    .get('/api/admin/coupons', ({ ctx }) => {
      adminOf(ctx)
      return json({ coupons: couponList(core).map(couponJson) })
    })
}
