import { Elysia } from 'elysia'
import { TemplatesPage } from '../../pages/templates/templates'
import type { Core } from '../core'
import type { Visit } from '../http/request/request-context'
import { visitContext } from '../http/request/route-context'
import { html } from '../http/response/page'
import { contextOf } from '../http/response/page-context'

const templatesPage = (core: Core, visit: Visit): Promise<Response> =>
  html(core, visit, <TemplatesPage page={contextOf(core, visit)} />)

/** The page; the files themselves are static (assets.ts), made by src/build/templates. */
export const templateRoutes = (core: Core) =>
  new Elysia({ name: 'templates' }).use(visitContext).get('/templates', ({ visit }) => templatesPage(core, visit))
