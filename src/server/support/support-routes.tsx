// Routes of support: the form, the person's messages and replies.
import { newLetter, type SupportErrors, type SupportValues } from '../../api/account/support'
import { regionHeader, threadsRegion } from '../../api/regions'
import type { Subject } from '../../events/schema/vocabulary'
import { translator } from '../../i18n'
import { formats } from '../../i18n/format'
import { SupportPage } from '../../pages/support/support'
import { ThreadsPart, type ThreadView } from '../../pages/support/threads'
import type { Core } from '../core/core'
import { contactBody, threadReplyBody } from '../http/request/body/call-bodies'
import { fieldErrors, formBody, formText, replyBody, supportBody } from '../http/request/body/schemas'
import { line, paragraphs } from '../http/request/body/typed-text'
import type { RequestContext } from '../http/request/request-context'
import { personOf } from '../http/request/route-context'
import { routesOf } from '../http/request/routes-of'
import { leaveToast } from '../http/response/cookies'
import { html, type PageAnswer } from '../http/response/page'
import { pageContext } from '../http/response/page-context'
import { busy, fieldsRefused, type Refused, refusedAnswer, refusedJson, tooMany } from '../http/response/refusals'
import { json, problem, seeOther } from '../http/response/responses'
import { toastOf } from '../http/response/toasts'
import { dueFor, replyAsPerson, type SupportOutcome, sendToSupport } from './support'
import { threadJson, threadsOf } from './threads'

type FormState = {
  readonly values?: SupportValues
  readonly errors?: SupportErrors
  readonly message?: string
  /** A reply that was not sent. */
  readonly reply?: { readonly message: string; readonly text: string; readonly reason: string }
}

const threadViews = (core: Core, ctx: RequestContext): ThreadView[] => {
  const t = translator(ctx.language)
  const threads = ctx.person ? threadsOf(core, ctx.person.account) : []
  return threads.map(({ subject, ...thread }) => ({ ...thread, about: t(`support.subjects.${subject}`) }))
}

/** Only the conversations, for a request that names their region: the form beside them keeps its state. */
const threadsPart = (core: Core, ctx: RequestContext): Promise<Response> => {
  const { language } = ctx
  const part = <ThreadsPart threads={threadViews(core, ctx)} app={core.config.appName} language={language} />
  return html(core, ctx, part, {}, threadsRegion)
}

/** What was typed stays on a failure; else the form knows who is signed in. */
const supportPage = (
  core: Core,
  ctx: RequestContext,
  given: FormState = {},
  answer: PageAnswer = {},
): Promise<Response> => {
  const sender = ctx.person && { name: ctx.person.name, email: ctx.person.email }
  return html(
    core,
    ctx,
    <SupportPage
      page={pageContext(core, ctx)}
      toast={toastOf(core, ctx)}
      threads={threadViews(core, ctx)}
      sendsMail={core.config.smtp !== null}
      hours={dueFor(core, ctx) === null ? null : core.catalogue.supportHours}
      replyFailed={given.reply}
      values={given.values ?? newLetter(sender)}
      sender={sender}
      errors={given.errors}
      message={given.message}
    />,
    answer,
  )
}

type Typed = { readonly name: string; readonly email: string; readonly subject: string; readonly message: string }

const typedIn = (body: Record<string, unknown>): Typed => ({
  name: line(formText(body, 'name')),
  email: line(formText(body, 'email')),
  subject: formText(body, 'subject'),
  message: paragraphs(formText(body, 'message')),
})

const refusal = (ctx: RequestContext, sent: Exclude<SupportOutcome, { ok: true }>): Refused => {
  if (sent.code === 'busy') return busy(ctx)
  if (sent.code === 'throttled') return tooMany(ctx, sent.waitMs)
  return { status: sent.code === 'thread-full' ? 409 : 404, body: problem(ctx, sent.code) }
}

/** By when an answer is promised, or why the message was not recorded. */
const send = async (
  core: Core,
  ctx: RequestContext,
  { name, email, subject, message }: Typed,
): Promise<Refused | { readonly due: number | null }> => {
  const wrong = fieldErrors(supportBody, { name, email, subject, message })
  if (Object.keys(wrong).length > 0) return fieldsRefused(ctx, wrong)
  // The schema has checked the subject; without one it is 'outro'.
  const about = (subject || 'outro') as Subject
  const sent = await sendToSupport(core, { name, email, subject: about, text: message }, ctx)
  return sent.ok ? { due: sent.due } : refusal(ctx, sent)
}

/** Null when the reply is recorded, else why it is not. */
const reply = async (core: Core, ctx: RequestContext, body: Record<string, unknown>): Promise<Refused | null> => {
  const fields = { mensagem: formText(body, 'mensagem'), texto: paragraphs(formText(body, 'texto')) }
  const wrong = fieldErrors(replyBody, fields)
  if (Object.keys(wrong).length > 0) return fieldsRefused(ctx, wrong)
  const sent = await replyAsPerson(core, ctx, fields.mensagem, fields.texto)
  return sent.ok ? null : refusal(ctx, sent)
}

export const supportRoutes = (core: Core) =>
  routesOf('support')
    .get('/suporte', ({ ctx, request }) =>
      ctx.person && request.headers.get(regionHeader) === threadsRegion
        ? threadsPart(core, ctx)
        : supportPage(core, ctx),
    )
    .post(
      '/suporte',
      async ({ ctx, body }) => {
        const values = typedIn(body)
        const refused = await send(core, ctx, values)
        if ('due' in refused) return seeOther('/suporte', [leaveToast(core, 'support')])
        const { body: refusalBody } = refused
        const message =
          `${translator(ctx.language)('support.failed.text')} ${refusalBody.fields ? '' : refusalBody.message}`.trim()
        return supportPage(core, ctx, { values, errors: refusalBody.fields ?? {}, message }, refusedAnswer(refused))
      },
      { body: formBody },
    )
    .post(
      '/suporte/responder',
      async ({ ctx, body }) => {
        const refused = await reply(core, ctx, body)
        if (!refused) return seeOther('/suporte#conversas', [leaveToast(core, 'support-reply')])
        const failed = { message: formText(body, 'mensagem'), text: formText(body, 'texto') }
        return supportPage(core, ctx, { reply: { ...failed, reason: refused.body.message } }, refusedAnswer(refused))
      },
      { body: formBody },
    )
    .get('/api/support/messages', ({ ctx }) => json(threadsOf(core, personOf(ctx).account).map(threadJson)))
    .post(
      '/api/support/messages/reply',
      async ({ ctx, body }) => {
        const refused = await reply(core, ctx, body)
        return refused ? refusedJson(refused) : json({ success: true })
      },
      { body: formBody, ...threadReplyBody },
    )
    .post(
      '/api/support/contact',
      async ({ ctx, body }) => {
        const refused = await send(core, ctx, typedIn(body))
        if (!('due' in refused)) return refusedJson(refused, { success: false })
        const { due } = refused
        const t = translator(ctx.language)
        if (due === null) return json({ success: true, message: t('support.done.text') })
        const message = t('support.done.priority', { when: formats(ctx.language).minute(due) })
        return json({ success: true, message, prazo: new Date(due).toISOString() })
      },
      { body: formBody, ...contactBody },
    )
