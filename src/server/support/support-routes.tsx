import { Elysia } from 'elysia'
import type { Problem } from '../../api/problem'
import type { SupportErrors, SupportValues } from '../../api/support'
import type { Subject } from '../../events/schema/vocabulary'
import { translator } from '../../i18n'
import { SupportPage } from '../../pages/support/support'
import type { Core } from '../core'
import type { RequestContext } from '../http/request/request-context'
import { requestContextPlugin } from '../http/request/route-context'
import { fieldErrors, formBody, formText, supportBody } from '../http/request/schemas'
import { leaveToast } from '../http/response/cookies'
import { type Answer, html } from '../http/response/page'
import { pageContext } from '../http/response/page-context'
import { fieldsProblem, json, problem, seeOther, throttledProblem } from '../http/response/responses'
import { toastOf } from '../http/response/toasts'
import { type Sent, sendToSupport } from './support'

type Shown = { readonly values?: SupportValues; readonly errors?: SupportErrors; readonly message?: string }

/** On a failure the form shows what was typed; otherwise it knows the signed-in person. */
const supportPage = (core: Core, ctx: RequestContext, shown: Shown = {}, answer: Answer = {}): Promise<Response> => {
  const { name = '', email = '' } = ctx.person ?? {}
  return html(
    core,
    ctx,
    <SupportPage
      page={pageContext(core, ctx)}
      toast={toastOf(core, ctx)}
      values={shown.values ?? { name, email, subject: '', message: '' }}
      errors={shown.errors}
      message={shown.message}
    />,
    answer,
  )
}

type Typed = { readonly name: string; readonly email: string; readonly subject: string; readonly message: string }
type Refused = { readonly status: number; readonly body: Problem; readonly headers: Record<string, string> }

/** One line without control or direction characters, with which a name could imitate another or break a list. */
const line = (text: string) =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()

/** Text as written, without the control characters that no keyboard produces. */
const paragraphs = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()

const typed = (body: Record<string, unknown>): Typed => ({
  name: line(formText(body, 'name')),
  email: line(formText(body, 'email')),
  subject: formText(body, 'subject'),
  message: paragraphs(formText(body, 'message')),
})

const refusal = (ctx: RequestContext, sent: Exclude<Sent, { ok: true }>): Refused => {
  if (sent.code === 'busy') return { status: 503, body: problem(ctx, 'busy'), headers: { 'retry-after': '2' } }
  const headers = { 'retry-after': String(Math.ceil(sent.waitMs / 1000)) }
  return { status: 429, body: throttledProblem(ctx, sent.waitMs), headers }
}

/** Null when the message is stored, otherwise the reason. */
const send = async (
  core: Core,
  ctx: RequestContext,
  { name, email, subject, message }: Typed,
): Promise<Refused | null> => {
  const wrong = fieldErrors(supportBody, { name, email, subject, message })
  if (Object.keys(wrong).length > 0) return { status: 422, body: fieldsProblem(ctx, wrong), headers: {} }
  // The schema has checked the subject; without one it is 'outro'.
  const about = (subject || 'outro') as Subject
  const sent = await sendToSupport(core, { name, email, subject: about, text: message }, ctx)
  return sent.ok ? null : refusal(ctx, sent)
}

export const supportRoutes = (core: Core) =>
  new Elysia({ name: 'support' })
    .use(requestContextPlugin)
    .get('/suporte', ({ ctx }) => supportPage(core, ctx))
    .post(
      '/suporte',
      async ({ ctx, body }) => {
        const values = typed(body)
        const refused = await send(core, ctx, values)
        if (!refused) return seeOther('/suporte', [leaveToast(core, 'support')])
        const { status, headers, body: refusalBody } = refused
        const message =
          `${translator(ctx.language)('support.failed.text')} ${refusalBody.fields ? '' : refusalBody.message}`.trim()
        return supportPage(core, ctx, { values, errors: refusalBody.fields ?? {}, message }, { status, headers })
      },
      { body: formBody },
    )
    .post(
      '/api/support/contact',
      async ({ ctx, body }) => {
        const refused = await send(core, ctx, typed(body))
        if (refused) return json({ success: false, ...refused.body }, refused.status, refused.headers)
        return json({ success: true, message: translator(ctx.language)('support.done.text') })
      },
      { body: formBody },
    )
