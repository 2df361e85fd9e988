// Routes of the admin panel for statistics, audit, refunds and support messages.
import { Elysia } from 'elysia'
import { regionHeader } from '../../api/regions'
import { refund } from '../../domain/billing/refund'
import { dayText } from '../../domain/day'
import { support } from '../../domain/support'
import { inboxHref } from '../../pages/admin/inbox-data'
import { refundOf } from '../../projections/billing/refund'
import { messageById } from '../../projections/support'
import type { Core } from '../core'
import { requestContextPlugin } from '../http/request/context-plugin'
import type { RequestContext } from '../http/request/request-context'
import { safeNext } from '../http/request/request-context'
import { adminOf, eventMetadata } from '../http/request/route-context'
import { fieldErrors, formBody, formText, replyBody } from '../http/request/schemas'
import { paragraphs } from '../http/request/typed-text'
import { leaveToast } from '../http/response/cookies'
import { refusedPage } from '../http/response/page'
import { throttleAdminAction } from '../http/response/refusals'
import { fieldsProblem, problem, seeOther } from '../http/response/responses'
import { eraseMessage } from '../support/erase-message'
import { replyToMessage } from '../support/support'
import { whyOf, withoutReason } from './action-reason'
import { askedPeriod, statisticsPage } from './admin-pages'
import { csv } from './csv'
import { auditPage, inboxPage } from './log-pages'
import { dayRows, modelRows } from './statistics'

const replyStatus = {
  busy: ['busy', 503],
  'message-missing': ['message-missing', 404],
  'thread-full': ['thread-full', 409],
} as const

/** The panel's statistics, audit and messages, and answering those. */
export const adminLogRoutes = (core: Core) => {
  const marked = async (ctx: RequestContext, message: string, kind: 'answered' | 'reopened'): Promise<Response> => {
    adminOf(ctx)
    const refusal = throttleAdminAction(core, ctx)
    if (refusal) return refusedPage(core, ctx, refusal.body.message, refusal.status)
    const known = messageById(core.views.db, message)
    if (!known) return refusedPage(core, ctx, problem(ctx, 'not-found').message, 404)
    const done = await core.handle(support, known.stream, { kind, message }, eventMetadata(ctx))
    if (!done.ok) return refusedPage(core, ctx, problem(ctx, 'busy').message, 503)
    // Back to the tab in which it was marked.
    return kind === 'answered'
      ? seeOther(inboxHref('abertas'), [leaveToast(core, 'message-answered')])
      : seeOther(inboxHref('respondidas'), [leaveToast(core, 'message-reopened')])
  }

  const replied = async (ctx: RequestContext, message: string, typed: string): Promise<Response> => {
    adminOf(ctx)
    const refusal = throttleAdminAction(core, ctx)
    if (refusal) return refusedPage(core, ctx, refusal.body.message, refusal.status)
    const text = paragraphs(typed)
    const wrong = fieldErrors(replyBody, { mensagem: message, texto: text })
    if (Object.keys(wrong).length > 0) return refusedPage(core, ctx, fieldsProblem(ctx, wrong).message, 422)
    const sent = await replyToMessage(core, ctx, { message, text, by: 'admin' })
    if (sent.ok) return seeOther(inboxHref('abertas'), [leaveToast(core, 'message-replied')])
    const [code, status] = sent.code === 'throttled' ? (['busy', 503] as const) : replyStatus[sent.code]
    return refusedPage(core, ctx, problem(ctx, code).message, status)
  }

  const erased = async (ctx: RequestContext, body: Record<string, unknown>): Promise<Response> => {
    adminOf(ctx)
    const { reason } = whyOf(body)
    const refusal = withoutReason(ctx, reason) ?? throttleAdminAction(core, ctx)
    if (refusal) return refusedPage(core, ctx, refusal.body.message, refusal.status)
    const known = messageById(core.views.db, formText(body, 'mensagem'))
    if (!known) return refusedPage(core, ctx, problem(ctx, 'not-found').message, 404)
    const done = await eraseMessage(core, known, reason, eventMetadata(ctx))
    if (done === 'erased')
      return seeOther(inboxHref(known.answered > 0 ? 'respondidas' : 'abertas'), [leaveToast(core, 'message-erased')])
    const [code, status] = done === 'busy' ? (['busy', 503] as const) : (['forbidden', 403] as const)
    return refusedPage(core, ctx, problem(ctx, code).message, status)
  }

  /** The event names its stream; the read model names no erased account. */
  const settled = async (ctx: RequestContext, subscription: string, back: string): Promise<Response> => {
    adminOf(ctx)
    const refusal = throttleAdminAction(core, ctx)
    if (refusal) return refusedPage(core, ctx, refusal.body.message, refusal.status)
    const known = refundOf(core.views.db, subscription)
    const [event] = known ? core.events.readAll(known.position - 1, 1) : []
    // Somebody else has set the same status meanwhile, so there is nothing left to do.
    if (!event) return seeOther(back)
    const done = await core.handle(refund, event.stream, { kind: 'settle', subscription }, eventMetadata(ctx))
    if (!done.ok) return refusedPage(core, ctx, problem(ctx, 'busy').message, 503)
    return seeOther(back, [leaveToast(core, 'refund-settled')])
  }

  const file = (ctx: RequestContext, name: string, rows: typeof dayRows): Response => {
    adminOf(ctx)
    const { period, day } = askedPeriod(ctx)
    return new Response(csv(rows(core, day, period)), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name}-${dayText(day)}.csv"`,
      },
    })
  }

  return new Elysia({ name: 'admin-log' })
    .use(requestContextPlugin)
    .get('/admin/estatisticas', ({ ctx }) => {
      adminOf(ctx)
      return statisticsPage(core, ctx)
    })
    .get('/admin/estatisticas.csv', ({ ctx }) => file(ctx, 'estatisticas', dayRows))
    .get('/admin/modelos.csv', ({ ctx }) => file(ctx, 'modelos', modelRows))
    .post(
      '/admin/devolucoes',
      ({ ctx, body }) => settled(ctx, formText(body, 'assinatura'), safeNext(formText(body, 'volta')) ?? '/admin'),
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
    .post(
      '/admin/suporte',
      ({ ctx, body }) =>
        formText(body, 'acao') === 'apagar'
          ? erased(ctx, body)
          : formText(body, 'acao') === 'responder'
            ? replied(ctx, formText(body, 'mensagem'), formText(body, 'texto'))
            : marked(ctx, formText(body, 'mensagem'), formText(body, 'acao') === 'reabrir' ? 'reopened' : 'answered'),
      { body: formBody },
    )
}
