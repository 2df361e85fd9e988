// Routes of the admin panel for statistics, audit, refunds and support messages.
import { regionHeader } from '../../../api/regions'
import { refund } from '../../../domain/billing/refund'
import { dayText } from '../../../domain/day'
import { refundOf } from '../../../projections/billing/refund'
import type { Core } from '../../core/core'
import { formBody, formText } from '../../http/request/body/schemas'
import { type RequestContext, safeNext } from '../../http/request/request-context'
import { adminOf, eventMetadata } from '../../http/request/route-context'
import { routesOf } from '../../http/request/routes-of'
import { leaveToast } from '../../http/response/cookies'
import { refusalPage } from '../../http/response/page'
import { busy, throttleAdminAction } from '../../http/response/refusals'
import { seeOther } from '../../http/response/responses'
import { askedPeriod, statisticsPage } from '../admin-pages'
import { csv } from '../csv'
import { actOnMessage } from '../message-actions'
import { dayRows, modelRows } from '../statistics'
import { auditPage, inboxPage } from './log-pages'

/** Records that a refund was made. The stream is the event's, because the read model no longer names an erased account. */
const settleRefund = async (core: Core, ctx: RequestContext, subscription: string, back: string): Promise<Response> => {
  adminOf(ctx)
  const refusal = throttleAdminAction(core, ctx)
  if (refusal) return refusalPage(core, ctx, refusal)
  const pendingRefund = refundOf(core.views.db, subscription)
  const [event] = pendingRefund ? core.events.readAll(pendingRefund.position - 1, 1) : []
  // Somebody else has set the same status meanwhile, so there is nothing left to do.
  if (!event) return seeOther(back)
  const outcome = await core.handle(refund, event.stream, { kind: 'settle', subscription }, eventMetadata(ctx))
  if (!outcome.ok) return refusalPage(core, ctx, busy(ctx))
  return seeOther(back, [leaveToast(core, 'refund-settled')])
}

/** Rows of the asked period as a CSV. */
const csvFile = (core: Core, ctx: RequestContext, name: string, rows: typeof dayRows): Response => {
  adminOf(ctx)
  const { period, day } = askedPeriod(ctx)
  return new Response(csv(rows(core, day, period)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}-${dayText(day)}.csv"`,
    },
  })
}

/** The panel's statistics, audit and messages, and answering those. */
export const adminLogRoutes = (core: Core) =>
  routesOf('admin-log')
    .get('/admin/estatisticas', ({ ctx }) => {
      adminOf(ctx)
      return statisticsPage(core, ctx)
    })
    .get('/admin/estatisticas.csv', ({ ctx }) => csvFile(core, ctx, 'estatisticas', dayRows))
    .get('/admin/modelos.csv', ({ ctx }) => csvFile(core, ctx, 'modelos', modelRows))
    .post(
      '/admin/devolucoes',
      ({ ctx, body }) =>
        settleRefund(core, ctx, formText(body, 'assinatura'), safeNext(formText(body, 'volta')) ?? '/admin'),
      { body: formBody },
    )
    .get('/admin/auditoria', ({ ctx }) => {
      adminOf(ctx)
      return auditPage(core, ctx)
    })
    .get('/admin/suporte', ({ ctx, request }) => {
      adminOf(ctx)
      return inboxPage(core, ctx, request.headers.get(regionHeader))
    })
    .post('/admin/suporte', ({ ctx, body }) => actOnMessage(core, ctx, body), { body: formBody })
