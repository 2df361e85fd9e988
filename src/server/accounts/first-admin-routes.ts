// Routes of /primeiro-acesso, where the first admin is created.
import { translator } from '../../i18n'
import type { Core } from '../core/core'
import { fieldErrors, formBody, formText, setupBody } from '../http/request/body/schemas'
import type { RequestContext } from '../http/request/request-context'
import { routesOf } from '../http/request/routes-of'
import { signInCookies } from '../http/response/cookies'
import { refusedPage } from '../http/response/page'
import { type FieldError, fieldsProblem, problem, seeOther } from '../http/response/responses'
import type { Setup } from './first-admin'
import { passwordProblem } from './password-reset/new-password'
import { createAccount } from './sign-in/create-account'
import { login } from './sign-in/sign-in'
import { setupPage } from './sign-in/sign-in-pages'

type FormState = { readonly nome: string; readonly email: string }

/** The page behind the link printed at a start without an admin. */
export const setupRoutes = (core: Core, setup: Setup) => {
  const closed = (ctx: RequestContext) => refusedPage(core, ctx, translator(ctx.language)('account.setup.closed'), 410)
  // One link creates one admin: hashing takes some milliseconds, and a second form may be submitted during them.
  let making = false
  const make = async (input: Parameters<typeof createAccount>[1], caller: Parameters<typeof createAccount>[2]) => {
    if (making) return { ok: false, code: 'busy' } as const
    making = true
    try {
      const created = await createAccount(core, input, caller)
      if (created.ok) setup.close()
      return created
    } finally {
      making = false
    }
  }
  const again = (ctx: RequestContext, token: string, values: FormState, wrong: Record<string, FieldError>) =>
    setupPage(core, ctx, { token, values, errors: fieldsProblem(ctx, wrong).fields ?? {} }, { status: 422 })

  return routesOf('setup')
    .get('/primeiro-acesso', ({ ctx }) => {
      const token = ctx.url.searchParams.get('codigo') ?? ''
      if (!setup.fits(token, ctx.now)) return closed(ctx)
      return setupPage(core, ctx, { token, values: { nome: '', email: '' }, errors: {} })
    })
    .post(
      '/primeiro-acesso',
      async ({ ctx, body }) => {
        const token = formText(body, 'codigo')
        if (!setup.fits(token, ctx.now)) return closed(ctx)
        const values = { nome: formText(body, 'nome'), email: formText(body, 'email'), senha: formText(body, 'senha') }
        const wrong = fieldErrors(setupBody, values)
        const weak = await passwordProblem(core, values.senha, { name: values.nome, email: values.email })
        if (weak && !wrong.senha) wrong.senha = weak
        if (Object.keys(wrong).length > 0) return again(ctx, token, values, wrong)
        const created = await make(
          { name: values.nome, email: values.email, password: values.senha, role: 'admin' },
          { ...ctx, terms: null, actor: 'setup', id: setup.account, still: () => setup.fits(token, ctx.now) },
        )
        if (!created.ok && !setup.fits(token, ctx.now)) return closed(ctx)
        if (!created.ok)
          return setupPage(
            core,
            ctx,
            { token, values, errors: { email: problem(ctx, created.code).message } },
            { status: created.code === 'busy' ? 503 : 409 },
          )
        const signed = await login(core, { email: values.email, password: values.senha }, ctx)
        return seeOther('/painel', signed.ok ? signInCookies(core, ctx, signed.account, signed.sessionValue) : [])
      },
      { body: formBody },
    )
}
