import { Elysia } from 'elysia'
import { visitContext } from '../context'
import type { Core } from '../core'
import { notFoundPage } from '../render/state'

/** Pages for whoever builds the product. A build for production knows them not: the import below is left out of it. */
export const devRoutes = (core: Core) =>
  new Elysia({ name: 'dev' }).use(visitContext).get('/dev/ui', async ({ visit }) => {
    if (process.env.NODE_ENV === 'production') return notFoundPage(core, visit)
    const { devUiPage } = await import('../render/dev-ui')
    return devUiPage(core, visit)
  })
