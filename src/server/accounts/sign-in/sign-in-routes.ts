// Routes for signing in, registering and signing out.
import type { Problem } from '../../../api/problem'
import type { Core } from '../../core/core'
import { fieldErrors, formBody, formText, loginBody, registerBody } from '../../http/request/body/schemas'
import { type RequestContext, safeNext } from '../../http/request/request-context'
import { personOf } from '../../http/request/route-context'
import { routesOf } from '../../http/request/routes-of'
import { leaveToast, signOutCookie } from '../../http/response/cookies'
import { refusedAnswer } from '../../http/response/refusals'
import {
  clearDevice,
  clearingPath,
  clearPages,
  fieldsProblem,
  json,
  seeOther,
  withCookies,
} from '../../http/response/responses'
import { landingRoutes } from '../../site/landing-routes'
import { leftByProvider } from '../oidc/provider-session'
import { passwordProblem } from '../password-reset/new-password'
import { pendingCookie } from '../second-factor/pending'
import { stepPath } from '../second-factor/step-path'
import { userJson } from '../user-json'
import { login, logout, type NotSignedIn, register, type SignedIn } from './sign-in'
import { cookiesFor, refusal, signInJson } from './sign-in-answers'
import { landingPage } from './sign-in-pages'

/** The answer to a form: a redirect to the requested page, or the same page with its errors. */
const afterForm = async (
  core: Core,
  ctx: RequestContext,
  tab: 'entrar' | 'registrar',
  body: Record<string, unknown>,
  outcome: SignedIn | NotSignedIn | Record<string, never>,
  errors: Problem | null,
) => {
  const next = safeNext(formText(body, 'next'))
  if ('ok' in outcome && outcome.ok)
    return seeOther(next ?? '/painel', [
      ...cookiesFor(core, ctx, outcome),
      leaveToast(core, tab === 'entrar' ? 'login' : 'register'),
    ])
  if ('code' in outcome && outcome.code === 'second-factor')
    return seeOther(stepPath(next), [pendingCookie(core, outcome.pending)])
  const refused = 'code' in outcome ? refusal(ctx, outcome as NotSignedIn) : { status: 422, body: errors }
  const values = { nome: formText(body, 'nome'), email: formText(body, 'email') }
  const { body: problem } = refused
  const state = { tab, values, errors: problem?.fields ?? {}, message: problem?.message, next }
  return landingPage(core, ctx, state, refusedAnswer(refused))
}

const input = (body: { nome: string; email: string; senha: string }) => ({
  name: body.nome,
  email: body.email,
  password: body.senha,
})

export const accountRoutes = (core: Core) =>
  routesOf('account')
    .use(landingRoutes(core))
    .post(
      '/api/login',
      async ({ ctx, body }) => {
        const outcome = await login(core, { email: body.email, password: body.senha }, ctx)
        return signInJson(core, ctx, outcome)
      },
      { body: loginBody },
    )
    .post(
      '/api/register',
      async ({ ctx, body }) => {
        const weak = await passwordProblem(core, body.senha, { name: body.nome, email: body.email })
        if (weak) return json(fieldsProblem(ctx, { senha: weak }), 422)
        return signInJson(core, ctx, await register(core, input(body), ctx), 201)
      },
      { body: registerBody },
    )
    .post('/api/logout', async ({ ctx }) => {
      if (ctx.person) await logout(core, ctx.person.account, ctx.person.session, ctx)
      return clearPages(withCookies(json({}), [signOutCookie(core)]))
    })
    .get('/api/user', ({ ctx }) => json(userJson(core, personOf(ctx).account, ctx.now)))
    .post(
      '/entrar',
      async ({ ctx, body }) => {
        const values = { email: formText(body, 'email'), senha: formText(body, 'senha') }
        const wrong = fieldErrors(loginBody, values)
        if (Object.keys(wrong).length > 0) return afterForm(core, ctx, 'entrar', body, {}, fieldsProblem(ctx, wrong))
        return afterForm(
          core,
          ctx,
          'entrar',
          body,
          await login(core, { email: values.email, password: values.senha }, ctx),
          null,
        )
      },
      { body: formBody },
    )
    .post(
      '/registrar',
      async ({ ctx, body }) => {
        const values = {
          nome: formText(body, 'nome'),
          email: formText(body, 'email'),
          senha: formText(body, 'senha'),
          aceitarTermos: formText(body, 'aceitarTermos') !== '',
        }
        const wrong = fieldErrors(registerBody, values)
        const confirm = formText(body, 'confirmarSenha')
        if (confirm === '') wrong.confirmarSenha = 'confirmRequired'
        else if (confirm !== values.senha) wrong.confirmarSenha = 'confirmDiffers'
        const weak = await passwordProblem(core, values.senha, { name: values.nome, email: values.email })
        if (weak && !wrong.senha) wrong.senha = weak
        if (Object.keys(wrong).length > 0) return afterForm(core, ctx, 'registrar', body, {}, fieldsProblem(ctx, wrong))
        return afterForm(core, ctx, 'registrar', body, await register(core, input(values), ctx), null)
      },
      { body: formBody },
    )
    .get(clearingPath, ({ request }) => {
      const empty = new Response(null, { status: 204 })
      // Another site's page must not empty a person's cache by showing this address as a picture.
      return ['same-origin', null].includes(request.headers.get('sec-fetch-site')) ? clearPages(empty) : empty
    })
    .post('/sair', async ({ ctx, request }) => {
      const here = leftByProvider(request, ctx) ? '/saiu' : '/'
      if (ctx.person) await logout(core, ctx.person.account, ctx.person.session, ctx)
      const cookies = [signOutCookie(core), leaveToast(core, 'logout')]
      const asJson = request.headers.get('accept')?.includes('application/json') ?? false
      return asJson
        ? clearPages(withCookies(json({ next: here }), cookies))
        : clearDevice(core.config, seeOther(here, cookies))
    })
