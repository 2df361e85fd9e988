import { Elysia } from 'elysia'
import type { Problem } from '../../../api/problem'
import { sessionMs } from '../../../domain/accounts/session'
import type { Core } from '../../core'
import { type RequestContext, safeNext } from '../../http/request/request-context'
import { personOf, requestContextPlugin } from '../../http/request/route-context'
import { fieldErrors, formBody, formText, loginBody, registerBody } from '../../http/request/schemas'
import { leaveToast, signInCookies, signOutCookie } from '../../http/response/cookies'
import {
  clearPages,
  fieldsProblem,
  json,
  problem,
  seeOther,
  throttledProblem,
  withCookies,
} from '../../http/response/responses'
import { leftByProvider } from '../oidc/provider-session'
import { passwordProblem } from '../password-reset/new-password'
import { savedCookies } from '../profile/settings'
import { userJson } from '../user-json'
import { login, logout, type NotSignedIn, register, type SignedIn } from './sign-in'
import { landingPage } from './sign-in-pages'

const refusal = (
  ctx: RequestContext,
  refused: NotSignedIn,
): { status: number; body: Problem; headers: Record<string, string> } => {
  if (refused.code === 'throttled') {
    const headers = { 'retry-after': String(Math.ceil(refused.waitMs / 1000)) }
    return { status: 429, body: throttledProblem(ctx, refused.waitMs), headers }
  }
  const status = { credentials: 401, 'account-inactive': 403, 'email-taken': 409, busy: 503 }[refused.code]
  const body = problem(ctx, refused.code)
  const fields = refused.code === 'email-taken' ? { fields: { email: body.message } } : {}
  return { status, body: { ...body, ...fields }, headers: status === 503 ? { 'retry-after': '2' } : {} }
}

const cookiesFor = (core: Core, ctx: RequestContext, signed: SignedIn) => [
  ...signInCookies(core, ctx, signed.account, signed.cookie, sessionMs / 1000),
  ...savedCookies(core, signed.account),
]

/** A form's answer: on to where the person was going, or the same page with what to mend. */
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
  const refused = 'code' in outcome ? refusal(ctx, outcome as NotSignedIn) : { status: 422, body: errors, headers: {} }
  const values = { nome: formText(body, 'nome'), email: formText(body, 'email') }
  const { status, headers, body: problem } = refused
  return landingPage(
    core,
    ctx,
    { tab, values, errors: problem?.fields ?? {}, message: problem?.message, next },
    { status, headers },
  )
}

const input = (body: { nome: string; email: string; senha: string }) => ({
  name: body.nome,
  email: body.email,
  password: body.senha,
})

export const accountRoutes = (core: Core) =>
  new Elysia({ name: 'account' })
    .use(requestContextPlugin)
    .post(
      '/api/login',
      async ({ ctx, body }) => {
        const outcome = await login(core, { email: body.email, password: body.senha }, ctx)
        if (outcome.ok)
          return withCookies(json(userJson(core, outcome.account, ctx.now)), cookiesFor(core, ctx, outcome))
        const { status, body: answer, headers } = refusal(ctx, outcome)
        return json(answer, status, headers)
      },
      { body: loginBody },
    )
    .post(
      '/api/register',
      async ({ ctx, body }) => {
        const weak = await passwordProblem(core, body.senha, { name: body.nome, email: body.email })
        if (weak) return json(fieldsProblem(ctx, { senha: weak }), 422)
        const outcome = await register(core, input(body), ctx)
        if (outcome.ok)
          return withCookies(json(userJson(core, outcome.account, ctx.now), 201), cookiesFor(core, ctx, outcome))
        const { status, body: answer, headers } = refusal(ctx, outcome)
        return json(answer, status, headers)
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
    .post('/sair', async ({ ctx, request }) => {
      const here = leftByProvider(request, ctx) ? '/saiu' : '/'
      if (ctx.person) await logout(core, ctx.person.account, ctx.person.session, ctx)
      return clearPages(seeOther(here, [signOutCookie(core), leaveToast(core, 'logout')]))
    })
