import { Elysia } from 'elysia'
import type { Problem } from '../../api/problem'
import type { SupportErrors, SupportValues } from '../../api/support'
import type { Subject } from '../../events/schema/vocabulary'
import { translator } from '../../i18n'
import { SupportPage } from '../../pages/support/support'
import type { Core } from '../core'
import type { Visit } from '../http/request/request-context'
import { visitContext } from '../http/request/route-context'
import { fieldErrors, formBody, formText, supportBody } from '../http/request/schemas'
import { leaveToast } from '../http/response/cookies'
import { type Answer, html } from '../http/response/page'
import { contextOf } from '../http/response/page-context'
import { fieldsProblem, json, problem, seeOther, throttledProblem } from '../http/response/responses'
import { toastOf } from '../http/response/toasts'
import { type Sent, sendToSupport } from './support'

type Shown = { readonly values?: SupportValues; readonly errors?: SupportErrors; readonly message?: string }

/** What was typed is kept on a failure; else the form knows who is signed in. */
const supportPage = (core: Core, visit: Visit, shown: Shown = {}, answer: Answer = {}): Promise<Response> => {
  const { name = '', email = '' } = visit.person ?? {}
  return html(
    core,
    visit,
    <SupportPage
      page={contextOf(core, visit)}
      toast={toastOf(core, visit)}
      values={shown.values ?? { name, email, subject: '', message: '' }}
      errors={shown.errors}
      message={shown.message}
    />,
    answer,
  )
}

type Typed = { readonly name: string; readonly email: string; readonly subject: string; readonly message: string }
type Refused = { readonly status: number; readonly body: Problem; readonly headers: Record<string, string> }

/** One line: no control or direction signs, which would let a name pass for another or break a list. */
const line = (text: string) =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()

/** Text as written, without the control characters no keyboard makes. */
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

const refusal = (visit: Visit, sent: Exclude<Sent, { ok: true }>): Refused => {
  if (sent.code === 'busy') return { status: 503, body: problem(visit, 'busy'), headers: { 'retry-after': '2' } }
  const headers = { 'retry-after': String(Math.ceil(sent.waitMs / 1000)) }
  return { status: 429, body: throttledProblem(visit, sent.waitMs), headers }
}

/** Null when the message is kept, else why it is not. */
const send = async (core: Core, visit: Visit, { name, email, subject, message }: Typed): Promise<Refused | null> => {
  const wrong = fieldErrors(supportBody, { name, email, subject, message })
  if (Object.keys(wrong).length > 0) return { status: 422, body: fieldsProblem(visit, wrong), headers: {} }
  // The schema has just said that it is one of them; a subject is not asked for, and none is 'outro'.
  const about = (subject || 'outro') as Subject
  const sent = await sendToSupport(core, { name, email, subject: about, text: message }, visit)
  return sent.ok ? null : refusal(visit, sent)
}

export const supportRoutes = (core: Core) =>
  new Elysia({ name: 'support' })
    .use(visitContext)
    .get('/suporte', ({ visit }) => supportPage(core, visit))
    .post(
      '/suporte',
      async ({ visit, body }) => {
        const values = typed(body)
        const refused = await send(core, visit, values)
        if (!refused) return seeOther('/suporte', [leaveToast(core, 'support')])
        const { status, headers, body: told } = refused
        const message = `${translator(visit.language)('support.failed.text')} ${told.fields ? '' : told.message}`.trim()
        return supportPage(core, visit, { values, errors: told.fields ?? {}, message }, { status, headers })
      },
      { body: formBody },
    )
    .post(
      '/api/support/contact',
      async ({ visit, body }) => {
        const refused = await send(core, visit, typed(body))
        if (refused) return json({ success: false, ...refused.body }, refused.status, refused.headers)
        return json({ success: true, message: translator(visit.language)('support.done.text') })
      },
      { body: formBody },
    )
