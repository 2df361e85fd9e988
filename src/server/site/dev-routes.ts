import { Elysia } from 'elysia'
import type { Core } from '../core'
import { requestContextPlugin } from '../http/request/route-context'
import { notFoundPage } from '../http/response/page'

/** Pages for whoever builds the product. A build for production knows them not: the import below is left out of it. */
export const devRoutes = (core: Core) =>
  new Elysia({ name: 'dev' }).use(requestContextPlugin).get('/dev/ui', async ({ ctx }) => {
    if (process.env.NODE_ENV === 'production') return notFoundPage(core, ctx)
    const { devUiPage } = await import('./dev-ui-page')
    return devUiPage(core, ctx)
  })
