// Routes with which a person makes, lists and revokes their API tokens. None of them accepts a token.
import type { TokenMadeJson } from '../../api/account/tokens'
import { ShownOnce } from '../../pages/accounts/shown-once'
import { type TokensError, TokensPage } from '../../pages/accounts/tokens/tokens'
import type { Core } from '../core/core'
import { newTokenBody } from '../http/request/body/call-bodies'
import { fieldOf, formBody, formText } from '../http/request/body/schemas'
import type { RequestContext } from '../http/request/request-context'
import { personOf } from '../http/request/route-context'
import { routesOf } from '../http/request/routes-of'
import { leaveToast } from '../http/response/cookies'
import { neverCache } from '../http/response/never-cache'
import { html, type PageAnswer, refusalPage } from '../http/response/page'
import { pageContext } from '../http/response/page-context'
import { refusedJson } from '../http/response/refusals'
import { json, problem, seeOther } from '../http/response/responses'
import { toastOf } from '../http/response/toasts'
import { tokensData, tokensJson } from './data'
import { makeToken, revokeToken, type TypedToken } from './manage'

const textOf = (body: unknown, name: string): string => {
  const value = fieldOf(body, name)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
/** Of a form or of a call's JSON, where days may be a number. */
const typedOf = (body: unknown): TypedToken => ({
  name: textOf(body, 'nome'),
  scope: textOf(body, 'escopo'),
  days: textOf(body, 'dias'),
  password: textOf(body, 'senha'),
})

export const tokenRoutes = (core: Core) => {
  const page = (ctx: RequestContext, error?: TokensError, answer: PageAnswer = {}) => {
    // When a token was last used is no event.
    neverCache(ctx)
    const props = { page: pageContext(core, ctx), toast: toastOf(core, ctx), data: tokensData(core, ctx), error }
    return html(core, ctx, <TokensPage {...props} />, answer)
  }

  return routesOf('tokens')
    .get('/conta/tokens', ({ ctx }) => page(ctx))
    .post(
      '/conta/tokens',
      async ({ ctx, body }) => {
        const typed = typedOf(body)
        const created = await makeToken(core, ctx, typed)
        if ('status' in created) {
          const { message, fields } = created.body
          return page(ctx, { message, fields: fields ?? {}, typed }, { status: created.status })
        }
        return html(core, ctx, <ShownOnce page={pageContext(core, ctx)} of="tokens" value={created.shown} />)
      },
      { body: formBody },
    )
    .post(
      '/conta/tokens/revogar',
      async ({ ctx, body }) => {
        const refused = await revokeToken(core, ctx, formText(body, 'token'))
        if (refused) return refusalPage(core, ctx, refused)
        return seeOther('/conta/tokens', [leaveToast(core, 'token-revoked')])
      },
      { body: formBody },
    )
    .get('/api/user/tokens', ({ ctx }) => json(tokensJson(core, personOf(ctx).account, ctx.now)))
    .post(
      '/api/user/tokens',
      async ({ ctx, body }) => {
        const created = await makeToken(core, ctx, typedOf(body))
        if ('status' in created) return refusedJson(created)
        const listed = tokensJson(core, personOf(ctx).account, ctx.now).find(({ id }) => id === created.id)
        return listed
          ? json({ ...listed, token: created.shown } satisfies TokenMadeJson, 201)
          : json(problem(ctx, 'token-missing'), 404)
      },
      { body: formBody, ...newTokenBody },
    )
    .delete('/api/user/tokens/:id', async ({ ctx, params }) => {
      const refused = await revokeToken(core, ctx, params.id)
      return refused ? refusedJson(refused) : json({ message: 'ok' })
    })
}
