// /planos and /assinatura-sucesso, and the plain forms of both.
import { Elysia } from 'elysia'
import { regionHeader } from '../../api/regions'
import type { Core } from '../core'
import type { Visit } from '../http/request/request-context'
import { personOf, visitContext } from '../http/request/route-context'
import { formBody, formText } from '../http/request/schemas'
import { leaveToast } from '../http/response/cookies'
import { refusedPage } from '../http/response/page'
import { taken } from '../http/response/refusals'
import { type ErrorCode, problem, seeOther } from '../http/response/responses'
import { checkoutBucket } from '../runtime/throttle'
import { billingState } from './apply'
import { cancel, order, portal, verify } from './checkout'
import { planOf } from './plans-json'
import { cycleIn, plansPage, successPage } from './plans-page'

export const planRoutes = (core: Core) => {
  const refused = (visit: Visit, code: ErrorCode, status: number) =>
    refusedPage(core, visit, problem(visit, code).message, status)
  /** A page says it where a call would answer with JSON. */
  const waits = (visit: Visit, what: string): Promise<Response> | null => {
    const wait = taken(core, visit, `${what} ${personOf(visit).account}`, checkoutBucket)
    return wait && refusedPage(core, visit, wait.body.message, wait.status)
  }

  return new Elysia({ name: 'plans' })
    .use(visitContext)
    .get('/planos', ({ visit, request }) => plansPage(core, visit, request.headers.get(regionHeader)))
    .post(
      '/planos/assinar',
      async ({ visit, body }) => {
        const wait = waits(visit, 'checkout')
        if (wait) return wait
        const plan = planOf(core, formText(body, 'plano'))
        if (!plan) return refused(visit, 'plan-unknown', 422)
        const cycle = cycleIn(formText(body, 'periodo'))
        const done = await order(core, visit, { plan, cycle, coupon: formText(body, 'cupom').trim() || null })
        return done.ok ? seeOther(done.url) : refused(visit, done.code, done.code === 'checkout-failed' ? 502 : 409)
      },
      { body: formBody },
    )
    .post('/planos/gerenciar', async ({ visit }) => {
      const wait = waits(visit, 'checkout')
      if (wait) return wait
      const opened = await portal(core, visit, billingState(core, personOf(visit).account))
      return opened.ok ? seeOther(opened.url) : refused(visit, 'portal-failed', 502)
    })
    .post('/planos/cancelar', async ({ visit }) => {
      const wait = waits(visit, 'checkout')
      if (wait) return wait
      const done = await cancel(core, visit)
      if (done === 'done') return seeOther('/planos', [leaveToast(core, 'cancelled')])
      return done === 'none' ? refused(visit, 'subscription-missing', 409) : refused(visit, 'cancel-failed', 502)
    })
    .get('/assinatura-sucesso', async ({ visit }) => {
      const session = visit.url.searchParams.get('session_id')?.slice(0, 255)
      if (!session) return seeOther('/planos')
      const wait = waits(visit, 'verify')
      if (wait) return wait
      const found = await verify(core, visit, session)
      return found ? successPage(core, visit, session, found) : refused(visit, 'checkout-missing', 404)
    })
}
