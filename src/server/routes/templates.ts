import { Elysia } from 'elysia'
import { visitContext } from '../context'
import type { Core } from '../core'
import { templatesPage } from '../render/templates'

/** The page; the files themselves are static (assets.ts), made by src/build/templates. */
export const templateRoutes = (core: Core) =>
  new Elysia({ name: 'templates' }).use(visitContext).get('/templates', ({ visit }) => templatesPage(core, visit))
