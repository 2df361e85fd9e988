// /planos and /assinatura-sucesso, and the plain forms of both.
import { regionHeader } from '../../api/regions'
import { plansHref } from '../../texts/billing/addresses'
import type { Core } from '../core/core'
import { formBody, formText } from '../http/request/body/schemas'
import type { RequestContext } from '../http/request/request-context'
import { personOf } from '../http/request/route-context'
import { routesOf } from '../http/request/routes-of'
import { leaveToast } from '../http/response/cookies'
import { refusalPage, refusedPage } from '../http/response/page'
import { throttled } from '../http/response/refusals'
import { type ErrorCode, problem, seeOther } from '../http/response/responses'
import { checkoutBucket } from '../security/buckets'
import { billingState } from './apply'
import { beginCheckout } from './checkout'
import { planOf } from './plans-json'
import { cycleIn, plansPage, successPage } from './plans-page'
import { cancel, portal } from './portal'
import { verify } from './verify-checkout'

export const planRoutes = (core: Core) => {
  const refused = (ctx: RequestContext, code: ErrorCode, status: number) =>
    refusedPage(core, ctx, problem(ctx, code).message, status)
  /** A page says it where a call would answer with JSON. */
  const waits = (ctx: RequestContext, what: string): Promise<Response> | null => {
    const wait = throttled(core, ctx, `${what} ${personOf(ctx).account}`, checkoutBucket)
    return wait && refusalPage(core, ctx, wait)
  }

  return routesOf('plans')
    .get('/planos', ({ ctx, request }) =>
      core.pages.answer(ctx, request.headers, () => plansPage(core, ctx, request.headers.get(regionHeader))),
    )
    .post(
      '/planos/assinar',
      async ({ ctx, body }) => {
        const wait = waits(ctx, 'checkout')
        if (wait) return wait
        const plan = planOf(core, formText(body, 'plano'))
        if (!plan) return refused(ctx, 'plan-unknown', 422)
        const cycle = cycleIn(formText(body, 'periodo'))
        // A field that was emptied keeps the coupon whose price the page shows.
        const coupon = formText(body, 'cupom').trim() || formText(body, 'aplicado').trim() || null
        const outcome = await beginCheckout(core, ctx, { plan, cycle, coupon })
        // The page of that code says at its field why it was not taken.
        if (!outcome.ok && outcome.code === 'coupon-invalid') return seeOther(plansHref(cycle, coupon))
        return outcome.ok
          ? seeOther(outcome.url)
          : refused(ctx, outcome.code, outcome.code === 'checkout-failed' ? 502 : 409)
      },
      { body: formBody },
    )
    .post('/planos/gerenciar', async ({ ctx }) => {
      const wait = waits(ctx, 'checkout')
      if (wait) return wait
      const opened = await portal(core, ctx, billingState(core, personOf(ctx).account))
      if (!opened.ok && opened.code === 'no-purchase') return refused(ctx, 'no-purchase', 409)
      return opened.ok ? seeOther(opened.url) : refused(ctx, 'portal-failed', 502)
    })
    .post('/planos/cancelar', async ({ ctx }) => {
      const wait = waits(ctx, 'checkout')
      if (wait) return wait
      const outcome = await cancel(core, ctx)
      if (outcome === 'done') return seeOther('/planos', [leaveToast(core, 'cancelled')])
      return outcome === 'none' ? refused(ctx, 'subscription-missing', 409) : refused(ctx, 'cancel-failed', 502)
    })
    .get('/assinatura-sucesso', async ({ ctx }) => {
      const session = ctx.url.searchParams.get('session_id')?.slice(0, 255)
      if (!session) return seeOther('/planos')
      const wait = waits(ctx, 'verify')
      if (wait) return wait
      const checkout = await verify(core, ctx, session)
      return checkout ? successPage(core, ctx, session, checkout) : refused(ctx, 'checkout-missing', 404)
    })
}
