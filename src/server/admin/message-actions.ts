// Marks, answers and erases a support message for an admin.
import { support } from '../../domain/support/support'
import { inboxHref } from '../../pages/admin/inbox-data'
import { supportMessageById } from '../../projections/support/support'
import type { Core } from '../core/core'
import { fieldErrors, formText, replyBody } from '../http/request/body/schemas'
import { paragraphs } from '../http/request/body/typed-text'
import type { RequestContext } from '../http/request/request-context'
import { adminOf, eventMetadata } from '../http/request/route-context'
import { leaveToast } from '../http/response/cookies'
import { refusalPage, refusedPage } from '../http/response/page'
import { busy, throttleAdminAction } from '../http/response/refusals'
import { fieldsProblem, problem, seeOther } from '../http/response/responses'
import { eraseMessage } from '../support/erase-message'
import { replyToMessage } from '../support/support'
import { whyOf, withoutReason } from './action-reason'

const replyStatus = {
  busy: ['busy', 503],
  'message-missing': ['message-missing', 404],
  'thread-full': ['thread-full', 409],
} as const

/** Marks a message as answered, or as open again. */
const markMessage = async (
  core: Core,
  ctx: RequestContext,
  message: string,
  kind: 'answered' | 'reopened',
): Promise<Response> => {
  adminOf(ctx)
  const refusal = throttleAdminAction(core, ctx)
  if (refusal) return refusalPage(core, ctx, refusal)
  const stored = supportMessageById(core.views.db, message)
  if (!stored) return refusedPage(core, ctx, problem(ctx, 'not-found').message, 404)
  const outcome = await core.handle(support, stored.stream, { kind, message }, eventMetadata(ctx))
  if (!outcome.ok) return refusalPage(core, ctx, busy(ctx))
  // Back to the tab in which it was marked.
  return kind === 'answered'
    ? seeOther(inboxHref('abertas'), [leaveToast(core, 'message-answered')])
    : seeOther(inboxHref('respondidas'), [leaveToast(core, 'message-reopened')])
}

/** Sends a reply as it was typed. */
const replyAsAdmin = async (core: Core, ctx: RequestContext, message: string, typed: string): Promise<Response> => {
  adminOf(ctx)
  const refusal = throttleAdminAction(core, ctx)
  if (refusal) return refusalPage(core, ctx, refusal)
  const text = paragraphs(typed)
  const wrong = fieldErrors(replyBody, { mensagem: message, texto: text })
  if (Object.keys(wrong).length > 0) return refusedPage(core, ctx, fieldsProblem(ctx, wrong).message, 422)
  const sent = await replyToMessage(core, ctx, { message, text, by: 'admin' })
  if (sent.ok) return seeOther(inboxHref('abertas'), [leaveToast(core, 'message-replied')])
  const [code, status] = sent.code === 'throttled' ? (['busy', 503] as const) : replyStatus[sent.code]
  return refusedPage(core, ctx, problem(ctx, code).message, status)
}

/** Erases the message that a form names, with the reason given in it. */
const eraseWithReason = async (core: Core, ctx: RequestContext, body: Record<string, unknown>): Promise<Response> => {
  adminOf(ctx)
  const { reason } = whyOf(body)
  const refusal = withoutReason(ctx, reason) ?? throttleAdminAction(core, ctx)
  if (refusal) return refusalPage(core, ctx, refusal)
  const stored = supportMessageById(core.views.db, formText(body, 'mensagem'))
  if (!stored) return refusedPage(core, ctx, problem(ctx, 'not-found').message, 404)
  const outcome = await eraseMessage(core, stored, reason, eventMetadata(ctx))
  if (outcome === 'erased')
    return seeOther(inboxHref(stored.answered > 0 ? 'respondidas' : 'abertas'), [leaveToast(core, 'message-erased')])
  const [code, status] = outcome === 'busy' ? (['busy', 503] as const) : (['forbidden', 403] as const)
  return refusedPage(core, ctx, problem(ctx, code).message, status)
}

/** Does what a message's form asks for. */
export const actOnMessage = (core: Core, ctx: RequestContext, body: Record<string, unknown>): Promise<Response> => {
  const message = formText(body, 'mensagem')
  switch (formText(body, 'acao')) {
    case 'apagar':
      return eraseWithReason(core, ctx, body)
    case 'responder':
      return replyAsAdmin(core, ctx, message, formText(body, 'texto'))
    case 'reabrir':
      return markMessage(core, ctx, message, 'reopened')
    default:
      return markMessage(core, ctx, message, 'answered')
  }
}
