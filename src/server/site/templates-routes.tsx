// The route of the page with résumé templates.
import { Elysia } from 'elysia'
import { TemplatesPage } from '../../pages/templates/templates'
import type { Core } from '../core/core'
import { requestContextPlugin } from '../http/request/context-plugin'
import type { RequestContext } from '../http/request/request-context'
import { html } from '../http/response/page'
import { pageContext } from '../http/response/page-context'

const templatesPage = (core: Core, ctx: RequestContext): Promise<Response> =>
  html(core, ctx, <TemplatesPage page={pageContext(core, ctx)} />)

/** The page; the files themselves are static (static/), built by src/build/templates. */
export const templateRoutes = (core: Core) =>
  new Elysia({ name: 'templates' }).use(requestContextPlugin).get('/templates', ({ ctx }) => templatesPage(core, ctx))
