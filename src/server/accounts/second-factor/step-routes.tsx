// Routes for the second step of a sign-in and for signing in with a passkey.
import { SecondStepPage } from '../../../pages/accounts/second-factor/step'
import type { Core } from '../../core/core'
import { codeBody, passkeyAnswerBody } from '../../http/request/body/call-bodies'
import { fieldOf, formBody, formText } from '../../http/request/body/schemas'
import { type RequestContext, safeNext } from '../../http/request/request-context'
import { routesOf } from '../../http/request/routes-of'
import { leaveToast } from '../../http/response/cookies'
import { html, type PageAnswer } from '../../http/response/page'
import { pageContext } from '../../http/response/page-context'
import { refusedAnswer } from '../../http/response/refusals'
import { json, problem, seeOther, withCookies } from '../../http/response/responses'
import { cookiesFor, refusal, signInJson } from '../sign-in/sign-in-answers'
import { landingPage } from '../sign-in/sign-in-pages'
import { methodsOf } from './methods'
import { enterByPasskey, passkeyChallenge } from './passkey-sign-in'
import { clearPending, type Pending, pendingOf, providerCookies } from './pending'
import { showCode } from './show-code'

type StepState = { readonly next: string | null; readonly error?: string; readonly recovery?: boolean }

/** The second step of a sign-in, as a page and as calls; and signing in with a passkey, which needs no first one. */
export const secondStepRoutes = (core: Core) => {
  const step = (ctx: RequestContext, pending: Pending, shown: StepState, answer: PageAnswer = {}) =>
    html(
      core,
      ctx,
      <SecondStepPage page={pageContext(core, ctx)} methods={methodsOf(core, ctx, pending.account)} {...shown} />,
      answer,
    )
  /** Nothing waits in this browser, or no longer: back to the first step, which says so. */
  const over = async (ctx: RequestContext, next: string | null) => {
    const message = problem(ctx, 'step-over').message
    return withCookies(await landingPage(core, ctx, { tab: 'entrar', message, next }, { status: 401 }), [
      clearPending(core),
    ])
  }

  return routesOf('second-step')
    .get('/entrar/segundo-fator', ({ ctx, request }) => {
      const next = safeNext(ctx.url.searchParams.get('next'))
      const pending = pendingOf(core, request.headers, ctx.now)
      return pending ? step(ctx, pending, { next }) : seeOther('/entrar')
    })
    .post(
      '/entrar/segundo-fator',
      async ({ ctx, body, request }) => {
        const next = safeNext(formText(body, 'next'))
        const pending = pendingOf(core, request.headers, ctx.now)
        if (!pending) return over(ctx, next)
        const outcome = await showCode(core, pending, formText(body, 'codigo'), ctx)
        if (outcome.ok)
          return seeOther(next ?? '/painel', [
            ...cookiesFor(core, ctx, outcome),
            ...providerCookies(core, pending, outcome.sessionValue),
            leaveToast(core, 'login'),
          ])
        if (outcome.code === 'credentials') return over(ctx, next)
        const refused = refusal(ctx, outcome)
        const recovery = formText(body, 'tipo') === 'recuperacao'
        return step(ctx, pending, { next, error: refused.body.message, recovery }, refusedAnswer(refused))
      },
      { body: formBody },
    )
    .post(
      '/api/login/second-factor',
      async ({ ctx, body, request }) => {
        const pending = pendingOf(core, request.headers, ctx.now)
        if (!pending) return json(problem(ctx, 'step-over'), 401)
        const typed = fieldOf(body, 'codigo')
        const outcome = await showCode(core, pending, typeof typed === 'string' ? typed : '', ctx)
        return signInJson(
          core,
          ctx,
          outcome,
          200,
          outcome.ok ? providerCookies(core, pending, outcome.sessionValue) : [],
        )
      },
      { body: formBody, ...codeBody },
    )
    .post('/api/login/passkey/options', ({ ctx, request }) => {
      const challenge = passkeyChallenge(core, ctx, request.headers)
      return challenge
        ? withCookies(json(challenge.options), [challenge.cookie])
        : json(problem(ctx, 'passkey-unavailable'), 409)
    })
    .post(
      '/api/login/passkey',
      async ({ ctx, body, request }) => {
        const outcome = await enterByPasskey(core, ctx, request.headers, fieldOf(body, 'resposta'))
        const pending = outcome.ok ? pendingOf(core, request.headers, ctx.now) : null
        const more =
          outcome.ok && pending?.account === outcome.account ? providerCookies(core, pending, outcome.sessionValue) : []
        return signInJson(core, ctx, outcome, 200, more)
      },
      { body: formBody, ...passkeyAnswerBody },
    )
}
