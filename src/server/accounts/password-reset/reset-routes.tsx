// Routes for a forgotten password.
import { hasSecondFactor } from '../../../domain/accounts/second-factor/state'
import { ForgottenPage } from '../../../pages/accounts/sign-in/forgotten'
import { NewPasswordPage } from '../../../pages/accounts/sign-in/new-password'
import type { Core } from '../../core/core'
import { fieldErrors, forgottenBody, formBody, formText } from '../../http/request/body/schemas'
import type { RequestContext } from '../../http/request/request-context'
import { routesOf } from '../../http/request/routes-of'
import { leaveToast, recognised } from '../../http/response/cookies'
import { html, type PageAnswer } from '../../http/response/page'
import { pageContext } from '../../http/response/page-context'
import { busy, refusedAnswer, tooMany } from '../../http/response/refusals'
import { fieldsProblem, seeOther } from '../../http/response/responses'
import { accountState } from '../account-state'
import { readResetCode } from './reset-links'
import { requestReset, resetByLink } from './reset-password'

type Forgotten = Pick<Parameters<typeof ForgottenPage>[0], 'state' | 'error' | 'email'>

/** Recognised as one that signed in; with a second factor only once it has shown that too, which no mailbox has. */
const resetBrowser = (core: Core, ctx: RequestContext, account: string): string[] =>
  hasSecondFactor(accountState(core, account).secondFactor) ? [] : [recognised(core, ctx, account)]

/** Forgotten passwords: a link by mail if there is a mail server, and the page that the link opens. */
export const resetRoutes = (core: Core) => {
  const mails = core.config.smtp !== null
  const forgotten = (ctx: RequestContext, shown: Forgotten, answer: PageAnswer = {}) =>
    html(core, ctx, <ForgottenPage page={pageContext(core, ctx)} {...shown} />, answer)
  const choose = (ctx: RequestContext, code: string, error?: string, answer: PageAnswer = {}) =>
    html(core, ctx, <NewPasswordPage page={pageContext(core, ctx)} code={code} error={error} />, answer)
  const over = (ctx: RequestContext) =>
    html(core, ctx, <NewPasswordPage page={pageContext(core, ctx)} code={null} />, { status: 410 })

  return routesOf('reset')
    .get('/esqueci-senha', ({ ctx }) => forgotten(ctx, { state: mails ? 'ask' : 'no-mail' }))
    .post(
      '/esqueci-senha',
      ({ ctx, body }) => {
        if (!mails) return forgotten(ctx, { state: 'no-mail' })
        const email = formText(body, 'email')
        const wrong = fieldErrors(forgottenBody, { email })
        if (wrong.email)
          return forgotten(ctx, { state: 'ask', email, error: fieldsProblem(ctx, wrong).message }, { status: 422 })
        const { waitMs } = requestReset(core, ctx, email)
        if (waitMs === 0) return forgotten(ctx, { state: 'sent', email })
        const refused = tooMany(ctx, waitMs)
        return forgotten(ctx, { state: 'ask', email, error: refused.body.message }, refusedAnswer(refused))
      },
      { body: formBody },
    )
    .get('/redefinir-senha', ({ ctx }) => {
      const code = ctx.url.searchParams.get('codigo') ?? ''
      return readResetCode(core, code, ctx.now) ? choose(ctx, code) : over(ctx)
    })
    .post(
      '/redefinir-senha',
      async ({ ctx, body }) => {
        const code = formText(body, 'codigo')
        const outcome = await resetByLink(core, ctx, code, formText(body, 'senha'))
        if (typeof outcome === 'object' && 'done' in outcome)
          return seeOther('/entrar', [leaveToast(core, 'password-chosen'), ...resetBrowser(core, ctx, outcome.done)])
        if (outcome === 'link-over') return over(ctx)
        if (outcome === 'busy') return choose(ctx, code, busy(ctx).body.message, refusedAnswer(busy(ctx)))
        return choose(ctx, code, fieldsProblem(ctx, { senha: outcome.wrong }).message, { status: 422 })
      },
      { body: formBody },
    )
}
