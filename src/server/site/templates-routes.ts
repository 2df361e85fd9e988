import { Elysia } from 'elysia'
import type { Core } from '../core'
import { visitContext } from '../http/request/route-context'
import { templatesPage } from './templates-page'

/** The page; the files themselves are static (assets.ts), made by src/build/templates. */
export const templateRoutes = (core: Core) =>
  new Elysia({ name: 'templates' }).use(visitContext).get('/templates', ({ visit }) => templatesPage(core, visit))
