import { Elysia } from 'elysia'
import { visitContext } from '../context'
import type { Core } from '../core'
import { comingPage, featureName, featurePaths } from '../render/state'

/** Pages of the product that later issues build. Until then each says plainly that it is not there yet. */
export const comingRoutes = (core: Core) => {
  const app = new Elysia({ name: 'coming' }).use(visitContext)
  for (const path of featurePaths) app.get(path, ({ visit }) => comingPage(core, visit, featureName(visit, path)))
  return app
}
