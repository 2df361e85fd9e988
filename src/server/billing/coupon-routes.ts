// The panel's and the API's batches of coupons (P42).
import { batchLimits } from '../../api/billing'
import type { Core } from '../core/core'
import { couponBatchBody, voidCouponsBody } from '../http/request/body/call-bodies'
import { fieldOf, formBody, formText } from '../http/request/body/schemas'
import type { RequestContext } from '../http/request/request-context'
import { adminOf, eventMetadata, personOf } from '../http/request/route-context'
import { routesOf } from '../http/request/routes-of'
import { leaveToast } from '../http/response/cookies'
import { refusalPage, refusedPage } from '../http/response/page'
import { busy, refusedJson, throttled } from '../http/response/refusals'
import { json, problem, seeOther } from '../http/response/responses'
import { batchBucket } from '../security/buckets'
import { couponJson, couponList, createBatch, voidCoupons } from './coupons'

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
      '/api/admin/void-coupons',
      async ({ ctx, body }) => {
        adminOf(ctx)
        const refused = tooMany(ctx)
        if (refused) return refusedJson(refused)
        const codigo = fieldOf(body, 'codigo')
        const wish = { codigo: typeof codigo === 'string' ? codigo : '', lote: fieldOf(body, 'lote') === true }
        const voided = await voidCoupons(core, wish, eventMetadata(ctx))
        if (voided === 'busy') return refusedJson(busy(ctx))
        return voided === 'coupon-invalid'
          ? json(problem(ctx, 'coupon-invalid'), 404)
          : json({ success: true, coupons: voided.map(couponJson) })
      },
      voidCouponsBody,
    )
    .post(
      '/admin/cupons',
      async ({ ctx, body }) => {
        adminOf(ctx)
        const refused = tooMany(ctx)
        if (refused) return refusedJson(refused)
        if (formText(body, 'acao') === 'anular') {
          const wish = { codigo: formText(body, 'codigo'), lote: formText(body, 'lote') === 'sim' }
          const voided = await voidCoupons(core, wish, eventMetadata(ctx))
          if (voided === 'busy') return refusalPage(core, ctx, busy(ctx))
          if (voided === 'coupon-invalid') return refusedPage(core, ctx, problem(ctx, 'coupon-invalid').message, 404)
          return seeOther('/admin#cupons', [leaveToast(core, 'coupons-voided')])
        }
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
