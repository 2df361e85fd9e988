// Routes to the identity provider: signing in there, and signing out.
import { SignedOutPage } from '../../../pages/accounts/sign-in/signed-out'
import type { Core } from '../../core/core'
import { safeNext } from '../../http/request/request-context'
import { routesOf } from '../../http/request/routes-of'
import { html, notFoundPage } from '../../http/response/page'
import { pageContext } from '../../http/response/page-context'
import { seeOther } from '../../http/response/responses'
import { refuse } from './answers'
import { leaveFor, originOf, tooManyAttempts } from './leave'

/** Leaving for the provider, and signing out of it. */
export const providerRoutes = (core: Core) => {
  const { provider } = core
  return routesOf('provider')
    .get('/entrar/provedor', async ({ ctx, request }) => {
      if (!provider) return notFoundPage(core, ctx)
      const refusal = tooManyAttempts(core, ctx)
      if (refusal) return refusal
      const next = safeNext(ctx.url.searchParams.get('next'))
      const left = await leaveFor(core, ctx, request, provider, { next, link: null, again: ctx.person !== null })
      return left ? seeOther(left.url.href, left.cookies) : refuse(core, ctx, 'provider-away', 503)
    })
    .get('/saiu', async ({ ctx }) => {
      const canSignOut = provider !== null && (await provider.signOutUrl(originOf(core))) !== null
      const answer = { provider: provider?.name ?? '', canSignOut }
      return html(core, ctx, <SignedOutPage page={pageContext(core, ctx)} {...answer} />)
    })
    .get('/sair/provedor', async ({ ctx }) => {
      if (!provider) return notFoundPage(core, ctx)
      const url = await provider.signOutUrl(`${originOf(core)}/`)
      return seeOther(url?.href ?? '/saiu')
    })
}
