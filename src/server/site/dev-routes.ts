// Routes for developers, present only outside production.
import type { Core } from '../core/core'
import { routesOf } from '../http/request/routes-of'
import { notFoundPage } from '../http/response/page'

/** Pages for developers. A production build does not contain them: it leaves out the import below. */
export const devRoutes = (core: Core) =>
  routesOf('dev').get('/dev/ui', async ({ ctx }) => {
    if (process.env.NODE_ENV === 'production') return notFoundPage(core, ctx)
    const { devUiPage } = await import('./dev-ui-page')
    return devUiPage(core, ctx)
  })
