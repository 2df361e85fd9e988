// The landing page and the addresses that lead to its forms.
import { landingPage } from '../accounts/sign-in/sign-in-pages'
import { basePathOf } from '../config/site-address'
import type { Core } from '../core/core'
import { backTo } from '../http/request/back-to'
import { safeNext } from '../http/request/request-context'
import { routesOf } from '../http/request/routes-of'
import { seeOther } from '../http/response/responses'

export const landingRoutes = (core: Core) =>
  routesOf('landing')
    .get('/', ({ ctx, request }) => {
      const { searchParams } = ctx.url
      const next = safeNext(searchParams.get('next'))
      // A visitor who wanted a page that needs a session already has an account.
      const tab =
        searchParams.get('tab') === 'entrar' || (next && searchParams.get('tab') !== 'registrar')
          ? 'entrar'
          : 'registrar'
      return core.pages.answer(ctx, request.headers, () => landingPage(core, ctx, { tab, next }))
    })
    .get('/auth', ({ request, ctx }) => {
      // The person wants to continue to the page that redirected them here.
      const next = backTo(basePathOf(core.config), ctx, request)?.split('?')[0]
      return seeOther(next && next !== '/' ? `/?next=${encodeURIComponent(next)}#auth` : '/#auth')
    })
    .get('/entrar', () => seeOther('/#auth'))
    .get('/registrar', () => seeOther('/#auth'))
