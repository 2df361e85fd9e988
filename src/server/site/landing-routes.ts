// The landing page and the addresses that lead to its forms.
import { Elysia } from 'elysia'
import { landingPage } from '../accounts/sign-in/sign-in-pages'
import type { Core } from '../core'
import { requestContextPlugin } from '../http/request/context-plugin'
import { safeNext } from '../http/request/request-context'
import { seeOther } from '../http/response/responses'

export const landingRoutes = (core: Core) =>
  new Elysia({ name: 'landing' })
    .use(requestContextPlugin)
    .get('/', ({ ctx }) => {
      const { searchParams } = ctx.url
      const next = safeNext(searchParams.get('next'))
      // A visitor who wanted a page that needs a session already has an account.
      const tab =
        searchParams.get('tab') === 'entrar' || (next && searchParams.get('tab') !== 'registrar')
          ? 'entrar'
          : 'registrar'
      return landingPage(core, ctx, { tab, next })
    })
    .get('/auth', ({ request, ctx }) => {
      // The person wants to continue to the page that redirected them here.
      const from = request.headers.get('referer')
      const next =
        from && URL.canParse(from) && new URL(from).host === ctx.url.host ? safeNext(new URL(from).pathname) : null
      return seeOther(next && next !== '/' ? `/?next=${encodeURIComponent(next)}#auth` : '/#auth')
    })
    .get('/entrar', () => seeOther('/#auth'))
    .get('/registrar', () => seeOther('/#auth'))
